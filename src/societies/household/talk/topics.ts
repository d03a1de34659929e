/** What somebody would say to somebody who is here: what they need to know, want to tell, or just company. */
import type { Goal } from '../person.ts'
import { subjectOf, type SpeechAct, type Statement } from '../fact.ts'
import type { Situation } from '../situation.ts'
import { bestTellable, tellableTo, worthTelling, type InMind } from './tellable.ts'
import { type Told, toldToday, topicOfAct } from './told.ts'
import { warmthFor } from './warmth.ts'
import { worthAsking } from './whom-to-ask.ts'
import { wantsToKnow } from './wishes.ts'

export interface TalkWish {
  readonly to: string
  /** others who are to hear it as well */
  readonly also?: readonly string[]
  readonly acts: readonly SpeechAct[]
  /** 0 to 1: how much it matters against anything else they could do */
  readonly urgency: number
  /** a sentence of their own */
  readonly why: string
}

interface Idea {
  readonly acts: readonly SpeechAct[]
  readonly value: number
  readonly why: string
}

// in a crowd one looks at those near by; all of them would cost what is in the village
const LISTENERS_AT_MOST = 8
const LEAST_URGENCY = 0.25

/** Several goals may lead to the same talk: what one would say is thought of once. */
const wishes = new WeakMap<Situation, { readonly wish: TalkWish | undefined }>()

export function wantToTalk(situation: Situation): TalkWish | undefined {
  let known = wishes.get(situation)
  if (known === undefined) wishes.set(situation, (known = { wish: findWish(situation) }))
  return known.wish
}

function findWish(situation: Situation): TalkWish | undefined {
  if (!situation.canTalk) return undefined
  const listeners = listenersOf(situation)
  if (listeners.length === 0) return undefined
  const missing = wantsToKnow(situation)
  const inMind = worthTelling(situation)
  let best: TalkWish | undefined
  for (const to of listeners) {
    const idea = bestIdea(situation, to, missing, inMind)
    const urgency = urgencyOf(situation, to, idea)
    if (best === undefined || urgency > best.urgency) best = { to, acts: idea.acts, urgency, why: idea.why }
  }
  if (best === undefined || best.urgency < LEAST_URGENCY) return undefined
  const also = situation.groups === true ? whoElse(situation, best, listeners, inMind) : []
  return also.length === 0 ? best : { ...best, also }
}

// more would rarely all say yes
const ALSO_AT_MOST = 3

/** Where groups may talk: who else could be told the same. Questions and favours are for one. */
function whoElse(
  situation: Situation,
  { to, acts }: TalkWish,
  listeners: readonly string[],
  inMind: readonly InMind[],
) {
  if (!acts.every(({ kind }) => kind === 'tell' || kind === 'invite')) return []
  const topics = acts.map(topicOfAct)
  const isNewTo = (name: string) => {
    const tellable = new Set<string | undefined>(
      tellableTo(situation, name, toldToday(situation, name), inMind).map(({ topic }) => topic),
    )
    return topics.every((topic) => tellable.has(topic))
  }
  return listeners.filter((name) => name !== to && isNewTo(name)).slice(0, ALSO_AT_MOST)
}

/** Who can be asked now and is not in a chat with this person already. */
function listenersOf({ perception, notYet, asked, conversations, pending, self, random }: Situation) {
  const engaged = new Set([...asked.map(({ recipient }) => recipient), ...pending.map(({ sender }) => sender)])
  for (const { members } of conversations) for (const member of members) engaged.add(member)
  const free = perception.chatable_agents.filter(
    (name) => name !== self.name && !notYet.has(name) && !engaged.has(name),
  )
  if (free.length <= LISTENERS_AT_MOST) return free
  const start = random.integer(free.length)
  return [...free, ...free].slice(start, start + LISTENERS_AT_MOST)
}

function bestIdea(situation: Situation, to: string, missing: readonly string[], inMind: readonly InMind[]): Idea {
  const today = toldToday(situation, to)
  const ideas = [
    ...questions(situation, to, missing, today),
    ...favours(situation, to, today),
    ...help(situation, to),
    ...tellings(situation, to, today, inMind),
    company(situation, to, today),
  ]
  const best = ideas.reduce((one, other) => (other.value > one.value ? other : one))
  const isWished = situation.goals.some(({ status, goal }) => status === 'open' && isTalkWith(goal, to))
  return isWished ? { ...best, value: Math.max(best.value, 0.9), why: `I want to talk with ${to}.` } : best
}

// it is a little more, so that nothing but questions is moved by it
const ASKED_BEFORE = 0.2

const isTalkWith = (goal: Goal, to: string) => goal.kind === 'talk' && goal.person === to

