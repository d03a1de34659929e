/**
 * The story of a run for chat front ends: what models say and call, what came of it, what is asked and how the board
 * changes. It is told from the journals, with the words of models as they come; a story that is taken up at a place
 * goes on there.
 */
import { isRecord } from '../base/json-kinds.ts'
import { isNamedInside, nameWithin } from '../base/inside-ids.ts'
import { MODEL_CALL } from '../base/model-call-name.ts'
import type { Changes } from '../board/change.ts'
import { itemsPushedBy } from '../board/read-change.ts'
import type { Fields } from '../board/field.ts'
import type { Run } from '../engine/run.ts'
import type { PartEvent, TokenEvent } from '../engine/token-feed.ts'
import type { ModelCall } from '../minds/model-call.ts'
import type { ToolOutcome } from '../models/message.ts'
import { asksIn } from '../tools/ask-first.ts'
import { redactWords } from '../models/redact-words.ts'
import { readEntries } from '../store/fold.ts'
import type { Activation, CallRecord, Entry, JournalRecord, StepRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { isApprovalQuestion } from '../tools/approval.ts'
import { readPlace, writePlace, type Place, type Seqs } from './place.ts'

// what is in societies inside is told before these
const CLOSING: ReadonlySet<string> = new Set(['ask', 'step', 'fail', 'end'])
// in a thought with tools, calls are sent to it
const TOOL_AGENT = 'tool'

export interface StoryCall {
  /** of the whole run: the provider's own are unique within a thought alone */
  readonly id: string
  readonly name: string
  readonly input: unknown
}

export type StoryEvent =
  /** a piece of what a model is saying, from the beginning of it */
  | { readonly type: 'piece'; readonly message: string; readonly agent: string; readonly text: string }
  /** all that a model said and called; it replaces the pieces of the same message */
  | {
      readonly type: 'said'
      readonly message: string
      readonly agent: string
      readonly text: string
      readonly calls: readonly StoryCall[]
    }
  /** what a tool reports before it is done: the result replaces it */
  | { readonly type: 'part'; readonly call: string; readonly part: unknown }
  /** what came of a call; `input` where a person changed it */
  | {
      readonly type: 'result'
      readonly call: string
      readonly outcome: ToolOutcome
      readonly output: unknown
      readonly input?: unknown
    }
  /** `call`: what waits for a yes, and its id among the calls */
  | {
      readonly type: 'ask'
      readonly key: string
      readonly agent: string
      readonly question: unknown
      readonly call?: string
    }
  | { readonly type: 'step'; readonly step: number; readonly changes: readonly Changes[]; readonly next: number }
  | { readonly type: 'fail'; readonly code: string; readonly message: string }
  | { readonly type: 'end'; readonly reason: string }
  /** everything before is journaled: a story taken up here begins with what comes after */
  | { readonly type: 'place'; readonly place: Place }

export interface StoryOptions {
  /** the store of the run */
  readonly store: Store
  /** where a client left off */
  readonly after?: Place | undefined
}

export async function* tellStory(run: Run<Fields>, { store, after }: StoryOptions): AsyncGenerator<StoryEvent> {
  const seqs = readPlace(after)
  const reader = createReader(run.id)
  let closed = 0
  // a place that was told is whole; societies inside are told of while their step is under way
  async function* take(id: string, entry: Entry): AsyncGenerator<StoryEvent> {
    const { seq, record } = entry
    const isStep = id === run.id && record.kind === 'step'
    if (seq <= (seqs.get(id) ?? 0)) {
      if (isStep) closed = record.step
      return reader.skip(id, record)
    }
    if (id === run.id && CLOSING.has(record.kind) && record.step > closed) yield* history(record.step)
    yield* reader.read(id, record)
    seqs.set(id, seq)
    if (isStep) {
      closed = record.step
      forgetInside(seqs, run.id)
    }
    yield { type: 'place', place: writePlace(seqs) }
  }
  /** Societies inside a step that came before anybody watched. */
  async function* history(step: number): AsyncGenerator<StoryEvent> {
    const inside = (await store.runs(run.id)).filter(
      (id) => isNamedInside(id, run.id) && nameWithin(id, run.id).startsWith(`${step}.`),
    )
    for (const id of inside) {
      if ((await store.head(id)) <= (seqs.get(id) ?? 0)) continue
      for await (const entry of readEntries(store, id, 1)) yield* take(id, entry)
    }
  }
  for await (const event of run.events({ tokens: true, inside: true })) {
    if (!('kind' in event)) yield* take(run.id, event)
    else if (event.kind === 'inside') yield* take(event.run, event.entry)
    else if (event.kind === 'part') yield* reader.report(event)
    else yield* reader.hear(event)
  }
}

function forgetInside(seqs: Seqs, run: string): void {
  for (const id of seqs.keys()) if (id !== run) seqs.delete(id)
}

interface Reader {
  hear(token: TokenEvent): Generator<StoryEvent>
  report(part: PartEvent): Generator<StoryEvent>
  read(run: string, record: JournalRecord): Generator<StoryEvent>
  /** was told before; what later events refer to is still noted */
  skip(run: string, record: JournalRecord): void
}

interface Known extends StoryCall {
  /** as the provider named it */
  readonly own: string
  isAsked: boolean
  isSettled: boolean
}

function createReader(root: string): Reader {
  const calls = new Map<string, Known>()
  /** messages that are heard from their beginning, and those that were not */
  const hearing = new Map<string, ((piece: string) => string) | undefined>()
  const note = (run: string, call: unknown): Known[] => {
    if (!isRecord(call) || typeof call['id'] !== 'string' || typeof call['name'] !== 'string') return []
    const id = `${run}/${call['id']}`
    if (calls.has(id)) return []
    const known = { id, own: call['id'], name: call['name'], input: call['input'], isAsked: false, isSettled: false }
    calls.set(id, known)
    return [known]
  }
  const plain = ({ id, name, input }: Known): StoryCall => ({ id, name, input })
  function* settle(run: string, given: unknown, more: { input?: unknown } = {}): Generator<StoryEvent> {
    if (!isRecord(given)) return
    const known = calls.get(`${run}/${String(given['call'])}`)
    if (!known || known.isSettled) return
    known.isSettled = true
    const outcome = (typeof given['outcome'] === 'string' ? given['outcome'] : 'unknown') as ToolOutcome
    const isEdited = 'input' in more && JSON.stringify(more.input) !== JSON.stringify(known.input)
    yield { type: 'result', call: known.id, outcome, output: given['output'], ...(isEdited && { input: more.input }) }
  }
  function* readStep(run: string, { step, did, next }: StepRecord): Generator<StoryEvent> {
    for (const { changes = {}, effects = [] } of did) {
      for (const { effect, result } of effects) {
        const { type, call, input } = effect as { type: string; call?: unknown; input?: unknown }
        // one that only asks is not over: it is announced anew with the answers
        if (type === 'tool' && asksIn(result) === undefined)
          yield* settle(run, { outcome: 'unknown', ...(isRecord(result) && result), call }, { input })
      }
      for (const message of itemsPushedBy<unknown>(changes['messages'])) {
        const results = isRecord(message) && message['role'] === 'tool' ? message['results'] : []
        for (const result of Array.isArray(results) ? (results as readonly unknown[]) : []) yield* settle(run, result)
      }
    }
    // rules call tools as well, and say nothing about it
    const sent = run === root ? [] : next.flatMap((each) => note(run, callIn(each)))
    if (sent.length > 0) yield { type: 'said', message: `${run}#${step}`, agent: '', text: '', calls: sent.map(plain) }
    if (run === root) yield { type: 'step', step, changes: did.map((deed) => deed.changes ?? {}), next: next.length }
  }
  function* readCall(run: string, record: CallRecord): Generator<StoryEvent> {
    const call = modelCallIn(record)
    if (!call) return
    const message = messageId({ ...record, run })
    hearing.delete(message)
    const made = (call.calls ?? []).flatMap((each) => note(run, each))
    yield { type: 'said', message, agent: call.agent, text: call.reply, calls: made.map(plain) }
  }
  function* read(run: string, record: JournalRecord): Generator<StoryEvent> {
    if (record.kind === 'call') yield* readCall(run, record)
    if (record.kind === 'step') yield* readStep(run, record)
    if (run !== root) return
    if (record.kind === 'ask') {
      const { step, slot, key, agent, question } = record
      const call = isApprovalQuestion(question) ? waiting(calls, question.approve) : undefined
      if (call) call.isAsked = true
      yield { type: 'ask', key: `${step}.${slot}.${key}`, agent, question, ...(call && { call: call.id }) }
    }
    if (record.kind === 'fail') yield { type: 'fail', code: record.code, message: record.message }
    if (record.kind === 'end') yield { type: 'end', reason: record.reason }
  }
  return {
    read,
    *report({ run, of, part }) {
      const known = calls.get(`${run}/${of}`)
      if (known && !known.isSettled) yield { type: 'part', call: known.id, part }
    },
    skip: (run, record) => void [...read(run, record)],
    *hear(token) {
      const message = messageId(token)
      if (!hearing.has(message)) hearing.set(message, token.at === 0 ? redactWords() : undefined)
      // one that was not heard from its beginning is told when it is whole
      const text = hearing.get(message)?.(token.text) ?? ''
      if (text !== '') yield { type: 'piece', message, agent: token.agent, text }
    },
  }
}

const messageId = ({
  run,
  step,
  slot,
  attempt,
  call,
}: Pick<TokenEvent, 'run' | 'step' | 'slot' | 'attempt' | 'call'>) => `${run}#${step}.${slot}.${attempt}.${call}`

function modelCallIn({ name, value }: CallRecord): ModelCall | undefined {
  return name === MODEL_CALL && isRecord(value) && typeof value['reply'] === 'string'
    ? (value as unknown as ModelCall)
    : undefined
}

function callIn(activation: Activation): unknown {
  if (typeof activation === 'string' || activation.agent !== TOOL_AGENT) return undefined
  return isRecord(activation.payload) ? activation.payload['call'] : undefined
}

/** The call that a question is about: the first of that name and input that nobody was asked about. */
function waiting(
  calls: ReadonlyMap<string, Known>,
  { call, tool, input }: { readonly call: string; readonly tool: string; readonly input: unknown },
): Known | undefined {
  const wanted = JSON.stringify(input)
  const fitting = [...calls.values()].filter(
    (known) => known.own === call && known.name === tool && JSON.stringify(known.input) === wanted && !known.isSettled,
  )
  return fitting.find(({ isAsked }) => !isAsked) ?? fitting[0]
}
