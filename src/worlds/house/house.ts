/** A house as a world: people look, go, use things and talk; time passes when it is told to. */
import { cleanUpChats } from '../../mail/chat/clean-up.ts'
import type { ChatEvent, ChatLimits, ChatOptions } from '../../mail/chat/chat.ts'
import { DEFAULT_CHAT_LIMITS } from '../../mail/chat/limits.ts'
import { describeNews, describeRequests, takeNews } from '../../mail/chat/news.ts'
import { pendingRequests } from '../../mail/chat/request.ts'
import type { Seed } from '../../base/random.ts'
import type { World } from '../world.ts'
import type { HouseAction, HouseOutcome, HousePerception } from './action.ts'
import { houseActions } from './actions.ts'
import { applyChanges } from './apply-changes.ts'
import { checkHouse } from './check-house.ts'
import { firstState, placeToBegin } from './first-state.ts'
import { generateVillage, type VillageSource } from './generate.ts'
import { MINUTES_PER_DAY, timeOf } from './house-clock.ts'
import type { HouseFile } from './house-file.ts'
import { perceive } from './perceive.ts'
import { houseOffers } from './offers.ts'
import { perform, unknownPerson } from './perform.ts'
import { planOf, type HousePlan } from './plan.ts'
import { chatNow, presenceIn } from './presence.ts'
import type { HouseState, PersonState } from './state.ts'

export interface HouseInfo {
  readonly name: string
  readonly rooms: number
  readonly things: number
  readonly people: number
  /** `day 1, 08:35` */
  readonly time: string
  readonly actions: readonly string[]
}

export interface HouseOptions {
  /** since midnight of the first day; 360, which is six in the morning */
  readonly minute?: number
  readonly minutesPerRound?: number
  readonly limits?: Partial<ChatLimits>
  readonly chat?: ChatOptions
}

export interface House extends World<HouseAction, PersonState, HousePerception, HouseInfo, HouseState> {
  readonly plan: HousePlan
  /** as `perform`, with what the person is told and what has changed */
  act(name: string, action: HouseAction): HouseOutcome
  /** what somebody is told when their turn begins: news of chats, once, and requests until they are answered */
  hear(name: string): readonly string[]
  /** lets time go by; what has waited too long ends */
  pass(rounds?: number): readonly ChatEvent[]
}

const DAWN = 360
const MINUTES_PER_ROUND = 5

/** A house of a file, or a village by its seed; people begin where there is a bed for them. */
export function createHouse(
  source: HouseFile | VillageSource,
  names: readonly string[],
  { minute = DAWN, minutesPerRound = MINUTES_PER_ROUND, limits, chat = {} }: HouseOptions = {},
): House {
  const isVillage = 'seed' in source
  const plan = planOf(isVillage ? generateVillage(source) : checkHouse(source))
  const seed: Seed = isVillage ? source.seed : 0
  const dayRounds = Math.round(MINUTES_PER_DAY / minutesPerRound)
  const setup = { limits: { ...DEFAULT_CHAT_LIMITS, ...limits }, options: chat, dayRounds }
  let state = firstState(plan, placeToBegin(plan, names), minute)

  const stateOf = (name: string): PersonState => {
    if (!Object.hasOwn(state.people, name)) throw unknownPerson(state, name)
    return state.people[name]!
  }
  const act = (name: string, action: HouseAction): HouseOutcome => {
    const outcome = perform(plan, state, setup, name, action)
    state = applyChanges(state, outcome.changes)
    return outcome
  }
  const cleanUp = (name: string): readonly ChatEvent[] => {
    const { desks, count, events } = cleanUpChats(
      state.chat,
      presenceIn(plan, state),
      chatNow(state, setup),
      setup,
      name,
    )
    state = applyChanges(state, { desks, chatCount: count })
    return events
  }

  return {
    plan,
    seed,
    agents: () => Object.keys(state.people),
    stateOf,
    observe: (name) => {
      stateOf(name)
      return perceive(plan, state, name)
    },
    act,
    offers: () => houseOffers,
    perform: (name, action) => {
      const { ok, text } = act(name, action)
      return ok ? { ok, state: stateOf(name) } : { ok: false, reason: text, state: stateOf(name) }
    },
    hear: (name) => {
      stateOf(name)
      const { desks, news } = takeNews(state.chat, name)
      state = applyChanges(state, { desks })
      return [...describeNews(news), ...describeRequests(pendingRequests(state.chat, name))]
    },
    pass: (rounds = 1) => {
      state = { ...state, minute: state.minute + rounds * minutesPerRound, round: state.round + rounds }
      return Object.keys(state.chat.desks).flatMap((name) => [...cleanUp(name)])
    },
    info: () => ({
      name: plan.file.name,
      rooms: plan.rooms.size,
      things: plan.things.size,
      people: Object.keys(state.people).length,
      time: timeOf(state.minute),
      actions: Object.keys(houseActions),
    }),
    // life goes on
    ending: () => undefined,
    snapshot: () => state,
    restore: (snapshot) => {
      state = snapshot
    },
  }
}
