/** Furnishes one room: several tries in different orders, the best of them kept, counted by work and not by a clock. */
import type { Pieces } from '../../../base/pieces.ts'
import { createRandom, type Random, type Seed } from '../../../base/random.ts'
import type { RoomShell } from '../../../worlds/scene/room.ts'
import type { HeldBy } from '../../../worlds/scene/scene.ts'
import type { Body } from './body.ts'
import { findPlace } from './find-place.ts'
import type { Formation } from './formation.ts'
import { orderOf } from './order.ts'
import { atWall, inRows } from './rows.ts'
import { layRug } from './rug.ts'
import { satisfaction } from './satisfaction.ts'
import { type Brief, crowding, type FloorCosts, marginsOf, OUTSIDE_COST, TAKEN_COST } from './score.ts'
import { createSpace, type Space } from './space.ts'
import type { Thing } from './thing.ts'
import { unreachedIn, walkableFloor } from './walkway.ts'
import type { Wish } from './wish.ts'

export interface Task {
  readonly room: RoomShell
  /** what has to be placed */
  readonly things: readonly Thing[]
  /** what is there and stays */
  readonly fixed: readonly Body[]
  readonly wishes: readonly Wish[]
  /** what stands in rows */
  readonly formations?: readonly Formation[]
  readonly seed: Seed
  /** orders tried at most */
  readonly attempts: number
  /** spots tried at most, in all orders together */
  readonly tries: number
  readonly costs?: FloorCosts | undefined
}

export interface Furnished {
  readonly bodies: ReadonlyMap<string, Body>
  /** ids of things that found no place */
  readonly missing: readonly string[]
  readonly unreached: readonly string[]
  /** ids of those that belong in rows and found no place there */
  readonly scattered: readonly string[]
  readonly value: number
  /** nothing to be wished for */
  readonly isPerfect: boolean
}

const USUAL_COSTS: FloorCosts = { outside: OUTSIDE_COST, taken: TAKEN_COST }
const REPAIRS = 3
const [UNREACHED_COST, SCATTERED_COST] = [8, 8]
// with more faults a room is not worth repairing
export const MOST_REPAIRED = 30
// orders tried in a row that make nothing better by as much
const [MAX_IDLE, WORTHWHILE] = [2, 0.5]

// with as many, searching everywhere takes seconds
export const CROWD = 50

// things placed in one piece of the work
const THINGS_OF_A_PIECE = 4

export function* furnish(task: Task): Pieces<Furnished> {
  const all = [...task.fixed.map(({ thing }) => thing), ...task.things]
  const things = new Map(all.map((thing) => [thing.object.id, thing]))
  const brief: Brief = {
    things,
    about: aboutEach(task.wishes),
    isCrowd: things.size > CROWD,
    margins: marginsOf(things, task.wishes),
    costs: task.costs ?? USUAL_COSTS,
  }
  const boosts = new Map<string, number>()
  let best: Furnished | null = null
  let tries = task.tries
  let idle = 0
  for (let attempt = 0; attempt < mostAttempts(task) && tries > 0; attempt++) {
    const random = createRandom(`${task.seed}/${task.room.id}/${attempt}`)
    const rugsFirst = attempt % 3 === (brief.isCrowd ? 0 : 1)
    const { space, scattered } = yield* tryOnce(task, brief, boosts, random, tries, rugsFirst)
    const result = yield* repaired(task, brief, space, scattered, random)
    tries -= space.tries
    idle = best && result.value < best.value + WORTHWHILE ? idle + 1 : 0
    if (!best || result.value > best.value) best = result
    if ((best.isPerfect || idle >= MAX_IDLE) && attempt + 1 >= leastAttempts(task)) break
    // what squeaks gets the oil: it goes first the next time
    for (const id of [...result.missing, ...unmetSubjects(task, space), ...result.unreached])
      boosts.set(id, (boosts.get(id) ?? 0) + 1)
  }
  return best!
}

/** Repairing many things is cheaper than placing all of them again. */
const mostAttempts = ({ things, attempts }: Task) =>
  Math.max(1, things.length > CROWD ? Math.ceil(attempts / 6) : things.length > 25 ? Math.ceil(attempts / 2) : attempts)

/** A second and third look make small rooms better, and large ones slow. */
const leastAttempts = ({ things }: Task) => (things.length > CROWD ? 1 : things.length > 25 ? 2 : 3)

function aboutEach(wishes: readonly Wish[]): ReadonlyMap<string, readonly Wish[]> {
  const about = new Map<string, Wish[]>()
  for (const wish of wishes) {
    for (const id of new Set([wish.subject, ...wish.targets, ...wish.seconds])) {
      const list = about.get(id)
      if (list) list.push(wish)
      else about.set(id, [wish])
    }
  }
  return about
}

interface Tried extends Pick<Furnished, 'scattered'> {
  readonly space: Space
}

