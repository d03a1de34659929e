/** The way from a room to another, through doors. Pure. */
import type { Door, Point } from './doors.ts'
import type { FloorPlan } from './floor-plan.ts'

// further than this nobody goes in one turn
const FURTHEST = 40

/** The places one passes from a room to another, without where one begins and ends. */
export function passing({ doorsOf }: FloorPlan, from: string, to: string): readonly Point[] {
  if (from === to) return []
  const cameBy = new Map<string, { readonly before: string; readonly door: Door }>()
  let edge = [from]
  for (let depth = 0; depth < FURTHEST && edge.length > 0 && !cameBy.has(to); depth++) {
    const next: string[] = []
    for (const room of edge)
      for (const door of doorsOf.get(room) ?? []) {
        const beyond = door.from === room ? door.to : door.from
        if (beyond === from || cameBy.has(beyond)) continue
        cameBy.set(beyond, { before: room, door })
        next.push(beyond)
      }
    edge = next
  }
  const points: Point[] = []
  for (let room = to; room !== from;) {
    const step = cameBy.get(room)
    if (step === undefined) return []
    const [first, last] = step.door.from === step.before ? step.door.ends : step.door.ends.toReversed()
    points.unshift(...(first === last ? [first] : [first, last]))
    room = step.before
  }
  return points
}
