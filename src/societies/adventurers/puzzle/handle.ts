/** Handles one thing: takes it, or does what else it is good for. */
import type { ObjectSeen } from '../board.ts'
import { isInside } from '../knowledge/holding.ts'
import { isAbsent } from '../knowledge/model/naming.ts'
import { isPluralOf, isSameName } from '../knowledge/names.ts'
import { appeal, isAlive, isKind, isValuable, portability } from '../knowledge/kinds.ts'
import { isSecondWeapon, weaponOf } from '../knowledge/enemies.ts'
import { hasEnemies } from '../knowledge/model/dangers.ts'
import { hasEmptyHands, heldIn, isLoaded } from '../knowledge/model/load.ts'
import { isTreasure, valueOf } from '../knowledge/worth.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { whereNeeded } from '../knowledge/model/needs.ts'
import { FIT_THROUGH, isNarrowAt } from '../knowledge/narrow.ts'
import { lessonOfOpening } from '../knowledge/lessons.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import { nounOf } from './combine.ts'
import { offer, type Deed } from './offer.ts'
import type { Reach } from './reach.ts'
import { EXAMINE, OPEN, usesOf, type Use } from './uses.ts'
import type { PuzzleKnowledge } from '../views.ts'

export function* handle(knowledge: PuzzleKnowledge, reach: Reach): Generator<Proposal> {
  const spoken = new Map<readonly string[], string | undefined>()
  const hasFullHands = isLoaded(knowledge)
  const spokenOf = nounsSpoken(knowledge)
  const near = { here: knowledge.here, tells: hasTellingLooks(knowledge) }
  const risky = riskyPlaces(knowledge)
  const isEarly = knowledge.step < knowledge.view.maxSteps * EARLY
  for (const object of knowledge.objects.values()) {
    const { name, location, properties } = object
    if (location === 'gone' || isAbsent(knowledge, name) || isKept(knowledge, object)) continue
    const taking = takingOf(knowledge, object, hasFullHands)
    const known = usesOf(object)
    // where looks are mostly answered in the same words, they tell nothing of what a touch would do
    const uses = (near.tells ? looksFirst(knowledge, object, known) : known).map((use) =>
      use.verbs === EXAMINE ? lookAt(object, use, spokenOf, near) : use,
    )
    for (const use of taking ? [taking, ...uses] : uses) {
      const { verbs, probability, gain, reason } = use
      // luck may make it likelier than we think
      if (!reach(location, probability * gain * 2)) continue
      if (!spoken.has(verbs)) spoken.set(verbs, sayable(knowledge, ...verbs))
      const verb = spoken.get(verbs)
      if (verb === undefined) continue
      const risk = LOOKS.test(verb) ? 1 : properties.includes('risky') ? RISK : risky.has(location) ? NEAR_RISK : 1
      // there is one life: not while there is so much else to do
      if (risk < 1 && isEarly && use.probability < REASON) continue
      const chance = probability * risk
      const deed = { verb, rest: name, at: location, probability: chance, gain, reason: `${name}: ${reason}` }
      const proposal = offer(knowledge, { ...deed, ...experienceOf(use, object) })
      if (proposal) yield proposal
    }
  }
}

// whoever has reason to does not look first
const REASON = 0.3
// to look tells whether the rest is worth it
const TELLS = 1.2

/** Nobody pushes, climbs or opens for luck what nobody has looked at: the look is worth as much, and comes first. */
function looksFirst({ tried }: PuzzleKnowledge, object: ObjectSeen, uses: readonly Use[]): readonly Use[] {
  const look = uses.find(({ verbs }) => verbs === EXAMINE)
  if (look === undefined || isLookedAt(tried, object)) return uses
  const guesses = uses.filter((use) => use !== look && use.probability < REASON)
  const most = Math.max(0, ...guesses.map(({ probability, gain }) => probability * gain))
  const probability = Math.min(1, Math.max(look.probability, (TELLS * most) / look.gain))
  return uses.filter((use) => !guesses.includes(use)).map((use) => (use === look ? { ...look, probability } : use))
}

const isLookedAt = (tried: PuzzleKnowledge['tried'], { name, location }: ObjectSeen): boolean =>
  EXAMINE.some(
    (verb) =>
      tried.get(trialKey(location, `${verb} ${name}`)) !== undefined ||
      tried.get(trialKey('inventory', `${verb} ${name}`)) !== undefined,
  )

/** What people spoke of and we have not looked at: once is enough, wherever else the text names it. */
function nounsSpoken({ people, tried }: PuzzleKnowledge): ReadonlySet<string> {
  const nouns = new Set<string>()
  for (const [, { said = [] }] of people.entries()) for (const noun of said) nouns.add(noun)
  if (nouns.size === 0) return nouns
  for (const [key, { kind }] of tried.entries())
    if (kind !== 'not-here' && EXAMINED.test(key)) nouns.delete(key.slice(key.lastIndexOf(' ') + 1))
  return nouns
}

