/** Adds, removes and swaps things of a finished scene. */
import type { Pieces } from '../../../../base/pieces.ts'
import type { SceneObject } from '../../../../worlds/scene/scene.ts'
import type { Whereto } from '../../edit.ts'
import type { Body } from '../body.ts'
import { bodyOf, carriedBy } from '../carried.ts'
import { besideStands } from '../floor-spots.ts'
import { placedAt, replace } from '../replace.ts'
import { satisfaction } from '../satisfaction.ts'
import { createSpace, standing } from '../space.ts'
import type { Thing } from '../thing.ts'
import { SAID_WEIGHT, wishesOf, type Wish } from '../wish.ts'
import { loweredFrom } from './move.ts'
import { type Change, changed, impossible, roomOf, spaceWithout, type Stage, thingsIn, wishFor } from './stage.ts'

const ATTEMPTS = 5
const DONE_FROM = 0.5

/** Puts what was fetched where it is wanted, or where such things go. */
export function* addThings(stage: Stage, to: Whereto | null): Pieces<Change> {
  const [first] = stage.fetched
  const target =
    to && 'target' in to ? stage.objects.find(({ id, request }) => id === to.target || request === to.target) : first
  const room = target && roomOf(stage, target)
  if (!first || !room) return impossible('There is nothing to add.')
  const added = stage.fetched.map((object) => stage.thingFor({ ...object, room: room.id }))
  const ids = new Set(added.map(({ object }) => object.id))
  const wishes = to ? added.flatMap(({ object }) => wishFor(stage, object.id, to) ?? []) : []
  const things = [...thingsIn(stage, room), ...added]
  const done = yield* replace({ room, things, loose: ids, wishes, seed: `${stage.seed}/add`, attempts: ATTEMPTS })
  if (done.missing.length > 0) return impossible(`There is no room for ${named(stage.fetched)}: nothing was added.`)
  const space = createSpace(room)
  for (const body of done.bodies.values()) space.put(body)
  const isMet = wishes.every((wish) => (satisfaction(space, wish, done.bodies.get(wish.subject)!) ?? 0) >= DONE_FROM)
  const notes = isMet ? [] : [`There was no room for ${named(stage.fetched)} just there; it is as near as it can be.`]
  return { objects: changed(done, ids), removed: [], notes, isDone: true }
}

const named = (objects: readonly SceneObject[]) =>
  objects.length === 1 ? `the ${objects[0]!.name}` : `${objects.length} things`

/** What stood on them finds another place; what finds none goes too. */
export function* removeThings(stage: Stage, ids: readonly string[]): Pieces<Change> {
  const gone = new Set(ids.filter((id) => stage.things.has(id)))
  if (gone.size === 0) return impossible('There is nothing to remove.')
  const { objects, removed, notes } = yield* withoutHolders(stage, gone, null)
  for (const id of gone)
    for (const object of loweredFrom(stage, id)) if (!gone.has(object.id)) objects.set(object.id, object)
  return { objects, removed: [...gone, ...removed], notes, isDone: true }
}

/** New places for what stood on things that are gone: on `instead`, if there is room. */
function* withoutHolders(
  stage: Stage,
  gone: ReadonlySet<string>,
  instead: string | null,
): Pieces<{ objects: Map<string, SceneObject>; removed: readonly string[]; notes: readonly string[] }> {
  const objects = new Map<string, SceneObject>()
  const removed: string[] = []
  const notes: string[] = []
  for (const room of stage.rooms) {
    const own = thingsIn(stage, room)
    const falling = own.filter(({ object: { id, heldBy } }) => {
      return heldBy?.by === 'object' && gone.has(heldBy.object) && !gone.has(id)
    })
    if (falling.length === 0) continue
    const loose = new Set(falling.map(({ object }) => object.id))
    const kept = own.filter(({ object }) => !gone.has(object.id))
    const wishes = instead === null ? [] : [...loose].map((id) => standOn(id, instead))
    const done = yield* replace({ room, things: kept, loose, wishes, seed: `${stage.seed}/fall`, attempts: 2 })
    const along = [...loose].flatMap((id) => [...carriedBy(id, stage.objects)])
    for (const [id, object] of changed(done, [...loose, ...along])) {
      objects.set(id, object)
      notes.push(`The ${object.name} had stood on it and has another place now.`)
    }
    for (const id of done.missing) removed.push(id, ...carriedBy(id, stage.objects))
  }
  return { objects, removed, notes }
}

