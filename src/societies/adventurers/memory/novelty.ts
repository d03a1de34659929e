/**
 * Novelty: who remembers everything that was done knows what was not. When nothing has been new for a while, Memory
 * goes through the sentences of the story's grammar with the names it has answered to, the most promising first: verbs
 * that have worked in this game, things that were hardly touched, two things of which one speaks of the other.
 */
import { sentencePatterns, spoken, type Pattern } from '../../../worlds/adventure/candidates.ts'
import { ownPatterns } from '../../../worlds/adventure/library-verbs.ts'
import { parseCommand } from '../knowledge/command.ts'
import { isAlive } from '../knowledge/kinds.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { pathsIn } from '../strategy/bid.ts'
import type { Proposal } from '../protocol.ts'
import type { MemoryKnowledge } from '../views.ts'
import { namesAt, type KnownName } from './known-names.ts'
import { patternsOf } from './patterns.ts'

const GAIN = 2.5
// as much as so many tries, of which one in twenty worked
const PRIOR = 4
const SELDOM = 0.05
// what has worked oftener works with things of its kind, and those are known
const MOST_PROVEN = 1
// less than anybody else hopes for: it is for when nobody knows better
const AT_MOST = 0.012
const SHARE = 0.2
// what is answered in the same words whatever it is done with, is not what it is for
const FEW = 1
const USUAL = 0.6
const MOST_IDEAS = 4

// what its author taught the story is there for a reason
const OWN = 2
const PAIR = 0.4
const BOTH_HELD = 2
// the one is named or told of with the other
const RELATED = 5
// each try with a thing makes the next a little less likely, and each that brought nothing at a place the next there
const TIRED_OF_THING = 0.95
const TIRED_OF_PLACE = 0.96

// others know whom and what to do it with; it is no deed; or it puts away, destroys or ends what cannot be had again
const NOT_FOR_TRYING =
  /^(?:ask|tell|say|answer|shout|speak|talk|chat|greet|hello|consult|think|go|walk|run|leave|enter|exit|take|get|open|close|look|examine|read|drop|discard|throw|attack|break|smash|kill|hit|fight|eat|burn|destroy|jump|swim|dive|sleep|wake|kiss|yes|no|sorry|swear|remove|disrobe|shed|wait|z)$/

interface Sentence {
  readonly pattern: Pattern
  readonly chance: number
}

/** What nobody has tried here, and at the place where we have tried least. */
export function* novel(knowledge: MemoryKnowledge): Generator<Proposal> {
  const { here } = knowledge
  const sentences = sentencesIn(knowledge)
  if (sentences.length === 0) return
  const spent = spentAt(knowledge)
  yield* ideasAt(knowledge, here, sentences, TIRED_OF_PLACE ** (spent.get(here) ?? 0))
  const other = leastTried(knowledge, spent)
  if (other !== undefined) yield* ideasAt(knowledge, other, sentences, TIRED_OF_PLACE ** (spent.get(other) ?? 0))
}

/** The likeliest verbs first. */
function sentencesIn(knowledge: MemoryKnowledge): Sentence[] {
  const { grammar, vocabulary, successful, failed, unknownWords } = knowledge
  const own = new Set(ownPatterns(grammar, vocabulary))
  const alike = alikeBy(knowledge)
  const sentences: Sentence[] = []
  for (const pattern of sentencePatterns(grammar, vocabulary)) {
    const { verb, slots } = pattern
    if (slots.length === 0 || NOT_FOR_TRYING.test(verb) || unknownWords.has(verb)) continue
    const [kind] = patternsOf(parseCommand(spoken(pattern, BLANKS.slice(0, slots.length))))
    const successes = successful.get(kind) ?? 0
    const tries = successes + (failed.get(kind) ?? 0)
    const rate = (PRIOR * SELDOM + Math.min(successes, MOST_PROVEN)) / (PRIOR + tries)
    const usual = USUAL ** Math.max(0, (alike.get(kind) ?? 0) - FEW)
    sentences.push({ pattern, chance: rate * usual * (own.has(pattern) ? OWN : 1) * (slots.length > 1 ? PAIR : 1) })
  }
  return sentences.toSorted((one, other) => other.chance - one.chance)
}

const BLANKS = ['qqq', 'zzz']

/** By the kind of deed, with how many things it was answered most often in the same words. */
function alikeBy({ tried }: MemoryKnowledge): Map<string, number> {
  const told = new Map<string, number>()
  const most = new Map<string, number>()
  for (const [key, trial] of tried.entries()) {
    const [kind] = patternsOf(parseCommand(key.slice(key.lastIndexOf('|') + 1)))
    const answer = `${kind}|${trial.told}`
    const times = (told.get(answer) ?? 0) + 1
    told.set(answer, times)
    if (times > (most.get(kind) ?? 0)) most.set(kind, times)
  }
  return most
}

interface Idea {
  readonly command: string
  readonly chance: number
  readonly reason: string
}

