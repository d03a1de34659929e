/** Asks a model for a node, by the minds of this process: who answers is chosen as for every other agent. */
import { merge } from '../../board/merge-field.ts'
import { value } from '../../board/scalar-fields.ts'
import { schemaFromJson } from '../../base/json-schema.ts'
import { type as anyOf } from '../../base/schema.ts'
import type { Context } from '../../define/agent.ts'
import { board } from '../../define/board.ts'
import { compile } from '../../define/compile.ts'
import { end, send } from '../../define/route.ts'
import type { Society } from '../../define/society.ts'
import type { AnyMind } from '../../minds/answer.ts'
import { mind as processMind } from '../../minds/mind.ts'
import type { ModelImage } from '../../models/model.ts'
import { NodeStop, type Asking } from './component.ts'
import type { Outside } from './surroundings.ts'
import type { ModelValue } from './values.ts'

export interface Asked extends Omit<Asking, 'files'> {
  readonly images?: readonly ModelImage[]
  /** the node whose model it is; a mind chosen for it answers */
  readonly model: ModelValue
}

/** One thought: a text, or JSON as text where a schema was given. */
export async function askModel(
  asked: Asked,
  { minds = processMind, model: instead }: Outside,
  context: Context,
): Promise<string> {
  const { prompt, system = '', history, tools = [], schema, turns, images, model } = asked
  const isAsked = prompt !== '' || (history?.length ?? 0) > 0
  if (!isAsked && system === '') throw new NodeStop('There is nothing to ask the model: its input is empty.')
  const by = instead ?? model.model ?? (model.fault === undefined ? undefined : nobody(model.fault))
  const think = minds({
    prompt: () => ({
      // a provider wants something that a person said
      prompt: isAsked ? prompt : system,
      ...(system !== '' && isAsked && { system }),
      ...(images && images.length > 0 && { images }),
      ...(model.temperature !== undefined && { temperature: model.temperature }),
      ...(model.maxTokens !== undefined && { maxOutputTokens: model.maxTokens }),
    }),
    ...(schema && { reply: schemaFromJson(schema) }),
    ...(tools.length > 0 && { tools }),
    ...(history && history.length > 0 && { messages: () => history }),
    ...(turns !== undefined && { limits: { turns } }),
    ...(by !== undefined && { by }),
    who: () => model.node,
    act: (reply: unknown) => ({ reply: typeof reply === 'string' ? reply : JSON.stringify(reply) }),
  })
  const { reply } = (await think(undefined, context)) as { readonly reply: string }
  return reply
}

/** Answers for a model that cannot be asked, unless the run chooses another: it says why. */
const nobody = (fault: string): AnyMind => ({
  name: 'nobody',
  answer: () => {
    throw new NodeStop(fault)
  },
})

const manyBoard = board({
  count: value(0),
  answers: merge<string>(),
})

/** Many thoughts side by side: a society inside, so that each answer is journaled by itself and paid once. */
export async function askEach(
  all: readonly Asked[],
  surroundings: Outside,
  context: Context,
): Promise<readonly string[]> {
  if (all.length === 0) return []
  const { board: result } = await context.society(societyOf(all, surroundings), { count: all.length })
  return all.map((_, place) => result.answers[String(place)] ?? '')
}

function societyOf(all: readonly Asked[], surroundings: Outside): Society<typeof manyBoard.fields> {
  const deal = manyBoard.agent({ reads: ['count'], writes: [], think: () => undefined })
  const ask = manyBoard.agent({
    reads: [],
    writes: ['answers'],
    takes: anyOf<number>(),
    concurrency: 8,
    think: async (_view, context) => {
      const place = context.payload
      return { answers: { [place]: await askModel(all[place]!, surroundings, context as Context<never>) } }
    },
  })
  const route = manyBoard.route({
    reads: ['count'],
    to: ['ask'],
    choose: ({ count }) => Array.from({ length: count }, (_, place) => send('ask', place)),
  })
  const agents = { deal, ask }
  const compiled = compile(manyBoard, {
    name: 'each',
    start: 'deal',
    agents,
    routes: { deal: route, ask: end('asked') },
  })
  return { board: manyBoard, compiled }
}
