/** Things as people call them: which one is meant, what it is for, and what was not tried with it. */
import { nearest } from '../../../base/nearest.ts'
import { isSameName } from '../knowledge/names.ts'
import { isAlive, portability } from '../knowledge/kinds.ts'
import { usesOf } from '../puzzle/uses.ts'
import type { ObjectSeen } from '../board.ts'
import { plainName } from './places.ts'
import type { Asked } from './read-asked.ts'

/** At hand first, then what was seen last. */
export function thingNamed(board: Asked, name: string): ObjectSeen | undefined {
  const wanted = plainName(name)
  if (wanted === '') return undefined
  return board.objectsSeen
    .filter((thing) => isSameName(thing.name, wanted))
    .toSorted((one, other) => nearness(board, other) - nearness(board, one) || other.lastSeen - one.lastSeen)[0]
}

/** For "Did you mean …?" */
export const nearestThing = ({ objectsSeen }: Asked, name: string): string | undefined =>
  nearest(plainName(name), new Set(objectsSeen.map((thing) => thing.name)))

function nearness({ currentLocation }: Asked, { location }: ObjectSeen): number {
  if (location === 'inventory') return 3
  if (location === currentLocation) return 2
  return location === 'gone' ? 0 : 1
}

export const isAtHand = ({ currentLocation }: Asked, { location }: ObjectSeen): boolean =>
  location === 'inventory' || location === currentLocation

export const isObstacle = ({ location, properties }: ObjectSeen): boolean =>
  location !== 'gone' && properties.some((each) => each === 'obstacle' || each === 'locked')

/** In our hands, or in something in our hands. */
export const carriedIn = ({ objectsSeen }: Asked): readonly ObjectSeen[] =>
  objectsSeen.filter(({ location }) => location === 'inventory')

export interface Untried {
  readonly command: string
  readonly likely: number
  readonly why: string
}

const TAKE = 'take'
const ON_PERSON: readonly string[] = ['talk to', 'ask']

/** What suits the thing, by its kind and how it was last seen, and was not tried on it; the likeliest first. */
export function untriedOn(thing: ObjectSeen): readonly Untried[] {
  const { name, location, interactionsTried } = thing
  const isTried = (verbs: readonly string[]) => verbs.some((verb) => interactionsTried.includes(verb))
  const uses = usesOf(thing).map(({ verbs, probability, reason }) => ({ verbs, likely: probability, why: reason }))
  const alive = isAlive(thing)
  const words = alive ? ON_PERSON.map((verb) => ({ verbs: [verb], likely: 0.4, why: 'somebody may answer' })) : []
  const carried = alive || location === 'inventory' ? 0 : portability(thing)
  const taking = carried > 0 ? [{ verbs: [TAKE], likely: carried, why: 'it may be carried' }] : []
  return [...uses, ...words, ...taking]
    .filter(({ verbs }) => !isTried(verbs))
    .toSorted((one, other) => other.likely - one.likely)
    .map(({ verbs, likely, why }) => ({ command: `${verbs[0]} ${name}`, likely, why }))
}
