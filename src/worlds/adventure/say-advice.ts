/** Says advice as a command: the sentence of the story's grammar that fits it best, with things for its nouns. */
import type { Grammar, SyntaxLine } from './grammar.ts'

export interface Saying {
  readonly verb: string
  readonly preposition?: string | undefined
  /** what stands for its nouns */
  readonly names: readonly string[]
}

/** Nothing when the story has no such sentence. Without a grammar the plain words are all there is. */
export function sayAdvice({ verb, preposition, names }: Saying, grammar: Grammar | undefined): string | undefined {
  if (grammar === undefined) return plainly(verb, preposition, names)
  const lines = grammar.verbOf(verb)?.lines ?? []
  const speakable = lines.filter(
    (line) => line.nouns === names.length && !line.reversed && line.tokens.every(isSpeakable),
  )
  const best = speakable.toSorted((a, b) => distance(a, preposition) - distance(b, preposition))[0]
  if (best === undefined) return undefined
  let next = 0
  const words = best.tokens.map((token) =>
    token.kind === 'word' ? (wordIn(token.words, preposition) ?? token.words[0]!) : names[next++]!,
  )
  return [verb, ...words].join(' ')
}

const isSpeakable = ({ kind }: SyntaxLine['tokens'][number]) => kind === 'noun' || kind === 'word'

const wordIn = (words: readonly string[], wanted: string | undefined) => words.find((word) => word === wanted)

/** The sentence with the preposition that was told, then the one with the fewest words beside its nouns. */
function distance({ tokens }: SyntaxLine, preposition: string | undefined): number {
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token.words] : []))
  const isTold = preposition !== undefined && words.some((each) => each.includes(preposition))
  return isTold ? words.length : 10 + words.length
}

function plainly(verb: string, preposition: string | undefined, [first, second]: readonly string[]): string {
  const words = [verb, first, second === undefined ? undefined : (preposition ?? 'with'), second]
  return words.filter((word) => word !== undefined).join(' ')
}
