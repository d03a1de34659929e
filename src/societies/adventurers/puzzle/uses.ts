/** Uses of a thing, by what kind of thing it is and how it was last seen. */
import type { ObjectSeen } from '../board.ts'
import { isInside } from '../knowledge/holding.ts'
import { isAlive, isAround, isKind, isNotice, isPlace, likelihood, portability, type Kind } from '../knowledge/kinds.ts'

export interface Use {
  readonly verbs: readonly string[]
  readonly probability: number
  readonly gain: number
  readonly reason: string
  /** nothing but hope: what experience with it counts for */
  readonly lesson?: string
}

export const OPEN = ['open']
export const EXAMINE = ['examine', 'x', 'look at']
const READ = ['read']
const SEARCH = ['search', 'look in']
const UNDER = ['look under']
const PUSH = ['push', 'press']
const PULL = ['pull']
const TURN = ['turn', 'rotate']
const MOVE = ['move', 'push']
const LIFT_OFF = ['remove', 'take', 'move']
const CLEAN = ['rub', 'wipe', 'clean']
const BREAK = ['break', 'smash', 'attack']
const ENTER = ['enter', 'go in', 'board']
const CLIMB = ['climb']
const WEAR = ['wear', 'put on']
const SWITCH = ['turn on', 'switch on', 'light']
const SOUND = ['ring', 'play', 'blow']

// of what was put in its place a faint resemblance is enough
const AT_LEAST = 0.15
const WORKS: readonly Kind[] = ['tool', 'machine', 'control', 'key']

// what is known of a thing does not change: whoever learns something makes a new one
const known = new WeakMap<ObjectSeen, readonly Use[]>()

export function usesOf(object: ObjectSeen): readonly Use[] {
  let uses = known.get(object)
  if (uses === undefined) known.set(object, (uses = [...usesFor(object)]))
  return uses
}

function* usesFor(object: ObjectSeen): Generator<Use> {
  const { name, properties, location } = object
  if (isAlive(object)) return yield use(EXAMINE, 0.3, 0.8, 'who is that')
  if (isAround(name)) return yield use(EXAMINE, 0.05, 0.8, 'nobody has looked at it')
  if (properties.includes('mentioned')) return yield* usesOfMentioned(object)
  const isHeld = location === 'inventory'
  const isListed = (isHeld && !isInside(object)) || portability(object) > 0.5
  yield* opening(object)
  const isNoted = properties.includes('noted')
  // a refusal names several, and one of them is in the way
  if (properties.includes('barrier')) yield use(EXAMINE, 0.5, 1, 'it is in our way')
  else yield use(EXAMINE, isNoted ? 0.5 : 0.35, isNoted ? 1.8 : isListed ? 1.2 : 0.8, 'nobody has looked at it')
  if (!isHeld && isNotice(name)) yield use(READ, 0.65, 3.2, 'it is there to be read')
  else if (isKind(name, 'writing')) yield use(READ, 0.5, 2, 'it can be read')
  if (isKind(name, 'furniture') || isKind(name, 'table') || isKind(name, 'container'))
    yield use(SEARCH, 0.12, 2, 'what is in it?')
  if (properties.includes('telling')) yield use(SEARCH, 0.25, 3, 'there is more to it')
  yield* isHeld ? inHand(name) : inPlace(object, isListed)
}

const use = (verbs: readonly string[], probability: number, gain: number, reason: string): Use => ({
  verbs,
  probability,
  gain,
  reason,
})

/** Of anything at all, without a sign that it will do something. */
const guess = (verbs: readonly string[], probability: number, gain: number, reason: string): Use => ({
  verbs,
  probability,
  gain,
  reason,
  lesson: `${verbs[0]} anything`,
})

function* usesOfMentioned({ name, properties }: ObjectSeen): Generator<Use> {
  yield properties.includes('noted')
    ? use(EXAMINE, 0.3, 1.2, 'it was written of')
    : use(EXAMINE, 0.1, 0.8, 'it was mentioned')
  if (isKind(name, 'control')) yield use(PUSH, 0.2, 2, 'it works something')
  if (properties.includes('closed')) yield use(OPEN, 0.5, 4, 'it is closed')
}

