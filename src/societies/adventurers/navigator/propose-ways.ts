/** Proposes ways to go: those the text mentions first, then those it does not; into the dark only with a light. */
import type { Location } from '../board.ts'
import { heldIn } from '../knowledge/model/load.ts'
import { isWarning } from '../../../worlds/adventure/read-risk.ts'
import { canSee } from '../knowledge/model/light.ts'
import { changedPlaces } from '../knowledge/lessons/learn-news.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import type { Proposal } from '../protocol.ts'
import { weaponOf } from '../knowledge/enemies.ts'
import { tooManyFor, widthOf } from '../knowledge/narrow.ts'
import { changedAt, equippedAt, freedAt, seatedAt, unbarredAt } from '../knowledge/model/changes.ts'
import { enemyAt } from '../knowledge/model/dangers.ts'
import { shiftingLeads } from '../knowledge/model/places.ts'
import { isTreasure } from '../knowledge/worth.ts'
import { isSilent } from '../memory/recollect.ts'
import { COST_PER_STEP, stepAlong } from '../strategy/bid.ts'
import { escape } from './escape.ts'
import { WAYS } from '../knowledge/directions.ts'
import { createChances, HINTED_WAY, isHinted } from './way-chances.ts'
import type { NavigatorKnowledge } from '../views.ts'

const GAIN = 2.2
const AGAIN = 0.35
// a place that has warned us once
const CAUTION = 0.6
// where all ways were gone often
const TURNED_AGAIN = 0.8
// into the dark without a light: last of all
const DREAD = 0.05
// said so often, an answer is nobody's own
const COMMON = 3

export function* proposeWays(knowledge: NavigatorKnowledge): Generator<Proposal> {
  const { places } = knowledge
  const hasLight = canSee(knowledge)
  const isArmed = weaponOf(knowledge) !== undefined
  const chances = createChances(knowledge)
  for (const place of places.values())
    if (isOpenTo(knowledge, place, { hasLight, isArmed })) yield* waysFrom(knowledge, place, chances, hasLight)
  if (hasLight) yield* lookIntoTheDark(knowledge)
  for (const at of changedPlaces(knowledge))
    yield { command: 'look', at, gain: GAIN + 1, probability: 0.6, reason: 'something has happened there' }
  yield* escape(knowledge, { hasLight, isArmed })
}

/** Where it was dark before we had a light. */
function* lookIntoTheDark({ places, here }: NavigatorKnowledge): Generator<Proposal> {
  for (const { id, dark, sameAs } of places.values())
    if (dark && id !== here && sameAs === undefined)
      yield { command: 'look', at: id, gain: GAIN + 1, probability: 0.9, reason: 'we have a light now' }
}

interface Means {
  readonly hasLight: boolean
  readonly isArmed: boolean
}

/** Where somebody is in the way, it takes a weapon; where it is dark, a light. */
function isOpenTo(knowledge: NavigatorKnowledge, { id, dark, bright, sameAs }: Location, means: Means): boolean {
  if (!means.isArmed && enemyAt(knowledge, id) !== '') return false
  if (sameAs !== undefined) return false
  return means.hasLight || id === knowledge.here || (!dark && bright === true)
}

