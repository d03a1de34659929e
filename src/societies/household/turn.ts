/** A turn: what somebody decided is done in the house, and what came of it is written down. */
import type { Parsed } from '../../worlds/house/command-chat.ts'
import { parseCommand } from '../../worlds/house/command.ts'
import type { HouseAction, HouseOutcome, HousePerception } from '../../worlds/house/action.ts'
import { timeOf } from '../../worlds/house/house-clock.ts'
import { perceive } from '../../worlds/house/perceive.ts'
import { perform } from '../../worlds/house/perform.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import { doing } from '../../worlds/house/words.ts'
import { chatSetup } from './chat-setup.ts'
import { checkGoals, type Happened } from './goal-check.ts'
import type { Draft } from './draft.ts'
import { placing, setting, useOf } from './deed-words.ts'
import { rememberDeed } from './deeds.ts'
import { settlePromises } from './keep-promises.ts'
import { applyGives } from './needs.ts'
import { peopleOf } from './people-of.ts'
import { planAfter } from './plan-after.ts'
import { settleSharedGoals } from './reach-together.ts'
import { see } from './see.ts'
import type { Intention, Situation } from './situation.ts'
import { speak } from './speak.ts'

/** So many actions and a turn ends, whatever they were: it always does. */
export const MOST_ACTIONS = 6

const CHAT_ACTIONS = new Set(['chat_request', 'chat_response', 'chat'])

export interface Done {
  readonly endsTurn: boolean
  /** what the person is told of it */
  readonly text: string
  /** whether all is as it was when the person decided, so that what they meant to do next can be done */
  readonly leadsOn: boolean
  /** what is around them now, where that changed */
  readonly sees?: HousePerception
}

export function takeTurn(
  draft: Draft,
  plan: HousePlan,
  situation: Situation,
  intention: Intention,
  heardFrom: readonly string[],
): Done {
  const { self, actionsDone } = situation
  const { name } = self
  const parsed = readIntention(draft, plan, situation, intention)
  const outcome = parsed.ok ? act(draft, plan, name, parsed.action) : notUnderstood(parsed.reason)
  const action = parsed.ok ? parsed.action : undefined
  draft.apply(outcome.changes)
  const endsTurn = outcome.endsTurn || actionsDone + 1 >= MOST_ACTIONS

  if (outcome.gives) draft.setNeeds(name, applyGives(draft.needs(name)!, outcome.gives))
  const talkedWith = outcome.ok && action ? speak(draft, plan, situation, action, intention.acts) : []
  const state = draft.house().people[name]!
  // who neither changed anything nor was told of what is in sight sees what they saw when their turn began
  const sees = outcome.ok && isOtherwise(outcome.changes) ? perceive(plan, draft.house(), name) : undefined
  if (sees !== undefined) see(draft, plan, name, sees)
  else if (outcome.ok && draft.wasToldOfSights(name)) see(draft, plan, name, situation.perception)
  if (outcome.ok && action) rememberDeed(draft, plan, name, action, state.room)
  const goals = draft.goals(name)
  const happened: Happened = {
    state,
    minute: draft.minute,
    ...(outcome.ok && action?.action_type === 'consume' && { consumed: action.target }),
    ...(outcome.ok && action && broughtBy(action, state.room)),
    talkedWith: [...talkedWith, ...heardFrom],
    knows: (topic) => draft.knows(name, topic),
  }
  const checked = checkGoals(goals, happened)
  if (checked !== goals) draft.setGoals(name, checked)
  settleSharedGoals(draft, name, happened)
  settlePromises(draft, name)
  draft.setDecision(name, {
    minute: draft.minute,
    command: intention.command,
    reason: intention.reason,
    result: outcome.text,
    ok: outcome.ok,
  })
  draft.setResult(name, outcome.text)
  const used = outcome.ok && action?.action_type === 'start_using' ? action.target : undefined
  const plans = draft.plan(name)
  const kept = planAfter(plans, intention, draft.minute, used)
  if (kept !== plans) draft.setPlan(name, kept)
  if (outcome.ok && action && isShown(action))
    draft.tell({
      agent_id: name,
      action,
      timestamp: timeOf(draft.minute),
      current_room: state.room,
      description: describe(plan, name, action, state.room),
    })
  // whoever looks wants to know what they see before they go on, and whoever was refused has to do something else
  const leadsOn = outcome.ok && action?.action_type === 'chat_response'
  return { endsTurn, text: outcome.text, leadsOn, ...(sees !== undefined && { sees }) }
}

/** What rules decided need not be read. */
export function readIntention(
  draft: Draft,
  plan: HousePlan,
  situation: Situation,
  { command, action }: Pick<Intention, 'command' | 'action'>,
): Parsed {
  if (action !== undefined) return { ok: true, action }
  return parseCommand(command, {
    plan,
    people: peopleOf(draft.view.people).names,
    here: situation.perception,
    requests: situation.pending,
    isGroup: draft.view.chatOptions.group === true,
  })
}

const isOtherwise = ({ people, things, rooms }: HouseOutcome['changes']): boolean =>
  people !== undefined || things !== undefined || rooms !== undefined

function broughtBy(action: HouseAction, room: string): Pick<Happened, 'brought'> {
  const { action_type: type } = action
  if (type !== 'place' && type !== 'drop') return {}
  return { brought: { thing: action.target, to: type === 'place' ? action.recipient : room } }
}

function act(draft: Draft, plan: HousePlan, name: string, action: HouseAction): HouseOutcome {
  const { view } = draft
  if (!view.talk && CHAT_ACTIONS.has(action.action_type))
    return refused('Nobody chats in this house: it was switched off. Do something else, such as: look')
  return perform(plan, draft.house(), chatSetup(view), name, action)
}

const refused = (text: string): HouseOutcome => ({ ok: false, text, endsTurn: true, changes: {} })

/** Whoever was not understood may try again in the same turn. */
const notUnderstood = (reason: string): HouseOutcome => ({ ok: false, text: reason, endsTurn: false, changes: {} })

/** Of a chat a front end sees what was said, and neither who asked nor what was answered. */
const isShown = ({ action_type: type }: HouseAction) => type !== 'chat_request' && type !== 'chat_response'

/** `begins reading (novel)`, and once is enough where the use has the name of the thing in it. */
function beginning(use: string, thing: string): string {
  return `begins ${doing(use)}${use.includes(thing) ? '' : ` (${thing})`}`
}

function describe(plan: HousePlan, name: string, action: HouseAction, room: string): string {
  switch (action.action_type) {
    case 'look':
      return `${name} looks around the ${room}.`
    case 'examine':
      return `${name} examines the ${action.target}.`
    case 'go_to':
      return `${name} goes to the ${action.target}.`
    case 'take':
      return `${name} takes the ${action.target}.`
    case 'drop':
      return `${name} puts down the ${action.target}.`
    case 'place':
      return `${name} ${placing(plan, action, 'present')}.`
    case 'set_to_state':
      return `${name} ${setting(action, 'present')}.`
    case 'start_using':
      return `${name} ${beginning(useOf(plan, action), action.target)}.`
    case 'stop_using':
      return `${name} is done with the ${action.target ?? 'thing'}.`
    case 'consume':
      return `${name} has some of the ${action.target}.`
    case 'chat':
      return `${name} says to ${action.recipient}: ${action.message}`
    default:
      return `${name} waits.`
  }
}
