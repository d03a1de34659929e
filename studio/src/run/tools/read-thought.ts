/**
 * A thought with tools, read from the journal of the society that it is inside: what the model said, what it called,
 * with which input, and what came of it. Pure.
 */
import { itemsPushedBy } from '../../../../src/board/read-change.ts'
import { isRecord } from '../../../../src/base/json-kinds.ts'
import type { Activation } from '../../../../src/store/record.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { readApproval } from '../approval-read.ts'
import { folded } from '../panels/read/folded.ts'
import { modelCallOf } from '../panels/read/model-calls.ts'
import { questionsOf } from '../panels/read/thinking.ts'
import { isOutcome, readRun, type CallState } from './outcome.ts'

/** In such a society, tool calls are sent to it. */
const TOOL_AGENT = 'tool'

export interface CallMade {
  readonly id: string
  readonly name: string
  readonly input: unknown
  /** what a person made of the input before it was done */
  readonly edited?: unknown
  readonly state: CallState
  readonly output?: unknown
  readonly ms?: number
  /** of the society inside, in which it was asked for */
  readonly step: number
}

export interface ThoughtPart {
  readonly step: number
  /** what the model said with its calls, or in the end */
  readonly text: string
  readonly calls: readonly CallMade[]
}

interface Draft {
  step: number
  text: string
  readonly calls: Map<string, CallMade>
}

interface Reading {
  readonly parts: Draft[]
  readonly byCall: Map<string, Draft>
  /** said in the step under way */
  said: string
}

const reading = folded<Reading>(
  () => ({ parts: [], byCall: new Map(), said: '' }),
  (read, { record }) => {
    if (record.kind === 'call') read.said = modelCallOf(record)?.reply ?? read.said
    if (record.kind !== 'step') return
    for (const { changes = {}, effects = [] } of record.did) {
      for (const { effect, result } of effects) settleEffect(read, effect, result)
      for (const message of itemsPushedBy<unknown>(changes['messages'])) settle(read, message)
    }
    const calls = record.next.flatMap((activation) => callOf(activation, record.step))
    if (calls.length === 0 && read.said === '') return
    const part: Draft = { step: record.step, text: read.said, calls: new Map(calls.map((call) => [call.id, call])) }
    read.said = ''
    read.parts.push(part)
    for (const { id } of calls) read.byCall.set(id, part)
  },
)

function callOf(activation: Activation, step: number): CallMade[] {
  if (typeof activation === 'string' || activation.agent !== TOOL_AGENT || !isRecord(activation.payload)) return []
  const { call } = activation.payload
  if (!isRecord(call) || typeof call['id'] !== 'string' || typeof call['name'] !== 'string') return []
  return [{ id: call['id'], name: call['name'], input: call['input'], state: 'open', step }]
}

function change(read: Reading, id: unknown, changed: Partial<CallMade>): void {
  const part = typeof id === 'string' ? read.byCall.get(id) : undefined
  const call = part?.calls.get(id as string)
  if (part && call) part.calls.set(call.id, { ...call, ...changed })
}

/** An effectful call: what it was done with, and what came of it. */
function settleEffect(read: Reading, effect: object, result: unknown): void {
  if (!isRecord(effect) || effect['type'] !== 'tool') return
  const known =
    typeof effect['call'] === 'string' ? read.byCall.get(effect['call'])?.calls.get(effect['call']) : undefined
  const isEdited = known !== undefined && JSON.stringify(known.input) !== JSON.stringify(effect['input'])
  const { outcome, output } = readRun(result)
  const ms = isRecord(result) && typeof result['ms'] === 'number' ? result['ms'] : undefined
  change(read, effect['call'], {
    state: outcome,
    output,
    ...(isEdited && { edited: effect['input'] }),
    ...(ms !== undefined && { ms }),
  })
}

/** What the model is told of its calls: the last word, since guards may have changed it. */
function settle(read: Reading, message: unknown): void {
  if (!isRecord(message) || message['role'] !== 'tool' || !Array.isArray(message['results'])) return
  for (const result of message['results'] as readonly unknown[])
    if (isRecord(result) && isOutcome(result['outcome']))
      change(read, result['call'], { state: result['outcome'], output: result['output'] })
}

/** The parts of a thought so far, in their order. */
export function readThought(timeline: Timeline): readonly ThoughtPart[] {
  const { parts } = reading(timeline)
  const asked = new Set(questionsOf(timeline).map(({ question }) => readApproval(question)?.call))
  return parts.map(({ step, text, calls }) => ({
    step,
    text,
    calls: [...calls.values()].map((call) =>
      call.state === 'open' && asked.has(call.id) ? { ...call, state: 'asks' as const } : call,
    ),
  }))
}
