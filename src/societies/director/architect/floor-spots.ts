/** Spots on the floor worth trying: along walls, at the sides of other things, and on a grid. */
import { centreOf, extentOf } from '../../../worlds/scene/geometry/floor-plan.ts'
import { cosineOf, sineOf, toRoom } from '../../../worlds/scene/geometry/turned-box.ts'
import { pointAlong, type Wall } from '../../../worlds/scene/room.ts'
import { type Body, normal, SIDE_GAP_M } from './body.ts'
import type { Space } from './space.ts'
import type { Thing } from './thing.ts'

/** x, z, how it is turned, and how much better than others it is by itself. */
export type Stand = readonly [x: number, z: number, turn: number, bonus?: number]

// boards along the foot of walls stand out by 12 mm
const SKIRTING_M = 0.014

/** With its back to walls: in corners, in the middle, under windows, next to what is there, and in steps. */
export function wallStands(space: Space, thing: Thing, walls: readonly Wall[]): readonly Stand[] {
  return walls.flatMap((wall) => {
    const half = thing.width / 2 + SKIRTING_M
    // before curtains, as well as behind them
    const hung = [...space.bodies.values()].filter(
      ({ spot: { held } }) => held.by === 'wall' && held.wall === wall.index,
    )
    const low = hung.filter(({ bottom }) => bottom < thing.height).map((body) => body.thing.depth + SIDE_GAP_M)
    const gaps = low.length > 0 ? [SKIRTING_M, SKIRTING_M + Math.max(...low)] : [SKIRTING_M]
    return alongWall(space, wall, half, thing.depth).flatMap((at) => {
      const [x, z] = pointAlong(wall, at)
      return gaps.map((gap): Stand => {
        const away = thing.depth / 2 + gap
        return [x + wall.inward[0] * away, z + wall.inward[1] * away, wall.facing]
      })
    })
  })
}

/** Places along a wall for something that needs `half` to both sides. */
export function alongWall(space: Space, wall: Wall, half: number, depth: number): readonly number[] {
  const [first, last] = [half, wall.length - half]
  if (first > last) return []
  const places = [first, last, wall.length / 2]
  for (const { opening } of [...space.doors, ...space.windows]) {
    if (opening.wall !== wall.index) continue
    const edge = opening.width / 2 + half
    places.push(opening.at, opening.at - edge, opening.at + edge)
  }
  // no lists are made here: for a hall of a hundred things this is asked for each of them, at every wall
  const [[fromX, fromZ], [alongX, alongZ], [inX, inZ]] = [wall.from, wall.along, wall.inward]
  for (const { box } of space.bodies.values()) {
    const { halfWidth, halfDepth, sin, cos } = box
    const [x, z] = [box.x - fromX, box.z - fromZ]
    const deep = halfWidth * Math.abs(cos * inX - sin * inZ) + halfDepth * Math.abs(sin * inX + cos * inZ)
    if (x * inX + z * inZ - deep > depth) continue
    const wide = halfWidth * Math.abs(cos * alongX - sin * alongZ) + halfDepth * Math.abs(sin * alongX + cos * alongZ)
    const at = x * alongX + z * alongZ
    places.push(at - wide - half, at + wide + half)
  }
  const step = Math.max(0.3, (last - first) / 16)
  for (let at = first + step; at < last; at += step) places.push(at)
  return places.filter((at) => at >= first && at <= last)
}

export type Edge = 'left' | 'right' | 'front' | 'back'
export const allEdges: readonly Edge[] = ['left', 'right', 'front', 'back']

export interface Beside {
  readonly edges: readonly Edge[]
  readonly gaps: readonly number[]
  /** degrees from how the target is turned; `towards` looks at it, `away` has its back to it */
  readonly turns: readonly (number | 'towards' | 'away')[]
  /** where along the edge: 0 its middle, -1 and 1 flush with its ends */
  readonly aligned: readonly number[]
}

/** At the edges of another thing. */
export function besideStands(thing: Thing, target: Body, { edges, gaps, turns, aligned }: Beside): readonly Stand[] {
  const stands: Stand[] = []
  const base = target.spot.turn
  for (const edge of edges) {
    const isAside = edge === 'left' || edge === 'right'
    const sign = edge === 'left' || edge === 'front' ? 1 : -1
    const outward = { front: 0, left: 90, back: 180, right: 270 }[edge]
    for (const turn of turns) {
      const relative = turn === 'towards' ? outward + 180 : turn === 'away' ? outward : turn
      const isCrosswise = Math.abs(Math.round(relative / 90)) % 2 === 1
      const [ownWidth, ownDepth] = isCrosswise ? [thing.depth, thing.width] : [thing.width, thing.depth]
      const away = (isAside ? target.box.halfWidth + ownWidth / 2 : target.box.halfDepth + ownDepth / 2) * sign
      const room = isAside ? target.box.halfDepth - ownDepth / 2 : target.box.halfWidth - ownWidth / 2
      for (const gap of gaps) {
        const out = away + Math.max(SIDE_GAP_M, gap) * sign + (gap < 0 ? (gap - SIDE_GAP_M) * sign : 0)
        for (const along of aligned) {
          const [x, z] = isAside ? toRoom(target.box, out, room * along) : toRoom(target.box, room * along, out)
          stands.push([x, z, normal(base + relative)])
        }
      }
    }
  }
  return stands
}

