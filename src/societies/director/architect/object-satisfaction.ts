/** How well a relation of two things is met where they are, from 0 to 1, and from how far apart it cannot be. */
import { distanceBetween, distanceToPoint, overlaps, toOwn, toRoom } from '../../../worlds/scene/geometry/turned-box.ts'
import type { ObjectRelationKind } from '../../../worlds/scene/relation.ts'
import type { Body } from './body.ts'
import { upTo } from './up-to.ts'

// as far from each other, and these are not met at all
const [BESIDE_M, NEAR_M, AROUND_M, AT_SIDE_M, ALONG_M, ACROSS_M, LEANING_M] = [1.1, 2.2, 1.2, 2, 1.5, 7, 0.6]
// how much further off is as good, before and behind a thing
const [BEFORE_M, BEHIND_M] = [0.3, 0.2]

/** Further apart than this, nothing of the kind is met at all. */
export const reachOf = (kind: ObjectRelationKind): number => reaches[kind] ?? Infinity
const reaches: Partial<Record<ObjectRelationKind, number>> = {
  near: NEAR_M,
  beside: BESIDE_M,
  around: AROUND_M,
  left_of: AT_SIDE_M,
  right_of: AT_SIDE_M,
  at_the_foot_of: AT_SIDE_M,
  in_front_of: AT_SIDE_M + BEFORE_M,
  behind: AT_SIDE_M + BEHIND_M,
  long_side_of: ALONG_M,
  short_side_of: ALONG_M,
  across_from: ACROSS_M,
  leaning_on: LEANING_M,
}

// whatever the last digits say
const HAIR_M = 1e-6

/** Whether their nearest points are: by their middles, which costs less than the distance between them. */
export function areFurther({ box }: Body, { box: other }: Body, metres: number): boolean {
  const [x, z, apart] = [box.x - other.x, box.z - other.z, metres + HAIR_M + box.radius + other.radius]
  return x * x + z * z > apart * apart
}

export function between(kind: ObjectRelationKind, subject: Body, target: Body, second: Body | undefined): number {
  // distances cost most, and not every kind is about one
  if (kind === 'on') return isOn(subject, target)
  if (kind === 'inside') return isIn(subject, target)
  if (kind === 'facing') return facing(subject, target)
  const [ownX, ownZ] = toOwn(target.box, subject.box.x, subject.box.z)
  const { halfWidth, halfDepth } = target.box
  if (kind === 'above')
    return subject.bottom < target.top - 0.02
      ? 0
      : upTo(Math.hypot(ownX, Math.max(0, Math.abs(ownZ) - halfDepth)), 0.1, 1)
  if (kind === 'centred_on')
    return upTo(Math.min(Math.hypot(ownX, ownZ), 0.15 + Math.min(Math.abs(ownX), Math.abs(ownZ))), 0.05, 0.8)
  const gap = distanceBetween(subject.box, target.box)
  switch (kind) {
    case 'under':
      return isHung(target) ? between('above', target, subject, undefined) : isUnder(subject, target, gap)
    case 'left_of':
      return atSide(ownX, halfWidth, ownZ, halfDepth, gap, 0)
    case 'right_of':
      return atSide(-ownX, halfWidth, ownZ, halfDepth, gap, 0)
    case 'in_front_of':
    case 'at_the_foot_of':
      return atSide(ownZ, halfDepth, ownX, halfWidth, kind === 'in_front_of' ? gap - BEFORE_M : gap, 0.2)
    case 'behind':
      return atSide(-ownZ, halfDepth, ownX, halfWidth, gap - BEHIND_M, 0.2)
    case 'beside':
      return upTo(gap, 0.3, BESIDE_M) * (Math.abs(ownX) >= halfWidth * 0.9 ? 1 : 0.85) * sameLevel(subject, target)
    case 'near':
      return upTo(gap, 0.8, NEAR_M)
    case 'far_from':
      return 1 - upTo(gap, 1, 4.5)
    case 'around':
      return upTo(gap, 0.25, AROUND_M) * (0.4 + 0.6 * facing(subject, target))
    case 'across_from':
      return across(subject, target, gap, ownZ, Math.abs(ownX))
    case 'between':
      return second ? amid(subject, target, second) : upTo(gap, 0.5, 2)
    case 'long_side_of':
      return alongSide(halfWidth >= halfDepth, ownX, ownZ, target, gap)
    case 'short_side_of':
      return alongSide(halfWidth < halfDepth, ownX, ownZ, target, gap)
    case 'leaning_on':
      return upTo(gap, 0.02, LEANING_M)
  }
}

const sameLevel = (a: Body, b: Body) => (a.bottom < b.top + 0.3 && b.bottom < a.top + 0.3 ? 1 : 0.3)