function* tryOnce(
  task: Task,
  brief: Brief,
  boosts: ReadonlyMap<string, number>,
  random: Random,
  tries: number,
  rugsFirst: boolean,
): Pieces<Tried> {
  const space = createSpace(task.room)
  for (const body of task.fixed) space.put(body)
  const stays = new Set(task.fixed.map(({ thing }) => thing.object.id))
  const own = new Map(task.things.map((thing) => [thing.object.id, thing]))
  const order = orderOf(own, task.wishes, boosts)
  const isRug = ({ object }: Thing) => object.placement === 'flat'
  // what shall stand on a rug needs it to be there
  const isFirst = (thing: Thing) => isRug(thing) && (rugsFirst || isStoodOn(brief, thing))
  for (const formation of task.formations ?? []) {
    lineUp(space, brief, formation, random)
    yield
  }
  const inRow = (task.formations ?? []).flatMap(({ members }) => members.map(({ object }) => object.id))
  const scattered = inRow.filter((id) => !space.bodies.has(id))
  for (const [place, thing] of [...order.filter(isFirst), ...order.filter((each) => !isFirst(each))].entries()) {
    if (space.tries >= tries) break
    if (place % THINGS_OF_A_PIECE === 0) yield
    if (space.bodies.has(thing.object.id)) continue
    const body = findPlace(space, brief, thing, random)
    if (body) space.put(body)
    else if (isRug(thing)) layRug(space, brief, thing, random, stays)
  }
  return { space, scattered }
}

/** What they look at comes first, and then they in rows before it. */
function lineUp(space: Space, brief: Brief, formation: Formation, random: Random): void {
  const { focus } = formation
  const there = focus && space.bodies.get(focus.object.id)
  const isFree = focus !== null && !(brief.about.get(focus.object.id) ?? []).some(isOwn(focus))
  const body = there ?? (focus && ((isFree ? atWall(space, focus) : null) ?? findPlace(space, brief, focus, random)))
  if (body && !there) space.put(body)
  inRows(space, formation, body)
}

const isOwn =
  ({ object }: Thing) =>
  ({ subject, relation, kind, side }: Wish) =>
    // which wall nobody said
    relation !== null && subject === object.id && !(kind === 'on_wall' && side === undefined)

const isStoodOn = ({ about }: Brief, { object }: Thing) =>
  (about.get(object.id) ?? []).some(
    ({ kind, targets, relation }) => relation !== null && kind === 'on' && targets.includes(object.id),
  )

/** What is missing or out of reach is placed again, where somebody can get to it, as long as that makes it better. */
function* repaired(
  task: Task,
  brief: Brief,
  space: Space,
  scattered: readonly string[],
  random: Random,
): Pieces<Furnished> {
  let best = yield* judge(task, brief, space, scattered)
  const own = new Map(task.things.map((thing) => [thing.object.id, thing]))
  for (let round = 0; round < REPAIRS; round++) {
    const faults = best.missing.length + best.unreached.length
    if (faults === 0 || faults > MOST_REPAIRED) break
    const carriesNothing = (id: string) => [...space.bodies.values()].every(({ spot }) => !isOn(spot.held, id))
    const loose = [...best.unreached.filter((id) => own.has(id) && carriesNothing(id)), ...best.missing]
    const before = loose.flatMap((id) => space.bodies.get(id) ?? [])
    for (const id of loose) space.take(id)
    const floor = walkableFloor(space)
    for (const id of loose) {
      const thing = own.get(id)!
      const body = thing.object.placement === 'flat' ? null : findPlace(space, brief, thing, random, floor)
      if (body) space.put(body)
      yield
    }
    const after = yield* judge(task, brief, space, scattered)
    if (after.value <= best.value) {
      for (const id of loose) space.take(id)
      for (const body of before) space.put(body)
      break
    }
    best = after
  }
  return { ...best, bodies: new Map(space.bodies) }
}

const isOn = (held: HeldBy, id: string) => held.by === 'object' && held.object === id

/** Everything there, everything as it was said, everything within reach: in this order. */
function* judge(task: Task, brief: Brief, space: Space, scattered: readonly string[]): Pieces<Furnished> {
  yield
  const missing = task.things.filter(({ object }) => !space.bodies.has(object.id))
  const unreached = unreachedIn(space)
  yield
  let value = 0
  let isPerfect = missing.length === 0 && unreached.length === 0 && scattered.length === 0
  for (const { importance } of missing) value -= 100 * Math.max(0.05, importance) + 5
  value -= UNREACHED_COST * unreached.length + SCATTERED_COST * scattered.length
  for (const body of space.bodies.values()) if (body.spot.held.by === 'floor') value -= crowding(space, brief, body) / 2
  for (const wish of task.wishes) {
    const subject = space.bodies.get(wish.subject)
    const met = subject ? (satisfaction(space, wish, subject) ?? 0) : 0
    value += wish.weight * met
    if (wish.relation !== null && met < 0.75 && (wish.targets.length > 0 || met > 0)) isPerfect = false
  }
  const ids = missing.map(({ object }) => object.id)
  return { bodies: space.bodies, missing: ids, unreached, scattered, value, isPerfect }
}

function unmetSubjects(task: Task, space: Space): readonly string[] {
  return task.wishes.flatMap((wish) => {
    const subject = space.bodies.get(wish.subject)
    const isUnmet = wish.relation !== null && subject && (satisfaction(space, wish, subject) ?? 1) < 0.6
    return isUnmet ? [wish.subject] : []
  })
}
