/** The best place for one thing in a room as it is now: all spots worth trying, scored. */
import type { Random } from '../../../base/random.ts'
import type { Support } from '../../../worlds/scene/asset.ts'
import type { Walkable } from '../../../worlds/scene/geometry/floor-grid.ts'
import { toRoom } from '../../../worlds/scene/geometry/turned-box.ts'
import type { Body } from './body.ts'
import {
  type Stand,
  allEdges,
  aroundStands,
  besideStands,
  isRound,
  openStands,
  ringStands,
  wallStands,
} from './floor-spots.ts'
import { turnsTowards } from './looking.ts'
import { wallsAt } from './room-satisfaction.ts'
import { type Brief, crowding, wishScore } from './score.ts'
import { type Space, standing } from './space.ts'
import { onSurface, surfacesOf } from './surface-spots.ts'
import { isCalled, type Thing } from './thing.ts'
import { isReached } from './walkway.ts'
import { onCeiling, onWalls } from './wall-spots.ts'
import { SAID_WEIGHT, type Wish } from './wish.ts'

// surfaces tried for a thing that goes anywhere
const MAX_SURFACES = 14
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
    const body = best(space, brief, random, onThings(space, thing, said, onSaid))
    if (body) return body
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
  const isAnywhere = placement === 'top' || placement === 'wall'
  const isOnRug = said.some((wish) => wish.kind === 'on' && wish.targets.some((id) => space.bodies.get(id)?.isFlat))
  const spots = isAnywhere && !isOnRug ? onAnything(space, thing, wishes) : []
  const isFloorSaid = isOnRug || has('in_corner', 'against_wall', 'under', 'in_centre', 'under_window', 'near_wall')
  if (placement === 'top' && !isFloorSaid && !has('beside', 'near', 'left_of', 'right_of', 'in_front_of', 'behind')) {
    const body = best(space, brief, random, spots)
    if (body) return body
  }
  if (thing.role === 'screen' && thing.width > 0.6 && !isFloorSaid) {
    const body = best(space, brief, random, onWalls(space, thing, space.walls, over))
    if (body) return body
  }
  const bonuses = new Map<Body, number>()
  const stood: Body[] = []
  for (const [x, z, turn, bonus] of standsFor(space, brief, thing, wishes, random)) {
    const body = standing(space, thing, x, z, turn)
    if (!body) continue
    stood.push(body)
    if (bonus) bonuses.set(body, bonus)
  }
  return best(space, brief, random, [...spots, ...stood], bonuses, floor)
}

// books and plates make piles, lamps do not
const PILE_M = 0.08

