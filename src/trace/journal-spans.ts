/** The spans of one journal, grown entry by entry: those of closed steps stay as they are. */
import type { Activation, Entry, FailRecord, JournalRecord, StartRecord } from '../store/record.ts'
import { stepSpans } from './step-spans.ts'
import type { Step, Timed } from './step.ts'
import { keyOf, keyOfRun, type Span, type SpanError, type SpanEvent, type WorkflowSpan } from './span.ts'

export interface JournalSpans {
  readonly run: string
  readonly start: StartRecord | undefined
  add(entries: readonly Entry[]): void
  /** of committed steps: thoughts in their order, each followed by what belongs to it */
  readonly closed: readonly Span[]
  /**
   * of the step under way; with `isUnderWay`, somebody works on it: also of agents that have written nothing yet.
   * Once something began inside one of them, it is there as well
   */
  pending(isUnderWay: boolean, isBegunInside: boolean): readonly Span[]
  /** the step under way: the one after the last that is committed */
  readonly pendingStep: number
  /** of the run itself */
  root(isUnderWay: boolean): WorkflowSpan
  /** the time of the last entry */
  readonly latest: number
  /** everybody who had a turn */
  readonly agents: ReadonlySet<string>
}

// nanoseconds since 1970 are counted in 64 bits
const LATEST_MS = 1.8e13

export function createJournalSpans(run: string): JournalSpans {
  const closed: Span[] = []
  const agents = new Set<string>()
  const events: SpanEvent[] = []
  let start: StartRecord | undefined
  let startedAt = 0
  let now = 0
  let last = 0
  let next: readonly Activation[] = []
  let from = 0
  let records: Timed[] = []
  let final: JournalRecord | undefined

  const meet = (activations: readonly Activation[]) => {
    next = activations
    for (const each of activations) agents.add(typeof each === 'string' ? each : each.agent)
  }
  const step = (): Step => ({ run, flow: start?.flow ?? '', step: last + 1, next, from, records })
  const close = (record: JournalRecord & { kind: 'step' | 'start' }) => {
    last = record.step
    from = now
    records = []
    meet(record.next)
  }
  const addOne = ({ seq, at, record }: Entry) => {
    // clocks are set back, and journals come from elsewhere: time here never runs backwards
    now = Math.max(now, Math.min(LATEST_MS, Math.max(0, at)))
    const isLate = record.kind === 'call' && record.step !== last + 1
    if (!isLate) final = record
    switch (record.kind) {
      case 'start':
        // of a fork's forebears, only the last is the run itself
        closed.length = 0
        events.length = 0
        start = record
        startedAt = now
        close(record)
        break
      case 'step':
        // of one that was told nobody thought, and whoever is to think next begins after it
        if (!record.told) for (const span of stepSpans({ ...step(), closed: { time: now, record } })) closed.push(span)
        for (const { agent } of record.did) agents.add(agent)
        close(record)
        break
      case 'end':
        if (record.limit) events.push({ name: 'limit', at: now, error: { type: 'limit', message: record.reason } })
        records.push({ seq, time: now, record })
        break
      default:
        if (isLate) for (const span of lateSpans(step(), { seq, time: now, record })) closed.push(span)
        else if (record.step === last + 1) records.push({ seq, time: now, record })
    }
  }
  return {
    run,
    closed,
    agents,
    get start() {
      return start
    },
    get latest() {
      return now
    },
    get pendingStep() {
      return last + 1
    },
    add: (entries) => entries.forEach(addOne),
    pending: (isUnderWay, isBegunInside) => {
      const isOver = isEnd(final, isUnderWay)
      const isBegun = isBegunInside || records.some(({ record }) => record.kind !== 'end')
      if (!isBegun && (!isUnderWay || isOver)) return []
      return stepSpans({ ...step(), ...(isOver && { over: now }) })
    },
    root: (isUnderWay) => ({
      kind: 'workflow',
      key: keyOfRun(run),
      run,
      step: last,
      flow: start?.flow ?? 'unknown',
      seed: start?.seed ?? 0,
      start: startedAt,
      // a limit may be raised, and what failed may be resumed
      isSettled: final?.kind === 'end' && final.limit !== true,
      ...(start?.society !== undefined && { society: start.society }),
      ...(start?.parent && { fork: start.parent }),
      ...(isEnd(final, isUnderWay) && { end: now }),
      ...(final?.kind === 'end' && isEnd(final, isUnderWay) && { reason: final.reason }),
      ...(final?.kind === 'fail' && isEnd(final, isUnderWay) && { error: errorIn(final) }),
      ...(events.length > 0 && { events: [...events] }),
    }),
  }
}

/** Somebody who works on a run that failed or reached a limit has resumed it, and nothing is written of that yet. */
function isEnd(final: JournalRecord | undefined, isUnderWay: boolean): boolean {
  return final?.kind === 'end' ? !(isUnderWay && final.limit) : final?.kind === 'fail' && !isUnderWay
}

function errorIn({ code, message }: FailRecord): SpanError {
  return { type: code, message }
}

/** A call of a thought that nobody waited for any more was paid all the same: it is told under the run. */
function lateSpans(step: Step, timed: Timed): Span[] {
  const spans = stepSpans({ ...step, from: timed.time, next: [], records: [timed] })
  return spans
    .slice(1)
    .map((span) => ({ ...span, step: timed.record.step, parent: keyOf(step.run, 'run'), isSettled: true }))
}
