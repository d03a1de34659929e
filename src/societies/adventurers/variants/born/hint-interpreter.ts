/**
 * Hint Interpreter: reads what a story writes in CAPITALS, as stories write what can be typed, and what it says when it
 * asks back; and makes commands of it with the things that stand beside it in the same sentence.
 */
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import type { Proposal } from '../../protocol.ts'
import { listIn, listing, type NewbornKnowledge, type RuleAgent } from './rule-agent.ts'

interface Hint {
  readonly at: string
  /** what is written large */
  readonly words: readonly string[]
  readonly sentence: string
}

const MOST_HINTS = 40
const LONGEST_SENTENCE = 200
const CAPITALS = /\b[A-Z]{3,}(?:-[A-Z]+)?\b/g
const LIKELY = 0.55
// much, because whoever is new is trusted with a quarter of it
const GAIN = 16
const LATER = 0.3

export const hintInterpreter: RuleAgent = {
  name: 'hint-interpreter',
  title: 'Hint Interpreter',
  responsibility: 'Makes commands of what the story hints at: words in capitals, and questions it asks back.',
  think(knowledge, notes) {
    const before = listIn<Hint>(notes, 'hints')
    const found = hintsIn(knowledge).filter(
      ({ sentence, at }) => !before.some((each) => each.sentence === sentence && each.at === at),
    )
    const hints = [...before, ...found].slice(-MOST_HINTS)
    const proposals = hints.flatMap((hint) => [...commandsOf(hint, knowledge, found.includes(hint))])
    return { proposals, ...(found.length > 0 && { notes: { hints } }) }
  },
  questions: [
    {
      asks: 'What has the story hinted at?',
      wording: /^(?:what|which)\b.{0,40}\b(?:hint|clue|capital)/i,
      answer: (notes) =>
        listing(
          'Hints',
          listIn<Hint>(notes, 'hints').map(({ words, at }) => `${words.join(', ')} (at ${at})`),
        ),
    },
  ],
}

function hintsIn({ view, here, last }: NewbornKnowledge): Hint[] {
  const text = (view.observation?.text ?? '').replaceAll(/\s+/g, ' ')
  // what is all in capitals is a title
  const large = (sentence: string) => sentence.match(CAPITALS)?.map((word) => word.toLowerCase()) ?? []
  return sentencesOf(text).flatMap((sentence) => {
    const words = large(sentence)
    const isTitle = words.length > 0 && !/[a-z]{3}/.test(sentence)
    if (words.length === 0 || words.length > 6 || isTitle || last?.verb === 'verbose') return []
    return [{ at: here, words, sentence: sentence.slice(0, LONGEST_SENTENCE) }]
  })
}

function* commandsOf(hint: Hint, knowledge: NewbornKnowledge, isFresh: boolean): Generator<Proposal> {
  const { vocabulary, grammar, objects, tried, here, unknownWords } = knowledge
  const lower = hint.sentence.toLowerCase()
  const near = [...objects.values()].filter(
    ({ location, properties }) => (location === hint.at || location === 'inventory') && !properties.includes('unreal'),
  )
  const named = near.filter(({ name }) => lower.includes(name.slice(name.lastIndexOf(' ') + 1)))
  const things = named.length > 0 ? named : near
  for (const word of hint.words) {
    const parts = vocabulary.partsOf(word)
    if (parts?.verb !== true || parts.meta || parts.direction || unknownWords.has(word)) continue
    const lines = grammar?.verbOf(word)?.lines ?? []
    const commands = [
      ...(lines.some(({ tokens }) => tokens.length === 0) ? [word] : []),
      ...(lines.some(({ nouns }) => nouns === 1) ? things.map(({ name }) => `${word} ${name}`) : []),
    ]
    for (const command of commands)
      if (
        tried.get(trialKey(hint.at, command)) === undefined &&
        tried.get(trialKey('inventory', command)) === undefined
      )
        yield {
          command,
          at: hint.at === here ? here : hint.at,
          gain: GAIN,
          probability: (isFresh ? LIKELY : LATER) / Math.sqrt(Math.max(1, things.length)),
          reason: `the story wrote ${word.toUpperCase()}`,
          lesson: 'capitals',
        }
  }
}
