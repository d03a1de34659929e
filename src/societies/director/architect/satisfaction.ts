/** How well a wish is met where things are now, from 0 to 1. */
import type { ObjectRelationKind } from '../../../worlds/scene/relation.ts'
import type { Body } from './body.ts'
import { areFurther, between, facingAny, reachOf } from './object-satisfaction.ts'
import { roomSatisfaction } from './room-satisfaction.ts'
import type { Space } from './space.ts'
import type { Thing } from './thing.ts'
import type { Wish } from './wish.ts'

/** null while its target is not there yet. `subject` may be a body that is only tried. */
export function satisfaction(space: Space, wish: Wish, subject: Body, other?: Body): number | null {
  if (wish.targets.length === 0) return isAboutRoom(wish) ? roomSatisfaction(space, wish, subject) : null
  const bodyOf = (id: string) => (other && other.thing.object.id === id ? other : space.bodies.get(id))
  let best: number | null = null
  for (const id of wish.targets) {
    const target = bodyOf(id)
    if (!target) continue
    best = Math.max(
      best ?? 0,
      between(wish.kind as ObjectRelationKind, subject, target, secondOf(wish, target, bodyOf)),
    )
    if (best >= 1) break
  }
  return best
}

const secondOf = ({ seconds }: Wish, target: Body, bodyOf: (id: string) => Body | undefined): Body | undefined =>
  seconds.length === 0 ? undefined : seconds.map(bodyOf).find((body) => body && body !== target)

/** The same for many places of one thing while nothing else moves: what does not depend on it is asked once. */
export function satisfactionOf(space: Space, wish: Wish, thing: Thing): (tried: Body) => number {
  const { id } = thing.object
  if (wish.subject !== id) return asTarget(space, wish, id)
  if (wish.targets.length === 0 || wish.seconds.length > 0) return (tried) => satisfaction(space, wish, tried) ?? 0
  const kind = wish.kind as ObjectRelationKind
  const reach = reachOf(kind)
  const targets = wish.targets.flatMap((target) => space.bodies.get(target) ?? [])
  if (kind === 'facing') return (tried) => facingAny(tried, targets)
  return (tried) => {
    let best = 0
    for (const target of targets) {
      if (areFurther(tried, target, reach)) continue
      best = Math.max(best, between(kind, tried, target, undefined))
      if (best >= 1) break
    }
    return best
  }
}

/** How well the wish of something that is there is met, if the thing of this id were where it is tried. */
function asTarget(space: Space, wish: Wish, id: string): (tried: Body) => number {
  const subject = space.bodies.get(wish.subject)
  if (!subject) return () => 0
  if (wish.seconds.length > 0 || !wish.targets.includes(id))
    return (tried) => satisfaction(space, wish, subject, tried) ?? 0
  const others = wish.targets.filter((target) => target !== id)
  const without = others.length === 0 ? 0 : (satisfaction(space, { ...wish, targets: others }, subject) ?? 0)
  if (without >= 1) return () => without
  const kind = wish.kind as ObjectRelationKind
  const reach = reachOf(kind)
  return (tried) =>
    areFurther(subject, tried, reach) ? without : Math.max(without, between(kind, subject, tried, undefined))
}

const isAboutRoom = ({ kind }: Wish) =>
  kind.endsWith('_wall') || kind.endsWith('_window') || kind.endsWith('_door') || roomKinds.has(kind)
const roomKinds = new Set<string>(['in_corner', 'in_centre', 'in_room', 'on_floor', 'hanging_from_ceiling'])
