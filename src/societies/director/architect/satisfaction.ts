/** How well a wish is met where things are now, from 0 to 1. */
import { distanceBetween, distanceToPoint, overlaps, toOwn, toRoom } from '../../../worlds/scene/geometry/turned-box.ts'
import type { ObjectRelationKind } from '../../../worlds/scene/relation.ts'
import type { Body } from './body.ts'
import { roomSatisfaction } from './room-satisfaction.ts'
import type { Space } from './space.ts'
import { upTo } from './up-to.ts'
import type { Wish } from './wish.ts'

/** null while its target is not there yet. `subject` may be a body that is only tried. */
export function satisfaction(space: Space, wish: Wish, subject: Body, other?: Body): number | null {
  if (wish.targets.length === 0) return isAboutRoom(wish) ? roomSatisfaction(space, wish, subject) : null
  const bodyOf = (id: string) => (other && other.thing.object.id === id ? other : space.bodies.get(id))
  let best: number | null = null
  for (const id of wish.targets) {
    const target = bodyOf(id)
    if (!target) continue
    const second = wish.seconds.map(bodyOf).find((body) => body && body !== target)
    best = Math.max(best ?? 0, between(wish.kind as ObjectRelationKind, subject, target, second))
    if (best >= 1) break
  }
  return best
}

const isAboutRoom = ({ kind }: Wish) =>
  kind.endsWith('_wall') || kind.endsWith('_window') || kind.endsWith('_door') || roomKinds.has(kind)
const roomKinds = new Set<string>(['in_corner', 'in_centre', 'in_room', 'hanging_from_ceiling'])

function between(kind: ObjectRelationKind, subject: Body, target: Body, second: Body | undefined): number {
  const gap = distanceBetween(subject.box, target.box)
  const [ownX, ownZ] = toOwn(target.box, subject.box.x, subject.box.z)
  const { halfWidth, halfDepth } = target.box
  switch (kind) {
    case 'on':
      return isOn(subject, target)
    case 'inside':
      return isIn(subject, target)
    case 'under':
      return isUnder(subject, target, gap)
    case 'above':
      return subject.bottom < target.top - 0.02
        ? 0
        : upTo(Math.hypot(ownX, Math.max(0, Math.abs(ownZ) - halfDepth)), 0.1, 1)
    case 'left_of':
      return atSide(ownX, halfWidth, ownZ, halfDepth, gap, 0)
    case 'right_of':
      return atSide(-ownX, halfWidth, ownZ, halfDepth, gap, 0)
    case 'in_front_of':
    case 'at_the_foot_of':
      return atSide(ownZ, halfDepth, ownX, halfWidth, kind === 'in_front_of' ? gap - 0.3 : gap, 0.2)
    case 'behind':
      return atSide(-ownZ, halfDepth, ownX, halfWidth, gap - 0.2, 0.2)
    case 'beside':
      return upTo(gap, 0.3, 1.1) * (Math.abs(ownX) >= halfWidth * 0.9 ? 1 : 0.85) * sameLevel(subject, target)
    case 'near':
      return upTo(gap, 0.8, 2.2)
    case 'far_from':
      return 1 - upTo(gap, 1, 4.5)
    case 'facing':
      return facing(subject, target)
    case 'around':
      return upTo(gap, 0.25, 1.2) * (0.4 + 0.6 * facing(subject, target))
    case 'across_from':
      return across(subject, target, gap, ownZ, Math.abs(ownX))
    case 'between':
      return second ? amid(subject, target, second) : upTo(gap, 0.5, 2)
    case 'centred_on':
      return upTo(Math.min(Math.hypot(ownX, ownZ), 0.15 + Math.min(Math.abs(ownX), Math.abs(ownZ))), 0.05, 0.8)
    case 'long_side_of':
      return alongSide(halfWidth >= halfDepth, ownX, ownZ, target, gap)
    case 'short_side_of':
      return alongSide(halfWidth < halfDepth, ownX, ownZ, target, gap)
    case 'leaning_on':
      return upTo(gap, 0.02, 0.6)
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
  return upTo(gap, 0.3, 2) * upTo(Math.abs(along), otherHalf, otherHalf + 1) * inLine
}

function facing({ box }: Body, target: Body): number {
  const [x, z] = [target.box.x - box.x, target.box.z - box.z]
  const distance = Math.hypot(x, z)
  if (distance < 1e-6) return 0
  const angle = (Math.acos(Math.min(1, Math.max(-1, (x * box.sin + z * box.cos) / distance))) * 180) / Math.PI
  return angle <= 28 ? 1 - angle / 400 : upTo(angle, 28, 120) * 0.6
}

function across(subject: Body, target: Body, gap: number, ahead: number, aside: number): number {
  if (ahead <= target.box.halfDepth) return 0
  const distance = gap < 1.6 ? upTo(1.6 - gap, 0, 1.4) : upTo(gap, 3.8, 7)
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
  return isThere ? upTo(gap, 0.3, 1.5) * upTo(aside, 0, 0.6) : 0
}
