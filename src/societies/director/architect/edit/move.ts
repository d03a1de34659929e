/** Moves things of a finished scene to where they are wanted, with what stands on them. */
import type { Pieces } from '../../../../base/pieces.ts'
import { cosineOf, sineOf } from '../../../../worlds/scene/geometry/turned-box.ts'
import type { SceneObject } from '../../../../worlds/scene/scene.ts'
import type { Whereto } from '../../edit.ts'
import { bodyAt, ridersOn } from '../body.ts'
import { bodyOf, carriedBy, withRiders } from '../carried.ts'
import { placedAt, replace } from '../replace.ts'
import { satisfaction } from '../satisfaction.ts'
import { createSpace, isAllowed, lifted, type Space } from '../space.ts'
import { type Change, changed, impossible, roomOf, spaceWithout, type Stage, thingsIn, wishFor } from './stage.ts'

const ATTEMPTS = 5
// what is met less than this was not done
const DONE_FROM = 0.55

export function* moveThings(stage: Stage, ids: readonly string[], to: Whereto): Pieces<Change> {
  const objects = ids.flatMap((id) => stage.things.get(id)?.object ?? [])
  if (objects.length === 0) return impossible('There is nothing to move.')
  return to.kind === 'by' ? yield* moveBy(stage, objects, to) : yield* moveTo(stage, objects, to)
}

function* moveTo(stage: Stage, objects: readonly SceneObject[], to: Whereto): Pieces<Change> {
  const [first] = objects as [SceneObject]
  const target =
    'target' in to ? stage.objects.find(({ id, request }) => id === to.target || request === to.target) : null
  const room = roomOf(stage, target ?? first)
  if (!room) return impossible('There is no room to move it in.')
  const moving = objects.map((object) => ({ ...object, room: room.id }))
  const ids = new Set(moving.map(({ id }) => id))
  const there = thingsIn(stage, room).filter(({ object }) => !ids.has(object.id))
  const wishes = moving.flatMap(({ id }) => wishFor(stage, id, to) ?? [])
  if (wishes.some(({ kind, targets }) => 'target' in to && targets.length === 0 && kind !== 'in_room'))
    return impossible(`There is no ${'target' in to ? to.target : 'such thing'} to go by.`)
  const carried = moving.flatMap(({ id }) => [...carriedBy(id, stage.objects)])
  const things = [...there, ...moving.map((object) => stage.thingFor(object))]
  const done = yield* replace({ room, things, loose: ids, wishes, seed: `${stage.seed}/edit`, attempts: ATTEMPTS })
  const space: Space = createSpace(room)
  for (const body of done.bodies.values()) space.put(body)
  for (const wish of wishes) {
    const body = done.bodies.get(wish.subject)
    const name = stage.things.get(wish.subject)!.object.name
    if (!body) return impossible(`There is no room for the ${name} there: nothing was moved.`)
    const met = satisfaction(space, wish, body) ?? 0
    if (met < DONE_FROM)
      return impossible(
        `The ${name} cannot be ${wish.kind.replaceAll('_', ' ')}${where(target)}: something is in the way.`,
      )
  }
  return { objects: settled(stage, changed(done, [...ids, ...carried])), removed: [], notes: [], isDone: true }
}

const where = (target: SceneObject | null | undefined) => (target ? ` the ${target.name}` : '')

/** What stood on a rug that went stands on the floor now. */
function settled(stage: Stage, objects: Map<string, SceneObject>): Map<string, SceneObject> {
  for (const id of objects.keys()) {
    const before = stage.things.get(id)!
    if (before.object.placement === 'flat') for (const object of loweredFrom(stage, id)) objects.set(object.id, object)
  }
  return objects
}

/** Things that stand on a rug, and what they carry, lower by its height. */
export function loweredFrom(stage: Stage, rugId: string): readonly SceneObject[] {
  const rug = stage.things.get(rugId)
  const under = rug && bodyOf(rug)
  if (!under) return []
  const onIt = stage.objects.filter(({ heldBy, position, id }) => {
    if (id === rugId || heldBy?.by !== 'floor' || !position || position.y <= 0) return false
    const body = bodyOf(stage.things.get(id)!)!
    return (
      Math.abs(position.y - under.top) < 0.005 &&
      Math.hypot(body.box.x - under.box.x, body.box.z - under.box.z) < under.box.radius
    )
  })
  return onIt.flatMap((object) => {
    const by = object.position!.y
    const all = [object, ...[...carriedBy(object.id, stage.objects)].map((id) => stage.things.get(id)!.object)]
    return all.map((each) => ({ ...each, position: { ...each.position!, y: each.position!.y - by } }))
  })
}