const EXAMINED = /\|examine /

const SPOKEN_OF: Use = {
  verbs: EXAMINE,
  probability: 0.45,
  gain: 2,
  reason: 'somebody spoke of it',
  lesson: 'examine what was spoken of',
}

/** What somebody spoke of is worth a look of its own, and so is what is at hand, where looks tell something. */
function lookAt(
  object: ObjectSeen,
  use: Use,
  spokenOf: ReadonlySet<string>,
  { here, tells }: { readonly here: string; readonly tells: boolean },
): Use {
  const better = !isAlive(object) && spokenOf.has(object.name.slice(object.name.lastIndexOf(' ') + 1)) ? SPOKEN_OF : use
  const { location, properties } = object
  const isNear = location === here || location === 'inventory'
  // what one can carry, its author has described
  const isTold = tells || location === 'inventory' || properties.includes('portable')
  if (!isTold || !isNear || properties.includes('mentioned') || properties.includes('plain')) return better
  return {
    ...better,
    probability: NEAR,
    gain: better === use ? Math.max(NEAR_GAIN, use.gain) : NEAR_SPOKEN_GAIN,
  }
}

// while we are there it costs one step, and later the way as well
const NEAR = 0.5
const NEAR_GAIN = 1.4
const NEAR_SPOKEN_GAIN = 3.2
// of so many looks one may be answered with what is said of anything
const FEWEST_LOOKS = 3
const MOST_STOCK = 0.25

/** Whether this story has its own words for what one looks at; many have a few only, and one sentence for the rest. */
function hasTellingLooks({ tried, answers }: PuzzleKnowledge): boolean {
  let looks = 0
  let stock = 0
  for (const [key, { told }] of tried.entries()) {
    if (!key.slice(key.lastIndexOf('|') + 1).startsWith('examine ')) continue
    looks++
    if ((answers.get(told) ?? 0) > 1) stock++
  }
  return looks < FEWEST_LOOKS || stock <= MOST_STOCK * looks
}

// of the steps that we have
const EARLY = 0.6
// what the text warns of comes last
const RISK = 0.1
// and where it is warned of something, whatever else one might touch
const NEAR_RISK = 0.2

/** Where a notice warns of something, or we hardly got away once. */
function riskyPlaces({ objects, places }: PuzzleKnowledge): ReadonlySet<string> {
  const risky = new Set<string>()
  for (const { location, properties } of objects.values()) if (properties.includes('risky')) risky.add(location)
  for (const { id, warned } of places.values()) if (warned !== undefined) risky.add(id)
  return risky
}
const LOOKS = /^(?:examine|read|look|search)/

const TAKE = ['take', 'get']

function takingOf(knowledge: PuzzleKnowledge, object: ObjectSeen, hasFullHands: boolean): Use | undefined {
  const { properties, location } = object
  if (isAlive(object) || properties.includes('mentioned')) return undefined
  if (properties.includes('unwanted') && !hasEmptyHands(knowledge)) return undefined
  if (location === 'inventory' && (!isInside(object) || properties.includes('packed'))) return undefined
  if (properties.includes('dropped') && !isMissed(object, knowledge, hasFullHands)) return undefined
  if ((object.tooMuch ?? 0) > 0 && hasFullHands && whereNeeded(knowledge, object.name) === undefined) return undefined
  // where treasures are kept, what is only spoken of is most likely one of them
  if (!properties.includes('portable') && knowledge.deposit?.at === location) return undefined
  const probability = portability(object)
  if (probability === 0) return undefined
  const isSecond = !isTreasure(knowledge, object) && isSecondWeapon(knowledge, object)
  const isListed = properties.includes('portable')
  const isKnown = properties.includes('dropped') && !isTreasure(knowledge, object)
  const gain =
    (isKnown ? KNOWN : isListed ? 3.5 : 1.8) +
    (isSecond || !isListed ? 0 : appeal(object)) +
    (isNeededWeapon(knowledge, object) ? 3 : 0)
  const needed = whereNeeded(knowledge, object.name)
  if (needed === undefined && !isListed && isAskedFor(knowledge, object.name) && isLookedAt(knowledge.tried, object))
    return { verbs: TAKE, probability: Math.max(ASKED, probability), gain: ASKED_GAIN, reason: 'somebody asked for it' }
  if (needed !== undefined)
    return { verbs: TAKE, probability, gain: gain + 3, reason: `it may help us on at ${needed}` }
  if (isListed && isAdvised(knowledge, object.name))
    return { verbs: TAKE, probability, gain: gain + 2, reason: 'it was said what it is for' }
  return { verbs: TAKE, probability, gain, reason: isValuable(object) ? 'a treasure' : 'it may be of use' }
}

