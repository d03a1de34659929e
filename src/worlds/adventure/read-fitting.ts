/**
 * Reads what fits where: "It goes in the socket", "It wants a handle", "There is no carbide in the pot". Put there, the
 * thing may do what it is for.
 */
import { mentionsIn } from './read-things.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A thing that is named; what was just spoken of; or whatever would do. */
export type Advised = { readonly name: string } | 'it' | 'anything'

export interface Advice {
  /** as the story's dictionary may have it */
  readonly verb: string
  readonly first?: Advised
  readonly preposition?: string
  readonly second?: Advised
  /** the sentence it was read in */
  readonly told: string
}

const FITS = /\b(?:goes?|fits?|belongs?|slots?|screws?|plugs?|clips?) (in|into|inside|on|onto|over|round|around) /i
const LACKS =
  /\b(?:lacks?|wants?|needs?|requires?|(?:has|is|are|was|were|be) no|there'?s no) (?:an? |some |its |the )?(?=[a-z])/i
const NOT_IN = /\b(?:is|are)(?: not|n't) (in|on) (?:its|the|their) /i
// `a bar for the roll`
const MADE_FOR =
  /\b(slot|socket|holder|hook|peg|rack|stand|bracket|bar|hole|cradle|niche|recess|groove|mount|pedestal|plinth) for (?=(?:the|an?|your|its|one) )/i
const WHERE = /^\W{0,3}(?:[\w'-]+ ){0,4}?(in|on|inside|for) (?:its|the|an?) /i
// nobody misses what is only not here
const NOT_HERE = /^(?:such\b|[\w'-]+(?: [\w'-]+)? (?:here|there|that way|to be)\b)/i
// what we want or lack is said otherwise
const OURS = /\b(?:you|we|i|he|she|they|nobody|nothing|who|"|“)\b[^.]{0,20}$/i

export function fittingIn(sentence: string, vocabulary: Vocabulary): Advice[] {
  const put = (first: Advice['first'], preposition: string, second: Advice['second']): Advice[] =>
    first === undefined || second === undefined
      ? []
      : [
          {
            verb: 'put',
            first,
            preposition: /^(?:on|over|round|around)/i.test(preposition) ? 'on' : 'in',
            second,
            told: sentence,
          },
        ]
  const lastIn = (text: string) => named(mentionsIn(text, vocabulary).at(-1))
  const firstIn = (text: string) => named(mentionsIn(text, vocabulary)[0])
  const not = NOT_IN.exec(sentence)
  if (not) return put(lastIn(sentence.slice(0, not.index)), not[1]!, firstIn(sentence.slice(end(not))))
  const fits = FITS.exec(sentence)
  if (fits) {
    const subject = lastIn(sentence.slice(0, fits.index)) ?? (/\b(?:it|they|this)\b/i.test(sentence) ? 'it' : undefined)
    return put(subject, fits[1]!, firstIn(sentence.slice(end(fits))))
  }
  const made = MADE_FOR.exec(sentence)
  if (made)
    return put(firstIn(sentence.slice(end(made))), 'in', lastIn(sentence.slice(0, made.index + made[1]!.length)))
  const lacks = LACKS.exec(sentence)
  if (!lacks || OURS.test(sentence.slice(0, lacks.index))) return []
  const rest = sentence.slice(end(lacks))
  // `There's no pump here.`
  if (NOT_HERE.test(rest)) return []
  const first = firstIn(rest)
  const where = WHERE.exec(rest)
  if (where) return put(first, where[1]!, firstIn(rest.slice(end(where))))
  return put(first, 'in', lastIn(sentence.slice(0, lacks.index)) ?? 'it')
}

const named = (mention: { readonly name: string } | undefined) => (mention ? { name: mention.name } : undefined)
const end = (match: RegExpExecArray) => match.index + match[0].length
