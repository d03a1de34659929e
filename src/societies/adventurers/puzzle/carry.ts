/** Carries things: take all of it, bring what is worth something to where that counts, put down what is worth least. */
import { likelihood } from '../knowledge/kinds.ts'
import { find } from '../knowledge/holding.ts'
import { isTreasure, leastWorthy, newValueOf, valueOf } from '../knowledge/worth.ts'
import { heldIn, type Knowledge } from '../knowledge/knowledge.ts'
import type { Proposal } from '../protocol.ts'
import { pathsIn } from '../strategy/bid.ts'
import { offer } from './offer.ts'

const ENOUGH_FOR_ALL = 2

export function* carry(knowledge: Knowledge): Generator<Proposal> {
  yield* takeAll(knowledge)
  yield* makeRoom(knowledge)
  yield* deposit(knowledge)
}

/** Hands are full when they were with as many things before. */
export function isLoaded(knowledge: Knowledge): boolean {
  const load = Number(knowledge.beliefs.get('load') ?? Infinity)
  return heldIn(knowledge).length >= load
}

function* takeAll(knowledge: Knowledge): Generator<Proposal> {
  if (isLoaded(knowledge)) return
  const counts = new Map<string, number>()
  const [, deposited] = knowledge.deposit.split('@')
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
}

const isWanted = (properties: readonly string[]): boolean =>
  properties.includes('portable') && !properties.includes('unwanted')

/** For something better, the least worthy is put down. */
function* makeRoom(knowledge: Knowledge): Generator<Proposal> {
  const { here, objects, situation, last } = knowledge
  const wanted = find(objects.values(), knowledge.beliefs.get('wanted') ?? '', here)
  if (!wanted) return
  const sure = { at: here, gain: 4, probability: 0.9, urgent: true }
  if (last?.verb === 'drop')
    return yield { ...sure, command: `take ${wanted.name}`, reason: 'there is room for it now' }
  const least = leastWorthy(knowledge, heldIn(knowledge))
  if (situation.kind !== 'overload' || !least || newValueOf(knowledge, wanted) <= valueOf(knowledge, least)) return
  yield { ...sure, command: `drop ${least.name}`, reason: `to take ${wanted.name} instead` }
}

// as likely as not something to put things in
const LIKELY = 0.2
// at the end, what is not brought home is lost
const LAST_STEPS = 25
const LAST_GAIN = 30

/** Where a treasure was put and points came, the others belong too; until then every open container may be the one. */
function* deposit(knowledge: Knowledge): Generator<Proposal> {
  const { objects, view, step } = knowledge
  const treasures = heldIn(knowledge).filter((object) => isTreasure(knowledge, object))
  if (treasures.length === 0) return
  const [holder, at] = knowledge.deposit.split('@')
  if (at !== undefined && at !== '') {
    const distance = pathsIn(knowledge).get(at)?.distance ?? 0
    const isLate = view.maxSteps - step < distance + LAST_STEPS
    const gain = isLate ? LAST_GAIN : 4 + 2 * treasures.length
    for (const { name } of treasures) {
      const put = offer(knowledge, {
        verb: 'put',
        rest: `${name} in ${holder}`,
        at,
        probability: 0.8,
        gain,
        reason: 'there it counts',
        lesson: 'deposit',
      })
      if (put) yield put
    }
    return
  }
  for (const { name, location, properties } of objects.values()) {
    if (location === 'inventory' || location === 'gone' || likelihood(name, 'container') <= 0.1) continue
    if (properties.includes('portable') || properties.includes('closed')) continue
    const [treasure] = treasures
    const isOpen = properties.includes('opened') || properties.includes('open')
    const probability = isOpen ? 0.4 : likelihood(name, 'container') >= LIKELY ? 0.35 : 0.08
    const put = offer(knowledge, {
      verb: 'put',
      rest: `${treasure!.name} in ${name}`,
      at: location,
      probability,
      gain: 6,
      reason: 'perhaps treasures belong here',
      lesson: 'deposit',
      fresh: properties.includes('opened'),
    })
    if (put) yield put
  }
}
