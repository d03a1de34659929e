/** A tool call: checked, approved, and done. Reading tools run inside the thought; the others become effects. */
import { hash } from 'node:crypto'
import { listed } from '../../base/errors.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import type { Context } from '../../define/agent.ts'
import type { Handler } from '../../define/effects.ts'
import type { PerformedEffect } from '../../store/record.ts'
import type { ToolResult } from '../../models/message.ts'
import { approvalAnswer, type ApprovalAnswer } from '../../tools/approval.ts'
import { answerSchema, asksIn, type ToolAnswers } from '../../tools/ask-first.ts'
import { readInput, readRun, runTool, type ToolRun } from '../../tools/run-tool.ts'
import type { CallContext, Tool, ToolLimits } from '../../tools/tool.ts'
import type { Toolbox } from '../../tools/toolbox.ts'
import { guardResult, type InputGuard } from '../guards.ts'
import type { AskedCall, SentCall } from './loop-board.ts'

/** An effectful call, as it is announced. */
export interface ToolEffect {
  readonly type: 'tool'
  readonly call: string
  readonly name: string
  readonly input: unknown
  /** a person changed the input before it was done */
  readonly edited?: true
  /** it asked before it did anything: what was answered, and how often it has asked */
  readonly answered?: ToolAnswers
  readonly round?: number
}

/** What the calls of one thought share. */
export interface Workshop {
  readonly agent: string
  /** the run's time in the thought they belong to */
  readonly now: number
  readonly open: (signal: AbortSignal) => Toolbox | Promise<Toolbox>
  readonly limits: ToolLimits
  readonly guards: readonly InputGuard[]
  /** whether somebody is asked, for tools that do not say it themselves */
  readonly approve:
    | ((call: { readonly tool: string; readonly input: unknown }) => boolean | Promise<boolean>)
    | undefined
}

type Turn = Pick<
  Context<SentCall>,
  'payload' | 'run' | 'step' | 'now' | 'random' | 'signal' | 'ask' | 'society' | 'doneBefore' | 'once' | 'onPart'
>

interface TurnOutcome {
  readonly update: {
    readonly messages?: readonly [{ role: 'tool'; results: readonly [ToolResult] }]
    denied?: Readonly<Record<string, string>>
  }
  readonly effects?: readonly [ToolEffect]
}

/** The same for equal calls; short, since it is kept. */
export function keyOfCall({ name, input }: { readonly name: string; readonly input: unknown }): string {
  return hash('sha256', `${name} ${canonicalJson(input)}`, 'base64url')
}

export async function takeToolTurn(
  shop: Workshop,
  denied: Readonly<Record<string, string>>,
  context: Turn,
): Promise<TurnOutcome> {
  const { call, refused, asked } = context.payload
  const { id, name } = call
  const say = (
    { outcome, output }: ToolRun,
    more: { denied?: Readonly<Record<string, string>> } = {},
  ): TurnOutcome => ({
    update: { messages: [{ role: 'tool', results: [{ call: id, name, outcome, output }] }], ...more },
  })
  if (refused) return say(refused)
  if (asked) return { update: {}, effects: [await answerCall(call, asked, context)] }
  if (call.fault !== undefined) return say({ outcome: 'faulty', output: call.fault })
  const { tools, away } = await shop.open(context.signal)
  const tool = tools.get(name)
  if (!tool) return say({ outcome: 'faulty', output: unknownTool(name, tools, away) })
  const before = reasonIn(denied, call)
  if (before !== undefined) return say({ outcome: 'denied', output: `This was denied before. ${before}`.trim() })
  const read = readInput(tool, call.input)
  if ('fault' in read) return say({ outcome: 'faulty', output: read.fault })
  // calling it was the answer; where others were called beside it, it has nothing to do
  if (!tool.does) return say({ outcome: 'skipped', output: `${name} is called alone, as the answer.` })
  const about: CallContext = { id: `${context.run}/${context.step}/${id}`, ...pickAbout(shop, context) }
  const done = tool.reads ? undefined : await doneBefore(tool, call, context)
  if (done && tool.reads !== true && tool.inFork === 'reuse') return say(readRun(done.result))
  const mustAsk =
    (done !== undefined && tool.reads !== true && (tool.inFork ?? 'ask') === 'ask') ||
    (await needsApproval(shop, tool, read.value, about))
  let { input } = call
  let isEdited = false
  if (mustAsk) {
    const answer = await askFor(shop, tool, call, done, context)
    if (answer.do === 'deny') {
      const output = `A person denied this call.${answer.reason ? ` They said: ${answer.reason}` : ''}`
      return say({ outcome: 'denied', output }, { denied: { [keyOfCall(call)]: answer.reason } })
    }
    if (answer.do === 'reuse') return say(readRun(done?.result))
    isEdited = answer.do === 'edit'
    if (answer.do === 'edit') input = answer.input
  }
  const edited = isEdited && { edited: true as const }
  if (!tool.reads) return { update: {}, effects: [{ type: 'tool', call: id, name, input, ...edited }] }
  const { random, ask, society, onPart } = context
  const tell = onPart && ((part: unknown) => onPart(id, part))
  const ran = await runTool(tool, input, { ...about, random, ask, society }, shop.limits, tell)
  const given = toldOfEdit(ran, input, isEdited)
  const { run, step, once } = context
  return say(await guardResult(shop.guards, { call: id, name, ...given }, { agent: shop.agent, run, step, once }))
}

