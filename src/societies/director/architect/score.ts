/** How good a place is for a body: wishes it fulfils, less the free floor it takes from others or lacks itself. */
import { liesWithin } from '../../../worlds/scene/geometry/floor-plan.ts'
import { overlaps, partOf, type TurnedBox } from '../../../worlds/scene/geometry/turned-box.ts'
import type { Body } from './body.ts'
import { satisfactionOf } from './satisfaction.ts'
import type { Space } from './space.ts'
import type { Thing } from './thing.ts'
import type { Wish } from './wish.ts'

/** What is known of all things of a room while it is furnished. */
export interface Brief {
  readonly things: ReadonlyMap<string, Thing>
  /** wishes a thing is part of, as subject or target */
  readonly about: ReadonlyMap<string, readonly Wish[]>
  /** so many that the first good place is taken, and not the best of all */
  readonly isCrowd: boolean
  /** floor that each needs at its sides, for itself and for what belongs beside it */
  readonly margins: ReadonlyMap<string, Margins>
  readonly costs: FloorCosts
}

/** What it is worth to have the floor around a thing free: of walls, and of other things. */
export interface FloorCosts {
  readonly outside: number
  readonly taken: number
}

export interface Margins {
  readonly front: number
  readonly back: number
  readonly left: number
  readonly right: number
}

// what stands higher than this leaves the floor free
const OVERHEAD_M = 1
export const OUTSIDE_COST = 2.5
export const TAKEN_COST = 2.5

/** Of its wishes alone, both those it has and those others have of it, for every place of a thing that is tried. */
export function wishScores(space: Space, brief: Brief, thing: Thing): (tried: Body) => number {
  const parts = (brief.about.get(thing.object.id) ?? []).map((wish) => ({
    weight: wish.weight,
    met: satisfactionOf(space, wish, thing),
  }))
  return (tried) => {
    let score = 0
    for (const { weight, met } of parts) score += weight * met(tried)
    return score
  }
}

/** Of the floor around it: what lacks room in front, or takes it from another. */
export function crowding(space: Space, brief: Brief, body: Body): number {
  const { id } = body.thing.object
  let cost = 0
  const { outside, taken } = brief.costs
  const others = relatedTo(brief, id)
  const neighbours = space.near({ ...body.box, radius: body.box.radius + 1.5 })
  for (const zone of zonesOf(brief, body)) {
    cost += outside * outsideShare(space, body, zone)
    for (const { box } of space.doors) if (overlaps(zone, box)) cost += taken / 2
    for (const other of neighbours) {
      if (other.isFlat || other.bottom > OVERHEAD_M || other.spot.held.by === 'object') continue
      if (!others.has(other.thing.object.id) && overlaps(zone, other.box)) cost += taken
    }
  }
  for (const other of neighbours) {
    if (other.isFlat || others.has(other.thing.object.id)) continue
    for (const zone of clearanceOf(other)) if (overlaps(zone, body.box)) cost += taken
  }
  return cost
}

/** How much of a zone lies behind walls, in thirds. */
function outsideShare({ room }: Space, body: Body, zone: TurnedBox): number {
  if (liesWithin(room.outline, zone)) return 0
  const [x, z] = [zone.x - body.box.x, zone.z - body.box.z]
  for (const share of [2 / 3, 1 / 3]) {
    const isFront = Math.abs(x * body.box.sin + z * body.box.cos) > Math.abs(x * body.box.cos - z * body.box.sin)
    const half = isFront ? zone.halfDepth : zone.halfWidth
    const length = Math.hypot(x, z)
    const near = (length - half + half * share) / length
    const nearer: TurnedBox = {
      ...zone,
      x: body.box.x + x * near,
      z: body.box.z + z * near,
      halfWidth: isFront ? zone.halfWidth : half * share,
      halfDepth: isFront ? half * share : zone.halfDepth,
    }
    if (liesWithin(room.outline, nearer)) return 1 - share
  }
  return 1
}

const related = new WeakMap<Brief, Map<string, ReadonlySet<string>>>()

/** Things that a thing has a wish about, or that have one about it: they may share floor. */
function relatedTo(brief: Brief, id: string): ReadonlySet<string> {
  let known = related.get(brief)
  if (!known) related.set(brief, (known = new Map()))
  let found = known.get(id)
  if (!found) {
    found = new Set((brief.about.get(id) ?? []).flatMap(({ subject, targets }) => [subject, ...targets]))
    known.set(id, found)
  }
  return found
}

const clearances = new WeakMap<Body, readonly TurnedBox[]>()

/** Floor that whoever uses it needs. */
function clearanceOf(body: Body): readonly TurnedBox[] {
  let found = clearances.get(body)
  if (!found) clearances.set(body, (found = zonesAround(body, body.thing.clearance)))
  return found
}

/** The same, and floor for what is to stand beside it. */
const zonesOf = (brief: Brief, body: Body) => zonesAround(body, brief.margins.get(body.thing.object.id) ?? none)

function zonesAround(body: Body, { front, back, left, right }: Margins): readonly TurnedBox[] {
  if (body.spot.held.by !== 'floor') return []
  const { halfWidth: x, halfDepth: z } = body.box
  const found: TurnedBox[] = []
  if (front > 0) found.push(partOf(body.box, -x, x, z, z + front))
  if (back > 0) found.push(partOf(body.box, -x, x, -z - back, -z))
  if (left > 0) found.push(partOf(body.box, x, x + left, -z, z))
  if (right > 0) found.push(partOf(body.box, -x - right, -x, -z, z))
  return found
}

const none: Margins = { front: 0, back: 0, left: 0, right: 0 }

/** Clearance of each thing, widened by what is to stand beside it. */
export function marginsOf(things: ReadonlyMap<string, Thing>, wishes: readonly Wish[]): ReadonlyMap<string, Margins> {
  const margins = new Map<string, { front: number; back: number; left: number; right: number }>()
  for (const [id, { clearance }] of things) margins.set(id, { ...clearance })
  for (const { kind, subject, targets } of wishes) {
    const thing = things.get(subject)
    const target = margins.get(targets[0] ?? '')
    if (!thing || !target || thing.object.placement !== 'floor') continue
    const { width, depth } = thing
    const widen = (side: keyof Margins, by: number) => (target[side] = Math.max(target[side], by))
    if (kind === 'around') for (const side of ['front', 'back', 'left', 'right'] as const) widen(side, depth + 0.1)
    if (kind === 'left_of') widen('left', width + 0.05)
    if (kind === 'right_of') widen('right', width + 0.05)
    if (kind === 'in_front_of' || kind === 'at_the_foot_of') widen('front', depth + 0.4)
    if (kind === 'across_from') widen('front', depth + 1.6)
    if (kind === 'behind') widen('back', depth + 0.05)
  }
  return margins
}