const standOn = (subject: string, target: string): Wish => ({
  relation: 'edit',
  kind: 'on',
  subject,
  targets: [target],
  seconds: [],
  weight: SAID_WEIGHT,
})

/** The new thing stands where the old one was, as far as it fits; what stood on the old one stands on the new. */
export function* swapThings(stage: Stage, ids: readonly string[]): Pieces<Change> {
  const old = ids.flatMap((id) => stage.things.get(id) ?? [])
  if (old.length === 0 || stage.fetched.length === 0) return impossible('There is nothing to swap.')
  const gone = new Set(old.map(({ object }) => object.id))
  const found = new Map<string, SceneObject>()
  for (const [place, object] of stage.fetched.entries()) {
    const before = old[Math.min(place, old.length - 1)]!
    const room = roomOf(stage, before.object)
    if (!room) return impossible('There is no room for it.')
    const riders = old.flatMap(({ object: { id } }) => [...carriedBy(id, stage.objects)])
    const space = spaceWithout(stage, room, new Set([...gone, ...riders]))
    for (const other of found.values()) space.put(bodyOf(stage.thingFor(other))!)
    const thing = stage.thingFor({ ...object, room: room.id })
    const here = bodyOf(before)
    const isOnFloor = before.object.heldBy?.by === 'floor' && thing.object.placement === 'floor'
    const body = here && isOnFloor ? inPlaceOf(here, thing, space) : null
    if (body) {
      found.set(object.id, placedAt(thing.object, body))
      continue
    }
    const things = [...thingsIn(stage, room).filter((each) => !gone.has(each.object.id)), thing]
    const wishes = inherited(stage, before, thing)
    const done = yield* replace({
      room,
      things,
      loose: new Set([object.id]),
      wishes,
      seed: `${stage.seed}/swap`,
      attempts: ATTEMPTS,
    })
    const moved = done.bodies.get(object.id)
    if (!moved) return impossible(`There is no room for the ${object.name} in place of the ${before.object.name}.`)
    found.set(object.id, placedAt(thing.object, moved))
  }
  const after: Stage = {
    ...stage,
    things: new Map([...stage.things, ...[...found].map(([id, object]) => [id, stage.thingFor(object)] as const)]),
  }
  const { objects, removed, notes } = yield* withoutHolders(after, gone, stage.fetched[0]!.id)
  return { objects: new Map([...found, ...objects]), removed: [...gone, ...removed], notes, isDone: true }
}

/** Back where the back of the old one was, then its middle, then a little aside. */
function inPlaceOf(here: Body, thing: Thing, space: ReturnType<typeof spaceWithout>): Body | null {
  const stands = [
    ...besideStands(thing, here, { edges: ['front'], gaps: [-here.thing.depth], turns: [0], aligned: [0, -1, 1] }),
    ...besideStands(thing, here, {
      edges: ['front'],
      gaps: [-(here.thing.depth + thing.depth) / 2],
      turns: [0],
      aligned: [0, -1, 1],
    }),
  ]
  for (const [x, z, turn] of stands) {
    const body = standing(space, thing, x, z, turn)
    if (body) return body
  }
  return null
}

/** What was said of the old one holds for the new one. */
function inherited({ plan, things }: Stage, before: Thing, after: Thing): readonly Wish[] {
  const { id } = before.object
  return wishesOf(plan, [...things.values()])
    .filter(({ subject }) => subject === id)
    .map((wish) => ({ ...wish, subject: after.object.id }))
}