function* opening({ name, properties, location }: ObjectSeen): Generator<Use> {
  if (properties.includes('open') || /(?:way|arch)$/.test(name)) return
  // one of many is hardly ever the one
  const share = name.endsWith('s') && !properties.includes('portable') ? 0.5 : 1
  if (properties.includes('unlocked')) yield use(OPEN, 0.85, 4, 'it is unlocked')
  else if (properties.includes('closed')) yield use(OPEN, 0.6, 4, 'it is closed')
  else if (isKind(name, 'container') || isKind(name, 'door')) yield use(OPEN, 0.5 * share, 4, 'it may open')
  else if (likelihood(name, 'container') > 0.1 || likelihood(name, 'door') > 0.1)
    yield use(OPEN, 0.2 * share, 4, 'it may open')
  else if (!properties.includes('plain'))
    yield guess(
      OPEN,
      isPlace(name) || isKind(name, 'plant') ? 0.02 : location === 'inventory' ? 0.12 : 0.07,
      2.5,
      'does it open?',
    )
}

function* inHand(name: string): Generator<Use> {
  if (isKind(name, 'clothing')) yield use(WEAR, 0.5, 1.6, 'it can be worn')
  if (isKind(name, 'musical-instrument')) yield use(SOUND, 0.3, 1, 'how does it sound?')
  if (isKind(name, 'machine')) yield use(SWITCH, 0.2, 1, 'does it work?')
}

/** What we have put on something, and not away into a box or on a table, is a part of it now, and may move as one. */
function* asPart({ name, inside = '', properties }: ObjectSeen): Generator<Use> {
  if (inside === '' || !properties.includes('dropped') || AWAY.some((kind) => isKind(inside, kind))) return
  const isMade = WORKS.some((kind) => likelihood(name, kind) > AT_LEAST)
  yield use(TURN, isMade ? 0.5 : 0.1, 5, `a part of ${inside} now`)
}

const AWAY: readonly Kind[] = ['container', 'table', 'furniture']

function* inPlace(object: ObjectSeen, isListed: boolean): Generator<Use> {
  const { name, properties } = object
  if (isKind(name, 'cover')) {
    yield use(MOVE, 0.35, 3, 'what is beneath?')
    yield use(UNDER, 0.15, 2, 'what is beneath?')
  } else if (isKind(name, 'bed') || isKind(name, 'furniture')) yield use(UNDER, 0.06, 2, 'what is beneath?')
  if (isKind(name, 'control') && !properties.includes('plain')) {
    yield use(PUSH, 0.4, 3, 'it works something')
    yield use(PULL, 0.4, 3, 'it works something')
    yield use(TURN, 0.35, 3, 'it works something')
  } else if (!isListed && !properties.includes('plain') && !isPlace(name)) {
    yield guess(MOVE, 0.06, 2, 'does it move?')
    yield guess(PULL, 0.04, 2, 'does it give way?')
    yield guess(TURN, 0.03, 2, 'does it turn?')
  }
  if (properties.includes('covering')) {
    yield use(LIFT_OFF, 0.4, 4, 'what is beneath?')
    yield use(PULL, 0.35, 4, 'what is beneath?')
    yield use(CLEAN, 0.3, 4, 'what is beneath?')
  }
  if (properties.includes('barrier') && !isPlace(name)) {
    yield use(PULL, 0.15, 3, 'it is in our way')
    yield use(BREAK, 0.15, 3, 'it is in our way')
  }
  yield* asPart(object)
  if (isKind(name, 'machine')) yield use(SWITCH, 0.25, 2, 'does it work?')
  if (isKind(name, 'vehicle') || isKind(name, 'building') || isKind(name, 'door')) {
    const chance = properties.includes('opened') ? 0.6 : isKind(name, 'vehicle') ? 0.25 : 0.08
    if (!properties.includes('closed') && !properties.includes('passed'))
      yield use(ENTER, chance, 2.5, 'where does it lead?')
  }
  if (isKind(name, 'climbable') || isKind(name, 'plant')) {
    const isMany = name.endsWith('s') || name.endsWith('forest')
    yield use(CLIMB, isMany ? 0.05 : 0.15, 2.5, 'what is up there?')
  }
}
