/**
 * The beginning of a turn: requests that are too old expire, what others answered and said is heard, needs are brought
 * up to date, and what is around is seen. Only then does anybody decide.
 */
import type { ChatNews } from '../../mail/chat/chat.ts'
import { cleanUpChats } from '../../mail/chat/clean-up.ts'
import { takeNews } from '../../mail/chat/news.ts'
import { chatNow, presenceIn } from '../../worlds/house/presence.ts'
import type { HousePerception } from '../../worlds/house/action.ts'
import { perceive } from '../../worlds/house/perceive.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import { comeToSee } from './come-to-see.ts'
import { checkGoals } from './goal-check.ts'
import { chatSetup } from './chat-setup.ts'
import { dayLines, dayOf, planDay } from './day-plan.ts'
import type { Draft } from './draft.ts'
import { isSameFact, topicOf } from './fact.ts'
import { hear, turnedDown } from './hear.ts'
import { learnOfPromises, settlePromises } from './keep-promises.ts'
import { settleNeeds } from './needs.ts'
import { outOfPlace } from './out-of-place.ts'
import { statementsOf } from './said-index.ts'
import { see } from './see.ts'
import { ownFacts } from './talk/own-facts.ts'

export interface Arrival {
  readonly perception: HousePerception
  readonly news: readonly ChatNews[]
  /** who was heard saying something */
  readonly heardFrom: readonly string[]
}

export function arrive(draft: Draft, plan: HousePlan, person: string): Arrival {
  const { view, minute } = draft
  const setup = chatSetup(view)
  const house = draft.house()
  const state = house.people[person]!
  const cleaned = cleanUpChats(house.chat, presenceIn(plan, house), chatNow(house, setup), setup, person)
  draft.apply({ desks: cleaned.desks, chatEvents: cleaned.events })
  const { desks, news } = takeNews(draft.house().chat, person)
  draft.apply({ desks })

  const perception = perceive(plan, draft.house(), person)
  const around = { outOfPlace: outOfPlace(plan, perception).length }
  draft.setNeeds(person, settleNeeds(draft.needs(person)!, state, plan, minute, around))
  see(draft, plan, person, perception)
  planTheDay(draft, person)
  comeToSee(draft, person)
  knowOneself(draft, person)
  const heardFrom: string[] = []
  for (const item of news) {
    if (item.kind === 'rejected') turnedDown(draft, person, item.by)
    if (item.kind !== 'message') continue
    const statement = statementsOf(view.said, item.id).findLast(
      ({ part, speaker }) => part === 'message' && speaker === item.by,
    )
    heardFrom.push(item.by)
    const { by, message: text, isFirst } = item
    hear(draft, plan, person, { by, text, acts: statement?.acts ?? [], isFirst })
  }
  const goals = draft.goals(person)
  const checked = checkGoals(goals, {
    state,
    minute,
    talkedWith: heardFrom,
    knows: (topic) => draft.knows(person, topic),
  })
  // most turns change none of them, and what has not changed need not be in the journal again
  if (checked !== goals) draft.setGoals(person, checked)
  settlePromises(draft, person)
  learnOfPromises(draft, person, perception)
  return { perception, news, heardFrom }
}

/** The same turn after an action that did not end it: no time has passed, and nobody else has done anything. */
export function goOn(draft: Draft, plan: HousePlan, person: string): Arrival {
  return { perception: perceive(plan, draft.house(), person), news: [], heardFrom: [] }
}

/** How one feels, what one likes and what one is about to do: what one can tell of oneself. */
function knowOneself(draft: Draft, person: string): void {
  const { levels } = draft.needs(person)!
  const self = draft.person(person)
  const plans = draft.plan(person)
  // what is done already is planned no more
  const met = new Set(draft.goals(person).flatMap(({ goal, status }) => (status === 'open' ? [] : [goal.text])))
  const day = plans.day.filter(({ text }) => !met.has(text))
  for (const fact of ownFacts(self, { needs: levels, plans: { ...plans, day }, minute: draft.minute })) {
    const known = draft.belief(person, topicOf(fact))
    if (known === undefined || !isSameFact(known.fact, fact))
      draft.learn(person, { fact, source: 'own', minute: draft.minute })
  }
}

/** Once a day, at the first turn of it. */
function planTheDay(draft: Draft, person: string): void {
  const plan = draft.plan(person)
  const today = dayOf(draft.minute)
  const [first] = plan.day
  if (first !== undefined && dayOf(first.minute) === today) return
  const items = planDay(draft.person(person), draft.goals(person), today)
  if (items.length > 0) draft.setPlan(person, { ...plan, day: dayLines(items) })
}