/** As far as asked, or as far as it goes, but at least half of it. */
function* moveBy(stage: Stage, objects: readonly SceneObject[], to: Extract<Whereto, { kind: 'by' }>): Pieces<Change> {
  const ids = new Set(objects.flatMap(({ id }) => [id, ...carriedBy(id, stage.objects)]))
  const metres = Number.isFinite(to.metres) ? Math.max(-20, Math.min(20, to.metres)) : 0
  for (let share = 20; share >= 10; share--) {
    const found = new Map<string, SceneObject>()
    const isFree = yield* everyOf(objects, (object) => {
      const room = roomOf(stage, object)
      const thing = stage.things.get(object.id)!
      if (!room || !object.position || !object.heldBy) return false
      const space = spaceWithout(stage, room, ids)
      for (const other of found.values()) space.put(bodyOf(stage.thingFor(other))!)
      const carried = [...carriedBy(object.id, stage.objects)].map((id) => stage.things.get(id)!)
      const [x, z] = directionOf(stage, object, to.direction)
      const distance = (metres * share) / 20
      const at = { x: object.position.x + x * distance, y: object.position.y, z: object.position.z + z * distance }
      const held = object.heldBy
      if (held.by === 'object' && !isStillOn(stage, object, held, at)) return false
      const onFloor = held.by === 'floor'
      const flat = bodyAt(withRiders(thing, carried), { ...at, y: onFloor ? 0 : at.y, turn: object.rotation.y, held })
      const body = onFloor ? lifted(space, flat) : flat
      if (!body || !isAllowed(space, body)) return false
      for (const each of [body, ...ridersOn(body)]) found.set(each.thing.object.id, placedAt(each.thing.object, each))
      return true
    })
    if (!isFree) continue
    const notes =
      share === 20 ? [] : [`Something is in the way: it was moved by ${((metres * share) / 20).toFixed(2)} m.`]
    return { objects: settled(stage, found), removed: [], notes, isDone: true }
  }
  return impossible(`The ${objects[0]!.name} cannot be moved that way: something is in the way.`)
}

/** Whether it holds for all of them, one a piece. */
function* everyOf<T>(all: readonly T[], holds: (one: T) => boolean): Pieces<boolean> {
  for (const one of all) {
    if (!holds(one)) return false
    yield
  }
  return true
}

function isStillOn(
  stage: Stage,
  { boundingBox }: SceneObject,
  held: { readonly object: string; readonly surface: string },
  at: { readonly x: number; readonly z: number },
): boolean {
  const holder = stage.things.get(held.object)
  const body = holder && bodyOf(holder)
  const surface = holder?.supports.find(({ name }) => name === held.surface)
  if (!body || !surface) return false
  const [x, z] = [at.x - body.box.x, at.z - body.box.z]
  const [ownX, ownZ] = [x * body.box.cos - z * body.box.sin, x * body.box.sin + z * body.box.cos]
  const slack = Math.min(boundingBox.width, boundingBox.depth) / 2
  return (
    Math.abs(ownX - surface.at.x) <= surface.width / 2 - slack + 1e-3 &&
    Math.abs(ownZ - surface.at.z) <= surface.depth / 2 - slack + 1e-3
  )
}

/** As the camera sees it; without one, as the thing looks. */
function directionOf(
  { camera }: Stage,
  { rotation }: SceneObject,
  direction: 'left' | 'right' | 'forward' | 'back',
): readonly [number, number] {
  const seen = camera ? [camera.target.x - camera.position.x, camera.target.z - camera.position.z] : [0, 0]
  const length = Math.hypot(seen[0]!, seen[1]!)
  const [x, z] = length > 1e-6 ? [seen[0]! / length, seen[1]! / length] : [sineOf(rotation.y), cosineOf(rotation.y)]
  return { forward: [x, z], back: [-x, -z], left: [z, -x], right: [-z, x] }[direction] as [number, number]
}
