/** What somebody could tell a listener: only what they believe, and not what the listener knows from or with them. */
import type { HousePlan } from '../../../worlds/house/plan.ts'
import type { Belief, Fact, SpeechAct } from '../fact.ts'
import type { Situation } from '../situation.ts'
import { type Told, toldToday } from './told.ts'

export interface Tellable {
  readonly act: Extract<SpeechAct, { kind: 'tell' | 'invite' }>
  readonly topic: string
  /** 0 to 1 */
  readonly value: number
}

// what one knows can be long; looking at all of it at each turn would cost more the longer a life is
const LATEST = 96
const EARLIEST = 32
const BY_CHANCE = 48

/** What one knows that is worth telling, whoever listens: found once, and not for each of them. */
export interface InMind {
  readonly topic: string
  readonly belief: Belief
  readonly worth: number
}

export function worthTelling(situation: Situation): readonly InMind[] {
  const found: InMind[] = []
  for (const topic of topicsInMind(situation)) {
    if (isFixture(topic, situation.plan)) continue
    const belief = situation.belief(topic)
    const worth = belief === undefined ? 0 : worthOf(belief.fact, belief, situation)
    if (belief !== undefined && worth > 0) found.push({ topic, belief, worth })
  }
  return found
}

/** Some of the topics one knows: what is new, what one knew first, and what comes to mind. */
function topicsInMind({ topics, random }: Situation): readonly string[] {
  if (topics.length <= LATEST + EARLIEST + BY_CHANCE) return topics
  const start = EARLIEST + random.integer(topics.length - LATEST - EARLIEST - BY_CHANCE)
  return [...topics.slice(0, EARLIEST), ...topics.slice(start, start + BY_CHANCE), ...topics.slice(-LATEST)]
}

/** Most of what one knows is where the furniture is. What cannot be carried away is where it always was. */
function isFixture(topic: string, plan: HousePlan): boolean {
  let known = fixtures.get(plan)
  if (known === undefined) fixtures.set(plan, (known = new Map()))
  let found = known.get(topic)
  if (found === undefined) {
    found = topic.startsWith(THING) && plan.things.get(topic.slice(THING.length))?.isPortable !== true
    // topics of people and their words have no end; what is forgotten is found again
    if (known.size >= TOPICS_AT_MOST) known.clear()
    known.set(topic, found)
  }
  return found
}

/** Asked of a hundred topics at each turn, always with the same answer: things do not change while a house stands. */
const fixtures = new WeakMap<HousePlan, Map<string, boolean>>()
const TOPICS_AT_MOST = 20_000

const THING = 'thing:'
const DAY = 1440
/** A feeling, and where somebody was, is soon no longer so. */
const PASSES_MINUTES = 180

/** How much it is worth to tell, of itself; nothing where it is not worth telling at all. */
function worthOf(fact: Fact, belief: Belief, situation: Situation): number {
  const { self, minute, perception } = situation
  const age = minute - belief.minute
  switch (fact.kind) {
    case 'news':
      return 0.75
    case 'gathering':
      // who is there already needs no word of it
      if (fact.until <= minute || (fact.from <= minute && fact.place === perception.room)) return 0
      return fact.host === self.name ? 0.95 : 0.7
    case 'plan':
      return fact.at <= minute ? 0 : fact.person === self.name ? 0.35 : 0.2
    case 'deed':
      return minute - fact.at > DAY ? 0 : fact.person === self.name ? 0.3 : 0.2
    case 'likes':
      return fact.person === self.name ? 0.3 : 0.15
    case 'mood':
      return age > PASSES_MINUTES ? 0 : fact.person === self.name ? 0.25 : 0.2
    case 'person':
      return age > PASSES_MINUTES || fact.person === self.name || fact.place === perception.room ? 0 : 0.12
    case 'thing':
      // who is here sees what is here
      return isSeenHere(fact.thing, situation) ? 0 : 0.15
    case 'state':
      return age > PASSES_MINUTES || isSeenHere(fact.thing, situation) ? 0 : 0.08
  }
}

const isSeenHere = (thing: string, { perception: { things, holding } }: Situation) =>
  isAmong(things, thing) || isAmong(holding, thing)

function isAmong(things: readonly { readonly id: string }[], thing: string): boolean {
  for (const { id } of things) if (id === thing) return true
  return false
}

/** Nobody has to be told of themselves, nor of what they hold or host. */
function isAbout(fact: Fact, listener: string): boolean {
  if ('person' in fact) return fact.person === listener
  return (fact.kind === 'gathering' && fact.host === listener) || (fact.kind === 'thing' && fact.place === listener)
}

/** How likely the listener is to have heard it already: one may have told them when they last talked. */
const MAYBE_TOLD = 0.35

export function tellableTo(
  situation: Situation,
  listener: string,
  { told }: Told = toldToday(situation, listener),
  inMind: readonly InMind[] = worthTelling(situation),
): readonly Tellable[] {
  const lastTalk = situation.relations[listener]?.minute ?? -1
  const found: Tellable[] = []
  for (const { topic, belief, worth } of inMind) {
    const { fact } = belief
    if (told.has(topic) || belief.by === listener || isAbout(fact, listener)) continue
    const value = worth * (lastTalk > belief.minute ? MAYBE_TOLD : 1)
    const isInvitation = fact.kind === 'gathering' && fact.from > situation.minute
    found.push({ act: isInvitation ? { kind: 'invite', gathering: fact } : { kind: 'tell', fact }, topic, value })
  }
  return found
}

/** The best of them, with some chance, so that nobody always speaks of the same. */
export function bestTellable(all: readonly Tellable[], { random }: Situation): Tellable | undefined {
  let best: Tellable | undefined
  let most = -1
  for (const each of all) {
    const score = each.value * (0.75 + 0.25 * random.next())
    if (score > most) [best, most] = [each, score]
  }
  return best
}
