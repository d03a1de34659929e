/** What one does when nothing presses: put things away, look about, or wait. */
import { commandOf } from './commands.ts'
import { urgency } from './need-options.ts'
import { stepsFor, WAIT, type Option } from './option.ts'
import { outOfPlace, putAway } from './out-of-place.ts'
import type { Outlook } from './outlook.ts'
import { feelingOf } from './reasons.ts'

const WAIT_UTILITY = 4
const STROLL_UTILITY = 6
// what is in one's hands is nearer than what lies on the floor
const HANDS_FULL_UTILITY = 20

export function spareOptions(outlook: Outlook): readonly Option[] {
  const reason = outlook.stays ?? 'Nothing presses, and I take my time.'
  const wait: Option = { aim: 'idle', utility: WAIT_UTILITY, steps: [WAIT], reason, target: WAIT }
  return [wait, tidyUp(outlook), stroll(outlook)].filter((option) => option !== undefined)
}

function tidyUp(outlook: Outlook): Option | undefined {
  const { plan, perception, needs, goals, self } = outlook.situation
  const isWanted = (thing: string) =>
    goals.some(
      ({ goal, status }) =>
        status === 'open' && (goal.kind === 'hold' || goal.kind === 'bring') && goal.thing === thing,
    )
  const held = outlook.knowledge.holding.filter((thing) => !isWanted(thing))
  const thing = held[0] ?? outOfPlace(plan, perception)[0]
  const wish = thing === undefined ? undefined : putAway(plan, thing)
  const steps = wish && stepsFor(wish, outlook)
  if (!steps) return undefined
  const utility =
    urgency('tidiness', needs.tidiness, self) + (held.length > 0 ? HANDS_FULL_UTILITY : 2) * (self.traits?.tidy ?? 0.5)
  const why = held.length > 0 ? `the ${thing} is in my hands` : `the ${thing} lies around`
  const reason = `${feelingOf('tidiness', needs.tidiness)}, and ${why}.`
  return { aim: 'tidiness', utility, steps, reason, target: steps.at(-1)! }
}

/** The curious see more of the place, and so know where things are. */
function stroll(outlook: Outlook): Option | undefined {
  const { situation, near } = outlook
  const { self, random, perception, plans } = situation
  const curious = self.traits?.curious ?? 0.5
  const utility = STROLL_UTILITY + 4 * curious
  const [next, ...rest] = plans.aim === 'stroll' ? plans.steps : []
  if (next !== undefined && perception.exits.some((target) => next === commandOf({ action_type: 'go_to', target })))
    return { aim: 'stroll', utility, steps: [next, ...rest], reason: 'I look around a little.', target: 'stroll' }
  const places = near.filter(({ room, distance }) => room !== perception.room && distance <= 3)
  if (places.length === 0 || random.next() > 0.1 + 0.2 * curious) return undefined
  const place = random.pick(places).room
  const steps = stepsFor({ kind: 'be', place }, outlook)
  const reason = `Nothing presses, and I look how it is in the ${place}.`
  return steps && { aim: 'stroll', utility, steps, reason, target: 'stroll' }
}