/** Seats around a table: evenly on its edges, most on the long ones, looking at it. */
export function aroundStands(thing: Thing, target: Body, count: number): readonly Stand[] {
  const { halfWidth, halfDepth } = target.box
  const perEdge = seatsPerEdge(halfWidth * 2, halfDepth * 2, count, thing.width + 0.06)
  const stands: Stand[] = []
  // pushed in as far as they go, then further out
  for (const [gap, bonus] of [
    [-0.18, 2],
    [-0.1, 1.8],
    [0.02, 1.6],
    [0.12, 1.3],
    [0.3, 1],
  ] as const) {
    for (const edge of allEdges) {
      const seats = perEdge[edge]
      const length = edge === 'left' || edge === 'right' ? halfDepth * 2 : halfWidth * 2
      const room = length - thing.width
      for (let seat = 0; seat < seats; seat++) {
        const at = seats === 1 ? 0 : (length * (seat + 0.5)) / seats - length / 2
        const along = Math.abs(room) < 1e-6 ? 0 : at / (room / 2)
        const where = { edges: [edge], gaps: [gap], turns: ['towards'], aligned: [along] } as const
        for (const [x, z, turn] of besideStands(thing, target, where)) stands.push([x, z, turn, bonus])
      }
    }
  }
  return stands
}

/** Whether its top is a disc: as wide as deep, and it fills as much of its box as a circle of a square. */
export function isRound({ width, depth, solids }: Thing): boolean {
  const [top] = solids.toSorted((a, b) => b.maxY - a.maxY || b.maxX - a.maxX)
  return top !== undefined && Math.abs(width - depth) < 0.02 && top.filled > 0.7 && top.filled < 0.83
}

/** Seats around a round table, evenly, the first where its front is. */
export function ringStands(thing: Thing, target: Body, count: number): readonly Stand[] {
  const stands: Stand[] = []
  for (const [gap, bonus] of [
    [-0.18, 2],
    [-0.08, 1.8],
    [0.02, 1.6],
    [0.15, 1.3],
    [0.3, 1],
  ] as const) {
    const away = target.box.halfWidth + thing.depth / 2 + gap
    for (let seat = 0; seat < Math.min(count, 40); seat++) {
      const angle = target.spot.turn + (360 * seat) / count
      stands.push([
        target.box.x + away * sineOf(angle),
        target.box.z + away * cosineOf(angle),
        normal(angle + 180),
        bonus,
      ])
    }
  }
  return stands
}

function seatsPerEdge(width: number, depth: number, count: number, seat: number): Record<Edge, number> {
  const perEdge: Record<Edge, number> = { front: 0, back: 0, left: 0, right: 0 }
  const lengths: Record<Edge, number> = { front: width, back: width, left: depth, right: depth }
  for (let number = 0; number < Math.min(count, 40); number++) {
    let best: Edge = 'front'
    for (const edge of allEdges) if (comfort(edge) > comfort(best) + 1e-9) best = edge
    perEdge[best]++
  }
  // how much of the edge the next one would have, and much less where it would sit on another's lap
  function comfort(edge: Edge) {
    const share = lengths[edge] / (perEdge[edge] + 1)
    return share < seat ? share - 10 : share
  }
  return perEdge
}

/** The middle of the room, and a grid of it, turned to all sides. */
export function openStands(space: Space, turns: readonly number[], most: number): readonly Stand[] {
  const { outline } = space.room
  const { minX, maxX, minZ, maxZ } = extentOf(outline)
  const step = Math.max(0.3, Math.sqrt(((maxX - minX) * (maxZ - minZ)) / Math.max(1, most)))
  const stands: Stand[] = []
  const [middleX, middleZ] = centreOf(outline)
  for (const turn of turns) stands.push([middleX, middleZ, turn])
  for (let x = minX + step / 2; x < maxX; x += step)
    for (let z = minZ + step / 2; z < maxZ; z += step) for (const turn of turns) stands.push([x, z, turn])
  return stands
}
