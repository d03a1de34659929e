/**
 * The tool loop: a thought with tools is a society inside, of a model and its tools, in turns, until the model answers.
 * So each model call and each tool call is journaled, resumed where it was, and never done twice.
 */
import { type as anyOf } from '../../base/schema.ts'
import { compile } from '../../define/compile.ts'
import type { AnyDefinition } from '../../define/definition.ts'
import { chosen, end, send } from '../../define/route.ts'
import type { Society } from '../../define/society.ts'
import { LOOP_FLOW, loopBoard, type SentCall } from './loop-board.ts'
import { askedIn, guardResults, takeModelTurn, type Speaker } from './model-turn.ts'
import { takeToolTurn, toolHandler, type Workshop } from './tool-turn.ts'

type LoopFields = typeof loopBoard.fields

// a thought ends by the limit of its turns long before
const STEP_LIMIT = 1_000_000

export function modelLoop(speaker: Speaker): Society<LoopFields> {
  const model = loopBoard.agent({
    reads: ['messages', 'turns', 'calls', 'repeated', 'explained', 'tools'],
    writes: ['messages', 'answer', 'turns', 'calls', 'repeated', 'explained', 'tools'],
    think: (view, context) => takeModelTurn(speaker, view, context),
  })
  const { tool, handlers } = toolsOf(speaker.shop)
  const agents = { model, tool }
  const routes = { model: chosen('tool', 'model'), tool: 'model' }
  return flowOf({ start: 'model', agents, routes, handlers })
}

/** The same with a program in the model's place, which wants one call done. */
export function oneCall(shop: Workshop, sent: SentCall): Society<LoopFields> {
  const rules = loopBoard.agent({
    reads: ['turns'],
    writes: ['messages', 'turns'],
    think: async ({ turns }, context) => {
      if (turns === 0) return { update: { turns: 1 }, next: send('tool', sent) }
      const asked = askedIn(context)
      if (asked.length > 0) return { next: asked.map((call) => send('tool', call)) }
      const results = await guardResults(shop, context)
      return { update: { messages: results.length > 0 ? [{ role: 'tool', results }] : [] }, next: end('done') }
    },
  })
  const { tool, handlers } = toolsOf(shop)
  return flowOf({ start: 'rules', agents: { rules, tool }, routes: { rules: chosen('tool'), tool: 'rules' }, handlers })
}

function toolsOf(shop: Workshop) {
  const tool = loopBoard.agent({
    reads: ['denied'],
    writes: ['messages', 'denied'],
    takes: anyOf<SentCall>(),
    think: ({ denied }, context) => takeToolTurn(shop, denied, context),
  })
  return { tool, handlers: { tool: toolHandler(shop) } }
}

function flowOf(definition: Pick<AnyDefinition, 'start' | 'agents' | 'routes' | 'handlers'>): Society<LoopFields> {
  const compiled = compile(loopBoard, { ...definition, name: LOOP_FLOW, stepLimit: STEP_LIMIT })
  return { board: loopBoard, compiled }
}
