/** Wishes: relations of the plan, and habits of furnishing, bound to the very things they are about. */
import {
  isObjectRelation,
  type ObjectRelation,
  type ObjectRelationKind,
  type Relation,
  type RoomRelation,
  type RoomRelationKind,
} from '../../../worlds/scene/relation.ts'
import type { MasterPlan } from '../plan.ts'
import type { Thing } from './thing.ts'

export type Side = NonNullable<RoomRelation['side']>

export interface Wish {
  /** the relation it comes from; a habit has none */
  readonly relation: string | null
  readonly kind: ObjectRelationKind | RoomRelationKind
  /** ids of objects */
  readonly subject: string
  /** any of these will do; empty when it is about the room */
  readonly targets: readonly string[]
  /** of `between` */
  readonly seconds: readonly string[]
  readonly side?: Side
  readonly weight: number
}

// targets of a crowd's wish that are looked at before all others
export const FEW_TARGETS = 3

// what somebody asked for outweighs all habits together
export const SAID_WEIGHT = 12

/** What the plan asks for, for each thing it is asked of. */
export function wishesOf(plan: MasterPlan, things: readonly Thing[]): readonly Wish[] {
  const byRequest = new Map<string, Thing[]>()
  for (const thing of things) {
    const list = byRequest.get(thing.object.request)
    if (list) list.push(thing)
    else byRequest.set(thing.object.request, [thing])
  }
  const { objects, room } = plan.spatialRequirements
  const used = new Map<string, number>()
  const relations: readonly Relation[] = [...objects, ...room]
  // those that name a number choose first, each from where the one before stopped
  const sorted = [...relations].toSorted((a, b) => Number(b.count !== undefined) - Number(a.count !== undefined))
  return sorted.flatMap((relation) => {
    const all = byRequest.get(relation.subject) ?? []
    const subjects = relation.count === undefined ? all : nextOf(all, relation, used)
    return isObjectRelation(relation)
      ? subjects.map((subject, place) => bound(relation, subject, place, byRequest))
      : subjects.map((subject) => roomWish(relation, subject))
  })
}

/** `one of the two on the desk, the other on the floor`: different ones, as long as there are any. */
function nextOf(all: readonly Thing[], relation: Relation, used: Map<string, number>): readonly Thing[] {
  const count = Math.max(0, Math.min(all.length, Math.floor(relation.count ?? 0)))
  const isPlace = placing.has(relation.kind)
  const start = isPlace ? (used.get(relation.subject) ?? 0) : 0
  if (isPlace) used.set(relation.subject, start + count)
  return Array.from({ length: count }, (_, place) => all[(start + place) % all.length]!)
}

/** Kinds that say where a thing is, so that it cannot be so twice. */
const placing: ReadonlySet<string> = new Set<Relation['kind']>([
  'on',
  'inside',
  'under',
  'above',
  'beside',
  'left_of',
  'right_of',
  'in_front_of',
  'behind',
  'around',
  'across_from',
  'between',
  'at_the_foot_of',
  'long_side_of',
  'short_side_of',
  'against_wall',
  'on_wall',
  'in_corner',
  'in_centre',
  'under_window',
  'hanging_from_ceiling',
  'on_floor',
])

/** Whether something was said of where it is. */
export const isPlacing = ({ kind }: Wish): boolean => placing.has(kind)

function bound(
  relation: ObjectRelation,
  subject: Thing,
  place: number,
  byRequest: ReadonlyMap<string, readonly Thing[]>,
): Wish {
  const idsOf = (request: string | undefined) =>
    (byRequest.get(request ?? '') ?? []).map(({ object }) => object.id).filter((id) => id !== subject.object.id)
  const targets = idsOf(relation.target)
  const own = relation.isEach && targets.length > 0 ? [targets[place % targets.length]!] : rotated(targets, place)
  const { id, kind } = relation
  const seconds = idsOf(relation.secondTarget)
  return { relation: id, kind, subject: subject.object.id, targets: own, seconds, weight: SAID_WEIGHT }
}

/** Each begins with another one, so that they spread over all targets. */
export const rotated = (ids: readonly string[], place: number) => [
  ...ids.slice(place % Math.max(1, ids.length)),
  ...ids.slice(0, place % Math.max(1, ids.length)),
]

function roomWish({ id, kind, side }: RoomRelation, subject: Thing): Wish {
  const wish = { relation: id, kind, subject: subject.object.id, targets: [], seconds: [], weight: SAID_WEIGHT }
  return side ? { ...wish, side } : wish
}
