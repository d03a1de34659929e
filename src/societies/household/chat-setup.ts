/** The rules of chat in this household: its own limits and options, on top of those that hold everywhere. */
import { DEFAULT_CHAT_LIMITS } from '../../mail/chat/limits.ts'
import { MINUTES_PER_DAY } from '../../worlds/house/house-clock.ts'
import type { HouseSetup } from '../../worlds/house/presence.ts'
import type { HouseholdView } from './draft.ts'

export function chatSetup({
  chatLimits,
  chatOptions,
  minutesPerTurn,
}: Pick<HouseholdView, 'chatLimits' | 'chatOptions' | 'minutesPerTurn'>): HouseSetup {
  return {
    limits: { ...DEFAULT_CHAT_LIMITS, ...chatLimits },
    options: chatOptions,
    dayRounds: Math.floor(MINUTES_PER_DAY / minutesPerTurn),
  }
}
