/** What people are after on their first day: what the house lets them reach, some of it several actions away. */
import type { Random } from '../../../base/random.ts'
import type { ThingFile } from '../../../worlds/house/house-file.ts'
import type { HousePlan } from '../../../worlds/house/plan.ts'
import { indexOf } from '../house-index.ts'
import type { NearRoom } from '../outlook.ts'
import type { Goal } from '../person.ts'
import { knowledgeOfFile } from '../planner/knowledge.ts'
import { makePlan } from '../planner/make-plan.ts'
import type { Wish } from '../planner/wish.ts'
import { shuffle } from './names.ts'

export interface GoalSource {
  readonly plan: HousePlan
  /** their own */
  readonly room: string
  readonly near: readonly NearRoom[]
  /** whom they may want to talk to */
  readonly others: readonly string[]
  /** what somebody else is to get already */
  readonly taken: Set<string>
  readonly random: Random
}

// a plan is made for each that is tried
const TRIES = 6
const NOON = 720
// when people are up, and no gathering is on
const [FIRST_HOUR, LAST_HOUR] = [10, 15]
const MINUTES_THERE = 30

export function goalsFor(source: GoalSource): readonly Goal[] {
  const { random } = source
  const kinds = shuffle([getGoal, useGoal, knowGoal, bringGoal], random).slice(0, 2)
  const goals = [talkGoal, beGoal, ...kinds].flatMap((make) => make(source) ?? [])
  return goals.map((goal, index) => ({ ...goal, id: `${goal.id}-${index + 1}` }))
}

type Make = (source: GoalSource) => Goal | undefined

const talkGoal: Make = ({ others, random }) => {
  if (others.length === 0) return undefined
  const person = random.pick(others)
  return { id: 'talk', text: `talk to ${person}`, kind: 'talk', person, until: NOON }
}

const beGoal: Make = ({ plan, room, near, random }) => {
  const places = near.filter((each) => each.room !== room && isReachable({ kind: 'be', place: each.room }, plan, room))
  if (places.length === 0) return undefined
  const place = random.pick(places).room
  const from = 60 * (FIRST_HOUR + random.integer(LAST_HOUR - FIRST_HOUR + 1))
  return { id: 'be', text: `be in the ${place}`, kind: 'be', place, from, until: from + MINUTES_THERE }
}

const getGoal: Make = (source) => {
  const { plan, room, taken } = source
  const isFit = (thing: string) => !taken.has(thing) && isReachable({ kind: 'hold', thing }, plan, room)
  const thing = farThings(source, (id) => plan.things.get(id)?.isPortable === true).find(isFit)
  if (thing === undefined) return undefined
  taken.add(thing)
  return { id: 'get', text: `get the ${thing}`, kind: 'hold', thing }
}

const useGoal: Make = (source) => {
  const { plan, room, random } = source
  const isUsable = (id: string) => {
    const file = plan.things.get(id)
    return file?.consumable !== undefined || file?.uses?.some(({ isSleep }) => !isSleep) === true
  }
  for (const thing of farThings(source, isUsable)) {
    const uses = (plan.things.get(thing)?.uses ?? []).filter(({ isSleep }) => !isSleep)
    const use = uses.length === 0 ? undefined : random.pick(uses).name
    const named = use === undefined ? {} : { use }
    if (!isReachable({ kind: 'use', thing, ...named }, plan, room)) continue
    const text = use === undefined ? `have some of the ${thing}` : useWords(use, thing, plan)
    return { id: 'use', text, kind: 'use', thing, ...named }
  }
  return undefined
}

function useWords(use: string, thing: string, plan: HousePlan): string {
  if (use.includes(thing)) return use
  return plan.things.get(thing)?.isPortable ? `use the ${thing} to ${use}` : `${use} at the ${thing}`
}

/** From where it is to where it is wanted: there, and back with it. */
const bringGoal: Make = (source) => {
  const { plan, room, near, taken, random } = source
  const isFit = (thing: string) => !taken.has(thing) && isReachable({ kind: 'hold', thing }, plan, room)
  const thing = farThings(source, (id) => plan.things.get(id)?.isPortable === true).find(isFit)
  if (thing === undefined) return undefined
  const rooms = near.map((each) => each.room).filter((each) => each !== indexOf(plan).homeOf(thing))
  const places = rooms.filter((place) => isReachable({ kind: 'leave', thing, place }, plan, room))
  if (places.length === 0) return undefined
  taken.add(thing)
  const to = random.pick(places)
  return { id: 'bring', text: `bring the ${thing} to the ${to}`, kind: 'bring', thing, to }
}

const knowGoal: Make = (source) => (source.random.next() < 0.5 ? likingGoal(source) : whereGoal(source))

/** Nobody sees it: they have to be asked. */
const likingGoal: Make = ({ others, random }) => {
  if (others.length === 0) return undefined
  const person = random.pick(others)
  return { id: 'know', text: `find out what ${person} likes to do`, kind: 'know', topic: `likes:${person}:` }
}

const whereGoal: Make = (source) => {
  const { plan, room } = source
  // where what is bought anew each day is kept, everybody knows
  const isFindable = (file: ThingFile | undefined) => file?.isPortable === true && file.isRefilled !== true
  const [thing] = farThings(source, (id) => isFindable(plan.things.get(id)) && indexOf(plan).homeOf(id) !== room)
  return thing === undefined
    ? undefined
    : { id: 'know', text: `find out where the ${thing} is`, kind: 'know', topic: `thing:${thing}` }
}

/** By chance, but of a few what takes most to get at first: a house with a locked cupboard is to be lived in. */
function farThings({ plan, near, room, random }: GoalSource, isFit: (thing: string) => boolean): readonly string[] {
  const index = indexOf(plan)
  const all = near.flatMap((each) => index.thingsIn(each.room)).filter(isFit)
  const some = shuffle(all, random).slice(0, TRIES)
  return some
    .map((thing) => ({ thing, actions: actionsTo(thing, plan, room) }))
    .toSorted((one, other) => other.actions - one.actions)
    .map(({ thing }) => thing)
}

/** How many actions lead to having or using it, for somebody who knows where everything is. */
function actionsTo(thing: string, plan: HousePlan, room: string): number {
  const kind = plan.things.get(thing)?.isPortable === true ? 'hold' : 'use'
  const planned = makePlan({ kind, thing }, knowledgeOfFile(plan, room))
  return planned.ok ? planned.actions.length : 0
}

function isReachable(wish: Wish, plan: HousePlan, room: string): boolean {
  return makePlan(wish, knowledgeOfFile(plan, room)).ok
}
