/** Actions of a world as tools: a model acts by function calling, and the call is its answer. */
import type { ActionOffer } from '../../worlds/world.ts'
import { tool, type AnswerTool } from '../tool.ts'

/** One tool for each action. The mind's reply is what the action makes of the call's input. */
export function actionTools<Action>(offers: readonly ActionOffer<Action>[]): readonly AnswerTool[] {
  return offers.map(({ name, description, input, action }) =>
    tool({ name, description, input, reply: (given: unknown) => action(given) }),
  )
}
