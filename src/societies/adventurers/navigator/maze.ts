/** Mazes: among rooms that look alike, something is put down in each as a bread crumb, to know it again. */
import { heldIn } from '../knowledge/model/load.ts'
import { leastWorthy, valueOf } from '../knowledge/worth.ts'
import type { Proposal } from '../protocol.ts'
import type { NavigatorKnowledge } from '../views.ts'

// what is worth more is not left lying about
const CHEAP = 2

export function* markPlace(knowledge: NavigatorKnowledge): Generator<Proposal> {
  const { here, places, objects } = knowledge
  const place = places.get(here)
  if (!place || place.dark || place.description === '') return
  let alike = 0
  for (const { id, title, description } of places.values())
    if (id !== here && title === place.title && description === place.description) alike++
  if (alike === 0) return
  for (const { location, properties } of objects.values())
    if (location === here && properties.includes('portable')) return
  const crumb = leastWorthy(knowledge, heldIn(knowledge))
  if (!crumb || valueOf(knowledge, crumb) > CHEAP) return
  yield { command: `drop ${crumb.name}`, at: here, gain: 3, probability: 0.8, reason: 'to know this place again' }
}