function* ideasAt(
  knowledge: MemoryKnowledge,
  at: string,
  sentences: readonly Sentence[],
  hope: number,
): Generator<Proposal> {
  const names = namesAt(knowledge, at)
  const creatures = creaturesIn(knowledge)
  let best: Idea[] = []
  const areRelated = relating()
  for (const { pattern, chance } of sentences) {
    // most are none of the best, and then need not be put into words
    const isGood = (likely: number) => best.length < MOST_IDEAS || chance * likely > best.at(-1)!.chance
    // what comes later is less likely whatever it is done with
    if (best.length === MOST_IDEAS && chance * RELATED * BOTH_HELD <= best.at(-1)!.chance) break
    for (const idea of filled(pattern, names, creatures, { isGood, areRelated })) {
      if (wasTried(knowledge, at, idea.command)) continue
      best = [...best, { ...idea, chance: chance * idea.chance }]
        .toSorted((a, b) => b.chance - a.chance)
        .slice(0, MOST_IDEAS)
    }
  }
  for (const { command, chance, reason } of best)
    yield { command, at, gain: GAIN, probability: Math.min(AT_MOST, chance * SHARE) * hope, reason }
}

type Relating = (one: KnownName, other: KnownName) => boolean

/** Asked of the same two for every sentence. */
function relating(): Relating {
  const known = new Map<KnownName, Map<KnownName, boolean>>()
  return (one, other) => {
    let others = known.get(one)
    if (others === undefined) known.set(one, (others = new Map()))
    let are = others.get(other)
    if (are === undefined) others.set(other, (are = isRelated(one, other)))
    return are
  }
}

interface Sifting {
  readonly isGood: (chance: number) => boolean
  readonly areRelated: Relating
}

function* filled(
  pattern: Pattern,
  names: readonly KnownName[],
  creatures: ReadonlySet<string>,
  { isGood, areRelated }: Sifting,
): Generator<Idea> {
  const [first, second] = pattern.slots
  const fits = ({ name, isHeld }: KnownName, { creature, held }: Pattern['slots'][number]) =>
    (!creature || creatures.has(name)) && (!held || isHeld)
  for (const one of names) {
    if (!fits(one, first!)) continue
    const chance = TIRED_OF_THING ** one.tries
    if (second === undefined) {
      if (!isGood(chance)) continue
      yield { command: spoken(pattern, [one.name]), chance, reason: `nobody has tried that with ${one.name}` }
      continue
    }
    for (const other of names) {
      if (other === one || !fits(other, second) || !(one.isHeld || other.isHeld)) continue
      const held = one.isHeld && other.isHeld ? BOTH_HELD : 1
      const unrelated = held * TIRED_OF_THING ** Math.min(one.tries, other.tries)
      if (!isGood(unrelated * RELATED)) continue
      const likely = areRelated(one, other) ? unrelated * RELATED : unrelated
      if (!isGood(likely)) continue
      yield {
        command: spoken(pattern, [one.name, other.name]),
        chance: likely,
        reason: `nobody has tried ${one.name} with ${other.name}`,
      }
    }
  }
}

/** `carbide` and `carbide lamp`, but not `lamp`; or what is told of the one speaks of the other. */
function isRelated(one: KnownName, other: KnownName): boolean {
  const [words, others] = [one.name.split(' '), other.name.split(' ')]
  const [noun, otherNoun] = [words.at(-1)!, others.at(-1)!]
  // two names of one thing
  if (noun === otherNoun || (words.length > 1 && others.length > 1 && words.every((word) => others.includes(word))))
    return false
  if (words.some((word) => others.includes(word))) return true
  const speaksOf = (text: string, word: string) => ` ${text.toLowerCase()} `.includes(` ${word}`)
  return speaksOf(one.look, otherNoun) || speaksOf(other.look, noun)
}

const creaturesIn = ({ objects }: MemoryKnowledge): ReadonlySet<string> =>
  new Set([...objects.values()].filter(isAlive).map(({ name }) => name))

const wasTried = ({ tried }: MemoryKnowledge, at: string, command: string): boolean =>
  tried.get(trialKey(at, command)) !== undefined || tried.get(trialKey('inventory', command)) !== undefined

/** How much was tried at each place since anything was new. */
function spentAt({ tried, step, gameState }: MemoryKnowledge): Map<string, number> {
  const since = step - gameState.stepsSinceProgress
  const spent = new Map<string, number>()
  for (const [key, trial] of tried.entries()) {
    if (trial.step < since) continue
    const place = key.slice(0, key.lastIndexOf('|'))
    spent.set(place, (spent.get(place) ?? 0) + 1)
  }
  return spent
}

/** Where we can go and have done least of late; the nearest of them. */
function leastTried(knowledge: MemoryKnowledge, spent: ReadonlyMap<string, number>): string | undefined {
  let least: { readonly id: string; readonly cost: number } | undefined
  for (const [id, { distance }] of pathsIn(knowledge)) {
    if (id === knowledge.here || knowledge.places.get(id)?.dark === true) continue
    const cost = (spent.get(id) ?? 0) + distance
    if (least === undefined || cost < least.cost) least = { id, cost }
  }
  return least?.id
}
