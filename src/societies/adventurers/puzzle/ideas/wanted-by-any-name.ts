/** Whoever wants something gets what we have of it, whichever word of its name says so: wax, and we have beeswax. */
import { isAlive } from '../../knowledge/kinds.ts'
import type { Person } from '../../knowledge/model/people.ts'
import type { ObjectSeen } from '../../knowledge/model/things.ts'
import { isPluralOf } from '../../knowledge/names.ts'
import { sayable } from '../../knowledge/wording.ts'
import { nounOf } from '../combine.ts'
import { offer } from '../offer.ts'
import type { Idea } from './idea.ts'

const GAIN = 5
const WANTED = 0.7
const SHORTEST = 3

export const wantedByAnyName: Idea = function* (knowledge) {
  const verb = sayable(knowledge, 'give', 'offer')
  if (verb === undefined) return
  const people = (noun: string) => knowledge.people.get(noun)
  for (const { thing, someone } of wishesWeCanMeet([...knowledge.objects.values()], people)) {
    const { name, location } = someone
    const deed = { verb, rest: `${thing.name} to ${name}`, at: location, probability: WANTED, gain: GAIN, once: true }
    const gift = offer(knowledge, { ...deed, reason: `${name} wants it, by another name`, lesson: 'wanted' })
    if (gift) yield gift
  }
}

interface Wish {
  readonly thing: ObjectSeen
  readonly someone: ObjectSeen
}

/** What we carry and somebody wants. `personOf`: what is known of somebody, by noun. */
export function* wishesWeCanMeet(
  things: readonly ObjectSeen[],
  personOf: (noun: string) => Person | undefined,
): Generator<Wish> {
  const carried = things.filter(({ location }) => location === 'inventory')
  for (const someone of things) {
    const { name, location } = someone
    if (location === 'gone' || location === 'inventory' || !isAlive(someone)) continue
    const { wants = [] } = personOf(nounOf(name)) ?? {}
    for (const thing of carried) {
      const words = `${thing.name} ${thing.of ?? ''}`.split(' ').filter((word) => word.length >= SHORTEST)
      if (wants.some((wanted) => words.some((word) => isCalled(word, wanted)))) yield { thing, someone }
    }
  }
}

const isCalled = (word: string, wanted: string): boolean =>
  word === wanted || isPluralOf(wanted, word) || (wanted.length >= SHORTEST && word.endsWith(wanted))
