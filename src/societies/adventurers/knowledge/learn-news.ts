/** Learns news from elsewhere: the text names something that stands in another place, so that place has changed. */
import type { Knowledge } from './knowledge.ts'

const PREFIX = 'news '

/** After a deed that did something. */
export function learnNews({ reply, objects, places, here, beliefs, step }: Knowledge): void {
  const named = new Set(
    reply.things.filter(({ section, spoken }) => section === 'reply' && !spoken).map(({ noun }) => noun),
  )
  // what is here as well is meant here
  for (const { name, location, properties } of objects.values())
    if (location === here && !properties.includes('mentioned')) named.delete(nounOf(name))
  const changed = new Set<string>()
  for (const { name, location, properties } of objects.values()) {
    if (location === here || location === 'inventory' || location === 'gone' || properties.includes('mentioned'))
      continue
    if (named.has(nounOf(name))) changed.add(location)
  }
  for (const id of changed) {
    const place = places.get(id)
    if (!place) continue
    beliefs.set(`${PREFIX}${id}`, String(step))
    places.put({ ...place, version: place.version + 1 })
  }
}

/** Places that something has happened to since we were there last. */
export function* changedPlaces({ beliefs, places, here }: Knowledge): Generator<string> {
  for (const [key, step] of beliefs.startingWith(PREFIX)) {
    const id = key.slice(PREFIX.length)
    const place = places.get(id)
    if (place && id !== here && place.lastVisited < Number(step)) yield id
  }
}

const nounOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)
