/** Rugs: laid so that everything stands wholly on one or beside it, and lifted onto it where it does. */
import type { Random } from '../../../base/random.ts'
import { contains, overlaps, toRoom } from '../../../worlds/scene/geometry/turned-box.ts'
import { type Body, bodyAt, clip, normal, REST_GAP_M } from './body.ts'
import { allEdges, besideStands, openStands, type Stand, wallStands } from './floor-spots.ts'
import { type Brief, wishScores } from './score.ts'
import { isAllowed, type Space } from './space.ts'
import type { Thing } from './thing.ts'

const JITTER = 0.5
// places to lay it out for real, best first
const MOST_TRIED = 24

/** Lays it and lifts what stands on it, but nothing that `stays`; false when it fits nowhere. */
export function layRug(space: Space, brief: Brief, rug: Thing, random: Random, stays: ReadonlySet<string>): boolean {
  const held = { by: 'floor', room: space.room.id } as const
  const spots = standsFor(space, brief, rug).map(([x, z, turn]) =>
    bodyAt(rug, { x: round(x), y: 0, z: round(z), turn: normal(turn), held }),
  )
  const wishScore = wishScores(space, brief, rug)
  const scored = spots
    .filter((body) => isAllowed(space, body))
    .map((body) => ({ body, score: wishScore(body) + random.next() * JITTER }))
    .toSorted((a, b) => b.score - a.score)
  return scored.slice(0, MOST_TRIED).some(({ body }) => layAt(space, body, stays))
}

const round = (metres: number) => Math.round(metres * 10_000) / 10_000

function standsFor(space: Space, brief: Brief, rug: Thing): readonly Stand[] {
  const { id } = rug.object
  const stands: Stand[] = []
  for (const wish of brief.about.get(id) ?? []) {
    const others = wish.subject === id ? [...wish.targets, ...wish.seconds] : [wish.subject]
    for (const target of others.slice(0, 6).flatMap((other) => space.bodies.get(other) ?? [])) {
      for (const [aside, ahead] of shifts) {
        const [x, z] = toRoom(target.box, aside, ahead)
        stands.push([x, z, target.spot.turn], [x, z, target.spot.turn + 90])
      }
      stands.push(
        ...besideStands(rug, target, { edges: allEdges, gaps: [0.02, 0.3], turns: [0, 90], aligned: [0, -1, 1] }),
        // partly under it, between its legs
        ...besideStands(rug, target, { edges: allEdges, gaps: [-0.2, -0.5, -0.9], turns: [0, 90], aligned: [0] }),
      )
    }
  }
  const isAtWall = (brief.about.get(id) ?? []).some(({ kind }) => wallKinds.has(kind))
  if (isAtWall) stands.push(...wallStands(space, rug, space.walls))
  return [...stands, ...openStands(space, [0, 90], 90)]
}

// a little off the middle, where a sofa or a chair stands on one side
const SHIFTS_M = [0.12, 0.25, 0.4]
const shifts: readonly (readonly [aside: number, ahead: number])[] = [
  [0, 0],
  ...SHIFTS_M.flatMap(
    (by) =>
      [
        [0, by],
        [0, -by],
        [by, 0],
        [-by, 0],
      ] as const,
  ),
]

const wallKinds = new Set<string>([
  'against_wall',
  'in_corner',
  'near_wall',
  'near_door',
  'near_window',
  'under_window',
])

function layAt(space: Space, rug: Body, stays: ReadonlySet<string>): boolean {
  const standing = space.near(rug.box).filter(({ spot, isFlat }) => !isFlat && spot.held.by === 'floor')
  const onIt: Body[] = []
  for (const body of standing) {
    if (!overlaps(rug.box, body.box)) continue
    const isOnIt = contains(rug.box, body.box) && !stays.has(body.thing.object.id)
    if (isOnIt) onIt.push(body)
    else if (clip(body, rug)) return false
  }
  space.put(rug)
  const raised = onIt.flatMap((body) => raise(space, body, rug.top + REST_GAP_M - body.bottom))
  if (raised.every(({ after }) => isAllowed(space, after))) return true
  for (const { before } of raised) {
    space.take(before.thing.object.id)
    space.put(before)
  }
  space.take(rug.thing.object.id)
  return false
}

/** A body and all it carries, higher by so much. */
function raise(space: Space, body: Body, by: number): readonly { before: Body; after: Body }[] {
  const moved: { before: Body; after: Body }[] = []
  const queue = [body]
  for (let before = queue.pop(); before; before = queue.pop()) {
    const { id } = before.thing.object
    const after = bodyAt(before.thing, { ...before.spot, y: before.spot.y + by })
    space.take(id)
    space.put(after)
    moved.push({ before, after })
    for (const rider of space.near(before.box))
      if (rider.spot.held.by === 'object' && rider.spot.held.object === id) queue.push(rider)
  }
  return moved
}