function questions(
  situation: Situation,
  to: string,
  missing: readonly string[],
  { asked, told }: Told,
): readonly Idea[] {
  const isForThem = (each: string) => each !== `person:${to}` && (subjectOf(each) ?? to) === to
  const topic = missing.find((each) => !asked.has(each) && !told.has(each) && isForThem(each))
  if (topic === undefined) return []
  return [
    {
      acts: [{ kind: 'ask', topic }],
      value: 0.9 + ASKED_BEFORE * worthAsking(situation, to),
      why: `${to} may know what I need to find out.`,
    },
  ]
}

/** Somebody here holds what one is after. */
function favours({ goals, perception, self }: Situation, to: string, { count }: Told): readonly Idea[] {
  const holding = perception.people.find(({ name }) => name === to)?.holding ?? []
  const wanted = goals.find(
    ({ status, goal }) => status === 'open' && goal.kind === 'hold' && holding.includes(goal.thing),
  )
  if (wanted?.goal.kind !== 'hold' || count > 3) return []
  const favour = { kind: 'bring', thing: wanted.goal.thing, to: self.name } as const
  return [{ acts: [{ kind: 'favour', favour }], value: 0.85, why: `${to} has the ${favour.thing}, which I need.` }]
}

// a question is asked first: whoever knows where it is may need no help
const HELP_VALUE = 0.7

/** Where goals are shared, somebody to get a thing with that one does not see here; once a day of each. */
function help({ goals, perception, self, sharesGoals, saidTo }: Situation, to: string): readonly Idea[] {
  if (sharesGoals !== true) return []
  const seen = new Set([...perception.things, ...perception.holding].map(({ id }) => id))
  const wanted = goals.find(
    ({ status, goal, with: others, promisedTo }) =>
      status === 'open' &&
      goal.kind === 'hold' &&
      others === undefined &&
      promisedTo === undefined &&
      !seen.has(goal.thing),
  )
  if (wanted?.goal.kind !== 'hold') return []
  const { thing } = wanted.goal
  const isAsked = ({ acts }: Statement) =>
    acts.some((act) => act.kind === 'favour' && act.favour.kind === 'help' && act.favour.thing === thing)
  if (saidTo(to).some(isAsked)) return []
  const favour = { kind: 'help', thing, who: self.name } as const
  return [
    { acts: [{ kind: 'favour', favour }], value: HELP_VALUE, why: `${to} and I could get the ${thing} together.` },
  ]
}

function tellings(situation: Situation, to: string, today: Told, inMind: readonly InMind[]): readonly Idea[] {
  const all = tellableTo(situation, to, today, inMind)
  const first = bestTellable(all, situation)
  if (first === undefined) return []
  // who likes to talk has two things to say
  const isTalkative = situation.random.next() < (situation.self.traits?.sociable ?? 0.5)
  const others = isTalkative ? all.filter(({ topic, value }) => topic !== first.topic && value > 0.5) : []
  const second = bestTellable(others, situation)
  const why = first.act.kind === 'invite' ? `I want ${to} to come.` : `I have something to tell ${to}.`
  return [{ acts: [first.act, ...(second === undefined ? [] : [second.act])], value: first.value, why }]
}

/** A greeting, and a question about the other. */
function company({ random }: Situation, to: string, { asked, count }: Told): Idea {
  const topics = [`mood:${to}`, `plan:${to}`, `deed:${to}`, `likes:${to}:`, 'news:'].filter((each) => !asked.has(each))
  const acts: SpeechAct[] = count === 0 ? [{ kind: 'greet' }] : []
  if (topics.length > 0) acts.push({ kind: 'ask', topic: random.pick(topics) })
  const why = `I would like some company, and ${to} is here.`
  return { acts: acts.length > 0 ? acts : [{ kind: 'greet' }], value: Math.max(0.05, 0.3 - 0.08 * count), why }
}

const URGENT_NEED = 15
// whom one knows to talk with most, one turns to first
const USUAL_COMPANY = 0.05

function urgencyOf(situation: Situation, to: string, { value }: Idea): number {
  const { self, needs, state, random } = situation
  const sociable = self.traits?.sociable ?? 0.5
  const warmth = warmthFor(situation, to)
  const lonely = (100 - needs.company) / 100
  const isPressed = Math.min(needs.food, needs.rest) < URGENT_NEED
  const urgency =
    value * (0.55 + 0.35 * sociable) +
    0.3 * lonely +
    0.15 * warmth +
    (situation.insights?.company === to ? USUAL_COMPANY : 0) -
    (state.using === undefined ? 0 : 0.1) -
    (isPressed ? 0.25 : 0) +
    0.06 * (random.next() - 0.5)
  return Math.max(0, Math.min(1, urgency))
}
