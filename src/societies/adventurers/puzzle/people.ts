/** People: talk to them, ask about what matters, give them what they want, show them what we have. */
import type { ObjectSeen } from '../board.ts'
import { parseCommand } from '../knowledge/command.ts'
import { isAbsent } from '../knowledge/model/naming.ts'
import { EVERYBODY } from '../knowledge/indifference.ts'
import { isAlive, isKind } from '../knowledge/kinds.ts'
import { isPluralOf } from '../knowledge/names.ts'
import { carriedIn } from '../knowledge/model/load.ts'
import { timesIndifferent } from '../knowledge/model/people.ts'
import { GIVES } from '../knowledge/outcome.ts'
import { sayable } from '../knowledge/wording.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import type { Proposal } from '../protocol.ts'
import { enemyIn } from '../knowledge/enemies.ts'
import type { Reach } from './reach.ts'
import { offer } from './offer.ts'
import type { PuzzleKnowledge } from '../views.ts'

const MOST_TOPICS = 12
const FEW_TOPICS = 3
const MOST_GAINED = 2.8
// each time that we got the same answer again: for a guess, and for what we have a reason to think of
const GUESS = 0.25
const INDIFFERENT = 0.4
const BUSY = 0.6
// they asked to be told of it; by now we may know it
const TOLD = 0.3
const PATIENCE = 40
// since they asked we have found something out
const FOUND_OUT = 0.6
// it was spoken of when we looked at somebody
const MISSED = 0.35

export function* meet(knowledge: PuzzleKnowledge, reach: Reach): Generator<Proposal> {
  const enemy = enemyIn(knowledge)
  const progressed = progressedAt(knowledge)
  const found = foundAt(knowledge)
  const { step } = knowledge
  for (const someone of knowledge.objects.values()) {
    const { name, location, properties } = someone
    if (location === 'gone' || location === 'inventory' || !isAlive(someone) || someone.id === enemy?.id) continue
    if (isAbsent(knowledge, name)) continue
    if (properties.includes('mentioned') && !properties.includes('person')) continue
    if (!reach(location, MOST_GAINED)) continue
    const suggest = (
      verbs: readonly string[],
      rest: string,
      probability: number,
      gain: number,
      reason: string,
      since = 0,
      isCertain = false,
    ) => {
      const verb = sayable(knowledge, ...verbs)
      // one who wants nothing of ours wants nothing else of it either
      const lesson = `${verb} ${nounOf(name)}`
      if (verb === undefined) return undefined
      const times = timesIndifferent(knowledge, nounOf(name), verb) + 2 * timesIndifferent(knowledge, EVERYBODY, verb)
      const chance = isCertain ? probability : probability * (probability < GUESS ? INDIFFERENT : BUSY) ** times
      return offer(knowledge, {
        verb,
        rest,
        at: location,
        probability: chance,
        gain,
        reason,
        lesson,
        once: true,
        renewed: Math.max(renewed, since),
      })
    }
    const isPerson = !isKind(name, 'animal') || properties.includes('person')
    const {
      wants = [],
      looks = [],
      said = [],
      asks = [],
      pleased: renewed = 0,
      spoke,
    } = knowledge.people.get(nounOf(name)) ?? {}
    for (const { name: thing, of, about = [] } of carriedIn(knowledge)) {
      const called = [nounOf(thing), ...(of === undefined ? [] : [nounOf(of)])]
      const isWanted = wants.some((noun) =>
        called.some((each) => isNamed(each, noun) || isOne(each, noun) || isOfKind(each, noun)),
      )
      const isMissed = looks.some((noun) => called.includes(noun)) || wants.some((noun) => about.includes(noun))
      const isSpokenOf = said.some((noun) => called.some((each) => isOne(each, noun)))
      // it says on it for whom it is
      const isAddressed = about.some((noun) => noun.length > SHORTEST_NAME && name.split(' ').includes(noun))
      const probability =
        isWanted || isAddressed ? 0.7 : isMissed || isSpokenOf ? MISSED : giftChance(name, thing, wants)
      const give = suggest(
        ['give', 'offer'],
        `${thing} to ${name}`,
        probability,
        4,
        isWanted ? `${name} wants it` : `${name} may want it`,
      )
      if (give) yield give
      if (isPerson) {
        const show = suggest(['show'], `${thing} to ${name}`, isWanted ? 0.4 : 0.05, 3, `what does ${name} say to it?`)
        if (show) yield show
      }
    }
    if (!isPerson) continue
    const talks = sayable(knowledge, 'talk to', 'greet', 'hello')
    const talk = suggest(['talk to', 'greet', 'hello'], name, 0.5, 2.5, 'let us hear', progressed)
    if (talk) yield talk
    for (const topic of asks) {
      const told = knowledge.tried.get(trialKey(location, `tell ${name} about ${topic}`))?.step ?? -1
      const isNew = told >= 0 && told < found
      const tell = suggest(
        ['tell'],
        `${name} about ${topic}`,
        isNew ? FOUND_OUT : TOLD,
        4,
        `${name} wants to know`,
        isNew ? found : step - PATIENCE,
        isNew,
      )
      if (tell) yield tell
    }
    // who has never said a word when spoken to will not answer; where one cannot talk, a few questions are worth it
    const isSilent = spoke === undefined
    if (isSilent && talks !== undefined) continue
    const topics = [...topicsFor(knowledge, someone)].toSorted((a, b) => b.probability - a.probability)
    for (const { topic, probability } of topics.slice(0, isSilent ? FEW_TOPICS : MOST_TOPICS)) {
      const ask = suggest(['ask'], `${name} about ${topic}`, probability, 3, `what does ${name} know?`)
      if (ask) yield ask
    }
  }
}

