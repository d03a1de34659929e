/** What one is after: goals as far as it is time for them, and what was agreed with others. */
import { paramIn } from '../variant.ts'
import { findMissing, findOut, type Found } from './find-out.ts'
import { stepsFor, talkOption, WAIT, type Option, type Options } from './option.ts'
import type { Outlook } from './outlook.ts'
import type { Goal, GoalState } from './person.ts'
import { makePlan } from './planner/make-plan.ts'
import type { Wish } from './planner/wish.ts'

const GOAL_UTILITY = 46
// before the hour kept for it, only where nothing else is to be done
const EARLY_UTILITY = 14
const AGREED_UTILITY = 66
const DEADLINE_UTILITY = 30
const DEADLINE_NEAR_MINUTES = 120

export function goalOptions(outlook: Outlook): Options {
  const { goals, minute, plans } = outlook.situation
  const options: Option[] = []
  const setAside: Record<string, number> = {}
  for (const state of goals) {
    const aim = `goal:${state.goal.id}`
    if ((plans.setAside?.[aim] ?? 0) > minute) continue
    const found = state.status === 'open' ? optionFor(state, aim, outlook) : undefined
    if (found === undefined) continue
    if ('option' in found) options.push(found.option)
    else Object.assign(setAside, found.setAside)
  }
  return { options, setAside }
}

function optionFor({ goal, promisedTo }: GoalState, aim: string, outlook: Outlook): Found {
  const { minute, minutesPerTurn } = outlook.situation
  if (minute > (goal.until ?? Infinity)) return undefined
  const because = promisedTo === undefined ? `I want to ${goal.text}` : `I promised ${promisedTo} to ${goal.text}`
  if (goal.kind === 'talk') return talkTo(goal.person, aim, utilityOf(goal, aim, outlook, 1), because, outlook)
  if (goal.kind === 'know') return findOut(goal.topic, aim, utilityOf(goal, aim, outlook, 1), because, outlook)
  const wish = wishOf(goal, outlook)
  const planned = makePlan(wish, outlook.knowledge)
  if (!planned.ok) return findMissing(planned.missing, aim, utilityOf(goal, aim, outlook, 1), because, outlook)
  const turns = planned.actions.length
  // nobody stands at the door an hour before a party
  if (goal.from !== undefined && minute < goal.from - (turns + 2) * minutesPerTurn) return undefined
  const steps = stepsFor(wish, outlook) ?? [WAIT]
  return { option: { aim, utility: utilityOf(goal, aim, outlook, turns), steps, reason: `${because}.`, target: aim } }
}

type Planned = Exclude<Goal, { kind: 'talk' | 'know' }>

/** To a room it is brought by being laid down there. */
function wishOf(goal: Planned, { situation: { plan } }: Outlook): Wish {
  if (goal.kind !== 'bring' || !plan.rooms.has(goal.to)) return goal
  return { kind: 'leave', thing: goal.thing, place: goal.to }
}

function utilityOf(goal: Goal, aim: string, { situation, day }: Outlook, turns: number): number {
  const { minute, minutesPerTurn, lastMinute, variant = {} } = situation
  const usual = paramIn(variant, 'goal-worth', GOAL_UTILITY)
  const early = paramIn(variant, 'early-worth', EARLY_UTILITY)
  const slot = day.find((item) => item.aim === aim)?.minute ?? minute
  const isAgreed = goal.from !== undefined && goal.until !== undefined
  const base = isAgreed ? AGREED_UTILITY : minute >= slot || goal.kind === 'bring' ? usual : early
  const left = Math.min(goal.until ?? Infinity, lastMinute) - minute - turns * minutesPerTurn
  return base + DEADLINE_UTILITY * Math.min(1, Math.max(0, 1 - left / DEADLINE_NEAR_MINUTES))
}

function talkTo(person: string, aim: string, utility: number, because: string, outlook: Outlook): Found {
  const { situation, knowledge, talk, company } = outlook
  if (company.includes(person)) {
    const said = talk.start(situation, [person])
    return said && { option: talkOption({ ...said, why: `${because}, who is here.` }, aim, utility) }
  }
  // here, but asleep, or not to be asked again so soon
  if (knowledge.personAt(person) === situation.perception.room) return undefined
  const steps = stepsFor({ kind: 'meet', person }, outlook)
  if (steps) {
    const reason = `${because}, and ${person} is perhaps in the ${knowledge.personAt(person)}.`
    return { option: { aim, utility, steps, reason, target: aim } }
  }
  return findOut(`person:${person}`, aim, utility, `${because}, and have to find out where ${person} is`, outlook)
}
