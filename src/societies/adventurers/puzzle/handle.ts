/** What can be done with one thing, by what kind of thing it is. */
import type { ObjectSeen } from '../board.ts'
import { appeal, isAlive, isKind, isValuable, likelihood, isPlace, portability } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { isInside } from '../knowledge/holding.ts'
import { lessonOfOpening } from '../knowledge/learn-trials.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { isLoaded } from './carry.ts'
import { offer } from './offer.ts'

interface Use {
  readonly verbs: readonly string[]
  readonly probability: number
  readonly gain: number
  readonly reason: string
}

export function* handle(knowledge: Knowledge): Generator<Proposal> {
  const spoken = new Map<readonly string[], string | undefined>()
  for (const object of knowledge.objects.values()) {
    const { name, location } = object
    if (location === 'gone' || isAbsent(knowledge, name) || isKept(knowledge, object)) continue
    for (const { verbs, probability, gain, reason } of usesOf(object, knowledge)) {
      if (!spoken.has(verbs)) spoken.set(verbs, sayable(knowledge, ...verbs))
      const verb = spoken.get(verbs)
      if (verb === undefined) continue
      const proposal = offer(knowledge, {
        verb,
        rest: name,
        at: location,
        probability,
        gain,
        reason: `${name}: ${reason}`,
        ...(verbs === OPEN && {
          undone: object.properties.includes('closed'),
          fresh: object.properties.includes('unlocked'),
          lesson: lessonOfOpening(object.properties, name),
        }),
        ...(verbs === EXAMINE && object.properties.includes('mentioned') && { lesson: 'examine mentioned' }),
        ...(verbs === TAKE && object.properties.includes('portable') && { lesson: 'take listed' }),
      })
      if (proposal) yield proposal
    }
  }
}

const TAKE = ['take', 'get']
const OPEN = ['open']
const EXAMINE = ['examine', 'x', 'look at']
const READ = ['read']
const SEARCH = ['search', 'look in']
const UNDER = ['look under']
const PUSH = ['push', 'press']
const PULL = ['pull']
const TURN = ['turn', 'rotate']
const MOVE = ['move', 'push']
const ENTER = ['enter', 'go in', 'board']
const CLIMB = ['climb']
const WEAR = ['wear', 'put on']
const SWITCH = ['turn on', 'switch on', 'light']
const RING = ['ring', 'play', 'blow']