function* waysFrom(
  knowledge: NavigatorKnowledge,
  place: Location,
  chances: ReturnType<typeof createChances>,
  hasLight: boolean,
): Generator<Proposal> {
  const { ways, tried, vocabulary } = knowledge
  const { id, exits, warned, dim = [] } = place
  // a notice that stands there warns as well as what nearly happened
  const caution = (warned === undefined ? 1 : CAUTION) * (isWarning(place.description) ? CAUTION : 1)
  const known = ways.get(id) ?? {}
  const chanceOf = chances(place)
  yield* turnAgain(knowledge, place)
  for (const way of WAYS) {
    if (known[way] !== undefined || !vocabulary.knows(way)) continue
    const trial = tried.get(trialKey(id, way))
    const hope = trial === undefined ? 1 : hopeAfter(knowledge, place, way, trial)
    if (hope === 0 || (warned !== undefined && (warned.includes(way) || !exits.includes(way) || INWARDS.test(way))))
      continue
    const dread = !hasLight && dim.includes(way) ? DREAD : 1
    const narrow = widthOf(knowledge, id, way)
    if (narrow !== undefined) {
      yield squeeze(knowledge, id, way)
      continue
    }
    // from where is told beside it
    const reason = exits.includes(way) ? `the way ${way} is not explored` : `${way} was never tried`
    const isOnlyHinted = !exits.includes(way) && isHinted(way, place.description)
    yield {
      command: way,
      at: id,
      ...(isOnlyHinted && { lesson: HINTED_WAY }),
      gain: GAIN,
      probability: hope > 1 ? FREED : chanceOf(way) * hope * dread * caution,
      reason,
    }
  }
}

/** Where ways lead elsewhere each time, one of them may still lead to where nobody has been. */
function* turnAgain({ ways }: NavigatorKnowledge, place: Location): Generator<Proposal> {
  const leads = shiftingLeads(place)
  if (leads === undefined) return
  const known = Object.keys(ways.get(place.id) ?? {})
  const all = new Set([...known, ...place.exits]).size
  // each time that nothing new came of it makes it less likely
  const probability = (Math.max(0, all - leads.length) / all) * TURNED_AGAIN ** Math.max(0, place.visitCount - 2 * all)
  for (const way of known)
    yield { command: way, at: place.id, gain: GAIN, probability, reason: `where ${way} leads changes` }
}

// by another name, most likely the way that we were warned of
const INWARDS = /^(?:in|out)$/

// we were told what hinders us, so it is nearly certain
const WITHOUT_LOAD = 0.8

/** Through a narrow way, which takes putting things down. */
function squeeze(knowledge: NavigatorKnowledge, at: string, way: string): Proposal {
  const { here } = knowledge
  const drops = tooManyFor(knowledge, at, way)
  const treasures = heldIn(knowledge).filter((object) => isTreasure(knowledge, object)).length
  const gain = Math.max(0, GAIN + treasures - COST_PER_STEP * drops)
  const command = at === here ? stepAlong(way, knowledge) : way
  return { command, at, gain, probability: WITHOUT_LOAD, reason: `to get through ${way}` }
}

const DOOR = /\b(?:doors?|gates?|closed|locked|shut|hatch|grat(?:e|ing)|window|barred)\b/i

// it may be what we have put on, opened or lit since
const EQUIPPED = 0.6
// what stood in the way is gone
const MORE_THAN_HOPE = 2
const FREED = 0.8

type Trial = NonNullable<ReturnType<NavigatorKnowledge['tried']['get']>>

/** What was refused is worth another try when what stood in the way is gone. */
function hopeAfter(knowledge: NavigatorKnowledge, { id, exits }: Location, way: string, trial: Trial): number {
  if (isSilent(knowledge)) return 0
  const { changes, answers } = knowledge
  const isEased = widthOf(knowledge, id, way) !== undefined
  const isFreed = trial.step < freedAt(changes, id)
  const isUnbarred = trial.step < unbarredAt(changes, id) && DOOR.test(trial.told)
  const hasOwnWords = (answers.get(trial.told) ?? 0) < COMMON
  const isTold = exits.includes(way) || hasOwnWords
  if (isFreed && isTold) return MORE_THAN_HOPE
  // where we could not walk we may ride
  if (trial.step < seatedAt(changes, id) && isTold && !INWARDS.test(way)) return 1
  if (isEased) return 1
  // what was opened may have been another door
  if (isUnbarred) return AGAIN ** (trial.times - 1)
  if (trial.step < equippedAt(changes, id) && hasOwnWords) return EQUIPPED ** trial.times
  return trial.step >= changedAt(changes, id) || !hasOwnWords ? 0 : AGAIN ** trial.times
}