/** Low things that lie on others, on which one more may lie. */
function flatThingsOn(space: Space, holders: readonly Body[]): readonly Body[] {
  const ids = new Set(holders.map(({ thing }) => thing.object.id))
  return [...space.bodies.values()].filter(
    ({ spot: { held }, thing }) => held.by === 'object' && ids.has(held.object) && thing.height < PILE_M,
  )
}

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
  for (const body of bodies) {
    const { by } = body.spot.held
    const isMisplaced = by === 'floor' && body.thing.object.placement === 'top'
    let score = random.next() * JITTER + wishScore(space, brief, body) - (isMisplaced ? FLOOR_COST : 0)
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

function onThings(space: Space, thing: Thing, said: readonly Wish[], targets: readonly Body[]): readonly Body[] {
  const isInside = said.some(({ kind }) => kind === 'inside')
  for (const turns of [[0], [90, 180, -90]]) {
    for (const canStickOut of [false, true]) {
      for (const kinds of preferred(thing, isInside)) {
        const found = targets.flatMap((holder) =>
          surfacesOf(holder.thing)
            .filter(({ kind }) => kinds.includes(kind))
            .flatMap((support) => onSurface(space, thing, holder, support, canStickOut, turns)),
        )
        if (found.length > 0) return found
      }
    }
  }
  return []
}

function preferred(thing: Thing, isInside: boolean): readonly (readonly Support['kind'][])[] {
  if (isInside) return [['inside'], ['shelf'], ['top', 'seat']]
  if (isCalled(thing, /book|magazine|vinyl|record/)) return [['shelf', 'top', 'seat'], ['inside']]
  return [['top', 'seat'], ['shelf'], ['inside']]
}

/** Tops of furniture that suits, most suitable first. */
function onAnything(space: Space, thing: Thing, wishes: readonly Wish[]): readonly Body[] {
  const wanted = new Set(wishes.flatMap(({ targets }) => targets))
  const surfaces: { holder: Body; support: Support; value: number }[] = []
  for (const holder of space.bodies.values()) {
    if (holder.isFlat) continue
    for (const support of holder.thing.supports) {
      if (support.width < thing.width || support.depth < thing.depth || support.clearHeight < thing.height) continue
      const height = holder.bottom + support.at.y
      const liked = { desk: 3, table: 3, storage: 2, kitchen: 2, appliance: 0.5, screen: 0 } as Record<string, number>
      const value =
        (liked[holder.thing.role] ?? 0) +
        (support.kind === 'top' ? 1 : support.kind === 'shelf' ? 0.5 : -2) -
        Math.abs(height - 0.8) * 1.5 +
        (wanted.has(holder.thing.object.id) ? 5 : 0) -
        (holder.thing.width * holder.thing.depth < 0.1 ? 3 : 0)
      surfaces.push({ holder, support, value })
    }
  }
  const found: Body[] = []
  for (const { holder, support } of surfaces.toSorted((a, b) => b.value - a.value).slice(0, MAX_SURFACES)) {
    found.push(...onSurface(space, thing, holder, support, false, [0]))
    if (found.length > 60) break
  }
  return found
}

/** Stands on the floor: those that wishes ask for, then walls and open floor. */
function standsFor(
  space: Space,
  brief: Brief,
  thing: Thing,
  wishes: readonly Wish[],
  random: Random,
): readonly Stand[] {
  const stands: Stand[] = []
  for (const wish of wishes) {
    for (const id of wish.targets.slice(0, 12)) {
      const target = space.bodies.get(id)
      if (!target) continue
      // exact places look meant, those of the grid look dropped
      const exact = wish.relation === null ? 0.6 : 1
      for (const [x, z, turn, bonus] of standsAt(brief, thing, wish, target, space))
        stands.push([x, z, turn, bonus ?? exact])
    }
  }
  // things that others want to be placed to
  for (const wish of brief.about.get(thing.object.id) ?? []) {
    if (wish.subject === thing.object.id) continue
    const other = space.bodies.get(wish.subject)
    if (other) stands.push(...besideStands(thing, other, { ...near, gaps: [0.05, 0.6, 1.8] }))
  }
  for (const fellow of fellowsOf(space, thing)) {
    const { front, left, right } = thing.clearance
    stands.push(
      ...besideStands(thing, fellow, {
        edges: ['left', 'right'],
        gaps: [0.02, left + right + 0.1],
        turns: [0],
        aligned: [0],
      }),
      ...besideStands(thing, fellow, { edges: ['front', 'back'], gaps: [front + 0.5], turns: [0], aligned: [0] }),
    )
  }
  stands.push(...wallStands(space, thing, space.walls))
  const isFree = wishes.some(({ kind, relation }) => relation !== null && kind !== 'against_wall')
  stands.push(...openStands(space, [0, 90, 180, -90], isFree || thing.role === 'rug' ? 48 : 24))
  const looking = wishes.filter(({ kind, weight }) => kind === 'facing' && weight >= SAID_WEIGHT / 4)
  const turned = looking.length === 0 ? [] : turnsTowards(space, looking, stands, random)
  return [...stands, ...turned]
}

// rows begin where there are more than a handful
const ROW_FROM = 4

/** The last of its kind that were placed, where they are many: things of a kind stand in rows. */
function fellowsOf(space: Space, { object: { request } }: Thing): readonly Body[] {
  const fellows = [...space.bodies.values()].filter((body) => body.thing.object.request === request)
  const isOnFloor = ({ spot }: Body) => spot.held.by === 'floor'
  return fellows.length < ROW_FROM ? [] : fellows.filter(isOnFloor).slice(-8)
}

const near = { edges: allEdges, gaps: [0.05, 0.4, 0.9], turns: [0, 'towards', 'away'], aligned: [0, -1, 1] } as const

function standsAt(brief: Brief, thing: Thing, { kind }: Wish, target: Body, space: Space): readonly Stand[] {
  const isSeatAtTable = thing.role === 'seat' && target.thing.height > 0.55 && target.thing.role !== 'bed'
  const close = isSeatAtTable ? [-0.15, 0.02, 0.15, 0.35] : [0.02, 0.1, 0.35]
  const turns = isSeatAtTable ? (['towards'] as const) : ([0, 'towards', 'away'] as const)
  const aligned = [0, -1, 1, -0.5, 0.5]
  switch (kind) {
    case 'on':
      return target.isFlat ? onRugStands(thing, target) : []
    case 'beside':
      return [
        ...besideStands(thing, target, { edges: ['left', 'right'], gaps: close, turns, aligned }),
        ...besideStands(thing, target, { edges: ['front', 'back'], gaps: close, turns, aligned: [0] }),
      ]
    case 'left_of':
    case 'right_of': {
      const edge = kind === 'left_of' ? 'left' : 'right'
      return besideStands(thing, target, {
        edges: [edge],
        gaps: [0.02, 0.1, 0.3],
        turns,
        aligned: [-1, 0, 1, -0.5, 0.5],
      })
    }
    case 'in_front_of': {
      const gaps = isSeatAtTable ? close : [0.4, 0.25, 0.1, 0.02, 0.6, 0.9]
      return besideStands(thing, target, {
        edges: ['front'],
        gaps,
        turns: isSeatAtTable ? turns : ['towards', 0],
        aligned,
      })
    }
    case 'at_the_foot_of':
      return besideStands(thing, target, { edges: ['front'], gaps: [0.03, 0.1, 0.25], turns: [0, 180], aligned })
    case 'behind':
      return besideStands(thing, target, { edges: ['back'], gaps: [0.02, 0.2, 0.5], turns: [0, 180], aligned })
    case 'around': {
      const others = brief.about.get(target.thing.object.id) ?? []
      const isSeat = (wish: Wish) => wish.kind === 'around' && wish.targets[0] === target.thing.object.id
      const seats = new Set(others.filter(isSeat).map(({ subject }) => subject))
      return isRound(target.thing) ? ringStands(thing, target, seats.size) : aroundStands(thing, target, seats.size)
    }
    case 'across_from':
      return besideStands(thing, target, {
        edges: ['front'],
        gaps: [1.7, 2.1, 2.6, 3.2, 1.5],
        turns: ['towards'],
        aligned: [0, -0.5, 0.5],
      })
    case 'facing':
      return besideStands(thing, target, {
        edges: allEdges,
        gaps: [0.4, 1, 1.8, 2.6],
        turns: ['towards'],
        aligned: [0],
      })
    case 'near':
      return besideStands(thing, target, near)
    case 'leaning_on':
      return besideStands(thing, target, { edges: allEdges, gaps: [0], turns: ['away', 0], aligned: [0, -1, 1] })
    case 'long_side_of':
    case 'short_side_of': {
      const isLong = target.box.halfWidth >= target.box.halfDepth
      const edges = isLong === (kind === 'long_side_of') ? (['front', 'back'] as const) : (['left', 'right'] as const)
      return besideStands(thing, target, { edges, gaps: close, turns, aligned })
    }
    case 'between':
      return betweenStands(space, brief, thing, target)
    case 'under':
    case 'centred_on':
      return besideStands(thing, target, {
        edges: ['front'],
        gaps: [-0.5, -0.25, -0.75, -1].map((share) => share * (target.thing.depth + thing.depth)),
        turns: [0, 90, 180],
        aligned: [0, -0.5, 0.5, -0.9, 0.9],
      })
    default:
      return []
  }
}

/** All over a rug, and exactly within its edges. */
function onRugStands(thing: Thing, rug: Body): readonly Stand[] {
  return [0, 90, 180, -90].flatMap((turn) => {
    const isCrosswise = turn === 90 || turn === -90
    const [width, depth] = isCrosswise ? [thing.depth, thing.width] : [thing.width, thing.depth]
    const [x, z] = [rug.box.halfWidth - width / 2 - 0.01, rug.box.halfDepth - depth / 2 - 0.01]
    if (x < 0 || z < 0) return []
    return [0, -1, 1, -0.5, 0.5].flatMap((across) =>
      [0, -1, 1, -0.5, 0.5].map((ahead): Stand => [...toRoom(rug.box, x * across, z * ahead), rug.spot.turn + turn]),
    )
  })
}

function betweenStands(space: Space, brief: Brief, thing: Thing, target: Body): readonly Stand[] {
  const wishes = brief.about.get(thing.object.id) ?? []
  const ends = wishes.flatMap((wish) => (wish.kind === 'between' ? [...wish.seconds, ...wish.targets] : []))
  return ends
    .flatMap((id) => space.bodies.get(id) ?? [])
    .filter((second) => second !== target)
    .slice(0, 4)
    .flatMap((second) =>
      [0.5, 0.4, 0.6].flatMap((share) =>
        [target.spot.turn, target.spot.turn + 90].map((turn): Stand => {
          const [x, z] = [second.box.x - target.box.x, second.box.z - target.box.z]
          return [target.box.x + x * share, target.box.z + z * share, turn]
        }),
      ),
    )
}
