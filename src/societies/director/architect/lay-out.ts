/** The Architect: rooms from what they must hold, and every thing of the plan in its place. */
import type { FloorCosts } from './score.ts'
import type { Pieces } from '../../../base/pieces.ts'
import { createRandom, type Seed } from '../../../base/random.ts'
import type { RoomShell } from '../../../worlds/scene/room.ts'
import { isPlaced, type SceneObject } from '../../../worlds/scene/scene.ts'
import type { MasterPlan, RoomRequest } from '../plan.ts'
import { type Body, bodyAt } from './body.ts'
import { libraryCatalogue } from './catalogue.ts'
import { borrowedWishes } from './borrowed-wishes.ts'
import { CROWD, type Furnished, furnish, MOST_REPAIRED } from './furnish.ts'
import { formationsIn } from './formation.ts'
import { habitsOf } from './habits.ts'
import { arranged } from './home.ts'
import { withOpenings } from './openings.ts'
import { outlineOf, type RoomSize, sizeOf } from './room-size.ts'
import { placedAt } from './replace.ts'
import { type Catalogue, type Thing, thingOf } from './thing.ts'
import { type Wish, wishesOf } from './wish.ts'

export interface LayOutOptions {
  readonly plan: MasterPlan
  readonly objects: readonly SceneObject[]
  /** rooms as they are; without them they are made from the plan */
  readonly rooms?: readonly RoomShell[]
  /** ids of objects that stay where they are */
  readonly fixed?: ReadonlySet<string>
  readonly seed: Seed
  /** orders tried for each room and size: more is better and slower */
  readonly budget?: number
  /** by how much a room grows that is too small for all that belongs in it */
  readonly growth?: number
  readonly costs?: FloorCosts
  /** the library, unless a test brings its own */
  readonly catalogue?: Catalogue
}

export interface Layout {
  readonly rooms: readonly RoomShell[]
  readonly objects: readonly SceneObject[]
  /** what could not be done, and why */
  readonly notes: readonly string[]
}

export const DEFAULT_ATTEMPTS = 6
// about a second of work; a room of forty things takes a tenth of it
const MAX_TRIES = 320_000
export const GROWTH = 1.2
const MAX_GROWTHS = 5
// fewer and larger steps where each costs much
const [CROWD_GROWTH, CROWD_GROWTHS] = [1.3, 2]
// so many things are placed once, in a room that is large enough at once
const MANY_THINGS = 150
const MAX_ROOMS = 12
// each may have to be built
const THINGS_OF_A_PIECE = 4

export function* layOut(options: LayOutOptions): Pieces<Layout> {
  const { plan, objects, catalogue = libraryCatalogue } = options
  const importance = new Map(plan.requiredObjects.map((request) => [request.id, request.importance]))
  const requests = options.rooms ? [] : roomsOf(plan)
  const known = new Set((options.rooms ?? requests).map(({ id }) => id))
  const first = [...known][0] ?? 'room'
  const things: Thing[] = []
  for (const [place, object] of objects.entries()) {
    const room = known.has(object.room) ? object.room : first
    things.push(thingOf({ ...object, room }, catalogue, importance.get(object.request) ?? 1))
    if (place % THINGS_OF_A_PIECE === 0) yield
  }
  const said = wishesOf(plan, things)
  const notes: string[] = []
  if (options.rooms) {
    const done = yield* furnishAll(options, options.rooms, things, said)
    return finish(options.rooms, things, done, notes)
  }
  if (plan.rooms.length > MAX_ROOMS) notes.push(`Only the first ${MAX_ROOMS} rooms were built.`)
  const growth = new Map<string, number>()
  let best: Attempt | null = null
  const isCrowd = things.length > CROWD
  const growths = things.length > MANY_THINGS ? 1 : isCrowd ? CROWD_GROWTHS : MAX_GROWTHS
  for (let round = 0; round <= growths; round++) {
    const { rooms, sizes } = buildRooms(options, requests, things, said, growth)
    const done = yield* furnishAll(options, rooms, things, said)
    const value = done.reduce((sum, room) => sum + room.value, 0)
    if (!best || value > best.value + 1) best = { rooms, done, value, growth: new Map(growth) }
    // a room that nobody gave a size grows until all is there, within reach, and in its row
    const growing = requests.filter((_, place) => {
      return !sizes[place]!.isFixed && faultsOf([done[place]!]) > 0
    })
    if (growing.length === 0) break
    const isHopeless = isCrowd && faultsOf(done) > MOST_REPAIRED
    // what is far too small is not tried in between
    if (isHopeless) round = Math.max(round, growths - 1)
    for (const { id } of growing) {
      const step = isHopeless ? CROWD_GROWTH ** CROWD_GROWTHS : isCrowd ? CROWD_GROWTH : (options.growth ?? GROWTH)
      growth.set(id, (growth.get(id) ?? 1) * step)
    }
  }
  for (const [id, factor] of best!.growth) {
    const kind = best!.rooms.find((room) => room.id === id)?.kind ?? id
    const percent = Math.round(factor * 100)
    notes.push(`The ${kind} was made larger so that all fits: ${percent} % of the area it would have.`)
  }
  return finish(best!.rooms, things, best!.done, notes)
}

