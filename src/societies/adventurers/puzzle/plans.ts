/**
 * Plans by regression: from what was refused for want of something, or what somebody wants, back over what would bring
 * it, at most four deep, to a deed that can be done now. A plan is worth what it is for, times the chance of each of its
 * steps; it is made anew every turn from what is known, and so is kept until something speaks against it.
 */
import type { ObjectSeen } from '../board.ts'
import { isAlive, portability } from '../knowledge/kinds.ts'
import { find, isInside } from '../knowledge/holding.ts'
import { carriedIn } from '../knowledge/model/load.ts'
import { openNeeds, type Need } from '../knowledge/model/needs.ts'
import { has } from '../knowledge/model/things.ts'
import { isPluralOf, isSameName } from '../knowledge/names.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { sayable } from '../knowledge/wording.ts'
import type { Proposal } from '../protocol.ts'
import type { PuzzleKnowledge } from '../views.ts'
import { offer } from './offer.ts'

const DEEPEST = 4
const GAIN = 6
const WANT_GAIN = 5
const OPENS = 0.7
const TAKES = 0.8
const ASKS = 0.3
const TRADES = 0.6
const PAYS = 0.85
const EARNS = 0.6
// so many times the same, and it is less and less worth it
const PATIENCE = 3
const MOST_PEOPLE = 12

/** What a step is for: the first is the goal, each other the step that it makes possible. */
interface Aim {
  readonly chance: number
  readonly gain: number
  /** the last is what comes next */
  readonly ends: readonly string[]
  /** what is being looked for, so that nothing is looked for to find itself */
  readonly sought: readonly string[]
}

export function* plan(knowledge: PuzzleKnowledge): Generator<Proposal> {
  for (const [noun, need] of openNeeds(knowledge)) {
    const aim = { chance: 1, gain: GAIN, ends: [need.command ?? `pass ${need.place}`], sought: [] }
    if (need.price !== undefined) yield* pay(knowledge, need, need.price, aim)
    else if (need.state === undefined) yield* have(knowledge, noun, aim)
  }
  let count = 0
  for (const [someone, { wants = [] }] of knowledge.people.entries())
    for (const noun of wants) {
      if (++count > MOST_PEOPLE) return
      yield* have(knowledge, noun, { chance: TRADES, gain: WANT_GAIN, ends: [`give ${someone} ${noun}`], sought: [] })
    }
}

/** By whichever way there is to it; nothing when we have it. */
function* have(knowledge: PuzzleKnowledge, noun: string, aim: Aim): Generator<Proposal> {
  if (aim.ends.length > DEEPEST || aim.sought.includes(noun)) return
  if (carriedIn(knowledge).some(({ name }) => isCalled(name, noun))) return
  const next = { ...aim, ends: [...aim.ends, `have ${noun}`], sought: [...aim.sought, noun] }
  for (const thing of knowledge.objects.values())
    if (thing.location !== 'gone' && !has(thing, 'unreal') && isCalled(thing.name, noun) && !isAlive(thing))
      yield* take(knowledge, thing, next)
  yield* trade(knowledge, noun, next)
}

const isCalled = (name: string, noun: string): boolean =>
  isSameName(name, noun) || isPluralOf(noun, name.slice(name.lastIndexOf(' ') + 1))

/** From where it is; what was refused for want of something else leads on to that. */
function* take(knowledge: PuzzleKnowledge, thing: ObjectSeen, aim: Aim): Generator<Proposal> {
  const { name, location, inside = '' } = thing
  const holder = isInside(thing) ? find(knowledge.objects.values(), inside, location) : undefined
  if (holder && has(holder, 'closed')) {
    if (has(holder, 'locked')) yield* have(knowledge, 'key', { ...aim, ends: [...aim.ends, `unlock ${inside}`] })
    else yield* deed(knowledge, ['open'], inside, location, OPENS, aim)
    return
  }
  const refused = needFor(knowledge, `take ${name}`, location)
  if (refused?.[1].price !== undefined) return yield* pay(knowledge, refused[1], refused[1].price, aim)
  if (refused !== undefined) return yield* have(knowledge, refused[0], aim)
  if (has(thing, 'fixed') || has(thing, 'mentioned')) return
  yield* deed(knowledge, ['take', 'get'], name, location, TAKES * Math.max(portability(thing), ASKS), aim)
}

/** From somebody who speaks of it: for the asking, or for what they want themselves. */
function* trade(knowledge: PuzzleKnowledge, noun: string, aim: Aim): Generator<Proposal> {
  for (const someone of knowledge.objects.values()) {
    const { name, location } = someone
    if (location === 'gone' || location === 'inventory' || !isAlive(someone) || has(someone, 'unreal')) continue
    const { stressed = [], wants = [] } = knowledge.people.get(name.slice(name.lastIndexOf(' ') + 1)) ?? {}
    if (!stressed.includes(noun) || wants.includes(noun)) continue
    yield* deed(knowledge, ['ask'], `${name} for ${noun}`, location, ASKS, aim)
    for (const other of wants)
      yield* have(knowledge, other, { ...aim, chance: aim.chance * TRADES, ends: [...aim.ends, `please ${name}`] })
  }
}

/** With what we have, or after earning it the way we did before. */
function* pay(knowledge: PuzzleKnowledge, { place, command }: Need, price: number, aim: Aim): Generator<Proposal> {
  const { money, earnings = [] } = knowledge.load
  if (command === undefined || money === undefined) return
  const reason = `we have ${money} of the ${price} it costs`
  if (money >= price) {
    const times = knowledge.tried.get(trialKey(place, command))?.times ?? 0
    yield { command, at: place, gain: aim.gain, probability: (aim.chance * PAYS) / (1 + times / PATIENCE), reason }
    return
  }
  for (const each of earnings) {
    const trial = knowledge.tried.get(trialKey(each.place, each.command))
    if (trial?.kind === 'refusal' || trial?.kind === 'not-here' || trial?.kind === 'nothing') continue
    const probability = (aim.chance * EARNS) / Math.max(1, (price - money) / PATIENCE)
    yield { command: each.command, at: each.place, gain: aim.gain, probability, reason, lesson: 'plan' }
  }
}

/** What was refused, and for want of what. */
function needFor(knowledge: PuzzleKnowledge, command: string, at: string): readonly [string, Need] | undefined {
  for (const [noun, need] of openNeeds(knowledge))
    if (need.place === at && (need.command === command || need.command === command.replace('take', 'buy')))
      return [noun, need]
  return undefined
}

function* deed(
  knowledge: PuzzleKnowledge,
  verbs: readonly string[],
  rest: string,
  at: string,
  chance: number,
  { chance: before, gain, ends }: Aim,
): Generator<Proposal> {
  const verb = sayable(knowledge, ...verbs)
  if (verb === undefined) return
  const reason = `to ${ends.toReversed().join(', to ')}`
  const step = offer(knowledge, { verb, rest, at, probability: before * chance, gain, reason, lesson: 'plan' })
  if (step) yield step
}