/** What a call asked before it did anything is answered, and it is announced anew. It was approved when it began. */
async function answerCall(
  { id, name }: SentCall['call'],
  { asks: { questions, state }, input, edited, round }: AskedCall,
  { ask }: Turn,
): Promise<ToolEffect> {
  const answers: Record<string, unknown> = {}
  for (const [key, { question, answer }] of Object.entries(questions))
    answers[key] = await ask(question, { schema: answerSchema({ ...(answer && { answer }) }), key: `${round} ${key}` })
  const answered = { answers, ...(state !== undefined && { state }) }
  return { type: 'tool', call: id, name, input, ...(edited && { edited }), answered, round }
}

/** A model is told of an input that a person changed, or it would take what came of it for the answer to its own. */
export function toldOfEdit<R extends ToolRun>(run: R, input: unknown, isEdited: boolean): R {
  return isEdited ? { ...run, output: { note: 'A person changed the input.', input, result: run.output } } : run
}

/** Why the same was denied before. Most thoughts know of nothing denied, and need no key. */
function reasonIn(denied: Readonly<Record<string, string>>, call: SentCall['call']): string | undefined {
  return Object.keys(denied).length === 0 ? undefined : denied[keyOfCall(call)]
}

function pickAbout({ agent }: Workshop, { run, step, now, signal }: Turn) {
  return { agent, run, step, now, signal }
}

async function needsApproval({ approve }: Workshop, tool: Tool, input: unknown, about: CallContext): Promise<boolean> {
  if (tool.approve === 'always') return true
  if (tool.approve === 'never') return false
  if (tool.approve !== undefined) return tool.approve(input, about)
  return (await approve?.({ tool: tool.name, input })) ?? false
}

async function askFor(
  { agent }: Workshop,
  { name, description, input: schema }: Tool,
  { id, input }: SentCall['call'],
  before: PerformedEffect | undefined,
  { ask }: Turn,
): Promise<ApprovalAnswer> {
  const known = before && { doneBefore: readRun(before.result) }
  const question = { approve: { tool: name, description, input, call: id, agent, ...known } }
  const answers = approvalAnswer(before !== undefined)
  const checked: typeof answers = {
    '~standard': {
      ...answers['~standard'],
      // an input that was changed is held to the same schema, and asked for again where it does not fit
      validate: (given) => {
        const result = answers['~standard'].validate(given)
        if (result instanceof Promise || result.issues || result.value.do !== 'edit') return result
        const fit = schema['~standard'].validate(result.value.input)
        return fit instanceof Promise || fit.issues === undefined ? result : { issues: fit.issues }
      },
    },
  }
  return ask(question, { schema: checked, key: 'approve' })
}

async function doneBefore(
  { name }: Tool,
  { input }: SentCall['call'],
  context: Turn,
): Promise<PerformedEffect | undefined> {
  const done = await context.doneBefore()
  if (done.length === 0) return undefined
  const wanted = keyOfCall({ name, input })
  // one that only asked has done nothing
  const isMeant = ({ effect, result }: PerformedEffect) =>
    isToolEffect(effect) && asksIn(result) === undefined && keyOfCall(effect) === wanted
  return done.find(isMeant)
}

export function isToolEffect(effect: object): effect is ToolEffect {
  return 'type' in effect && effect.type === 'tool' && 'name' in effect && 'call' in effect
}

function unknownTool(name: string, tools: Toolbox['tools'], away: Toolbox['away']): string {
  const missing = Object.entries(away).map(([source, why]) => ` ${source} is away: ${why}`)
  return `There is no tool "${name}" now. Tools: ${listed(tools.keys())}.${missing.join('')}`
}

/** Does an effectful call when its step is committed. It was announced before, and is never done twice. */
export function toolHandler(shop: Workshop): Handler {
  return async ({ name, input, call, answered }: ToolEffect, { id, run, step, onPart }) => {
    const { tools, away } = await shop.open(new AbortController().signal)
    const tool = tools.get(name)
    if (!tool?.does) return { outcome: 'faulty', output: unknownTool(name, tools, away) } satisfies ToolRun
    const about = { id, run, step, agent: shop.agent, now: shop.now, ...(answered && { answered }) }
    const tell = onPart && ((part: unknown) => onPart(call, part))
    return runTool(tool, input, about, shop.limits, tell)
  }
}
