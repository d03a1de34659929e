/**
 * Rooms that hang together by the compass, each in a cell of its own: what lies east is in the same row to the right.
 * Where two would share a cell, or one would lie on the way between two others, the map is stretched.
 */
import { createAxis, type Axis } from './axis.ts'
import type { Way } from './atlas.ts'

export type Cell = readonly [x: number, y: number]

export interface Island {
  readonly rooms: readonly string[]
  /** by the compass, between rooms of the island; the surest first */
  readonly ways: readonly Way[]
  /** where rooms lay before: they keep their order, and their distance where they can */
  readonly kept?: ReadonlyMap<string, Cell>
}

export function layIsland({ rooms, ways, kept = new Map() }: Island): Map<string, Cell> {
  const index = new Map(rooms.map((id, place) => [id, place]))
  let plan: Plan = { x: createAxis(rooms.length), y: createAxis(rooms.length), links: [] }
  keep(plan, rooms, kept)
  for (const { from, to, offset } of ways) {
    const link = { from: index.get(from)!, to: index.get(to)!, dx: offset![0], dy: offset![1] }
    if (link.from !== link.to && agrees(plan, link, rooms.length)) take(plan, link)
  }
  // every turn keeps two apart that were not: there are only so many
  for (let turn = rooms.length * rooms.length; turn > 0; turn--) {
    const fault = faultIn(plan)
    const better = fault && betterOf(plan, fault)
    if (better === undefined) break
    plan = better
  }
  const [xs, ys] = [plan.x.coordinates(), plan.y.coordinates()]
  return new Map(rooms.map((id, place) => [id, [xs[place]!, ys[place]!]]))
}

interface Link {
  readonly from: number
  readonly to: number
  readonly dx: number
  readonly dy: number
}

interface Plan {
  readonly x: Axis
  readonly y: Axis
  /** what the map agrees with */
  readonly links: Link[]
}

function keep({ x, y }: Plan, rooms: readonly string[], kept: ReadonlyMap<string, Cell>): void {
  const old = rooms.flatMap((id, node) => (kept.has(id) ? [{ node, cell: kept.get(id)! }] : []))
  for (const [axis, side] of [
    [x, 0],
    [y, 1],
  ] as const) {
    const along = old.toSorted((one, other) => one.cell[side] - other.cell[side])
    for (const [place, { node, cell }] of along.entries()) {
      const before = along[place - 1]
      if (before === undefined) continue
      const gap = cell[side] - before.cell[side]
      if (gap === 0) axis.align(before.node, node)
      else axis.order(before.node, node, { gap })
    }
  }
}

function agrees({ x, y }: Plan, { from, to, dx, dy }: Link, size: number): boolean {
  const fits = (axis: Axis, other: Axis, by: number) => {
    if (by !== 0) return by > 0 ? axis.orderable(from, to) : axis.orderable(to, from)
    return axis.alignable(from, to) && !wouldMeet(axis, other, from, to, size)
  }
  return fits(x, y, dx) && fits(y, x, dy)
}

/** Whether some room of one line and some of the other are on one line across. */
function wouldMeet(axis: Axis, across: Axis, one: number, other: number, size: number): boolean {
  const [a, b] = [axis.line(one), axis.line(other)]
  if (a === b) return false
  const crossed = new Set<number>()
  for (let node = 0; node < size; node++) if (axis.line(node) === a) crossed.add(across.line(node))
  for (let node = 0; node < size; node++) if (axis.line(node) === b && crossed.has(across.line(node))) return true
  return false
}

function take({ x, y, links }: Plan, link: Link): void {
  const { from, to, dx, dy } = link
  for (const [axis, by] of [
    [x, dx],
    [y, dy],
  ] as const) {
    if (by === 0) axis.align(from, to)
    else if (by > 0) axis.order(from, to)
    else axis.order(to, from)
  }
  links.push(link)
}

/** A room, and those it must not lie between or upon. */
interface Fault {
  readonly room: number
  readonly others: readonly number[]
}

function faultIn({ x, y, links }: Plan): Fault | undefined {
  const [xs, ys] = [x.coordinates(), y.coordinates()]
  const taken = new Map<string, number>()
  for (let room = 0; room < xs.length; room++) {
    const key = `${xs[room]} ${ys[room]}`
    const other = taken.get(key)
    if (other !== undefined) return { room, others: [other] }
    taken.set(key, room)
  }
  for (const { from, to, dx, dy } of links) {
    // only straight ways can be followed from cell to cell
    if (dx !== 0 && dy !== 0) continue
    let [left, top] = [xs[from]! + dx, ys[from]! + dy]
    for (; left !== xs[to] || top !== ys[to]; left += dx, top += dy) {
      const room = taken.get(`${left} ${top}`)
      if (room !== undefined && isApart({ x, y }, room, [from, to])) return { room, others: [from, to] }
    }
  }
  return undefined
}

/** Whether anything can be done about it. */
const isApart = (plan: Pick<Plan, 'x' | 'y'>, room: number, others: readonly number[]) =>
  movesFor(plan, { room, others }).length > 0

interface Move {
  readonly side: 'x' | 'y'
  readonly isBefore: boolean
}

const MOVES: readonly Move[] = [
  { side: 'x', isBefore: false },
  { side: 'x', isBefore: true },
  { side: 'y', isBefore: false },
  { side: 'y', isBefore: true },
]

function movesFor(plan: Pick<Plan, 'x' | 'y'>, { room, others }: Fault): Move[] {
  return MOVES.filter(({ side, isBefore }) => {
    const axis = plan[side]
    return others.every(
      (other) =>
        axis.line(other) !== axis.line(room) && (isBefore ? axis.orderable(room, other) : axis.orderable(other, room)),
    )
  })
}

/** Of all ways to move a room aside, the one that makes the map the least longer. */
function betterOf(plan: Plan, fault: Fault): Plan | undefined {
  let best: { plan: Plan; length: number } | undefined
  for (const { side, isBefore } of movesFor(plan, fault)) {
    const axis = plan[side].copy()
    for (const other of fault.others) {
      if (isBefore) axis.order(fault.room, other, { isApart: true })
      else axis.order(other, fault.room, { isApart: true })
    }
    const next = { ...plan, [side]: axis }
    const length = lengthOf(next)
    if (best === undefined || length < best.length) best = { plan: next, length }
  }
  return best?.plan
}

function lengthOf({ x, y, links }: Plan): number {
  const [xs, ys] = [x.coordinates(), y.coordinates()]
  let length = Math.max(...xs) + Math.max(...ys)
  for (const { from, to } of links) length += Math.abs(xs[from]! - xs[to]!) + Math.abs(ys[from]! - ys[to]!)
  return length
}