function usesOf(object: ObjectSeen, knowledge: Knowledge): Use[] {
  const { name, properties, location } = object
  const uses: Use[] = []
  const use = (verbs: readonly string[], probability: number, gain: number, reason: string) =>
    uses.push({ verbs, probability, gain, reason })
  const isPlain = properties.includes('plain')
  const isHeld = location === 'inventory'
  const isOpen = properties.includes('open')
  if (isAlive(object)) {
    use(EXAMINE, 0.3, 0.8, 'who is that')
    return uses
  }
  if (properties.includes('mentioned')) {
    use(EXAMINE, 0.1, 0.8, 'it was mentioned')
    if (isKind(name, 'control')) use(PUSH, 0.2, 2, 'it works something')
    if (properties.includes('closed')) use(OPEN, 0.5, 4, 'it is closed')
    return uses
  }
  const carry = isHeld && !isInside(properties) ? 0 : portability(object)
  const isWelcome =
    (!properties.includes('dropped') || isMissed(object, knowledge)) &&
    !properties.includes('unwanted') &&
    !(properties.includes('too much') && isLoaded(knowledge))
  if (carry > 0 && isWelcome)
    use(TAKE, carry, (carry > 0.5 ? 3.5 : 2.5) + appeal(object), isValuable(object) ? 'a treasure' : 'it may be of use')
  if (!isOpen && properties.includes('unlocked')) use(OPEN, 0.85, 4, 'it is unlocked')
  else if (!isOpen) {
    if (properties.includes('closed')) use(OPEN, 0.6, 4, 'it is closed')
    else if (isKind(name, 'container') || isKind(name, 'door')) use(OPEN, 0.5, 4, 'it may open')
    else if (likelihood(name, 'container') > 0.1 || likelihood(name, 'door') > 0.1) use(OPEN, 0.35, 4, 'it may open')
    else if (!isPlain) use(OPEN, isPlace(name) || isKind(name, 'plant') ? 0.02 : 0.12, 2.5, 'does it open?')
  }
  const isFresh = carry > 0.5 || isHeld ? 1 : 0.7
  use(EXAMINE, 0.35, 1.2 * isFresh, 'nobody has looked at it')
  if (isKind(name, 'writing')) use(READ, 0.5, 2, 'it can be read')
  if (isKind(name, 'furniture') || isKind(name, 'table') || isKind(name, 'container'))
    use(SEARCH, 0.12, 2, 'what is in it?')
  if (isHeld) {
    if (isKind(name, 'clothing')) use(WEAR, 0.5, 0.8, 'it can be worn')
    if (isKind(name, 'musical-instrument')) use(RING, 0.3, 1, 'how does it sound?')
    if (isKind(name, 'machine')) use(SWITCH, 0.2, 1, 'does it work?')
    return uses
  }
  if (isKind(name, 'cover')) {
    use(MOVE, 0.35, 3, 'what is beneath?')
    use(UNDER, 0.15, 2, 'what is beneath?')
  } else if (isKind(name, 'bed') || isKind(name, 'furniture')) use(UNDER, 0.06, 2, 'what is beneath?')
  if (isKind(name, 'control')) {
    use(PUSH, 0.4, 3, 'it works something')
    use(PULL, 0.4, 3, 'it works something')
    use(TURN, 0.35, 3, 'it works something')
  } else if (carry < 0.5 && !isPlain && !isPlace(name)) {
    use(MOVE, 0.06, 2, 'does it move?')
    use(PULL, 0.04, 2, 'does it give way?')
    use(TURN, 0.03, 2, 'does it turn?')
  }
  if (isKind(name, 'machine')) use(SWITCH, 0.25, 2, 'does it work?')
  if (isKind(name, 'vehicle') || isKind(name, 'building') || isKind(name, 'door')) {
    if (!properties.includes('closed'))
      use(
        ENTER,
        properties.includes('opened') ? 0.6 : isKind(name, 'vehicle') ? 0.25 : 0.08,
        2.5,
        'where does it lead?',
      )
  } else if (isKind(name, 'passage') && (knowledge.places.get(location)?.exits.length ?? 0) === 0)
    use(ENTER, 0.06, 2.5, 'where does it lead?')
  if (isKind(name, 'climbable') || isKind(name, 'plant'))
    use(CLIMB, name.endsWith('s') || name.endsWith('forest') ? 0.05 : 0.15, 2.5, 'what is up there?')
  return uses
}

// somebody speaks of it, but it is only there to be spoken of
const ABSENT = 2

const isAbsent = ({ beliefs }: Knowledge, name: string) => Number(beliefs.get(`absent ${name}`) ?? 0) >= ABSENT

/** Put down for something else, and worth picking up again. */
function isMissed(object: ObjectSeen, knowledge: Knowledge): boolean {
  return (
    appeal(object) >= 1.5 &&
    !hasLookAlikes(knowledge, object.location) &&
    !isLoaded(knowledge) &&
    knowledge.beliefs.get(`narrow ${object.location}`) === undefined &&
    !`${object.name}@${object.location}`.startsWith(knowledge.deposit || '@')
  )
}

/** Where it counts it stays. */
const isKept = ({ beliefs, deposit }: Knowledge, { name, location, properties }: ObjectSeen) =>
  deposit !== '' &&
  deposit.endsWith(`@${location}`) &&
  (beliefs.get(`kept ${name}`) !== undefined || properties.includes(`inside ${deposit.slice(0, deposit.indexOf('@'))}`))

/** Among rooms that look alike, what lies there is to know them by. */
function hasLookAlikes({ places }: Knowledge, id: string): boolean {
  const place = places.get(id)
  for (const other of places.values())
    if (place && other.id !== id && other.title === place.title && other.description === place.description) return true
  return false
}
