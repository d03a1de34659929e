/**
 * Suggests, for Memory: what has worked with such things and was not done with this one yet, something nobody has
 * touched, and a way out when we go in circles. Until we are stuck the others know better, so it says so with less
 * hope; then it also goes through what nobody has tried.
 */
import { COST_PER_STEP } from '../strategy/bid.ts'
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import type { LoopDetection, ObjectSeen } from '../board.ts'
import { isAbsent } from '../knowledge/model/naming.ts'
import { has } from '../knowledge/model/things.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { unexploredIn } from '../navigator/unexplored.ts'
import type { Proposal } from '../protocol.ts'
import type { MemoryKnowledge } from '../views.ts'
import { novel } from './novelty.ts'
import { LONG_STUCK } from './recollect.ts'

const GAIN = 2.5
// it must have worked oftener than once, and at least every third time
const PROVEN = 2
const OFTEN = 1 / 3
// that of other things it holds as well
const TRANSFER = 0.1
const NOVEL = 0.06
const WAY_OUT = 0.5
// as long as we are getting on
const LESS = 0.4

export function* suggest(knowledge: MemoryKnowledge, loop: LoopDetection, since: number): Generator<Proposal> {
  const isStuck = since >= LONG_STUCK || loop.isLooping
  const hope = isStuck ? 1 : LESS
  const untouched: ObjectSeen[] = []
  const winners = provenIn(knowledge)
  for (const object of knowledge.objects.values()) {
    if (!isReal(knowledge, object)) continue
    const done = object.interactionsTried
    if (done.length === 0) untouched.push(object)
    for (const { verb, rate, tries } of winners)
      if (!done.includes(verb) && !wasTried(knowledge, object, verb))
        yield {
          command: `${verb} ${object.name}`,
          at: placeOf(knowledge, object),
          gain: GAIN,
          probability: rate * TRANSFER * hope,
          reason: `${verb} has worked ${Math.round(rate * tries)} of ${tries} times`,
        }
  }
  for (const object of untouched)
    if (!wasTried(knowledge, object, 'examine'))
      yield {
        command: `examine ${object.name}`,
        at: placeOf(knowledge, object),
        gain: GAIN,
        probability: NOVEL * hope,
        reason: `nobody has touched ${object.name} yet`,
      }
  if (loop.isLooping) yield* wayOut(knowledge, loop)
  if (isStuck) yield* novel(knowledge)
}

interface Winner {
  readonly verb: string
  readonly rate: number
  readonly tries: number
}

const ONE_THING = /^([a-z]+(?: [a-z]+)?) X$/

function provenIn({ successful, failed, vocabulary, tried }: MemoryKnowledge): Winner[] {
  const winners: Winner[] = []
  for (const [pattern, successes] of successful.entries()) {
    const [, verb] = ONE_THING.exec(pattern) ?? []
    const tries = successes + (failed.get(pattern) ?? 0)
    if (verb === undefined || successes < PROVEN || successes / tries < OFTEN || verb === 'drop') continue
    if (vocabulary.knows(verb.split(' ', 1)[0]!) && hasWorkedWithMany(tried, verb))
      winners.push({ verb, rate: successes / tries, tries })
  }
  return winners
}

const WORKED: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['change', 'score', 'moved'])

/** A lamp that is turned on again and again says nothing of other things. */
function hasWorkedWithMany(tried: MemoryKnowledge['tried'], verb: string): boolean {
  let first: string | undefined
  for (const [key, { kind }] of tried.entries()) {
    if (!WORKED.has(kind) || !key.includes(`|${verb} `)) continue
    const name = key.slice(key.lastIndexOf(' ') + 1)
    if (first !== undefined && first !== name) return true
    first = name
  }
  return false
}

/** Elsewhere than where we go round, where ways are open or things are untried. */
function* wayOut(knowledge: MemoryKnowledge, { loopPlaces = [] }: LoopDetection): Generator<Proposal> {
  const { places, here } = knowledge
  for (const { id, lastVisited } of places.values()) {
    if (id === here || loopPlaces.includes(id)) continue
    const [way] = unexploredIn(knowledge, id)
    if (way !== undefined)
      yield {
        command: way,
        at: id,
        gain: GAIN + COST_PER_STEP,
        probability: WAY_OUT,
        reason: `we go in circles; from ${id} nobody went ${way}, and we were not there since step ${lastVisited}`,
      }
  }
}

const placeOf = ({ here }: MemoryKnowledge, { location }: ObjectSeen) => (location === 'inventory' ? here : location)

const isReal = (knowledge: MemoryKnowledge, object: ObjectSeen): boolean =>
  object.location !== 'gone' &&
  !has(object, 'unreal') &&
  !has(object, 'plain') &&
  !has(object, 'mentioned') &&
  !isAbsent(knowledge, object.name)

const wasTried = (knowledge: MemoryKnowledge, object: ObjectSeen, verb: string): boolean =>
  knowledge.tried.get(trialKey(object.location, `${verb} ${object.name}`)) !== undefined ||
  knowledge.tried.get(trialKey(placeOf(knowledge, object), `${verb} ${object.name}`)) !== undefined
