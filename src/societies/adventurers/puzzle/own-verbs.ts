/** Tries a story's own verbs on what is around: its author added them to the usual ones for a reason. */
import { spoken, type Pattern } from '../../../worlds/adventure/candidates.ts'
import { ownPatterns } from '../../../worlds/adventure/library-verbs.ts'
import type { ObjectSeen } from '../board.ts'
import { isAlive, isAround } from '../knowledge/kinds.ts'
import { carriedIn } from '../knowledge/model/load.ts'
import type { Proposal } from '../protocol.ts'
import { isLearned } from './say-words.ts'
import { offer } from './offer.ts'
import type { Reach } from './reach.ts'
import type { PuzzleKnowledge } from '../views.ts'

const GAIN = 4
// the thing is called after what is done with it: a fishing net, a winding key
const CALLED_AFTER = 0.35
// it stood in our way, or there is more to it
const TELLING_TARGET = 0.2
const ANYTHING = 0.02
const ALONE = 0.02
const WARNED = 0.1
// nothing of its own was ever said of it
const PLAIN = 0.3
// each time that it gave the same answer as before
const EMPTY = 0.4
// leaves us in the dark, or is for people, with whom others speak
const NOT_FOR_TRYING = /^(?:douse|exting\w*|snuff|quench|chat|greet|hello|hi|thank\w*|talk|speak)$/

export function* useOwnVerbs(knowledge: PuzzleKnowledge, reach: Reach): Generator<Proposal> {
  const patterns = ownPatterns(knowledge.grammar, knowledge.vocabulary)
  if (patterns.length === 0) return
  const held = carriedIn(knowledge)
  const around = [...knowledge.objects.values()].filter(isReal)
  // where we hardly got away once, the next thing we try may be the last
  const careAt = (place: string) => (knowledge.places.get(place)?.warned === undefined ? 1 : WARNED)
  for (const pattern of patterns) {
    const { verb, slots } = pattern
    if (knowledge.unknownWords.has(verb) || NOT_FOR_TRYING.test(verb) || isLearned(knowledge, verb)) continue
    const hope = EMPTY ** (knowledge.luck.get(`own ${verb}`)?.stale ?? 0)
    const isCalled = ({ name }: ObjectSeen) => isCalledAfter(name, verb)
    const hasTool = held.some(isCalled)
    const chanceWith = (target: ObjectSeen): number => {
      if (isTelling(target)) return hasTool || isCalled(target) ? CALLED_AFTER : TELLING_TARGET * hope
      return (isCalled(target) || (hasTool && target.location !== 'inventory') ? CALLED_AFTER : ANYTHING) * hope
    }
    const suggest = (things: readonly ObjectSeen[], at: string, probability: number) => {
      const rest = spoken(
        pattern,
        things.map(({ name }) => name),
      ).slice(verb.length + 1)
      const reason = `this story has a word for it: ${verb}`
      return offer(knowledge, { verb, rest, at, probability, gain: GAIN, reason, lesson: `own ${verb}` })
    }
    if (slots.length === 0) {
      const here = around.filter(({ location }) => location === knowledge.here)
      const alone = suggest([], knowledge.here, hasTool && here.some(isTelling) ? CALLED_AFTER : ALONE * hope)
      if (alone) yield alone
      continue
    }
    for (const target of around) {
      const chance = chanceWith(target) * (target.properties.includes('plain') ? PLAIN : 1) * careAt(target.location)
      if (!fits(target, slots[0]!) || !reach(target.location, chance * GAIN)) continue
      const tools = held.filter((tool) => tool.id !== target.id && isCalled(tool))
      for (const second of slots.length === 1 ? [[]] : tools.map((tool) => [tool])) {
        const proposal = suggest([target, ...second], target.location, chance)
        if (proposal) yield proposal
      }
    }
  }
}

const isTelling = ({ properties }: ObjectSeen): boolean => properties.includes('telling')

const isReal = ({ location, properties, name }: ObjectSeen): boolean =>
  location !== 'gone' && !properties.includes('mentioned') && !properties.includes('unreal') && !isAround(name)

const fits = (object: ObjectSeen, { creature, held }: Pattern['slots'][number]): boolean =>
  (!creature || isAlive(object)) && (!held || object.location === 'inventory')

const SHORTEST_STEM = 4

/** `fish` and a fishing net; `wind` and a winder. */
function isCalledAfter(name: string, verb: string): boolean {
  return name.split(/[\s-]+/).some((word) => word === verb || (verb.length >= SHORTEST_STEM && word.startsWith(verb)))
}
