/** Wanderers: those who move on their own are not what a command changed, nor is anything that would change anyway. */
import { differing, isIn, parentIn, type ObjectTable } from './object-table.ts'

export interface Waited {
  readonly before: ObjectTable
  /** after a command that lets time pass and does nothing else */
  readonly waited: ObjectTable
}

/** Objects that go elsewhere while the player only waits. */
export function wanderersIn(waits: readonly Waited[], player: number): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { before, waited } of waits) {
    for (const object of differing(before, waited)) {
      const [from, to] = [parentIn(before, object), parentIn(waited, object)]
      if (object !== player && from !== to && from !== player && to !== player) found.add(object)
    }
  }
  return found
}

/** Whether anything else is elsewhere or otherwise than before, and than it would be had the player waited. */
export function isChanged({ before, waited }: Waited, after: ObjectTable, wanderers: ReadonlySet<number>): boolean {
  const anyway = new Set(differing(before, waited))
  return differing(before, after).some((object) => {
    if (wanderers.has(object)) return false
    if (anyway.has(object) && parentIn(after, object) === parentIn(waited, object)) return false
    // what a wanderer carries goes with it
    for (const other of wanderers) if (isIn(before, object, other) && isIn(after, object, other)) return false
    return true
  })
}
