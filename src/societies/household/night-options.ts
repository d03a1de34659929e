/** The night: to bed when it is time, one's own bed before others, and not up again before the morning. */
import { commandOf } from './commands.ts'
import { minutesToWake } from './day-plan.ts'
import { actionFor, isFree, wishFor } from './need-options.ts'
import { stepsFor, WAIT, type Option } from './option.ts'
import type { Outlook } from './outlook.ts'

const BEDTIME_UTILITY = 72
const DOZE_UTILITY = 40
// whoever wakes so shortly before it is time does not go to sleep again
const TOO_LATE_TO_SLEEP_MINUTES = 150

export function nightOptions(outlook: Outlook): readonly Option[] {
  const { self, minute, needs, perception } = outlook.situation
  const left = minutesToWake(self, minute) ?? (isBedtime(outlook) ? Infinity : undefined)
  if (left === undefined) return []
  if (left < TOO_LATE_TO_SLEEP_MINUTES && needs.rest > 50) {
    if (perception.room !== self.room) return []
    const reason = 'It is early, and I stay in bed a little longer.'
    return [{ aim: 'rest', utility: DOZE_UTILITY, steps: [WAIT], reason, target: WAIT }]
  }
  const steps = wayToBed(outlook)
  if (!steps) return []
  const utility = BEDTIME_UTILITY + (100 - needs.rest) / 4
  const reason = needs.rest < 30 ? 'It is late and I am very tired.' : 'It is late: time to go to bed.'
  return [{ aim: 'sleep', utility, steps, reason, target: steps.at(-1)! }]
}

function isBedtime({ day, situation: { minute } }: Outlook): boolean {
  const item = day.find(({ aim }) => aim === 'sleep')
  return item !== undefined && minute >= item.minute
}

function wayToBed(outlook: Outlook): Option['steps'] | undefined {
  const { situation, near, index } = outlook
  const { self, plans, minute } = situation
  const beds = (room: string) => index.offersIn(room).filter((offer) => offer.isSleep && isFree(offer, situation))
  const own = self.room === undefined ? [] : [self.room]
  for (const room of [...own, ...near.map((each) => each.room)])
    for (const bed of beds(room)) {
      if ((plans.setAside?.[commandOf(actionFor(bed))] ?? 0) > minute) continue
      const steps = stepsFor(wishFor(bed), outlook)
      if (steps) return steps
    }
  return undefined
}
