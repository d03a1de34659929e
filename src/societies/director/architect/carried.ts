/** Things with what stands on them, so that they are moved together. */
import { toOwn } from '../../../worlds/scene/geometry/turned-box.ts'
import type { SceneObject } from '../../../worlds/scene/scene.ts'
import { type Body, bodyAt } from './body.ts'
import type { Rider, Thing } from './thing.ts'

/** A placed thing as a body; null while it is nowhere. */
export function bodyOf(thing: Thing): Body | null {
  const { position, rotation, heldBy } = thing.object
  return position && heldBy ? bodyAt(thing, { ...position, turn: rotation.y, held: heldBy }) : null
}

/** Ids of all that stands on a thing, and on that, and so on. */
export function carriedBy(id: string, objects: readonly SceneObject[]): ReadonlySet<string> {
  const carried = new Set<string>()
  const queue = [id]
  for (let holder = queue.pop(); holder !== undefined; holder = queue.pop()) {
    for (const { id: rider, heldBy } of objects) {
      if (heldBy?.by !== 'object' || heldBy.object !== holder || carried.has(rider) || rider === id) continue
      carried.add(rider)
      queue.push(rider)
    }
  }
  return carried
}

/** The same thing with these others on it, as far as they and it are somewhere. */
export function withRiders(thing: Thing, others: readonly Thing[]): Thing {
  const holder = bodyOf(thing)
  if (!holder) return thing
  const riders = others.flatMap((other): Rider[] => {
    const body = bodyOf(other)
    if (!body) return []
    const [x, z] = toOwn(holder.box, body.box.x, body.box.z)
    const turn = body.spot.turn - holder.spot.turn
    return [{ thing: other, x, y: body.spot.y - holder.spot.y, z, turn, held: body.spot.held }]
  })
  return riders.length > 0 ? { ...thing, riders } : thing
}
