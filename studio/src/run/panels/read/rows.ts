/** The journal as rows: a row for each record, and for each agent of a step what it did. */
import { MODEL_CALL } from '../../../../../src/base/model-call-name.ts'
import type { Deed, JournalRecord } from '../../../../../src/store/record.ts'
import type { Timeline } from '../../../journal/timeline.ts'
import { createCast, follow, type Actor, type Cast } from './actors.ts'
import { folded } from './folded.ts'
import { holds, type Needle } from './search.ts'

export type RowKind = 'start' | 'deed' | 'model' | 'call' | 'ask' | 'answer' | 'think' | 'effect' | 'fail' | 'end'

export interface Row {
  /** where its entry stands in the timeline, and which deed of the step it is */
  readonly place: number
  readonly deed: number
  /** the step it belongs to; of a step that is not closed yet, the current one */
  readonly step: number
  readonly kind: RowKind
  readonly actor?: Actor
  readonly slot?: number
}

export const rowsOf: (timeline: Timeline) => readonly Row[] = (timeline) => readRows(timeline).rows

const readRows = folded<{ readonly rows: Row[]; readonly cast: Cast }>(
  () => ({ rows: [], cast: createCast() }),
  ({ rows, cast }, entry, place) => {
    const { record } = entry
    if (record.kind === 'step' && record.did.length > 0) {
      for (const [deed, { agent }] of record.did.entries()) {
        const known = cast.now[deed]
        const actor = known?.agent === agent ? known : { agent }
        rows.push({ place, deed, step: record.step, kind: 'deed', actor, slot: deed })
      }
    } else {
      const slot = 'slot' in record ? record.slot : undefined
      const actor = slot === undefined ? undefined : cast.now[slot]
      rows.push({
        place,
        deed: 0,
        step: record.step,
        kind: kindOf(record),
        ...(actor && { actor }),
        ...(slot !== undefined && { slot }),
      })
    }
    follow(cast, entry)
  },
)

function kindOf(record: JournalRecord): RowKind {
  if (record.kind === 'step') return 'deed'
  if (record.kind === 'done') return 'effect'
  if (record.kind === 'call') return record.name === MODEL_CALL ? 'model' : 'call'
  return record.kind
}

export const deedOf = (timeline: Timeline, { place, deed }: Row): Deed | undefined => {
  const record = timeline.entries[place]?.record
  return record?.kind === 'step' ? record.did[deed] : undefined
}

export const recordOf = (timeline: Timeline, { place }: Row): JournalRecord => timeline.entries[place]!.record

/** What a person wants to see of the journal. */
export interface Wish {
  /** an agent, or one it thinks for */
  readonly agent?: string
  readonly kinds?: readonly RowKind[]
  readonly needle?: Needle
}

function isWanted(timeline: Timeline, row: Row, { agent, kinds, needle }: Wish): boolean {
  if (agent !== undefined && row.actor?.agent !== agent && row.actor?.who !== agent) return false
  if (kinds !== undefined && !kinds.includes(row.kind)) return false
  if (needle === undefined) return true
  return (
    holds(row.actor?.agent ?? '', needle) ||
    holds(row.actor?.who ?? '', needle) ||
    holds(deedOf(timeline, row) ?? recordOf(timeline, row), needle)
  )
}

/** The wanted rows of a journal that grows: what was looked through stays so. */
export function createSieve(timeline: Timeline, wish: Wish): () => readonly Row[] {
  const passed: Row[] = []
  let upTo = 0
  let seen: readonly Row[] = []
  return () => {
    const rows = rowsOf(timeline)
    if (upTo === rows.length) return seen
    for (; upTo < rows.length; upTo++) if (isWanted(timeline, rows[upTo]!, wish)) passed.push(rows[upTo]!)
    return passed.length === seen.length ? seen : (seen = passed.slice())
  }
}

/** The first row of a step, or of the last step before it that has one; -1 when there is none. */
export function placeOfStep(rows: readonly Row[], step: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle]!.step < step) low = middle + 1
    else high = middle
  }
  if (rows[low]?.step === step || low === 0) return low < rows.length ? low : -1
  const { step: before } = rows[low - 1]!
  return placeOfStep(rows, before)
}
