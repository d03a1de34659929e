/** The last steps, as Memory looks at them: what was done where, whether it was new, and how long nothing was. */
import type { View } from '../../../board/field.ts'
import type { Fields } from '../board.ts'
import { LOOP_WINDOW, type Step } from './loop.ts'
import { isNews, type Eventful } from './outcome.ts'

/** How long nothing has been new; a step that Memory has counted is not counted again. */
export const stepsSince = (knowledge: Eventful, { gameState }: View<Fields, 'gameState'>): number =>
  isNews(knowledge) ? 0 : gameState.stepsSinceProgress + (gameState.currentRunLength === knowledge.step ? 0 : 1)

/** What was new is told by how long ago that was. */
export function stepsOf(knowledge: Eventful, view: View<Fields, 'actionHistory' | 'gameState'>): Step[] {
  const { actionHistory, gameState } = view
  const before = actionHistory.slice(-LOOP_WINDOW)
  const steps = before.map(({ action, location }, index) => ({
    action,
    location,
    isNew: before.length - index > gameState.stepsSinceProgress,
  }))
  const { last, situation, here } = knowledge
  if (last !== undefined && actionHistory.at(-1)?.step !== knowledge.step)
    steps.push({ action: last.text, location: situation.cameFrom ?? here, isNew: isNews(knowledge) })
  return steps
}
