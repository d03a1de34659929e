/** The best place for one thing in a room as it is now: all spots worth trying, scored. */
import type { Random } from '../../../base/random.ts'
import type { Walkable } from '../../../worlds/scene/geometry/floor-grid.ts'
import type { Body } from './body.ts'
import { wallsAt } from './room-satisfaction.ts'
import { flatThingsOn, onAnything, onThings } from './holders.ts'
import { type Brief, crowding, wishScores } from './score.ts'
import { type Space, standing } from './space.ts'
import type { Stand } from './floor-spots.ts'
import { satisfaction } from './satisfaction.ts'
import { standsFor, wishStands } from './stands.ts'
import type { Thing } from './thing.ts'
import { isReached } from './walkway.ts'
import { onCeiling, onWalls } from './wall-spots.ts'
import { FEW_TARGETS, type Wish } from './wish.ts'

const JITTER = 0.6
// what belongs on a table and stands on the floor
const FLOOR_COST = 4
const UNREACHED_COST = 8

/** null when there is none. With a `floor`, places that somebody can walk to are much better. */
export function findPlace(
  space: Space,
  brief: Brief,
  thing: Thing,
  random: Random,
  floor: Walkable | null = null,
): Body | null {
  const wishes = (brief.about.get(thing.object.id) ?? []).filter(({ subject }) => subject === thing.object.id)
  const said = wishes.filter(({ relation }) => relation !== null)
  const has = (...kinds: readonly Wish['kind'][]) => said.some(({ kind }) => kinds.includes(kind))
  const targetsOf = (...kinds: readonly Wish['kind'][]) => bodiesOf(space, wishes, kinds)
  const { placement } = thing.object
  const onSaid = bodiesOf(space, said, ['on', 'inside'])
  if (onSaid.length > 0) {
    for (const holders of brief.isCrowd ? inGroups(onSaid) : [onSaid]) {
      const body = best(space, brief, random, onThings(space, thing, said, holders))
      if (body) return body
    }
    const stacked = best(space, brief, random, onThings(space, thing, said, flatThingsOn(space, onSaid)))
    if (stacked) return stacked
  }
  // a mat for a table is no rug
  if (placement === 'flat') return null
  const over = [...targetsOf('above'), ...belowOf(space, brief, thing)]
  if (has('hanging_from_ceiling') || (placement === 'ceiling' && !has('on_wall'))) {
    const body = best(space, brief, random, onCeiling(space, thing, over))
    if (body) return body
  }
  const isShelfOver = placement === 'floor' && has('above') && thing.depth < 0.5
  if (has('on_wall') || isShelfOver || (placement === 'wall' && !has('under'))) {
    const side = said.find((wish) => wish.side)?.side
    const walls = wallsAt(space, side)
    const behind = [...over, ...targetsOf('centred_on', 'beside', 'near')]
    const body = best(space, brief, random, onWalls(space, thing, walls, behind))
    if (body) return body
    if (side) {
      const elsewhere = best(space, brief, random, onWalls(space, thing, space.walls, behind))
      if (elsewhere) return elsewhere
    }
  }
  const isAnywhere = (placement === 'top' || placement === 'wall') && !has('on_floor')
  const isOnRug = said.some((wish) => wish.kind === 'on' && wish.targets.some((id) => space.bodies.get(id)?.isFlat))
  const spots = isAnywhere && !isOnRug ? onAnything(space, thing, wishes) : []
  const isFloorSaid =
    isOnRug || has('in_corner', 'against_wall', 'under', 'in_centre', 'under_window', 'near_wall', 'on_floor')
  if (placement === 'top' && !isFloorSaid && !has('beside', 'near', 'left_of', 'right_of', 'in_front_of', 'behind')) {
    const body = best(space, brief, random, spots)
    if (body) return body
  }
  if (thing.role === 'screen' && thing.width > 0.6 && !isFloorSaid) {
    const body = best(space, brief, random, onWalls(space, thing, space.walls, over))
    if (body) return body
  }
  if (brief.isCrowd && floor === null && spots.length === 0) {
    const body = stoodBest(space, brief, thing, random, wishStands(space, brief, thing, wishes, FEW_TARGETS), [], null)
    if (body && isContent(space, wishes, body)) return body
  }
  return stoodBest(space, brief, thing, random, standsFor(space, brief, thing, wishes, random), spots, floor)
}

