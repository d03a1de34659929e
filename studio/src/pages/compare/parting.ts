/** Where two runs parted: the first step that made something else of the board, or sent others to think. */
import type { Changes } from '../../../../src/board/change.ts'
import type { StepRecord } from '../../../../src/store/record.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { describePair } from './describe-change.ts'

export interface Parting {
  /** the first step that differs; none when one is the beginning of the other, or both are the same */
  readonly step?: number
  /** how many steps both have */
  readonly shared: number
  /** the last step they have in common by descent, where one was forked from the other or both from a third */
  readonly forkedAt?: number
  /** fields that were given other values at the very start */
  readonly began: readonly Difference[]
  /** what each did at that step, where it differs */
  readonly differences: readonly Difference[]
}

export interface Difference {
  readonly agent?: string
  readonly field: string
  readonly left: string
  readonly right: string
}

/** A run and the runs it was forked from, eldest first; `until` is the step the next one begins after. */
export type Lineage = readonly { readonly run: string; readonly until: number }[]

interface Side {
  readonly id: string
  readonly timeline: Timeline
}

/** `before`: what was found when both were shorter. Where they have parted they stay parted. */
export function whereParted(left: Side, right: Side, before?: Parting): Parting {
  const [a, b] = [left.timeline, right.timeline]
  if (before?.step !== undefined) return before
  const shared = Math.min(a.lastStep, b.lastStep)
  const [beganA, beganB] = [startOf(a), startOf(b)]
  const forkedAt = forkPoint(lineageOf(left), lineageOf(right))
  const [editsA, editsB] = [editsOf(a), editsOf(b)]
  const base = {
    shared,
    ...(forkedAt !== undefined && { forkedAt }),
    began: differencesOf(beganA, beganB),
  }
  for (let step = Math.max(a.firstStep, b.firstStep, (before?.shared ?? 0) + 1); step <= shared; step++) {
    const edits = differencesOf(editsA.get(step) ?? {}, editsB.get(step) ?? {}, 'an edit')
    const [didA, didB] = [a.step(step), b.step(step)]
    if (edits.length === 0 && essence(didA) === essence(didB)) continue
    return { ...base, step, differences: [...deedDifferences(didA, didB), ...edits] }
  }
  return { ...base, differences: [] }
}

function lineageOf({ id, timeline }: Side): Lineage {
  const forks = timeline.entries.flatMap(({ record }) =>
    record.kind === 'start' && record.parent ? [record.parent] : [],
  )
  return [...forks.map(({ run, step }) => ({ run, until: step })), { run: id, until: Infinity }]
}

export function forkPoint(left: Lineage, right: Lineage): number | undefined {
  let common: number | undefined
  for (let place = 0; place < left.length && place < right.length; place++) {
    const [a, b] = [left[place]!, right[place]!]
    if (a.run !== b.run) break
    common = Math.min(a.until, b.until)
    if (a.until !== b.until) break
  }
  return common === Infinity ? undefined : common
}

function startOf(timeline: Timeline): Changes {
  const first = timeline.entries[0]?.record
  return first?.kind === 'start' ? first.changes : {}
}

/** What forks gave other values, by the step they were made at. */
function editsOf(timeline: Timeline): ReadonlyMap<number, Changes> {
  const forks = timeline.entries.flatMap(({ record }) => (record.kind === 'start' && record.parent ? [record] : []))
  return new Map(forks.map(({ step, changes }) => [step, changes]))
}

/** What counts: which mind answered and how often it was asked does not, as long as the same came of it. */
function essence(record: StepRecord | undefined): string {
  if (record === undefined) return ''
  const { did, next, waiting } = record
  return JSON.stringify([
    did.map(({ agent, changes, effects, skipped }) => [agent, changes, effects, skipped]),
    next,
    waiting,
  ])
}

function deedDifferences(left: StepRecord | undefined, right: StepRecord | undefined): Difference[] {
  const [a, b] = [left?.did ?? [], right?.did ?? []]
  const found: Difference[] = []
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const [deedA, deedB] = [a[place], b[place]]
    const agent = deedA?.agent ?? deedB?.agent
    if (deedA && deedB && deedA.agent !== deedB.agent)
      found.push({ field: 'who thinks', left: deedA.agent, right: deedB.agent })
    else found.push(...differencesOf(deedA?.changes ?? {}, deedB?.changes ?? {}, agent))
  }
  const next = [left, right].map((record) =>
    (record?.next ?? []).map((one) => (typeof one === 'string' ? one : one.agent)),
  )
  if (found.length === 0 && next.join('|') !== '') {
    const [nextA, nextB] = next.map((names) => names.join(', ') || 'nobody')
    if (nextA !== nextB) found.push({ field: 'who is next', left: nextA!, right: nextB! })
  }
  return found
}

function differencesOf(left: Changes, right: Changes, agent?: string): Difference[] {
  const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  return fields
    .filter((field) => JSON.stringify(left[field]) !== JSON.stringify(right[field]))
    .map((field) => {
      const [a, b] = describePair(left[field], right[field])
      return { ...(agent !== undefined && { agent }), field, left: a, right: b }
    })
}
