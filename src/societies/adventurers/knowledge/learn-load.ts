/** Learns how much of a load we can carry: told when it is too much, and when it was less than we thought. */
import { find } from './holding.ts'
import { heldIn, type Knowledge } from './knowledge.ts'
import { leastWorthy, newValueOf, valueOf } from './worth.ts'

/** Too much: what is worth less than all we hold is left. */
export function learnLoad(knowledge: Knowledge, noun: string | undefined): void {
  const { objects, here, beliefs } = knowledge
  const held = heldIn(knowledge)
  beliefs.set('load', String(held.length))
  const object = noun === undefined ? undefined : find(objects.values(), noun, here)
  if (!object) return
  const least = leastWorthy(knowledge, held)
  const isWorthy = least !== undefined && newValueOf(knowledge, object) > valueOf(knowledge, least)
  const times = object.properties.filter((each) => each === 'too much').length
  const isWanted = isWorthy && times < MOST_ATTEMPTS
  const mark = isWanted ? 'too much' : 'unwanted'
  beliefs.set('wanted', isWanted ? object.name : '')
  objects.put({ ...object, properties: [...object.properties, mark] })
}

const MOST_ATTEMPTS = 4

/** We can carry more than we thought. */
export function learnStrength(knowledge: Knowledge): void {
  const { beliefs } = knowledge
  const load = Number(beliefs.get('load') ?? Infinity)
  const count = heldIn(knowledge).length
  if (count >= load) beliefs.set('load', String(count + 1))
}
