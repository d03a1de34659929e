/** Who is where, as chat needs to know it: who sleeps or has left cannot be asked anything. */
import { ownValue } from '../../base/own-value.ts'
import type { ChatLimits, ChatNow, ChatOptions, Presence } from '../../mail/chat/chat.ts'
import { timeOf } from './house-clock.ts'
import type { HousePlan } from './plan.ts'
import { isAsleep } from './scene.ts'
import type { HouseState } from './state.ts'

/** What holds for all chats in a house. */
export interface HouseSetup {
  readonly limits: ChatLimits
  readonly options: ChatOptions
  /** rounds in a day */
  readonly dayRounds: number
}

export function presenceIn(plan: HousePlan, { people, minute }: Pick<HouseState, 'people' | 'minute'>): Presence {
  return {
    names: () => Object.keys(people),
    exists: (name) => ownValue(people, name) !== undefined,
    isActive: (name) => {
      const person = ownValue(people, name)
      return person?.isActive === true && !isAsleep(plan, person, minute)
    },
    isTogether: (one, other) => {
      const room = ownValue(people, one)?.room
      return room !== undefined && room === ownValue(people, other)?.room
    },
  }
}

/** The clock as chat reads it. */
export function chatNow(
  { round, minute }: Pick<HouseState, 'round' | 'minute'>,
  { dayRounds }: Pick<HouseSetup, 'dayRounds'>,
): ChatNow {
  return { round, time: timeOf(minute), day: dayRounds }
}
