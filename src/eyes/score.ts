/** How good an eye is on pictures whose truth is known: what it names rightly, wrongly, not at all, and where. */
import type { SeenObject } from '../worlds/desktop/eye.ts'
import type { Label, Size } from './taught/cells.ts'
import { directionOf } from './where.ts'

export interface Score {
  readonly views: number
  readonly precision: number
  readonly recall: number
  /** of what was named rightly, the part that was said to be where it is */
  readonly direction: number
}

export interface Truth {
  readonly size: Size
  /** what an eye has to see */
  readonly plain: readonly Label[]
  /** names that are right to say: of what is plain, and of what is hardly visible */
  readonly there: ReadonlySet<string>
}

export interface Tally {
  count(truth: Truth, seen: readonly SeenObject[]): void
  score(): Score
}

/** A name counts once for each picture. */
export function createTally(): Tally {
  let [views, right, wrong, missed, directed] = [0, 0, 0, 0, 0]
  const part = (some: number, all: number) => (all === 0 ? 0 : Math.round((some / all) * 1000) / 1000)
  return {
    count({ size, plain, there }, seen) {
      views++
      const named = new Map(seen.map((object) => [object.name, object]))
      for (const { name, box } of plain) {
        const object = named.get(name)
        if (object === undefined) missed++
        else right++
        if (object?.direction === directionOf(box, size)) directed++
      }
      for (const name of named.keys()) if (!there.has(name)) wrong++
    },
    score: () => ({
      views,
      precision: part(right, right + wrong),
      recall: part(right, right + missed),
      direction: part(directed, right),
    }),
  }
}