/** When something last brought points: people may have more to say since then. */
function progressedAt({ tried }: PuzzleKnowledge): number {
  let last = 0
  for (const [, { kind, step }] of tried.entries()) if (kind === 'score') last = Math.max(last, step)
  return last
}

/** When something was found out that brought points, and nobody gave it to us for something else. */
function foundAt({ tried }: PuzzleKnowledge): number {
  let last = -1
  for (const [key, { kind, step }] of tried.entries())
    if (kind === 'score' && !GIVES.test(parseCommand(key.slice(key.lastIndexOf('|') + 1)).verb))
      last = Math.max(last, step)
  return last
}

const nounOf = (name: string) => name.split(' ').at(-1)!

const SHORTEST = 4
const SHORTEST_NAME = 2

/** A horseshoe is a shoe. */
const isNamed = (noun: string, wanted: string): boolean =>
  noun === wanted || (wanted.length >= SHORTEST && noun.endsWith(wanted))

/** One tart of the tarts they spoke of. */
const isOne = (noun: string, spoken: string): boolean =>
  noun === spoken || (noun.length >= SHORTEST && isPluralOf(spoken, noun))

const isOfKind = (noun: string, wanted: string): boolean =>
  (wanted === 'drink' || wanted === 'food') && isKind(noun, wanted)

function giftChance(name: string, thing: string, wants: readonly string[]): number {
  if (isKind(name, 'animal')) return isKind(thing, 'food') ? 0.3 : 0.02
  return isKind(thing, 'treasure') || isKind(thing, 'food') || isKind(thing, 'drink') || wants.length > 0 ? 0.12 : 0.08
}

const SAID = 0.3
// they stressed other words
const UNSTRESSED = 0.15
const STRESSED = 0.4

/** What somebody spoke of, what is locked, what we look for. */
function* topicsFor(
  { people, objects }: PuzzleKnowledge,
  someone: ObjectSeen,
): Generator<{ topic: string; probability: number }> {
  const { said: spoken = [], stressed = [] } = people.get(nounOf(someone.name)) ?? {}
  const usual = stressed.length > 0 ? UNSTRESSED : SAID
  const locked = new Set<string>()
  for (const { name, location, properties } of objects.values())
    if (location !== 'gone' && properties.includes('locked')) locked.add(nounOf(name))
  for (const topic of spoken.slice(-MOST_TOPICS))
    yield { topic, probability: locked.has(topic) ? 0.5 : stressed.includes(topic) ? STRESSED : usual }
  const asked = new Set(spoken)
  // where nobody has spoken yet: themselves, and what their place is about
  if (spoken.length === 0) {
    yield { topic: nounOf(someone.name), probability: 0.2 }
    for (const { name, location, properties } of objects.values())
      if (
        location === someone.location &&
        name !== someone.name &&
        !properties.includes('mentioned') &&
        !asked.has(nounOf(name))
      ) {
        asked.add(nounOf(name))
        yield { topic: nounOf(name), probability: 0.15 }
      }
  }
  // what somebody else wants or speaks of
  for (const [kind, probability] of [
    ['wants', 0.28],
    ['said', 0.15],
  ] as const)
    for (const [, person] of people.entries())
      for (const topic of person[kind] ?? []) {
        if (asked.has(topic)) continue
        asked.add(topic)
        yield { topic, probability }
      }
  let count = 0
  for (const { name, properties } of objects.values()) {
    const noun = nounOf(name)
    if (asked.has(noun) || !(properties.includes('locked') || properties.includes('obstacle'))) continue
    asked.add(noun)
    if (++count > MOST_TOPICS) return
    yield { topic: noun, probability: locked.has(noun) ? 0.4 : 0.1 }
  }
}