// the text only mentions it, but it was asked for by name
const ASKED = 0.35
const ASKED_GAIN = 4

/** What somebody wants, or has said in capitals, as authors write what matters. */
function isAskedFor({ people }: PuzzleKnowledge, name: string): boolean {
  const noun = name.slice(name.lastIndexOf(' ') + 1)
  for (const [, { wants = [], stressed = [] }] of people.entries())
    for (const each of [...wants, ...stressed]) if (each === noun || isPluralOf(noun, each)) return true
  return false
}

// what we had and put down is no find any more
const KNOWN = 0.5

/** The story said what to do with it. */
function isAdvised(knowledge: PuzzleKnowledge, name: string): boolean {
  for (const [, { first, second, isFollowed }] of knowledge.advice.entries())
    if (!isFollowed && second !== undefined && isSameName(first, name)) return true
  return false
}

const SURE = 0.5

/** What experience counts, and whether things have changed since. */
function experienceOf({ verbs, lesson: own }: Use, object: ObjectSeen): Pick<Deed, 'lesson' | 'undone' | 'fresh'> {
  const { name, properties, location } = object
  if (own !== undefined) return { lesson: own }
  // what we took once and see again can be taken again; in a bag of ours it is as good as in our hands
  if (verbs === TAKE) {
    const undone = location !== 'inventory'
    if (!properties.includes('portable')) return { undone }
    // what is listed and hardly looks as if it could be carried is another matter
    return { lesson: portability(object) < SURE ? 'take odd' : 'take listed', undone }
  }
  if (verbs === EXAMINE) return properties.includes('mentioned') ? { lesson: 'examine mentioned' } : {}
  if (verbs !== OPEN) return {}
  const lesson = lessonOfOpening(properties, name)
  const hasOpened = properties.includes('opened') && properties.includes('closed')
  return { lesson, undone: hasOpened, fresh: properties.includes('unlocked') }
}

const DEAR = 1.5
// where it lies before us, it costs no way
const NEAR_DEAR = 1
// put down so long ago, it is not what we have just put down for something else
const MISSED_STEPS = 8

/** Put down for something else, and worth picking up again. */
function isMissed(object: ObjectSeen, knowledge: PuzzleKnowledge, hasFullHands: boolean): boolean {
  const { location, lastSeen } = object
  if (isNeededWeapon(knowledge, object)) return true
  // for what would help us on, there is always room to be made
  if (whereNeeded(knowledge, object.name) !== undefined) return knowledge.step - lastSeen > MISSED_STEPS
  if (hasFullHands || valueOf(knowledge, object) < (location === knowledge.here ? NEAR_DEAR : DEAR)) return false
  if (!isNarrowAt(knowledge, location)) return !hasLookAlikes(knowledge, location)
  // to a narrow place we come back for treasures, with empty hands; for tools when nothing is to be brought home
  if (isTreasure(knowledge, object)) return heldIn(knowledge).length < FIT_THROUGH
  if (heldIn(knowledge).some((held) => isTreasure(knowledge, held))) return false
  return knowledge.step - lastSeen > MISSED_STEPS || wasPutDownLongAgo(knowledge, object)
}

/** Not on the way out, but when we are back for other things. */
function wasPutDownLongAgo({ tried, here, step }: PuzzleKnowledge, { name }: ObjectSeen): boolean {
  const put = tried.get(trialKey(here, `drop ${name}`))
  return put !== undefined && step - put.step > MISSED_STEPS
}

/** Somebody bars our way, and we have nothing to fight with. */
function isNeededWeapon(knowledge: PuzzleKnowledge, { name }: ObjectSeen): boolean {
  return isKind(name, 'weapon') && hasEnemies(knowledge) && weaponOf(knowledge) === undefined
}

/** Where it counts it stays, also when it is told of there by another name: the solid-gold coffin as a gold coffin. */
function isKept({ kept, deposit }: PuzzleKnowledge, { name, location, inside }: ObjectSeen): boolean {
  if (deposit?.at !== location) return false
  return inside === deposit.holder || [...kept].some((each) => nounOf(each) === nounOf(name))
}

/** Among rooms that look alike, what lies there is to know them by. */
function hasLookAlikes({ places }: PuzzleKnowledge, id: string): boolean {
  const place = places.get(id)
  for (const other of places.values())
    if (place && other.id !== id && other.title === place.title && other.description === place.description) return true
  return false
}
