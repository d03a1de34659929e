/** Verbs said alone: where nothing else is left to try, one of them may be what the place is for. */
import { sentencePatterns } from '../../../worlds/adventure/candidates.ts'
import type { Grammar } from '../../../worlds/adventure/grammar.ts'
import { isAlive, isValuable } from '../knowledge/kinds.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { WAYS } from '../knowledge/directions.ts'
import type { Proposal } from '../protocol.ts'
import { nounOf } from './combine.ts'
import { offer } from './offer.ts'
import type { PuzzleKnowledge } from '../views.ts'

const GAIN = 4
const SELDOM = 0.012
// somebody or something here refused us in words of its own
const AT_PUZZLE = 2.5
// something precious, and it does not let itself be taken
const AT_TREASURE = 6
// the text speaks of what comes of it: a prayer, in a temple
const AT_ITS_NAME = 8
const SHORTEST = 4
// said once or twice, an answer was written for this
const ITS_OWN = 2
// what everybody says, has ways of its own to be said, or ends badly
const NOT_FOR_TRYING =
  /^(?:look|l|inventory|invent|i|wait|z|go|walk|run|enter|exit|in|out|off|on|leave|stand|sit|lie|jump|leap|dive|hop|skip|sleep|nap|die|attack|kill|stay|yes|y|no|again|g|back|take|get|drop|save|restor\w*|restar\w*|quit|q|use|diagno\w*|what\w*|where|who|comman\w*|give)$/

// each word that does nothing makes the next less likely, here and elsewhere
const ALONE = 'alone'

const known = new WeakMap<Grammar, readonly string[]>()

function wordsIn(knowledge: PuzzleKnowledge): readonly string[] {
  const { grammar, vocabulary } = knowledge
  // what a library brings along does nothing alone; what an author added is tried with everything else of theirs
  if (grammar === undefined || vocabulary.dialect === 'inform') return []
  let words = known.get(grammar)
  if (words === undefined) {
    const alone = sentencePatterns(grammar, vocabulary).filter(({ tokens }) => tokens.length === 0)
    known.set(
      grammar,
      (words = [...new Set(alone.map(({ verb }) => verb))].filter((verb) => !NOT_FOR_TRYING.test(verb))),
    )
  }
  return words
}

/** What the text of this place names, and the author's own words for why a way is none. */
function nounsAt({ objects, here, tried, answers }: PuzzleKnowledge): string[] {
  const nouns: string[] = []
  for (const way of WAYS) {
    const { kind, told = '' } = tried.get(trialKey(here, way)) ?? {}
    if (kind === 'refusal' && (answers.get(told) ?? 0) <= ITS_OWN) nouns.push(...told.toLowerCase().split(/\W+/))
  }
  for (const { name, location } of objects.values()) if (location === here) nouns.push(nounOf(name))
  return nouns
}

export function* sayAlone(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { here, objects, vocabulary } = knowledge
  let odds = 1
  for (const object of objects.values()) {
    if (object.location !== here) continue
    if (object.properties.includes('fixed') && isValuable(object)) odds = AT_TREASURE
    else if (object.properties.includes('obstacle') || isAlive(object)) odds = Math.max(odds, AT_PUZZLE)
  }
  const nouns = nounsAt(knowledge)
  for (const verb of wordsIn(knowledge)) {
    if (vocabulary.partsOf(verb)?.direction === true) continue
    const isNamed = verb.length >= SHORTEST && nouns.some((noun) => noun !== verb && noun.startsWith(verb))
    const probability = SELDOM * (isNamed ? Math.max(odds, AT_ITS_NAME) : odds)
    const proposal = offer(knowledge, {
      verb,
      rest: '',
      at: here,
      probability,
      gain: GAIN,
      reason: 'a word for this place?',
      lesson: ALONE,
    })
    if (proposal) yield proposal
  }
}
