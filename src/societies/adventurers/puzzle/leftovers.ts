/**
 * Leftovers: when nobody has a better idea, sentences of the story's grammar about what is here, and about what is at
 * the place where least was tried. Each verb that brings nothing is worth less with the next thing.
 */
import { sentencePatterns, spoken, type Pattern } from '../../../worlds/adventure/candidates.ts'
import type { ObjectSeen } from '../board.ts'
import { isAlive, isAround } from '../knowledge/kinds.ts'
import { afforded } from '../knowledge/affordances.ts'
import { carriedIn } from '../knowledge/model/load.ts'
import type { Proposal } from '../protocol.ts'
import { pathsIn } from '../strategy/bid.ts'
import type { PuzzleKnowledge } from '../views.ts'
import { offer } from './offer.ts'

const GAIN = 3
// less than whatever somebody has a reason for
const FAINT = 0.004
// once done, it cannot be taken back
const RASH = 0.25
const RASHLY =
  /^(?:attack|fight|hit|kill|murder|break|smash|destroy|burn|light|cut|slice|eat|drink|swallow|taste|jump|leap|dive|throw|touch|douse|exting\w*|close|shut|lock|drop|remove)$/
// others know when these are in place
const NOT_FOR_TRYING =
  /^(?:take|get|pick|inventory|look|examine|go|walk|run|ask|tell|answer|say|give|show|wait|undo|swear|curse\w*|sleep|kiss|think|sing|sorry|consult)$/

export function* tryLeftovers(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { grammar, vocabulary, unknownWords, here } = knowledge
  if (grammar === undefined) return
  const held = carriedIn(knowledge)
  const elsewhere = leastTried(knowledge)
  const targets = [...knowledge.objects.values()].filter(
    (object) =>
      isReal(object) && (object.location === here || object.location === 'inventory' || object.location === elsewhere),
  )
  for (const pattern of sentencePatterns(grammar, vocabulary)) {
    const { verb, slots } = pattern
    if (slots.length === 0 || NOT_FOR_TRYING.test(verb) || unknownWords.has(verb)) continue
    const chance = FAINT * (RASHLY.test(verb) ? RASH : 1)
    for (const target of targets)
      for (const things of sentencesWith(target, pattern, held)) {
        const rest = spoken(
          pattern,
          things.map(({ name }) => name),
        ).slice(verb.length + 1)
        const proposal = offer(knowledge, {
          verb,
          rest,
          at: target.location,
          probability: chance * suits(target, verb, slots.length),
          gain: GAIN,
          reason: 'it was never tried',
          lesson: `any ${verb} ${slots.length}`,
        })
        if (proposal) yield proposal
      }
  }
}

const HELD = 0.4
const MARKED = 2
const TELLING = ['obstacle', 'telling', 'noted', 'closed', 'locked', 'barred'] as const

/** What stands in our way before what we carry about; a verb by what came of it with such things elsewhere. */
function suits(target: ObjectSeen, verb: string, nouns: number): number {
  const held = target.location === 'inventory' ? HELD : 1
  const isMarked = TELLING.some((mark) => target.properties.includes(mark))
  // of two things, each pair is as unlikely as the next
  const usual = nouns === 1 ? afforded(verb, target.name, USUAL) / USUAL : 0.5
  return held * usual * (isMarked ? MARKED : 1)
}

const USUAL = 0.03

/** The thing alone, or with each that we hold, in the order of the sentence. */
function* sentencesWith(
  target: ObjectSeen,
  { slots: [first, second] }: Pattern,
  held: readonly ObjectSeen[],
): Generator<readonly ObjectSeen[]> {
  if (second === undefined) {
    if (fits(target, first!)) yield [target]
    return
  }
  for (const tool of held) {
    if (tool.id === target.id) continue
    const things = first!.held && !second.held ? [tool, target] : [target, tool]
    if (fits(things[0]!, first!) && fits(things[1]!, second)) yield things
  }
}

const fits = (object: ObjectSeen, { creature, held }: Pattern['slots'][number]): boolean =>
  (!creature || isAlive(object)) && (!held || object.location === 'inventory')

const isReal = ({ name, properties }: ObjectSeen): boolean =>
  !isAround(name) && !UNREAL.some((mark) => properties.includes(mark))

const UNREAL = ['unreal', 'mentioned', 'plain', 'risky'] as const

/** Of the places that can be reached, the one with the fewest tries for the things that are there. */
function leastTried(knowledge: PuzzleKnowledge): string | undefined {
  const tries = new Map<string, number>()
  for (const [key] of knowledge.tried.entries()) {
    const place = key.slice(0, key.indexOf('|'))
    tries.set(place, (tries.get(place) ?? 0) + 1)
  }
  const things = new Map<string, number>()
  for (const object of knowledge.objects.values())
    if (isReal(object)) things.set(object.location, (things.get(object.location) ?? 0) + 1)
  let least: string | undefined
  let fewest = Infinity
  for (const [place] of pathsIn(knowledge)) {
    const count = things.get(place) ?? 0
    const share = count === 0 ? Infinity : (tries.get(place) ?? 0) / count
    if (share < fewest) [least, fewest] = [place, share]
  }
  return least
}
