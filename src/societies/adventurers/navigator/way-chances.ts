/** Chances that a way leads somewhere, by what the text says of it and what else is there. */
import type { Location } from '../board.ts'
import { isKind, likelihood } from '../knowledge/kinds.ts'
import { lessonOfWay } from '../knowledge/lessons.ts'
import { OPPOSITE, WAYS } from '../knowledge/directions.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { adapted } from '../puzzle/offer.ts'
import type { NavigatorKnowledge } from '../views.ts'

const SAID = 0.8
// a text that mentions no way leaves them to be found; one that mentions three has said it all
const UNSAID = [0.4, 0.15, 0.08, 0.05]
const USUAL: Readonly<Record<string, number>> = { up: 0.35, down: 0.35, in: 0.2, out: 0.3 }
const BETWEEN_WINDS = 0.35
// behind a door that we have opened
const OPENED: Readonly<Record<string, number>> = { down: 0.2, in: 0.4, up: 0.15, out: 0.15 }
// where there is a tree or a ladder
const CLIMBED = 0.3
// the text speaks of what is above or below
const HINTED = 0.35
// of what it was thought to be; each text means it otherwise
const LEAST_HINTED = 0.7
/** What experience with such ways counts for. */
export const HINTED_WAY = 'go hinted'
const HINTS: Readonly<Record<string, RegExp>> = {
  up: /\b(?:above|overhead|ladder|climb\w*|upwards?|ascend\w*)\b/i,
  down: /\b(?:below|beneath|drop|shaft|pit|well|downwards?|descend\w*|hole)\b/i,
}
// each way that is none makes the next less likely
const DISCOURAGED = 0.88
// however often it was in vain elsewhere
const LEAST_HOPE = 0.06
const BARRED = 0.3
// a view is no way, and a door in the text not always one
const VAGUE = 0.5
const VAGUE_DOOR = 0.35

const DEAD_END = /\bdead[- ]end\b/i

export function createChances(knowledge: NavigatorKnowledge): (place: Location) => (way: string) => number {
  const { ways, tried } = knowledge
  const chancesSaid = new Map(['go', 'go in or out'].map((lesson) => [lesson, adapted(knowledge, lesson, SAID)]))
  const { opened, climbs } = marks(knowledge)
  const chanceHinted = adapted(knowledge, HINTED_WAY, HINTED, LEAST_HINTED)
  return ({ id, exits, barred, vague, description }) => {
    const known = ways.get(id) ?? {}
    let refused = 0
    for (const way of WAYS) if (known[way] === undefined && tried.get(trialKey(id, way))) refused++
    const isDeadEnd = DEAD_END.test(description) && Object.keys(known).length > 0
    const base = isDeadEnd ? UNSAID.at(-1)! : UNSAID[Math.min(exits.length, UNSAID.length - 1)]!
    const unsaid = DISCOURAGED ** refused * adapted(knowledge, 'go unsaid', base, LEAST_HOPE)
    return (way) => {
      // what we were told when we tried is weighed elsewhere
      const bar = barred.includes(way) && !tried.get(trialKey(id, way)) ? BARRED : 1
      if (exits.includes(way))
        return (
          chancesSaid.get(lessonOfWay(way))! * bar * (vague.includes(way) ? (way in USUAL ? VAGUE_DOOR : VAGUE) : 1)
        )
      const usual = USUAL[way] ?? (way.length > 'north'.length ? BETWEEN_WINDS : 1)
      const behindDoor = opened.has(id) ? (OPENED[way] ?? 0) : 0
      // stairs that are told to lead down do not lead up as well
      const isDescent = exits.includes('down') && !exits.includes('up')
      const upThere = way === 'up' && climbs.has(id) && !isDescent ? CLIMBED : 0
      const hinted = isHinted(way, description) ? chanceHinted : 0
      return Math.max(unsaid * usual, behindDoor, upThere, hinted) * bar
    }
  }
}

// texts are asked again at every step
const MOST_TEXTS = 2_000
const hintedBy = new Map<string, ReadonlySet<string>>()

/** What the text does not say of a way, but turns our eyes there. */
export function isHinted(way: string, description: string): boolean {
  let hinted = hintedBy.get(description)
  if (hinted === undefined) {
    if (hintedBy.size >= MOST_TEXTS) hintedBy.clear()
    hintedBy.set(description, (hinted = new Set(WAYS.filter((each) => turnsTo(each, description)))))
  }
  return hinted.has(way)
}

const turnsTo = (way: string, description: string): boolean =>
  HINTS[way]?.test(description) === true || isNamed(way, description) || isOtherEnd(way, description)

// pattern: a direction, letters only
const isNamed = (way: string, description: string): boolean =>
  way.length > 'in'.length && way !== 'out' && new RegExp(`\\b${way}(?:ern|wards?)?\\b`, 'i').test(description)

/** Whoever stands at the north end of a temple has the rest of it to the south. */
function isOtherEnd(way: string, description: string): boolean {
  const opposite = OPPOSITE[way]
  if (opposite === undefined || way in USUAL) return false
  // pattern: a direction, letters only
  return new RegExp(`\\b${opposite}(?:ern)?(?:most)? (?:end|edge|side|part|half) of\\b`, 'i').test(description)
}

/** Places with a door we have opened, and places with something to climb. */
function marks({ objects }: NavigatorKnowledge): { opened: Set<string>; climbs: Set<string> } {
  const opened = new Set<string>()
  const climbs = new Set<string>()
  for (const { name, location, properties, inside = '', of } of objects.values()) {
    // what is no box and could be opened is most likely a door of some kind
    const isDoor = likelihood(name, 'door') > 0.1 || !(properties.includes('portable') || isKind(name, 'container'))
    if (properties.includes('opened') && isDoor) opened.add(location)
    if (properties.length > 0 || inside !== '' || of !== undefined) continue
    if (/\b(?:ladder|stairs?|staircase|stairway)$/.test(name) || (isKind(name, 'plant') && /\btree$/.test(name)))
      climbs.add(location)
  }
  return { opened, climbs }
}
