/** A finished scene on which edits are tried: its things as the Architect sees them, and what changes. */
import type { Seed } from '../../../../base/random.ts'
import type { RoomShell } from '../../../../worlds/scene/room.ts'
import type { Camera, SceneObject } from '../../../../worlds/scene/scene.ts'
import type { Whereto } from '../../edit.ts'
import type { MasterPlan } from '../../plan.ts'
import { bodyOf } from '../carried.ts'
import type { Furnished } from '../furnish.ts'
import { placedAt } from '../replace.ts'
import { createSpace, type Space } from '../space.ts'
import { type Catalogue, type Thing, thingOf } from '../thing.ts'
import { SAID_WEIGHT, type Wish } from '../wish.ts'

export interface Stage {
  readonly plan: MasterPlan
  readonly rooms: readonly RoomShell[]
  readonly objects: readonly SceneObject[]
  readonly fetched: readonly SceneObject[]
  readonly camera: Camera | null
  readonly seed: Seed
  readonly things: ReadonlyMap<string, Thing>
  thingFor(object: SceneObject): Thing
}

export interface Change {
  /** by id: those that moved, or came */
  readonly objects: ReadonlyMap<string, SceneObject>
  readonly removed: readonly string[]
  readonly notes: readonly string[]
  readonly isDone: boolean
}

export interface StageOptions {
  readonly plan: MasterPlan
  readonly rooms: readonly RoomShell[]
  readonly objects: readonly SceneObject[]
  readonly fetched?: readonly SceneObject[]
  readonly camera?: Camera | null
  readonly seed: Seed
  readonly catalogue: Catalogue
}

export function stageOf({ plan, rooms, objects, fetched = [], camera = null, seed, catalogue }: StageOptions): Stage {
  const thingFor = (object: SceneObject) => thingOf(object, catalogue, 1)
  const things = new Map(objects.map((object) => [object.id, thingFor(object)]))
  return { plan, rooms, objects, fetched, camera, seed, things, thingFor }
}

export const impossible = (...notes: readonly string[]): Change => ({
  objects: new Map(),
  removed: [],
  notes,
  isDone: false,
})

export const roomOf = ({ rooms }: Stage, { room }: SceneObject): RoomShell | undefined =>
  rooms.find(({ id }) => id === room) ?? rooms[0]

export const thingsIn = ({ things, rooms }: Stage, room: RoomShell): readonly Thing[] =>
  [...things.values()].filter(({ object }) => object.room === room.id || rooms.every(({ id }) => id !== object.room))

/** The room with all its things but these. */
export function spaceWithout(stage: Stage, room: RoomShell, without: ReadonlySet<string>): Space {
  const space = createSpace(room)
  for (const thing of thingsIn(stage, room)) {
    const body = without.has(thing.object.id) ? null : bodyOf(thing)
    if (body) space.put(body)
  }
  return space
}

/** The new places of things, and of nothing else. */
export function changed({ bodies }: Furnished, ids: Iterable<string>): Map<string, SceneObject> {
  const objects = new Map<string, SceneObject>()
  for (const id of ids) {
    const body = bodies.get(id)
    if (body) objects.set(id, placedAt(body.thing.object, body))
  }
  return objects
}

/** What an edit wants of a thing, as a wish; null where it wants a distance. Targets are things, or requests. */
export function wishFor(stage: Stage, subject: string, to: Whereto): Wish | null {
  if (to.kind === 'by') return null
  const wish = { relation: 'edit', kind: to.kind, subject, targets: [], seconds: [], weight: 2 * SAID_WEIGHT }
  if (!('target' in to)) return to.side ? { ...wish, side: to.side } : wish
  const isMeant = ({ id, request }: SceneObject) => (id === to.target || request === to.target) && id !== subject
  return { ...wish, targets: stage.objects.filter(isMeant).map(({ id }) => id) }
}