function stoodBest(
  space: Space,
  brief: Brief,
  thing: Thing,
  random: Random,
  stands: readonly Stand[],
  spots: readonly Body[],
  floor: Walkable | null,
): Body | null {
  const bonuses = new Map<Body, number>()
  const stood: Body[] = []
  for (const [x, z, turn, bonus] of stands) {
    const body = standing(space, thing, x, z, turn)
    if (!body) continue
    stood.push(body)
    if (bonus) bonuses.set(body, bonus)
  }
  return best(space, brief, random, [...spots, ...stood], bonuses, floor)
}

const CONTENT = 0.85

const inGroups = (bodies: readonly Body[]): readonly (readonly Body[])[] =>
  Array.from({ length: Math.ceil(bodies.length / FEW_TARGETS) }, (_, group) =>
    bodies.slice(group * FEW_TARGETS, (group + 1) * FEW_TARGETS),
  )

/** Whether all that is wished of it is as good as met there. */
const isContent = (space: Space, wishes: readonly Wish[], body: Body): boolean =>
  wishes.length > 0 && wishes.every((wish) => (satisfaction(space, wish, body) ?? 0) >= CONTENT)

/** What was said to be under it. */
function belowOf(space: Space, brief: Brief, { object }: Thing): readonly Body[] {
  const wishes = brief.about.get(object.id) ?? []
  const under = wishes.filter(({ kind, subject }) => kind === 'under' && subject !== object.id)
  return under.flatMap(({ subject }) => space.bodies.get(subject) ?? [])
}

/** The targets of wishes of these kinds that are there. */
function bodiesOf(space: Space, wishes: readonly Wish[], kinds: readonly Wish['kind'][]): readonly Body[] {
  return wishes
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ targets }) => targets.slice(0, 40).flatMap((id) => space.bodies.get(id) ?? []))
    .filter(({ isFlat }) => !isFlat)
}

function best(
  space: Space,
  brief: Brief,
  random: Random,
  bodies: readonly Body[],
  bonuses: ReadonlyMap<Body, number> = new Map(),
  floor: Walkable | null = null,
): Body | null {
  let [found, highest] = [null as Body | null, -Infinity]
  const first = bodies[0]
  if (!first) return null
  const wishScore = wishScores(space, brief, first.thing)
  for (const body of bodies) {
    const { by } = body.spot.held
    const isMisplaced = by === 'floor' && body.thing.object.placement === 'top'
    let score = random.next() * JITTER + wishScore(body) - (isMisplaced ? FLOOR_COST : 0)
    if (by === 'object') score += surfaceScore(space, body)
    if (body.thing.role === 'curtain') score -= 3 * offWindow(space, body)
    score += bonuses.get(body) ?? 0
    // crowding only takes away: a place that is worse without it need not be asked
    if (score <= highest) continue
    if (by === 'floor') score -= crowding(space, brief, body)
    if (by === 'floor' && floor && score > highest && !isReached(floor, body)) score -= UNREACHED_COST
    if (score > highest) [found, highest] = [body, score]
  }
  return found
}

/** On tops that are easy to reach rather than on beds and seats; what is large in the middle. */
function surfaceScore(space: Space, { thing, box, spot }: Body): number {
  const holder = spot.held.by === 'object' ? space.bodies.get(spot.held.object) : undefined
  if (!holder) return 0
  const off = Math.hypot(box.x - holder.box.x, box.z - holder.box.z)
  const large = Math.max(thing.width / holder.thing.width, thing.depth / holder.thing.depth)
  return (large > 0.4 ? -2 * off : 0) - (holder.spot.turn === spot.turn ? 0 : 0.3)
}

/** From the middle of the nearest window. */
function offWindow({ windows }: Space, { box }: Body): number {
  return Math.min(5, ...windows.map(({ box: hole }) => Math.hypot(hole.x - box.x, hole.z - box.z)))
}
