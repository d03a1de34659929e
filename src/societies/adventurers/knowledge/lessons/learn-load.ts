/** Learns how much of a load we can carry: told when it is too much, and when it was less than we thought. */
import type { ThingsDraft } from '../draft.ts'
import { find, marked } from '../holding.ts'
import { heldIn } from '../model/load.ts'
import { isTreasure, leastWorthy, newValueOf, valueOf } from '../worth.ts'

// so much is put down for something else, and so much for a treasure
const MOST_ATTEMPTS = 4
const FOR_TREASURE = 10

/** Too much: what is worth less than all we hold is left. */
export function learnLoad(draft: ThingsDraft, noun: string | undefined): void {
  const { objects, here } = draft
  const held = heldIn(draft)
  // who has full hands holds something, whether we know of it or not
  const most = mostAfter(draft.load.most, Math.max(1, held.length))
  if (draft.load.most !== most) draft.load = { ...draft.load, most }
  const object = noun === undefined ? undefined : find(objects.values(), noun, here)
  if (!object) return
  const least = leastWorthy(draft, held)
  const isWorthy = least !== undefined && newValueOf(draft, object) > valueOf(draft, least)
  const times = object.tooMuch ?? 0
  const isWanted = isWorthy && times < (isTreasure(draft, object) ? FOR_TREASURE : MOST_ATTEMPTS)
  draft.load = { ...draft.load, wanted: isWanted ? object.name : '' }
  objects.put(isWanted ? { ...object, tooMuch: times + 1 } : marked(object, 'unwanted'))
}

/** What is refused to hands that are nearly empty is heavy itself, and tells little of how much else they hold. */
const mostAfter = (before: number | null, held: number): number =>
  before !== null && held * 2 < before ? before : held

/** We can carry more than we thought. */
export function learnStrength(draft: ThingsDraft): void {
  const count = heldIn(draft).length
  if (draft.load.most !== null && count >= draft.load.most) draft.load = { ...draft.load, most: count + 1 }
}
