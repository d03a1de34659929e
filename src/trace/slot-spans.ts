/** The spans of one agent's thought: when it began and ended, as well as the journal knows, and what happened in it. */
import { MODEL_CALL } from '../base/model-call-name.ts'
import { isModelCall } from '../minds/model-call.ts'
import type { CallRecord, Deed, Thinking } from '../store/record.ts'
import { effectSpans, type EffectsOfSlot } from './effect-spans.ts'
import { keyOf, type AgentSpan, type QuestionSpan, type Span, type SpanEvent } from './span.ts'
import type { SlotOfStep, Step, Timed } from './step.ts'
import { toolCallOf, toolSpan } from './tool-span.ts'

/** The thought first, then what belongs to it in the order it began. */
export function slotSpans(step: Step, own: SlotOfStep): Span[] {
  const { run, closed, over, from } = step
  const { slot, agent, branch, records } = own
  const key = keyOf(run, `step${step.step}.${slot}`)
  const deed = closed?.record.did[slot]
  const told = readThought(step, own)
  // what was still open when the step was closed or given up ends with it
  const limit = closed?.time ?? over
  const place = { run, step: step.step, parent: key, isSettled: closed !== undefined }
  const calls = callSpans(records, from).map(({ start, timed, record }): Span => {
    const call = { ...place, key: keyOf(run, `call${timed.seq}`), agent, start, end: timed.time }
    const { name, value, attempt } = record
    return name === MODEL_CALL && isModelCall(value)
      ? { ...call, kind: 'model', call: value, attempt }
      : { ...call, kind: 'call', name, value, attempt }
  })
  const questions = questionSpans(own, { ...place, run }, limit)
  const toolCall = toolCallOf(step.flow, agent, own.payload)
  const effects = effectSpans(step, own, { ...place, agent, thought: told.thoughtAt ?? told.last }, deed, toolCall?.id)
  const end = endOf(step, told, [...calls, ...questions], effects)
  const tool =
    toolCall &&
    toolSpan({ ...place, agent, key: keyOf(run, `tool${step.step}.${slot}`) }, toolCall, {
      deed,
      effect: effects.tool,
      start: questions.reduce((latest, span) => Math.max(latest, span.end ?? span.start), from),
      end,
    })
  const children = [...calls, ...questions, ...effects.spans, ...(tool ? [tool] : [])]
  const thought: AgentSpan = {
    ...place,
    kind: 'agent',
    key,
    parent: keyOf(run, 'run'),
    agent,
    branch,
    slot,
    ...(own.payload !== undefined && { payload: own.payload }),
    start: from,
    ...(end !== undefined && { end }),
    ...factsOf(deed, told.outcome, records),
    ...errorOf(deed, told.events, closed !== undefined),
    ...(told.events.length > 0 && { events: told.events }),
    ...(closed === undefined && over !== undefined && told.thoughtAt === undefined && { isAbandoned: true }),
  }
  return [thought, ...children.toSorted((one, other) => one.start - other.start)]
}

/** When the outcome was there; a thought that has effects lasts until the last of them is done. */
function endOf({ from, closed, over }: Step, { thoughtAt }: Thought, spans: readonly Span[], effects: EffectsOfSlot) {
  const latest = spans.reduce((last, span) => Math.max(last, span.end ?? 0), from)
  if (effects.last !== undefined) return closed ? Math.max(latest, effects.last) : over
  return thoughtAt === undefined ? (closed?.time ?? over) : Math.max(latest, thoughtAt)
}

interface Thought {
  readonly thoughtAt: number | undefined
  readonly outcome: Thinking | undefined
  readonly events: readonly SpanEvent[]
  /** the last thing that was written of it */
  readonly last: number
}

