/** Finds new places for some things of a finished scene while everything else stays as it is. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Seed } from '../../../base/random.ts'
import type { RoomShell } from '../../../worlds/scene/room.ts'
import type { SceneObject } from '../../../worlds/scene/scene.ts'
import type { Body } from './body.ts'
import { bodyOf, carriedBy, withRiders } from './carried.ts'
import { borrowedWishes } from './borrowed-wishes.ts'
import { type Furnished, furnish } from './furnish.ts'
import { habitsOf } from './habits.ts'
import type { Thing } from './thing.ts'
import type { Wish } from './wish.ts'

export interface Replacing {
  readonly room: RoomShell
  /** all things of the room */
  readonly things: readonly Thing[]
  /** ids of those that get a new place; what stands on them comes along */
  readonly loose: ReadonlySet<string>
  readonly wishes: readonly Wish[]
  readonly seed: Seed
  readonly attempts: number
}

const TRIES = 120_000

export function* replace({ room, things, loose, wishes, seed, attempts }: Replacing): Pieces<Furnished> {
  const byId = new Map(things.map((thing) => [thing.object.id, thing]))
  const objects = things.map(({ object }) => object)
  const along = new Set<string>()
  const moving: Thing[] = []
  for (const id of loose) {
    const thing = byId.get(id)
    if (!thing || along.has(id)) continue
    const carried = [...carriedBy(id, objects)].filter((rider) => !loose.has(rider))
    for (const rider of carried) along.add(rider)
    moving.push(
      withRiders(
        thing,
        carried.flatMap((rider) => byId.get(rider) ?? []),
      ),
    )
  }
  const fixed = things.flatMap((thing): Body[] => {
    if (loose.has(thing.object.id) || along.has(thing.object.id)) return []
    return [bodyOf(thing)].filter((body) => body !== null)
  })
  const all = [...wishes, ...borrowedWishes(things, wishes), ...habitsOf(things, wishes)]
  return yield* furnish({ room, things: moving, fixed, wishes: all, seed, attempts, tries: TRIES })
}

/** An object where a body of it is. */
export function placedAt(object: SceneObject, body: Body): SceneObject {
  const { x, y, z, turn, held } = body.spot
  const status = object.status === 'finished' ? 'finished' : 'placed'
  return { ...object, position: { x, y, z }, rotation: { x: 0, y: turn, z: 0 }, heldBy: held, status }
}
