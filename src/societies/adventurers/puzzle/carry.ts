/** Carries things: take all of it, bring what is worth something to where that counts, put down what is worth least. */
import type { Deposit, ObjectSeen } from '../board.ts'
import { holdsOn } from '../knowledge/holders.ts'
import { isKind, isValuable, likelihood } from '../knowledge/kinds.ts'
import { find } from '../knowledge/holding.ts'
import { isTreasure, leastWorthy, newValueOf, valueOf } from '../knowledge/worth.ts'
import { heldIn, isLoaded } from '../knowledge/model/load.ts'
import type { Proposal } from '../protocol.ts'
import { pathsIn } from '../strategy/bid.ts'
import type { Mark } from '../knowledge/model/things.ts'
import { nounOf } from './combine.ts'
import { offer } from './offer.ts'
import type { PuzzleKnowledge } from '../views.ts'

const ENOUGH_FOR_ALL = 2

export function* carry(knowledge: PuzzleKnowledge): Generator<Proposal> {
  yield* takeAll(knowledge)
  yield* makeRoom(knowledge)
  yield* deposit(knowledge)
}

function* takeAll(knowledge: PuzzleKnowledge): Generator<Proposal> {
  if (isLoaded(knowledge)) return
  const counts = new Map<string, number>()
  const deposited = knowledge.deposit?.at
  // all would be what we put down ourselves, too
  const littered = new Set<string>()
  for (const { location, properties } of knowledge.objects.values())
    if (properties.includes('dropped')) littered.add(location)
    else if (location !== 'inventory' && location !== 'gone' && location !== deposited && isWanted(properties))
      counts.set(location, (counts.get(location) ?? 0) + 1)
  for (const [at, count] of counts) {
    if (count < ENOUGH_FOR_ALL || littered.has(at)) continue
    const all = offer(knowledge, {
      verb: 'take',
      rest: 'all',
      at,
      probability: 0.9,
      gain: 4 + count,
      reason: `${count} things to take`,
      lesson: 'take listed',
    })
    if (all) yield all
  }
  const { here, vocabulary } = knowledge
  // Inform leaves out what cannot be taken; others answer for every leaf, and hand us all the rubbish
  if (vocabulary.dialect !== 'inform') return
  if ((counts.get(here) ?? 0) > 0 || littered.has(here) || here === deposited) return
  const blind = offer(knowledge, { verb: 'take', rest: 'all', at: here, ...BLIND })
  if (blind) yield blind
}

// texts do not say of everything that it can be taken, and to try costs one command a place
const BLIND = {
  probability: 0.3,
  gain: 4,
  reason: 'is there anything to take?',
  lesson: 'take all unseen',
  once: true,
} as const

const isWanted = (properties: readonly Mark[]): boolean =>
  properties.includes('portable') && !properties.includes('unwanted')

/** For something better, the least worthy is put down. */
function* makeRoom(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { here, objects, situation, last } = knowledge
  const wanted = find(objects.values(), knowledge.load.wanted, here)
  if (!wanted) return
  const sure = { at: here, gain: 4, probability: 0.9, urgent: true }
  if (last?.verb === 'drop')
    return yield { ...sure, command: `take ${wanted.name}`, reason: 'there is room for it now' }
  const least = leastWorthy(knowledge, heldIn(knowledge))
  if (situation.kind !== 'overload' || !least || newValueOf(knowledge, wanted) <= valueOf(knowledge, least)) return
  yield { ...sure, command: `drop ${least.name}`, reason: `to take ${wanted.name} instead` }
}

// as likely as not something to put things in
const HOLDS_THINGS = 0.2
// at the end, what is not brought home is lost
const LAST_STEPS = 25
const LAST_GAIN = 30

/**
 * Once we know where things count, whatever brought points when we took it belongs there; until then not a tool, which
 * is for what it does.
 */
const isToBeBrought = (knowledge: PuzzleKnowledge, object: ObjectSeen): boolean =>
  knowledge.deposit === null
    ? isTreasure(knowledge, object) && (isValuable(object) || !isKind(object.name, 'tool'))
    : isTreasure(knowledge, object) || (knowledge.worth.get(object.name) ?? 0) > 0

/** Where a treasure was put and points came, the others belong too; until then every open container may be the one. */
function* deposit(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { objects } = knowledge
  const treasures = heldIn(knowledge).filter((object) => isToBeBrought(knowledge, object))
  if (treasures.length === 0) return
  if (knowledge.deposit !== null) return yield* bring(knowledge, treasures, knowledge.deposit)
  // what we were told where to put is for that, and rather tried there
  const treasure = treasures.find(({ name }) => !knowledge.placed.has(nounOf(name))) ?? treasures[0]!
  const hope = knowledge.placed.has(nounOf(treasure.name)) ? MEANT_ELSEWHERE : 1
  for (const { name, location, properties } of objects.values()) {
    if (location === 'inventory' || location === 'gone') continue
    const isEmpty = properties.includes('empty')
    if (likelihood(name, 'container') <= 0.1 && !isEmpty) continue
    if (properties.includes('portable') || properties.includes('closed')) continue
    // nobody tells of what is empty unless something could be in it
    const isOpen = properties.includes('opened') || properties.includes('open') || isEmpty
    const probability = isOpen ? 0.4 : likelihood(name, 'container') >= HOLDS_THINGS ? 0.35 : 0.08
    const put = offer(knowledge, {
      verb: 'put',
      rest: `${treasure.name} in ${name}`,
      at: location,
      probability: probability * hope,
      gain: 6,
      reason: 'perhaps treasures belong here',
      lesson: 'deposit',
      fresh: properties.includes('opened'),
    })
    if (put) yield put
  }
}

// put elsewhere it brings nothing, and is to be taken up again
const MEANT_ELSEWHERE = 0.2
const COUNTS = 0.8

/** There it counts: in what holds many, and on what is like the one that has got its own. */
function* bring(
  knowledge: PuzzleKnowledge,
  treasures: readonly ObjectSeen[],
  { holder, at }: Deposit,
): Generator<Proposal> {
  const { view, step } = knowledge
  const distance = pathsIn(knowledge).get(at)?.distance ?? 0
  const isLate = view.maxSteps - step < distance + LAST_STEPS
  const gain = isLate ? LAST_GAIN : 4 + 2 * treasures.length
  const isForOne = holdsOn(holder)
  const places = isForOne ? freeLike(knowledge, holder, at).map((name) => `on ${name}`) : [`in ${holder}`]
  for (const { name } of treasures)
    for (const place of places) {
      const put = offer(knowledge, {
        verb: 'put',
        rest: `${name} ${place}`,
        at,
        probability: COUNTS / places.length,
        gain,
        reason: 'there it counts',
        lesson: 'deposit',
      })
      if (put) yield put
    }
}

/** The others of its kind that nothing was put on. */
function freeLike({ objects }: PuzzleKnowledge, holder: string, at: string): string[] {
  const here = [...objects.values()].filter(({ location }) => location === at)
  const taken = new Set(here.map(({ inside }) => inside))
  return here
    .map(({ name }) => name)
    .filter((name) => name !== holder && name.includes(' ') && nounOf(name) === nounOf(holder) && !taken.has(name))
}
