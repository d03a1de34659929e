/** Relations between two things, measured: one predicate for each kind, with the distances people mean by the words. */
import type { ObjectRelationKind } from '../../relation.ts'
import { boxOf, gapBetween, seenFrom, sharedFloor, type Box } from './box.ts'
import type { PlacedObject } from '../../scene.ts'

const NEXT_TO_M = 0.5
const NEAR_M = 1.5
const FAR_M = 1.5
const ACROSS_M = { least: 0.5, most: 4.5 }
const FACING_DEGREES = 30
const CONTACT_M = 0.05
const UNDER_M = 0.02
const BEFORE_M = 0.3

export function holds(kind: ObjectRelationKind, subject: PlacedObject, target: PlacedObject): boolean {
  if (subject.id === target.id) return false
  return predicates[kind](boxOf(subject), boxOf(target))
}

type Predicate = (subject: Box, target: Box) => boolean

const isHeldBy = (one: Box, other: Box): boolean =>
  one.object.heldBy?.by === 'object' && one.object.heldBy.object === other.id

/** Rests on it, or stands over the part of it that carries: a lamp on a desk, a table on a rug. */
const isOn: Predicate = (one, other) =>
  isHeldBy(one, other) ||
  (sharedFloor(one, other) >= 0.5 && one.low >= other.low && one.low <= other.high + CONTACT_M && one.low > 0.001)

const isInside: Predicate = (one, other) =>
  sharedFloor(one, other) >= 0.9 && one.low >= other.low - 0.01 && one.high <= other.high + 0.01

const isAbove: Predicate = (one, other) =>
  (sharedFloor(one, other) > 0.2 || sharedFloor(other, one) > 0.2 || hangsBehind(one, other)) &&
  one.low >= other.high - 0.05

/** In line with it at the wall that it stands before: a picture and a sofa share no floor. */
function hangsBehind(one: Box, other: Box): boolean {
  if (one.object.heldBy?.by !== 'wall' || gapBetween(one, other) >= BEFORE_M) return false
  const along = other.corners.map((corner) => seenFrom(one, corner).right)
  const [from, to] = [Math.min(...along), Math.max(...along)]
  const shared = Math.min(to, one.width / 2) - Math.max(from, -one.width / 2)
  return shared >= Math.min(one.width, to - from) / 2
}

const isUnder: Predicate = (one, other) =>
  (hangsBehind(other, one) && isAbove(other, one)) ||
  ((sharedFloor(one, other) > 0.25 || sharedFloor(other, one) > 0.5) &&
    one.low + UNDER_M < other.high &&
    one.low <= other.low + UNDER_M)

const isBeside: Predicate = (one, other) =>
  gapBetween(one, other) <= NEXT_TO_M && !isOn(one, other) && !isOn(other, one)

const isNear: Predicate = (one, other) => gapBetween(one, other) <= NEAR_M

/** More to that side than to another, and not far. */
const isToThe =
  (side: 'left' | 'right' | 'front' | 'back'): Predicate =>
  (one, other) => {
    const { right, ahead } = seenFrom(other, one.centre)
    const [across, along] = [right / Math.max(0.05, other.width), ahead / Math.max(0.05, other.depth)]
    if (gapBetween(one, other) > NEAR_M) return false
    // x of its own frame is its left: it looks along z, and we at it
    if (side === 'right') return across < 0 && Math.abs(right) >= Math.abs(ahead) - other.depth / 2
    if (side === 'left') return across > 0 && Math.abs(right) >= Math.abs(ahead) - other.depth / 2
    return side === 'front'
      ? along > 0 && Math.abs(ahead) >= Math.abs(right) - other.width / 2
      : along < 0 && Math.abs(ahead) >= Math.abs(right) - other.width / 2
  }

const isFacing: Predicate = (one, other) => {
  const [dx, dz] = [other.centre[0] - one.centre[0], other.centre[1] - one.centre[1]]
  const length = Math.hypot(dx, dz)
  if (length < 1e-6) return false
  const cosine = (dx * one.front[0] + dz * one.front[1]) / length
  if (cosine >= Math.cos((FACING_DEGREES * Math.PI) / 180)) return true
  // what is wide is faced where one looks at any part of it
  const { right, ahead } = seenFrom(one, other.centre)
  return ahead > 0 && Math.abs(right) <= (other.width + one.width) / 2
}

const isAcrossFrom: Predicate = (one, other) => {
  const gap = gapBetween(one, other)
  if (gap < ACROSS_M.least || gap > ACROSS_M.most) return false
  const facesIt = isFacing(other, one) || isFacing(one, other)
  return facesIt
}

const predicates: Readonly<Record<ObjectRelationKind, Predicate>> = {
  on: isOn,
  inside: (one, other) => isInside(one, other) || (isHeldBy(one, other) && one.low < other.high - 0.02),
  under: isUnder,
  above: isAbove,
  beside: isBeside,
  left_of: isToThe('left'),
  right_of: isToThe('right'),
  in_front_of: isToThe('front'),
  behind: isToThe('back'),
  facing: isFacing,
  around: (one, other) => gapBetween(one, other) <= 1,
  across_from: isAcrossFrom,
  near: isNear,
  far_from: (one, other) => gapBetween(one, other) >= FAR_M,
  // with one of the two; the caller asks for both
  between: (one, other) => gapBetween(one, other) <= 2.5,
  centred_on: (one, other) => {
    const { right, ahead } = seenFrom(other, one.centre)
    return Math.abs(right) <= other.width * 0.2 + 0.05 && Math.abs(ahead) <= other.depth * 0.2 + 0.05
  },
  at_the_foot_of: (one, other) => isToThe('front')(one, other) && gapBetween(one, other) <= 0.8,
  long_side_of: (one, other) => {
    const { right, ahead } = seenFrom(other, one.centre)
    const isAlongFront = other.width >= other.depth
    const isBeyond = isAlongFront ? Math.abs(ahead) > other.depth * 0.3 : Math.abs(right) > other.width * 0.3
    const isWithin = isAlongFront ? Math.abs(right) <= other.width / 2 : Math.abs(ahead) <= other.depth / 2
    return isBeyond && isWithin && gapBetween(one, other) <= 1
  },
  short_side_of: (one, other) => {
    const { right, ahead } = seenFrom(other, one.centre)
    const isAlongFront = other.width >= other.depth
    const isBeyond = isAlongFront ? Math.abs(right) > other.width * 0.3 : Math.abs(ahead) > other.depth * 0.3
    const isWithin = isAlongFront ? Math.abs(ahead) <= other.depth / 2 : Math.abs(right) <= other.width / 2
    return isBeyond && isWithin && gapBetween(one, other) <= 1
  },
  leaning_on: (one, other) => gapBetween(one, other) <= 0.1,
}
