/** How often each way of the flow was taken up to a step, and who is at work then. */
import type { Activation } from '../../../../../src/store/record.ts'
import type { Timeline } from '../../../journal/timeline.ts'
import { countUpTo, folded } from './folded.ts'

interface Passage {
  readonly step: number
  /** with those before it */
  readonly times: number
}

interface Ways {
  /** by `from` and `to`, each ascending by step */
  readonly passages: Map<string, Passage[]>
  /** who worked in the last closed step */
  last: readonly string[]
}

/** Where every run begins and ends. */
export const START = 'start'
export const END = 'end'

const keyOf = (from: string, to: string) => JSON.stringify([from, to])
const agentIn = (activation: Activation) => (typeof activation === 'string' ? activation : activation.agent)

const waysOf = folded<Ways>(
  () => ({ passages: new Map(), last: [START] }),
  (ways, { record }) => {
    const pass = (from: string, to: string, step: number, times: number) => {
      const key = keyOf(from, to)
      const known = ways.passages.get(key)
      if (known) known.push({ step, times: known.at(-1)!.times + times })
      else ways.passages.set(key, [{ step, times }])
    }
    if (record.kind === 'start' && record.parent === undefined) {
      for (const [to, times] of counted(record.next.map(agentIn))) pass(START, to, record.step, times)
      ways.last = [START]
    } else if (record.kind === 'step') {
      ways.last = [...new Set(record.did.map(({ agent }) => agent))]
      for (const [to, times] of counted(record.next.map(agentIn)))
        for (const from of ways.last) pass(from, to, record.step, times)
    } else if (record.kind === 'end') {
      for (const from of ways.last) pass(from, END, record.step, 1)
    }
  },
)

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** How often an agent was sent to work by another, up to a step. */
export function trafficOn(timeline: Timeline, from: string, to: string, step: number): number {
  const passages = waysOf(timeline).passages.get(keyOf(from, to)) ?? []
  return passages[countUpTo(passages, step) - 1]?.times ?? 0
}

export interface AtWork {
  /** who did something in this step */
  readonly did: ReadonlySet<string>
  /** who is next */
  readonly next: ReadonlySet<string>
}

export function atWork(timeline: Timeline, step: number): AtWork {
  const record = timeline.step(step)
  if (record) return { did: new Set(record.did.map(({ agent }) => agent)), next: new Set(record.next.map(agentIn)) }
  const { start } = timeline
  const isStart = start !== undefined && start.step === step
  return { did: new Set(isStart ? [START] : []), next: new Set(isStart ? start.next.map(agentIn) : []) }
}
