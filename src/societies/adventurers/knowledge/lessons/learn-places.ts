/** Learns what a place is like: bright or not, what was seen there, and which ways are narrow, barred or warned of. */
import { isWarning } from '../../../../worlds/adventure/read-risk.ts'
import { exitsIn } from '../../../../worlds/adventure/read-exits.ts'
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import { KINDLES } from './learn-light.ts'
import type { MapDraft } from './learn-map.ts'
import { isWarned } from './learn-trials.ts'
import { changedAt, unbarredAt } from '../model/changes.ts'
import { has } from '../model/things.ts'
import { narrowed, tellsNarrow } from '../narrow.ts'

/** A place seen without a light of ours needs none. */
export function learnBrightness({ reply, here, places, light, last }: MapDraft): void {
  const place = places.get(here)
  if (!place) return
  const hasKindled = last !== undefined && KINDLES.test(last.verb)
  if (reply.dark) {
    if (place.bright === true) places.put({ ...place, bright: false })
  } else if (reply.title !== undefined && !hasKindled && light.lit === '' && place.bright !== true)
    places.put({ ...place, bright: true })
}

/** What we were told when a way did not let us pass. */
export function learnRefusedWay(draft: MapDraft): void {
  const { last, situation, here, reply } = draft
  if (last?.way === undefined) return
  const from = situation.cameFrom ?? here
  const place = draft.places.get(from)
  if (!place) return
  learnBarred(draft, from, last.way)
  const isHarm = situation.died || situation.scoreChange < 0
  if (!isHarm && isWarned(draft)) warn(draft, from, last.way)
  if (situation.kind !== 'moved' && tellsNarrow(reply.before)) {
    const narrow = narrowed(draft, from, last.way)
    draft.places.put({ ...draft.places.get(from)!, narrow })
  }
}

const SHUT =
  /\b(?:doors?|gates?|hatch|grat(?:e|ing)|windows?)\b|\b(?:closed|locked|shut|barred|blocked|boarded|nailed)\b/i

/** A door that does not open bars a way, until somebody passes it or something changes there. */
function learnBarred({ places, changes, situation, reply, step }: MapDraft, from: string, way: string): void {
  const place = places.get(from)!
  const isBarred = place.barred.includes(way)
  const hasPassed = situation.cameFrom !== undefined
  if (hasPassed && isBarred) places.put({ ...place, barred: place.barred.filter((each) => each !== way) })
  const isRefused = situation.kind === 'refusal' && SHUT.test(reply.before)
  if (!hasPassed && isRefused && !isBarred && changedAt(changes, from) < step)
    places.put({ ...place, barred: [...place.barred, way] })
}

/** What was opened or has changed bars no way that anybody told of before. */
export function learnUnbarred({ places, changes, here, step }: MapDraft): void {
  const place = places.get(here)
  if (!place || place.barred.length === 0) return
  if (changedAt(changes, here) === step || unbarredAt(changes, here) === step) places.put({ ...place, barred: [] })
}

/** What is said of one way in a sentence is true of the others in it: `to north and south the mud lies smooth`. */
function warn({ places }: MapDraft, from: string, way: string): void {
  const place = places.get(from)!
  // a door goes by its direction and by `in`
  const ways = new Set([way, ...place.exits.filter((exit) => exit === 'in')])
  for (const sentence of sentencesOf(place.description)) {
    const said = exitsIn([sentence]).map(({ direction }) => direction)
    if (said.includes(way)) for (const other of said) ways.add(other)
  }
  places.put({ ...place, warned: [...ways] })
}

/** A notice warns, and of some ways the text says that there is nothing: it is them that it warns of. */
export function learnNotice({ places, here, reply }: MapDraft): void {
  const place = places.get(here)
  if (!place || reply.title === undefined || place.barred.length === 0 || place.warned !== undefined) return
  if ([reply.description, ...reply.listing].some((line) => sentencesOf(line).some(isWarning)))
    places.put({ ...place, warned: [...place.barred] })
}

const MOST_SEEN = 40

/** Everything that was ever seen there, whether it still is or not; not what the text only speaks of. */
export function learnSeen({ places, objects, here }: MapDraft): void {
  const place = places.get(here)
  if (place === undefined) return
  const known = new Set(place.objectsSeen)
  const seen: string[] = []
  for (const object of objects.values())
    if (object.location === here && !known.has(object.name) && !has(object, 'unreal') && !has(object, 'mentioned'))
      seen.push(object.name)
  if (seen.length > 0) places.put({ ...place, objectsSeen: [...place.objectsSeen, ...seen].slice(-MOST_SEEN) })
}
