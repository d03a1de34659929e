/**
 * Says words that were learned by reading: what is told of a word in the story's own language tells what it is good
 * for. `HESP. To mend what is broken`: to the ladder in two pieces, not to the lamp.
 */
import type { ObjectSeen } from '../board.ts'
import { isAround } from '../knowledge/kinds.ts'
import type { KeptAdvice } from '../knowledge/model/advice.ts'
import { ANYTHING, openAdvice } from '../knowledge/model/advice.ts'
import { has } from '../knowledge/model/things.ts'
import type { Proposal } from '../protocol.ts'
import type { PuzzleKnowledge } from '../views.ts'
import { nounOf } from './combine.ts'
import { offer } from './offer.ts'
import type { Reach } from './reach.ts'

const GAIN = 6
// what is told of the thing fits what is told of the word
const FITTING = 0.4
// it is in our way, and nobody knows
const AT_OBSTACLE = 0.03
const WARNED = /\b(?:nowhere|never|not|no one|nobody)\b/i

// what a word is for, and how that looks which needs it
const SENSES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:open\w*|unlock\w*|unseal\w*)$/, /\b(?:shut|closed|locked|sealed|barred|bolted)\b/],
  [
    /^(?:mend\w*|repair\w*|restor\w*|heal\w*|whole|join\w*)$/,
    /\b(?:broken|torn|cracked|snapped|split|(?:two|several|in) pieces|hal(?:f|ves)|shattered|burst)\b/,
  ],
  [/^(?:light\w*|shin\w+|glow\w*|bright\w*|lamp)$/, /\b(?:dark|unlit|wick|candle|lamp|lantern|torch)\b/],
  [/^(?:small\w*|shrink\w*|little|lessen|dwindl\w+)$/, /\b(?:large|big|huge|great|giant|enormous|vast)\b/],
  [/^(?:grow\w*|larg\w+|swell\w*|big\w*)$/, /\b(?:small|tiny|little|seed\w*|sapling|withered)\b/],
  [/^(?:cold|cool\w*|freez\w+|frost|ice)$/, /\b(?:hot|fire|flames?|burning|boiling|water)\b/],
  [/^(?:heat\w*|warm\w*|burn\w*|melt\w*|thaw\w*|fire)$/, /\b(?:cold|frozen|ice|icy|wax|snow|damp)\b/],
  [/^(?:clean\w*|wash\w*|clear\w*)$/, /\b(?:dirt\w*|dust\w*|filth\w*|grime|grimy|rust\w*|mud\w*|soot\w*)\b/],
  [/^(?:sleep\w*|calm\w*|sooth\w+|tame\w*|quiet)$/, /\b(?:angry|fierce|wild|growl\w*|guard\w*|awake|furious)\b/],
  [/^(?:wake\w*|awaken\w*|rous\w+)$/, /\b(?:asleep|sleeping|sleeps|snor\w+)\b/],
  [/^(?:lift\w*|float\w*|fly|rais\w+|mov\w+)$/, /\b(?:heavy|heav\w+|stuck|boulder|weighs?)\b/],
]

export function* sayWords(knowledge: PuzzleKnowledge, reach: Reach): Generator<Proposal> {
  for (const advice of openAdvice(knowledge)) {
    const { verb, first, meaning } = advice
    if (first !== ANYTHING || meaning === undefined) continue
    for (const thing of knowledge.objects.values()) {
      if (!isReal(thing)) continue
      const probability = chanceOf(knowledge, advice, thing)
      if (probability === 0 || !reach(thing.location, probability * GAIN)) continue
      const proposal = offer(knowledge, {
        verb,
        rest: thing.name,
        at: thing.location,
        probability,
        gain: GAIN,
        reason: `that is what ${verb} is for`,
        lesson: `word ${verb}`,
      })
      if (proposal) yield proposal
    }
  }
}

/** Words that were learned are for what was told of them, and for nothing else. */
export const isLearned = (knowledge: Pick<PuzzleKnowledge, 'advice'>, verb: string): boolean =>
  openAdvice(knowledge).some((kept) => kept.verb === verb && kept.first === ANYTHING && kept.meaning !== undefined)

function chanceOf(knowledge: PuzzleKnowledge, { meaning = [] }: KeptAdvice, thing: ObjectSeen): number {
  if (meaning.includes(nounOf(thing.name))) return FITTING
  const looks = `${thing.properties.join(' ')} ${toldOf(knowledge, thing)}`.toLowerCase()
  for (const [purpose, state] of SENSES)
    if (meaning.some((word) => purpose.test(word)) && state.test(looks)) return FITTING
  const isRisky = meaning.some((word) => WARNED.test(word))
  return has(thing, 'obstacle') && !isRisky ? AT_OBSTACLE : 0
}

/** What we were told when we looked at it, and what is told of it where it is. */
function toldOf({ tried, places }: PuzzleKnowledge, { name, location }: ObjectSeen): string {
  const noun = nounOf(name)
  const sentences = (places.get(location)?.description ?? '').split(/[.;!?]/)
  const seen = ['examine', 'read', 'search'].map((verb) => tried.get(`${location}|${verb} ${name}`)?.told ?? '')
  return [name, ...sentences.filter((sentence) => sentence.toLowerCase().includes(noun)), ...seen].join(' ')
}

const isReal = ({ location, properties, name }: ObjectSeen): boolean =>
  location !== 'gone' && !properties.includes('unreal') && !properties.includes('mentioned') && !isAround(name)
