/** A situation thought through: what one knows, what is near, what the day was to be, and how long one is free. */
import type { HousePlan } from '../../worlds/house/plan.ts'
import { dayOf, planDay, type DayItem } from './day-plan.ts'
import { indexOf, type HouseIndex } from './house-index.ts'
import { knowledgeOf, type Knowledge } from './planner/knowledge.ts'
import type { Situation } from './situation.ts'
import type { Talk } from './talk-port.ts'

export interface NearRoom {
  readonly room: string
  /** in doors */
  readonly distance: number
}

export interface Outlook {
  readonly situation: Situation
  readonly talk: Talk
  readonly index: HouseIndex
  readonly knowledge: Knowledge
  /** this room first; none of them in a home of others */
  readonly near: readonly NearRoom[]
  readonly day: readonly DayItem[]
  /** minutes until one has to leave for what is agreed */
  readonly free: number
  /** why it would be wrong to leave this room now */
  readonly stays?: string
  /** who is here and can be asked to chat, this turn */
  readonly company: readonly string[]
}

// as far as anybody looks for a meal or a friend, however large the village is
const NEAR_ROOMS = 24
// whoever asked somebody waits for the answer, but not for ever
const ROUNDS_TO_WAIT = 2

export function outlookOf(situation: Situation, talk: Talk): Outlook {
  const { plan, self, perception, notYet, asked, canTalk, goals, minute } = situation
  const index = indexOf(plan)
  const waitedFor = new Set(asked.map(({ recipient }) => recipient))
  const stays = whyStay(situation)
  return {
    situation,
    talk,
    index,
    knowledge: knowledgeOf(situation),
    near: nearRooms(plan, perception.room, self.room),
    day: planDay(self, goals, dayOf(minute)),
    free: minutesFree(situation),
    company: canTalk ? perception.chatable_agents.filter((name) => !notYet.has(name) && !waitedFor.has(name)) : [],
    ...(stays !== undefined && { stays }),
  }
}

/** The rooms around one of them, as far as whoever lives in another may go. */
export function nearRooms(plan: HousePlan, here: string, own: string | undefined): readonly NearRoom[] {
  const index = indexOf(plan)
  const homes = new Set([own, here].map((room) => (room === undefined ? undefined : index.homeAround(room))))
  const found = new Map([[here, 0]])
  for (const [room, distance] of found) {
    if (found.size >= NEAR_ROOMS) break
    for (const next of plan.exitsOf(room)) {
      const home = index.homeAround(next)
      if (!found.has(next) && (home === undefined || homes.has(home))) found.set(next, distance + 1)
    }
  }
  return [...found].map(([room, distance]) => ({ room, distance }))
}

function minutesFree({ goals, plan, perception, minute, minutesPerTurn }: Situation): number {
  let free = Infinity
  for (const { goal, status } of goals) {
    if (status !== 'open' || goal.from === undefined || goal.from <= minute) continue
    const way = goal.kind === 'be' ? (plan.way(perception.room, goal.place)?.length ?? 0) : 0
    free = Math.min(free, goal.from - minute - (way + 1) * minutesPerTurn)
  }
  return free
}

function whyStay({ goals, perception, asked, minute, minutesPerTurn, round }: Situation): string | undefined {
  for (const { goal, status } of goals) {
    if (goal.kind !== 'be' || goal.place !== perception.room || status === 'missed') continue
    if (goal.from === undefined || goal.until === undefined || minute >= goal.until) continue
    if (minute >= goal.from - 2 * minutesPerTurn) return `I am here to ${goal.text}.`
  }
  const isHere = (name: string) => perception.people.some((person) => person.name === name)
  const request = asked.find(({ recipient, round: sent }) => isHere(recipient) && round - sent <= ROUNDS_TO_WAIT)
  return request && `I wait for ${request.recipient} to answer me.`
}