const faultsOf = (done: readonly Furnished[]) =>
  done.reduce((sum, { missing, unreached, scattered }) => sum + missing.length + unreached.length + scattered.length, 0)

/** Rooms of one size, furnished. */
interface Attempt {
  readonly rooms: readonly RoomShell[]
  readonly done: readonly Furnished[]
  readonly value: number
  readonly growth: ReadonlyMap<string, number>
}

/** At least one, with ids that differ. */
function roomsOf(plan: MasterPlan): readonly RoomRequest[] {
  const fallback: RoomRequest = {
    id: 'room',
    kind: 'room',
    width: null,
    depth: null,
    height: null,
    shape: 'rectangle',
    scale: 1,
    doors: 1,
    windows: 1,
  }
  const seen = new Set<string>()
  const rooms = plan.rooms.slice(0, MAX_ROOMS).filter(({ id }) => !seen.has(id) && seen.add(id))
  return rooms.length > 0 ? rooms : [fallback]
}

function buildRooms(
  { plan, seed }: LayOutOptions,
  requests: readonly RoomRequest[],
  things: readonly Thing[],
  said: readonly Wish[],
  growth: ReadonlyMap<string, number>,
): { rooms: readonly RoomShell[]; sizes: readonly RoomSize[] } {
  const sizes = requests.map((request) => {
    const own = things.filter(({ object }) => object.room === request.id)
    return sizeOf(request, own, growth.get(request.id) ?? 1)
  })
  const floors = requests.map((request, place) => ({
    id: request.id,
    outline: outlineOf(sizes[place]!, request.shape),
  }))
  const passages = [...plan.passages]
  // every room of a home can be got to
  for (const { id } of requests.slice(1))
    if (!passages.some(({ from, to }) => from === id || to === id)) passages.push({ from: requests[0]!.id, to: id })
  const sills = new Map<string, number>()
  for (const wish of said) {
    const thing = wish.kind === 'under_window' ? things.find(({ object }) => object.id === wish.subject) : undefined
    if (thing)
      sills.set(thing.object.room, Math.max(sills.get(thing.object.room) ?? 0, Math.min(1.5, thing.height + 0.05)))
  }
  const random = createRandom(`${seed}/openings`)
  return { rooms: withOpenings(requests, arranged(floors, passages), sizes, passages, sills, random), sizes }
}

function* furnishAll(
  { plan, fixed, seed, budget, costs }: LayOutOptions,
  rooms: readonly RoomShell[],
  things: readonly Thing[],
  said: readonly Wish[],
): Pieces<readonly Furnished[]> {
  const furnished: Furnished[] = []
  const requests = new Map(plan.requiredObjects.map((request) => [request.id, request]))
  for (const room of rooms) {
    const own = things.filter(({ object }) => object.room === room.id)
    const ids = new Set(own.map(({ object }) => object.id))
    const there: Body[] = []
    for (const thing of own) {
      const { object } = thing
      if (!fixed?.has(object.id) || !isPlaced(object) || !object.heldBy) continue
      const { position, rotation, heldBy } = object
      there.push(bodyAt(thing, { ...position, turn: rotation.y, held: heldBy }))
    }
    const stays = new Set(there.map(({ thing }) => thing.object.id))
    const wishes = said.filter(({ subject }) => ids.has(subject))
    const all = [...wishes, ...borrowedWishes(own, wishes), ...habitsOf(own, wishes)]
    const toPlace = own.filter(({ object }) => !stays.has(object.id))
    const attempts = Math.max(1, Math.min(40, budget ?? DEFAULT_ATTEMPTS))
    const formations = there.length > 0 ? [] : formationsIn(room.kind, toPlace, wishes, requests)
    const task = {
      room,
      things: toPlace,
      fixed: there,
      wishes: all,
      formations,
      seed,
      attempts,
      tries: MAX_TRIES,
      costs,
    }
    furnished.push(yield* furnish(task))
  }
  return furnished
}

function finish(
  rooms: readonly RoomShell[],
  things: readonly Thing[],
  done: readonly Furnished[],
  notes: string[],
): Layout {
  const bodies = new Map(done.flatMap((room) => [...room.bodies]))
  const leftOut: string[] = []
  const objects = things.map(({ object }): SceneObject => {
    const body = bodies.get(object.id)
    if (body) return placedAt(object, body)
    leftOut.push(object.name)
    return { ...object, position: null, heldBy: null, status: 'left_out' }
  })
  const unreached = new Set(done.flatMap((room) => room.unreached))
  const cutOff = objects.filter(({ id }) => unreached.has(id)).map(({ name }) => name)
  for (const what of counted(leftOut)) notes.push(`There is no room for ${what}: left out.`)
  for (const what of counted(cutOff)) notes.push(`Nobody can walk from the door to ${what}.`)
  return { rooms, objects, notes }
}

/** `3 × chair`, so that a hundred of them are one line. */
function counted(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? `the ${name}` : `${count} × ${name}`))
}
