/** A model's turn in a thought with tools: it is told what came of its calls, and answers or calls again. */
import { TroupeError } from '../../base/errors.ts'
import type { Context } from '../../define/agent.ts'
import { end, send, type End, type Send } from '../../define/route.ts'
import type { ChatMessage, ToolCall, ToolResult } from '../../models/message.ts'
import { asksIn } from '../../tools/ask-first.ts'
import { readInput, readRun } from '../../tools/run-tool.ts'
import { checkDrift, type Toolbox } from '../../tools/toolbox.ts'
import type { PerformedEffect } from '../../store/record.ts'
import { DEFAULT_LIMITS, MOST_REPEATS, stateOf, type LoopLimits, type StopCondition } from './limits.ts'
import { guardResult } from '../guards.ts'
import type { LoopAnswer, SentCall } from './loop-board.ts'
import { isToolEffect, keyOfCall, toldOfEdit, type Workshop } from './tool-turn.ts'
import { windowOf } from './window.ts'

export interface LoopView {
  readonly messages: readonly ChatMessage[]
  readonly turns: number
  readonly calls: Readonly<Record<string, number>>
  readonly repeated: { readonly call: string; readonly times: number }
  readonly explained: number
  readonly tools: Readonly<Record<string, string>> | null
}

export interface LoopUpdate {
  readonly messages?: readonly ChatMessage[]
  readonly answer?: LoopAnswer
  readonly turns?: number
  readonly calls?: Readonly<Record<string, number>>
  readonly repeated?: LoopView['repeated']
  readonly explained?: number
  readonly tools?: Readonly<Record<string, string>>
}

interface Spoken {
  readonly text: string
  readonly calls?: readonly ToolCall[]
  readonly own?: unknown
}

/** What a turn needs besides the board. */
export interface Speaker {
  readonly name: string
  readonly shop: Workshop
  readonly limits: LoopLimits
  readonly stopWhen: StopCondition | undefined
  /** what comes before the messages on the board: a chat that is kept elsewhere, and a prompt that is not journaled */
  readonly opening: readonly ChatMessage[]
  /** one journaled model call */
  readonly speak: (
    context: Context,
    messages: readonly ChatMessage[],
    box: Toolbox,
    toolChoice: 'auto' | 'none',
  ) => Promise<Spoken>
  /** why a reply that calls nothing is no answer */
  readonly faultOf: (text: string) => Promise<string | undefined>
  readonly explain: (text: string, fault: string) => string
}

type Turned = { readonly update: LoopUpdate; readonly next: End | 'model' | readonly Send<'tool', SentCall>[] }

// after two explanations a model that still misses rarely gets there
const EXPLANATIONS = 2

export async function takeModelTurn(speaker: Speaker, view: LoopView, context: Context): Promise<Turned> {
  const { limits, shop, name } = speaker
  const { turns = DEFAULT_LIMITS.turns } = limits
  const results = await guardResults(shop, context)
  const news: ChatMessage[] = results.length > 0 ? [{ role: 'tool', results }] : []
  const asked = askedIn(context)
  // the model hears of them when they are over
  if (asked.length > 0) return { update: { messages: news }, next: asked.map((call) => send('tool', call)) }
  const state = speaker.stopWhen && view.turns > 0 && stateOf(view.messages, view.turns)
  if (state && speaker.stopWhen?.(state)) {
    return { update: { messages: news, answer: { text: state.last.text } }, next: end('stopped') }
  }
  const box = await shop.open(context.signal)
  if (view.tools) checkDrift(view.tools, box)
  const isLast = view.turns + 1 >= turns
  const spoken = await speaker.speak(
    context,
    windowOf([speaker.opening, view.messages, news], limits.history),
    box,
    isLast ? 'none' : 'auto',
  )
  const { text, calls = [], own } = spoken
  const reply: ChatMessage = {
    role: 'assistant',
    text,
    ...(calls.length > 0 && { calls }),
    by: name,
    ...(own !== undefined && { own }),
  }
  const known = view.tools === null && Object.keys(box.fingerprints).length > 0 && { tools: box.fingerprints }
  const update = { messages: [...news, reply], turns: 1, ...known }
  if (calls.length === 0 || isLast) return settle(speaker, view, update, { text, calls })
  const answer = answerIn(calls, box)
  if (answer) {
    const others = calls.filter(({ id }) => id !== answer.id)
    const told: ChatMessage = { role: 'tool', results: [resultOf(answer, 'done', ''), ...others.map(leftOut)] }
    const given = { tool: answer.name, input: answer.input }
    return { update: { ...update, messages: [...update.messages, told], answer: given }, next: end('answered') }
  }
  return { update: { ...update, ...count(view, calls) }, next: sendCalls(view, calls, box, limits) }
}

