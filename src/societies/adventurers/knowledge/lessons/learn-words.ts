/**
 * Learns the author's own words from what is read and seen. `Seized. Wants OIL.`: that is what can be done to the cam.
 * `HESP. To mend what is broken.`: that word is for whatever is broken.
 */
import { FUNCTION_WORDS } from '../../../../worlds/adventure/english.ts'
import { ownPatterns } from '../../../../worlds/adventure/library-verbs.ts'
import { sentencesOf, wordsOf } from '../../../../worlds/adventure/text-parts.ts'
import { verbIn } from '../../../../worlds/adventure/verb-forms.ts'
import type { ThingsDraft } from '../draft.ts'
import { find } from '../holding.ts'
import { isAlive, isKind } from '../kinds.ts'
import { ANYTHING } from '../model/advice.ts'

const LOOKS = /^(?:examine|x|look at|search|read|learn)\b/
const LOUD = /^\p{Lu}{3,}$/u
const MOST_MEANING = 24
// what refuses speaks of what could be done as well
const DENIED = /\b(?:nothing|not|no need|never|can'?t|cannot|won'?t|doesn'?t)\b/i

export function learnWords(draft: ThingsDraft): void {
  const { last, reply, grammar, vocabulary, objects, here } = draft
  const [name] = last?.nouns ?? []
  if (name === undefined || last!.nouns.length > 1 || !LOOKS.test(last!.text) || reply.kind === 'not-here') return
  const own = new Set(ownPatterns(grammar, vocabulary).flatMap(({ verb, slots }) => (slots.length === 1 ? [verb] : [])))
  if (own.size === 0) return
  const thing = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
  const sentences = sentencesOf(reply.before.replaceAll('\n', ' '))
  for (const [place, sentence] of sentences.entries()) {
    const words = wordsOf(sentence)
    for (const [at, { text, lower }] of words.entries()) {
      const verb = own.has(lower) ? lower : verbIn(lower, vocabulary)
      if (verb === undefined || !own.has(verb) || name.split(' ').includes(lower)) continue
      // the word it is about stands first, and what it is for is said behind it
      if (at === 0 && verb === lower && LOUD.test(text)) keep(draft, verb, ANYTHING, sentences.slice(place).join(' '))
      else if (thing && !isAlive(thing) && !isKind(name, 'writing') && !DENIED.test(sentence)) keep(draft, verb, name)
    }
  }
}

function keep({ advice }: ThingsDraft, verb: string, first: string, told?: string): void {
  const key = `${verb} ${first}`
  if (advice.get(key) !== undefined) return
  const meaning = told === undefined ? undefined : meaningOf(told, verb)
  advice.set(key, { verb, first, ...(meaning !== undefined && { meaning }), isFollowed: false })
}

const meaningOf = (told: string, verb: string): readonly string[] =>
  [...new Set(wordsOf(told).map(({ lower }) => lower))]
    .filter((word) => word.length > 2 && word !== verb && (!FUNCTION_WORDS.has(word) || NEGATIVE.has(word)))
    .slice(0, MOST_MEANING)

const NEGATIVE = new Set(['not', 'never', 'nowhere', 'nobody'])
