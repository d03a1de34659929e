/** Seeing: what somebody perceives becomes what they know, and what is no longer where they thought is forgotten. */
import type { HousePerception } from '../../worlds/house/action.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import type { Draft } from './draft.ts'
import { isSameFact, topicOf, type Fact } from './fact.ts'
import { rememberSeen } from './talk/memory-texts.ts'

// seeing the same again is worth a note after this long: who was there a day ago need not be there now
const REFRESHED_AFTER_MINUTES = 120

// of a crowd one takes in so many, and what they hold; who else is there is neither noted nor missed
export const NOTED_OF_A_CROWD = 24

export function see(draft: Draft, plan: HousePlan, person: string, perception: HousePerception): void {
  const { people } = perception
  const facts = factsIn(person, { ...perception, people: people.slice(0, NOTED_OF_A_CROWD) })
  const seen = new Set(facts.map(topicOf))
  for (const { name, holding } of people.slice(NOTED_OF_A_CROWD)) {
    seen.add(`person:${name}`)
    for (const thing of holding) seen.add(`thing:${thing}`)
  }
  for (const fact of facts) {
    const known = draft.belief(person, topicOf(fact))
    const isSame = known !== undefined && isSameFact(known.fact, fact)
    if (isSame && known.source === 'seen' && draft.minute - known.minute < REFRESHED_AFTER_MINUTES) continue
    if (known !== undefined && hasMoved(known.fact, fact, person))
      draft.remember(person, rememberSeen(fact, { me: person, plan }))
    draft.learn(person, { fact, source: 'seen', minute: draft.minute })
  }
  const gone = new Set<string>()
  for (const topic of draft.topics(person)) {
    if (seen.has(topic) || !(topic.startsWith('thing:') || topic.startsWith('person:'))) continue
    const fact = draft.belief(person, topic)?.fact
    if (fact !== undefined && 'place' in fact && isInSight(fact.place, person, perception)) gone.add(topic)
  }
  draft.forget(person, gone)
}

/** A thing that is not where one thought, and not by one's own hand, is worth a memory. */
function hasMoved(known: Fact, seen: Fact, person: string): boolean {
  if (known.kind !== 'thing' || seen.kind !== 'thing' || known.place === seen.place) return false
  return known.place !== person && seen.place !== person
}

/** Where something would have been seen. What is in a thing that is closed may still be there. */
function isInSight(place: string, person: string, { room, people }: HousePerception): boolean {
  return place === room || place === person || people.some(({ name }) => name === place)
}

function factsIn(person: string, { room, things, holding, people }: HousePerception): Fact[] {
  const facts: Fact[] = []
  for (const { id, in: holder, state } of things) {
    facts.push({ kind: 'thing', thing: id, place: holder ?? room })
    if (state !== undefined) facts.push({ kind: 'state', thing: id, state })
  }
  for (const { id } of holding) facts.push({ kind: 'thing', thing: id, place: person })
  for (const { name, holding: held } of people) {
    facts.push({ kind: 'person', person: name, place: room })
    for (const thing of held) facts.push({ kind: 'thing', thing, place: name })
  }
  return facts
}