/** The end of a thought in words, unless they do not fit. */
async function settle(
  { faultOf, explain, name, shop }: Speaker,
  { explained }: LoopView,
  update: LoopUpdate,
  { text, calls }: { readonly text: string; readonly calls: readonly ToolCall[] },
): Promise<Turned> {
  const fault =
    calls.length > 0 ? 'No more tools may be called in this thought: answer with what you know.' : await faultOf(text)
  if (fault === undefined) return { update: { ...update, answer: { text } }, next: end('answered') }
  if (explained >= EXPLANATIONS) {
    throw new TroupeError(
      'MODEL_BAD_REPLY',
      `${name} gave agent "${shop.agent}" no reply that fits, asked ${EXPLANATIONS + 1} times. ${fault}`,
    )
  }
  const refused = calls.map((call) => resultOf(call, 'skipped', fault))
  const told: ChatMessage[] = [
    ...(refused.length > 0 ? [{ role: 'tool', results: refused } as const] : []),
    { role: 'user', text: explain(text, fault) },
  ]
  return { update: { ...update, messages: [...(update.messages ?? []), ...told], explained: 1 }, next: 'model' }
}

/** The results of effectful calls, as the guards let the model have them. */
export async function guardResults(
  { guards, agent }: Workshop,
  { effects, run, step, once }: Pick<Context, 'effects' | 'run' | 'step' | 'once'>,
): Promise<ToolResult[]> {
  const results: ToolResult[] = []
  for (const each of resultsOf(effects)) results.push(await guardResult(guards, each, { run, step, once, agent }))
  return results
}

// a tool that asks so often is asked no more
const MOST_ROUNDS = 8

/** Calls that ask something before they do anything. */
export function askedIn({ effects }: Pick<Context, 'effects'>): SentCall[] {
  return effects.flatMap(({ effect, result }): SentCall[] => {
    const asks = asksIn(result)
    if (asks === undefined || !isToolEffect(effect)) return []
    const { call: id, name, input, edited, round = 0 } = effect
    if (round >= MOST_ROUNDS) return []
    return [{ call: { id, name, input }, asked: { asks, input, ...(edited && { edited }), round: round + 1 } }]
  })
}

/** What came of the effectful calls of the step before. */
function resultsOf(effects: readonly PerformedEffect[]): ToolResult[] {
  return effects.flatMap(({ effect, result }) => {
    if (!isToolEffect(effect)) return []
    const isOpen = asksIn(result) !== undefined
    if (isOpen && (effect.round ?? 0) < MOST_ROUNDS) return []
    if (isOpen) {
      const output = `It did nothing: it asked ${MOST_ROUNDS} times for more.`
      return [{ call: effect.call, name: effect.name, outcome: 'skipped' as const, output }]
    }
    const { outcome, output } = toldOfEdit(readRun(result), effect.input, effect.edited === true)
    return [{ call: effect.call, name: effect.name, outcome, output }]
  })
}

/** The call that is the answer, where its input fits. */
function answerIn(calls: readonly ToolCall[], { tools }: Toolbox): ToolCall | undefined {
  return calls.find((call) => {
    const tool = tools.get(call.name)
    return tool !== undefined && !tool.does && call.fault === undefined && !('fault' in readInput(tool, call.input))
  })
}

const resultOf = ({ id, name }: ToolCall, outcome: ToolResult['outcome'], output: string): ToolResult => ({
  call: id,
  name,
  outcome,
  output,
})

const leftOut = (call: ToolCall) => resultOf(call, 'skipped', 'The answer was given in the same reply.')

function count(view: LoopView, calls: readonly ToolCall[]): Pick<LoopUpdate, 'calls' | 'repeated'> {
  const counts: Record<string, number> = {}
  for (const { name } of calls) counts[name] = (counts[name] ?? view.calls[name] ?? 0) + 1
  const keys = new Set(calls.map(keyOfCall))
  const [key = ''] = keys
  const isSame = keys.size === 1 && key === view.repeated.call
  return { calls: counts, repeated: { call: keys.size === 1 ? key : '', times: isSame ? view.repeated.times + 1 : 1 } }
}

/** Each call goes to a slot of its own, in the reply's order; what a limit refuses goes there with the reason. */
function sendCalls(view: LoopView, calls: readonly ToolCall[], { tools }: Toolbox, limits: LoopLimits) {
  const { calls: most = DEFAULT_LIMITS.calls } = limits
  let total = Object.values(view.calls).reduce((sum, each) => sum + each, 0)
  const ofTool: Record<string, number> = { ...view.calls }
  return calls.map((call) => {
    total++
    const times = (ofTool[call.name] = (ofTool[call.name] ?? 0) + 1)
    const own = tools.get(call.name)?.limits?.calls ?? Infinity
    const refused =
      total > most
        ? `The limit of ${most} tool calls in one thought is reached. Answer with what you know.`
        : times > own
          ? `The limit of ${own} calls of ${call.name} in one thought is reached.`
          : isStuck(view, call)
            ? `You have made this exact call ${view.repeated.times} times in a row. Do something else, or answer.`
            : undefined
    return send('tool', {
      call,
      ...(refused !== undefined && { refused: { outcome: 'skipped', output: refused } as const }),
    })
  })
}

function isStuck({ repeated }: LoopView, call: ToolCall): boolean {
  return repeated.times >= MOST_REPEATS && repeated.call === keyOfCall(call)
}
