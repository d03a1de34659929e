/** Why somebody does something, as they would say it themselves. */
import type { Need } from '../../worlds/house/house-file.ts'
import type { Offer } from './house-index.ts'
import type { Outlook } from './outlook.ts'

const LOW_LEVEL = 35

const feelings: Record<Need, readonly [low: string, fair: string]> = {
  food: ['I am hungry', 'I could eat something'],
  rest: ['I am tired', 'I could do with a rest'],
  company: ['I feel alone', 'I would like some company'],
  fun: ['I am bored', 'I feel like doing something nice'],
  tidiness: ['I cannot bear the mess any longer', 'I like things to be in order'],
}

export function feelingOf(need: Need, level: number): string {
  return feelings[need][level < LOW_LEVEL ? 0 : 1]
}

/** `I am hungry and there is soup in the fridge.` */
export function needReason(need: Need, level: number, { thing, use }: Offer, { knowledge }: Outlook): string {
  const feeling = feelingOf(need, level)
  const place = knowledge.placeOf(thing)
  if (place === undefined || 'person' in place) return `${feeling} and I have the ${thing} with me.`
  const where = 'room' in place ? `in the ${place.room}` : `in the ${place.thing}`
  if (use === undefined) return `${feeling} and there is the ${thing} ${where}.`
  return `${feeling} and can ${use}: there is the ${thing} ${where}.`
}
