/** Stands on the floor for a thing: where its wishes want it, in rows with its like, along walls, and on open floor. */
import type { Random } from '../../../base/random.ts'
import { toRoom } from '../../../worlds/scene/geometry/turned-box.ts'
import type { Body } from './body.ts'
import {
  allEdges,
  aroundStands,
  besideStands,
  isRound,
  openStands,
  ringStands,
  type Stand,
  wallStands,
} from './floor-spots.ts'
import { turnsTowards } from './looking.ts'
import type { Brief } from './score.ts'
import type { Space } from './space.ts'
import type { Thing } from './thing.ts'
import { SAID_WEIGHT, type Wish } from './wish.ts'

/** Stands on the floor: those that wishes ask for, then walls and open floor. */
export function standsFor(
  space: Space,
  brief: Brief,
  thing: Thing,
  wishes: readonly Wish[],
  random: Random,
): readonly Stand[] {
  const stands = wishStands(space, brief, thing, wishes, MOST_TARGETS)
  // things that others want to be placed to
  for (const other of longingFor(space, brief, thing))
    stands.push(...besideStands(thing, other, { ...near, gaps: [0.05, 0.6, 1.8] }))
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

/** What is there and wants to be placed to it: in a crowd the first of them, or a sofa is tried at every chair. */
function longingFor(space: Space, brief: Brief, { object: { id } }: Thing): readonly Body[] {
  const wishes = (brief.about.get(id) ?? []).filter(({ subject }) => subject !== id)
  const there = wishes.flatMap(({ subject }) => space.bodies.get(subject) ?? [])
  return brief.isCrowd ? there.slice(0, MOST_LONGING) : there
}

const MOST_LONGING = 6

// of many targets, those that come first
const MOST_TARGETS = 12

/** Stands that its own wishes ask for, at the first of their targets. */
export function wishStands(space: Space, brief: Brief, thing: Thing, wishes: readonly Wish[], most: number): Stand[] {
  const stands: Stand[] = []
  for (const wish of wishes) {
    for (const id of wish.targets.slice(0, most)) {
      const target = space.bodies.get(id)
      if (!target) continue
      // exact places look meant, those of the grid look dropped
      const exact = wish.relation === null ? 0.6 : 1
      for (const [x, z, turn, bonus] of standsAt(brief, thing, wish, target, space))
        stands.push([x, z, turn, bonus ?? exact])
    }
  }
  return stands
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
      if (isSeatAtTable) return besideStands(thing, target, { edges: ['front'], gaps: close, turns, aligned })
      const before = { edges: ['front'], turns: ['towards', 0], aligned } as const
      const stands = besideStands(thing, target, { ...before, gaps: [0.4, 0.25, 0.1, 0.02, 0.6, 0.9] })
      return isForKnees(thing, target.thing)
        ? [...besideStands(thing, target, { ...before, gaps: [0.45, 0.35] }).map(withLegroom), ...stands]
        : stands
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
      return isForKnees(target.thing, thing)
        ? [...besideStands(thing, target, atLowTable).map(withLegroom), ...besideStands(thing, target, near)]
        : besideStands(thing, target, near)
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

/** A low table before what one sits on: knees are in between. */
const isForKnees = ({ role, height }: Thing, { role: other }: Thing): boolean =>
  role === 'table' && height < 0.6 && (other === 'sofa' || other === 'seat')
const atLowTable = { edges: allEdges, gaps: [0.45, 0.6], turns: ['towards'], aligned: [0] } as const

// more than the chance in every score, and less than any wish
const LEGROOM_BONUS = 1.8
const withLegroom = ([x, z, turn]: Stand): Stand => [x, z, turn, LEGROOM_BONUS]

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
