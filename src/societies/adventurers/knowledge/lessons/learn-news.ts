/** Learns news from elsewhere: the text names something that stands in another place, so that place has changed. */
import type { ThingsDraft } from '../draft.ts'
import type { Knowledge } from '../knowledge.ts'
import { noteChange } from '../model/changes.ts'
import { has } from '../model/things.ts'

/** After a deed that did something. */
export function learnNews({ reply, objects, places, here, changes, step }: ThingsDraft): void {
  const named = new Set(
    reply.things.filter(({ section, spoken }) => section === 'reply' && !spoken).map(({ noun }) => noun),
  )
  // what is here as well is meant here
  for (const object of objects.values())
    if (object.location === here && !has(object, 'mentioned')) named.delete(nounOf(object.name))
  const changed = new Set<string>()
  for (const object of objects.values()) {
    const { name, location } = object
    if (location === here || location === 'inventory' || location === 'gone' || has(object, 'mentioned')) continue
    if (named.has(nounOf(name))) changed.add(location)
  }
  for (const id of changed) if (places.get(id)) noteChange(changes, id, { changed: step, heard: step })
}

/** Places that something has happened to since we were there last. */
export function* changedPlaces({ changes, places, here }: Pick<Knowledge, 'changes' | 'places' | 'here'>) {
  for (const [id, { heard = -1 }] of changes.entries()) {
    const place = places.get(id)
    if (place && id !== here && place.lastVisited < heard) yield id
  }
}

const nounOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)