function readThought({ from }: Step, { records }: SlotOfStep): Thought {
  let [thoughtAt, outcome, last]: [number | undefined, Thinking | undefined, number] = [undefined, undefined, from]
  let hasEffects = false
  const events: SpanEvent[] = []
  for (const { time, record } of records) {
    last = time
    if (record.kind === 'think') {
      ;[thoughtAt, outcome] = [time, record.outcome]
      events.push({ name: 'thought', at: time })
    } else if (record.kind === 'effect') hasEffects = true
    else if (record.kind === 'fail') {
      events.push({ name: 'failed', at: time, error: { type: record.code, message: record.message } })
      // thought anew when the run is resumed, unless something of it is out already
      if (!hasEffects) [thoughtAt, outcome] = [undefined, undefined]
    }
  }
  return { thoughtAt, outcome, events, last }
}

/**
 * A call ends when it is written. A model call says how long it took; when any other began is not known: it is the last
 * thing known before it, leaving out calls that have a higher number, since those began later and were answered sooner.
 */
function callSpans(records: readonly Timed[], from: number) {
  const calls: { start: number; timed: Timed; record: CallRecord }[] = []
  const instants: { time: number; attempt: number; call: number }[] = [{ time: from, attempt: 0, call: -1 }]
  for (const timed of records) {
    const { record, time } = timed
    if (record.kind === 'call') {
      const { attempt, call } = record
      const before = instants.findLast((each) => each.attempt !== attempt || each.call < call)
      const known = tookMs(record)
      const earliest = before?.time ?? from
      // what was written was not sooner there than the thought it belongs to, whatever a clock says
      const start = known === undefined ? earliest : Math.max(from, time - known)
      calls.push({ start, timed, record })
      instants.push({ time, attempt, call })
    } else if (record.kind === 'answer' || record.kind === 'fail') instants.push({ time, attempt: 0, call: -1 })
  }
  return calls
}

/** What a model call says of its own time; a journal may come from elsewhere, and say anything. */
function tookMs({ name, value }: CallRecord): number | undefined {
  const ms: unknown = name === MODEL_CALL && isModelCall(value) ? value.ms : undefined
  // none takes no time at all: where it says so, the journal has a clock of its own
  return typeof ms === 'number' && ms > 0 ? ms : undefined
}

type Place = Pick<QuestionSpan, 'run' | 'step' | 'isSettled'> & { readonly parent: string }

function questionSpans({ agent, records }: SlotOfStep, place: Place, limit: number | undefined): QuestionSpan[] {
  const spans: QuestionSpan[] = []
  const open = new Map<string, number>()
  for (const { seq, time, record } of records) {
    if (record.kind === 'ask') {
      const { question, key } = record
      open.set(key, spans.length)
      const end = limit !== undefined && { end: limit }
      spans.push({
        ...place,
        kind: 'question',
        key: keyOf(place.run, `ask${seq}`),
        agent,
        question,
        start: time,
        ...end,
      })
    } else if (record.kind === 'answer') {
      const asked = open.get(record.key)
      open.delete(record.key)
      if (asked !== undefined) spans[asked] = { ...spans[asked]!, answer: record.answer, end: time }
    }
  }
  return spans
}

function factsOf(deed: Deed | undefined, outcome: Thinking | undefined, records: readonly Timed[]) {
  const { mind, by, skipped, tries: told = 1 } = deed ?? outcome ?? {}
  let tries = told
  for (const { record } of records) if (record.kind === 'call') tries = Math.max(tries, record.attempt)
  return {
    tries,
    ...(mind !== undefined && { mind }),
    ...(by !== undefined && { by }),
    ...(skipped !== undefined && { skipped }),
  }
}

/** A failure counts as long as nothing came after it; being skipped is one that the flow had provided for. */
function errorOf(deed: Deed | undefined, events: readonly SpanEvent[], isClosed: boolean) {
  if (deed?.skipped !== undefined) return { error: { type: 'skipped', message: deed.skipped } }
  const last = events.at(-1)
  return !isClosed && last?.error ? { error: last.error } : {}
}