function isOn(subject: Body, target: Body): number {
  if (target.isFlat) return subject.bottom >= target.top - 1e-3 && overlaps(subject.box, target.box) ? 1 : 0
  const { held } = subject.spot
  if (held.by === 'object' && held.object === target.thing.object.id) return 1
  // on a pile that lies on it
  const isJustAbove = held.by === 'object' && subject.bottom > target.bottom && subject.bottom < target.top + 0.05
  return isJustAbove && overlaps(subject.box, target.box) ? 0.8 : 0
}

function isIn(subject: Body, target: Body): number {
  const { held } = subject.spot
  if (held.by !== 'object' || held.object !== target.thing.object.id) return 0
  const surface = target.thing.supports.find(({ name }) => name === held.surface)
  return surface?.kind === 'inside' ? 1 : surface?.kind === 'shelf' ? 0.95 : 0.5
}

const isHung = ({ spot: { held } }: Body) => held.by === 'wall' || held.by === 'ceiling'

function isUnder(subject: Body, target: Body, gap: number): number {
  if (subject.isFlat) return gap > 0 ? 0 : 1 - upTo(sharedFloor(target, subject), 0.1, 0.6) * 0.6
  const lower = subject.top <= target.top - 0.05 || subject.bottom < target.bottom
  if (!lower) return 0
  const [x, z] = toOwn(target.box, subject.box.x, subject.box.z)
  const { halfWidth, halfDepth } = target.box
  const outside = Math.max(Math.abs(x) - halfWidth, Math.abs(z) - halfDepth)
  return upTo(outside, target.bottom > 0.5 ? subject.box.halfDepth : 0, 1)
}

/** How much of one is over the other, seen from above, by a grid of points. */
function sharedFloor({ box }: Body, { box: other }: Body): number {
  let inside = 0
  for (const x of [-0.75, -0.25, 0.25, 0.75])
    for (const z of [-0.75, -0.25, 0.25, 0.75])
      if (distanceToPoint(other, ...toRoom(box, x * box.halfWidth, z * box.halfDepth)) === 0) inside++
  return inside / 16
}

/** `away` is how far it is to that side of the target's middle, `along` how far it is off that line. */
function atSide(away: number, half: number, along: number, otherHalf: number, gap: number, bias: number): number {
  if (away < half * 0.9) return 0
  // before and behind a thing, in line with its middle is best
  const inLine = 1 - bias * Math.min(1, Math.abs(along) / Math.max(0.1, otherHalf))
  return upTo(gap, 0.3, AT_SIDE_M) * upTo(Math.abs(along), otherHalf, otherHalf + 1) * inLine
}

const facing = (subject: Body, target: Body): number => facingAny(subject, [target])

/** How straight it looks at one of them, that is at the one that is least aside. */
export function facingAny({ box }: Body, targets: readonly Body[]): number {
  let straightest = -Infinity
  for (const { box: other } of targets) {
    const [x, z] = [other.x - box.x, other.z - box.z]
    const distance = Math.hypot(x, z)
    if (distance >= 1e-6) straightest = Math.max(straightest, (x * box.sin + z * box.cos) / distance)
  }
  if (straightest === -Infinity) return 0
  const angle = (Math.acos(Math.min(1, Math.max(-1, straightest))) * 180) / Math.PI
  return angle <= 28 ? 1 - angle / 400 : upTo(angle, 28, 120) * 0.6
}

function across(subject: Body, target: Body, gap: number, ahead: number, aside: number): number {
  if (ahead <= target.box.halfDepth) return 0
  const distance = gap < 1.6 ? upTo(1.6 - gap, 0, 1.4) : upTo(gap, 3.8, ACROSS_M)
  return (
    distance *
    upTo(aside, 0.3, 0.3 + target.box.halfWidth + subject.box.halfWidth) *
    (0.5 + 0.5 * facing(subject, target))
  )
}

function amid(subject: Body, one: Body, two: Body): number {
  const [x, z] = [two.box.x - one.box.x, two.box.z - one.box.z]
  const length = x * x + z * z
  if (length < 1e-6) return 0
  const share = ((subject.box.x - one.box.x) * x + (subject.box.z - one.box.z) * z) / length
  const aside = Math.abs((subject.box.x - one.box.x) * z - (subject.box.z - one.box.z) * x) / Math.sqrt(length)
  return upTo(Math.abs(share - 0.5), 0.1, 0.5) * upTo(aside, 0.15, 1)
}

function alongSide(isAlongWidth: boolean, x: number, z: number, target: Body, gap: number): number {
  const { halfWidth, halfDepth } = target.box
  const isThere = isAlongWidth ? Math.abs(z) >= halfDepth * 0.9 : Math.abs(x) >= halfWidth * 0.9
  const aside = isAlongWidth ? Math.abs(x) - halfWidth : Math.abs(z) - halfDepth
  return isThere ? upTo(gap, 0.3, ALONG_M) * upTo(aside, 0, 0.6) : 0
}
