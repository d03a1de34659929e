/**
 * Implied nouns in Infocom's grammar, where no line ends in a preposition. `stand up` is written `stand up OBJECT`,
 * with a thing wanted that has an attribute nothing real has: the parser then supposes one. Such a noun is nothing to
 * say.
 */
import type { Token } from './grammar.ts'
import type { RawLine } from './grammar-layout.ts'

type Rows = readonly (readonly RawLine[])[]

// fewer may be chance: a kind of thing that is only ever looked under
const LEAST_USES = 3

export function withoutImplied(rows: Rows): Rows {
  const implied = impliedAttribute(rows)
  if (implied === undefined) return rows
  const isSaid = (token: Token, place: number, tokens: readonly Token[]) =>
    token.kind !== 'noun' || token.attribute !== implied || (place > 1 && !isParticle(tokens[place - 1]))
  return rows.map((lines) => lines.map((line) => ({ ...line, tokens: line.tokens.filter(isSaid) })))
}

const PARTICLES = new Set(['up', 'down', 'on', 'off', 'in', 'out', 'over', 'away', 'back', 'around'])

/** `pick OBJ up` is whole; `turn OBJ with` is not: there the parser only shall not guess what with. */
const isParticle = (token: Token | undefined) => token?.kind === 'word' && PARTICLES.has(token.words[0] ?? '')

/** It always follows a preposition, and more than one, and most often right behind the verb. */
function impliedAttribute(rows: Rows): number | undefined {
  const uses = new Map<number, { isBare: boolean; afterVerb: number; prepositions: Set<string> }>()
  for (const { tokens } of rows.flat()) {
    for (const [place, token] of tokens.entries()) {
      if (token.kind !== 'noun' || token.attribute === undefined) continue
      const use = uses.get(token.attribute) ?? { isBare: false, afterVerb: 0, prepositions: new Set() }
      uses.set(token.attribute, use)
      const before = tokens[place - 1]
      if (before?.kind !== 'word') use.isBare = true
      else {
        use.prepositions.add(before.words[0] ?? '')
        if (place === 1) use.afterVerb++
      }
    }
  }
  const likely = [...uses].filter(
    ([, { isBare, afterVerb, prepositions }]) => !isBare && afterVerb >= LEAST_USES && prepositions.size > 1,
  )
  return likely.toSorted(([, a], [, b]) => b.afterVerb - a.afterVerb)[0]?.[0]
}
