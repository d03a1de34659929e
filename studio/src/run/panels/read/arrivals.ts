/** At which step each thing of a list came to it. */
import type { Change } from '../../../../../src/board/change.ts'
import { itemsGivenBy, setsValue } from '../../../../../src/board/read-change.ts'
import type { Timeline } from '../../../journal/timeline.ts'
import { folded } from './folded.ts'

const readers = new Map<string, (timeline: Timeline) => number[]>()

export function arrivalsOf(timeline: Timeline, field: string): readonly number[] {
  let read = readers.get(field)
  if (read === undefined) {
    read = folded<number[]>(
      () => [],
      (steps, { record }) => {
        const take = (change: Change | undefined) => {
          if (change === undefined) return
          if (setsValue(change)) steps.length = 0
          for (let count = itemsGivenBy(change)?.length ?? 0; count > 0; count--) steps.push(record.step)
        }
        if (record.kind === 'start') take(record.changes[field])
        else if (record.kind === 'step') for (const { changes } of record.did) take(changes?.[field])
      },
    )
    readers.set(field, read)
  }
  return read(timeline)
}
