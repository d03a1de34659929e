/** Ways worth going: those the text mentions first, then those it does not; the dark only with a light. */
import type { Location } from '../board.ts'
import { heldIn, type Knowledge } from '../knowledge/knowledge.ts'
import { canSee, isBright } from '../knowledge/learn-light.ts'
import { trialKey } from '../knowledge/learn-trials.ts'
import type { Proposal } from '../protocol.ts'
import { weaponOf } from '../knowledge/enemies.ts'
import { escape } from './escape.ts'
import { createChances, WAYS } from './way-chances.ts'

const GAIN = 2.2
const AGAIN = 0.35
// things we get through a narrow place with
const FEW = 2
// a place that has warned us once
const CAUTION = 0.6
// said so often, an answer is nobody's own
const COMMON = 3

export function* proposeWays(knowledge: Knowledge): Generator<Proposal> {
  const { places } = knowledge
  const hasLight = canSee(knowledge)
  const isArmed = weaponOf(knowledge) !== undefined
  const chances = createChances(knowledge)
  for (const place of places.values())
    if (isOpenTo(knowledge, place, { hasLight, isArmed })) yield* waysFrom(knowledge, place, chances)
  yield* escape(knowledge, { hasLight, isArmed })
}

interface Means {
  readonly hasLight: boolean
  readonly isArmed: boolean
}

/** Where somebody is in the way, it takes a weapon; where it is dark, a light. */
function isOpenTo({ beliefs, here }: Knowledge, { id, dark }: Location, { hasLight, isArmed }: Means): boolean {
  if (!isArmed && (beliefs.get(`enemy ${id}`) ?? '') !== '') return false
  if (beliefs.get(`alias ${id}`) !== undefined) return false
  return hasLight || id === here || (!dark && isBright({ beliefs }, id))
}

function* waysFrom(
  knowledge: Knowledge,
  place: Location,
  chances: ReturnType<typeof createChances>,
): Generator<Proposal> {
  const { ways, tried, vocabulary, beliefs } = knowledge
  const { id, exits } = place
  const known = ways.get(id) ?? {}
  const warned = beliefs.get(`warned ${id}`)?.split('|')
  const chanceOf = chances(place)
  for (const way of WAYS) {
    if (known[way] !== undefined || !vocabulary.knows(way)) continue
    const trial = tried.get(trialKey(id, way))
    const hope = trial === undefined ? 1 : hopeAfter(knowledge, place, way, trial)
    if (hope === 0 || (warned !== undefined && (warned.includes(way) || !exits.includes(way)))) continue
    const reason = exits.includes(way) ? `the way ${way} from ${id} is not explored` : `${way} from ${id} was never tried` // prettier-ignore
    yield {
      command: way,
      at: id,
      gain: GAIN,
      probability: chanceOf(way) * hope * (warned === undefined ? 1 : CAUTION),
      reason,
    }
  }
}

const DOOR = /\b(?:doors?|gates?|closed|locked|shut|hatch|grat(?:e|ing)|window|barred)\b/i

type Trial = NonNullable<ReturnType<Knowledge['tried']['get']>>

/** What was refused is worth another try when what stood in the way is gone. */
function hopeAfter(knowledge: Knowledge, { id, version }: Location, way: string, trial: Trial): number {
  const { beliefs, here, answers } = knowledge
  const isEased = beliefs.get(`narrow ${id}`) === way && heldIn(knowledge).length <= FEW && id === here
  const isFreed = trial.step < Number(beliefs.get(`freed ${id}`) ?? -1)
  const isUnbarred = trial.step < Number(beliefs.get(`unbarred ${id}`) ?? -1) && DOOR.test(trial.told)
  if (isEased || isFreed || isUnbarred) return 1
  const hasOwnWords = (answers.get(trial.told) ?? 0) < COMMON
  return trial.version >= version || !hasOwnWords ? 0 : AGAIN ** trial.times
}
