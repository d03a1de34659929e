/** To find out what one does not know: ask somebody here who was not asked yet, else look where one has not looked. */
import type { HouseAction } from '../../worlds/house/action.ts'
import { commandOf, opensOrShuts } from './commands.ts'
import { goWhereOthersAre } from './company-options.ts'
import { commands, stepsFor, talkOption, type Option } from './option.ts'
import { subjectOf } from './fact.ts'
import type { Outlook } from './outlook.ts'
import type { Missing } from './planner/wish.ts'
import { toldToday } from './talk/told.ts'
import { whomToAsk } from './talk/whom-to-ask.ts'

// nobody turns the village upside down for a key
const ROOMS_TO_LOOK_INTO = 12
// what was seen so recently need not be looked at again
const STILL_FRESH_MINUTES = 120
// a question costs little: it need not wait for its hour
const QUESTION_UTILITY = 40
// after a search in vain
const LEFT_ALONE_MINUTES = 150

export type Found = { readonly option: Option } | { readonly setAside: Readonly<Record<string, number>> } | undefined

/** What a plan lacks, where finding out would help. */
export function findMissing(
  missing: readonly Missing[],
  aim: string,
  utility: number,
  because: string,
  outlook: Outlook,
): Found {
  const held = missing.find((fault) => 'heldBy' in fault)
  if (held) return askFor(held.thing, held.heldBy, aim, utility, because, outlook)
  const topics = missing.map((fault) => ('unknown' in fault ? fault.unknown : undefined))
  const [topic] = topics
  if (topic === undefined || topics.includes(undefined)) return undefined
  const what = topic.slice(topic.indexOf(':') + 1)
  const name = topic.startsWith('thing:') ? `the ${what}` : what
  return findOut(topic, aim, utility, `${because}, and have to find out where ${name} is`, outlook)
}

export function findOut(topic: string, aim: string, utility: number, why: string, outlook: Outlook): Found {
  const { situation, talk, company } = outlook
  const { saidTo, plans, minute } = situation
  const subject = subjectOf(topic)
  if (subject !== undefined) return askThem(subject, topic, aim, utility, why, outlook)
  const wasAsked = (name: string) =>
    saidTo(name).some(({ acts }) => acts.some((act) => act.kind === 'ask' && act.topic === topic))
  const person = whomToAsk(situation, company).find((name) => topic !== `person:${name}` && !wasAsked(name))
  const question = person === undefined ? undefined : talk.ask(situation, person, topic)
  if (question) return { option: talkOption(question, aim, Math.max(utility, QUESTION_UTILITY)) }
  if (!topic.startsWith('thing:') && !topic.startsWith('person:')) {
    const option = goWhereOthersAre(outlook, aim, utility, why)
    return option && { option }
  }
  const steps = goOnLooking(aim, outlook) ?? (plans.aim === aim && plans.steps.length === 0 ? [] : lookAround(outlook))
  const [first, ...rest] = steps
  if (first === undefined) return { setAside: { [aim]: minute + LEFT_ALONE_MINUTES } }
  return { option: { aim, utility, steps: [first, ...rest], reason: `${why}.`, target: aim } }
}

/** What somebody likes or means to do, they know best: to them, and ask. */
function askThem(person: string, topic: string, aim: string, utility: number, why: string, outlook: Outlook): Found {
  const { situation, talk, company, knowledge } = outlook
  if (toldToday(situation, person).asked.has(topic)) return undefined
  if (company.includes(person)) {
    const question = talk.ask(situation, person, topic)
    return question && { option: talkOption(question, aim, Math.max(utility, QUESTION_UTILITY)) }
  }
  // here, but asleep, or not to be asked again so soon
  if (knowledge.personAt(person) === situation.perception.room) return undefined
  const steps = stepsFor({ kind: 'meet', person }, outlook)
  if (!steps) return findOut(`person:${person}`, aim, utility, `${why}, and have to find out where they are`, outlook)
  const reason = `${why}, and ${person} is perhaps in the ${knowledge.personAt(person)}.`
  return { option: { aim, utility, steps, reason, target: aim } }
}

/** Somebody has what one needs: to them, and ask for it. */
function askFor(thing: string, person: string, aim: string, utility: number, because: string, outlook: Outlook): Found {
  const { situation, talk, company, knowledge } = outlook
  const isAsked = situation
    .saidTo(person)
    .some(({ acts }) =>
      acts.some((act) => act.kind === 'favour' && act.favour.kind === 'bring' && act.favour.thing === thing),
    )
  if (isAsked) return undefined
  if (knowledge.personAt(person) === situation.perception.room) {
    const asked = company.includes(person) ? talk.askFor(situation, person, thing) : undefined
    return asked && { option: talkOption(asked, aim, utility) }
  }
  const steps = stepsFor({ kind: 'meet', person }, outlook)
  const reason = `${because}, and ${person} has the ${thing}.`
  return steps ? { option: { aim, utility, steps, reason, target: aim } } : undefined
}

/** The rest of a round through the rooms that was begun before, where its next step can be done. */
function goOnLooking(aim: string, { situation }: Outlook): readonly string[] | undefined {
  const { plans, perception } = situation
  const [next] = plans.steps
  if (plans.aim !== aim || next === undefined) return undefined
  const isExit = perception.exits.some((target) => next === commandOf({ action_type: 'go_to', target }))
  return isExit || perception.things.some(({ id }) => opensOrShuts(next, id)) ? plans.steps : undefined
}

/** From room to room, the nearest first; into what is shut as well. */
function lookAround(outlook: Outlook): readonly string[] {
  const { near, situation, index } = outlook
  const { perception, plan } = situation
  const here = perception.room
  const rooms = near.filter(({ room }) => !isFresh(room, outlook)).slice(0, ROOMS_TO_LOOK_INTO)
  const actions: HouseAction[] = [...openAll(here, outlook)]
  let room = here
  const left = new Set(rooms.map((each) => each.room).filter((each) => each !== here))
  while (left.size > 0) {
    const ways = [...left].map((each) => ({ each, way: plan.way(room, each) ?? [] }))
    const { each, way } = ways.reduce((best, next) => (next.way.length < best.way.length ? next : best))
    left.delete(each)
    if (way.length === 0) continue
    actions.push(...way.map((target): HouseAction => ({ action_type: 'go_to', target })), ...openAll(each, outlook))
    for (const passed of way) left.delete(passed)
    room = each
  }
  return actions.length === 0 ? [] : commands(actions)

  function openAll(place: string, { knowledge }: Outlook): readonly HouseAction[] {
    return index.closablesIn(place).flatMap((thing) => {
      const file = plan.things.get(thing)
      const openIn = file?.holds?.openIn ?? []
      const state = openIn.includes(knowledge.stateOf(thing) ?? '') ? undefined : openIn[0]
      const needs = state === undefined ? undefined : file?.states?.[state]
      if (state === undefined || needs === undefined) return []
      const isPossible = needs.holding === undefined || knowledge.holding.includes(needs.holding)
      return isPossible ? [{ action_type: 'set_to_state', target: thing, state } as const] : []
    })
  }
}

/** Whether one saw, not long ago, what always stands there. */
function isFresh(room: string, { index, situation: { belief, minute } }: Outlook): boolean {
  return index
    .fixturesIn(room)
    .slice(0, 4)
    .some((thing) => {
      const known = belief(`thing:${thing}`)
      return known?.source === 'seen' && minute - known.minute < STILL_FRESH_MINUTES
    })
}
