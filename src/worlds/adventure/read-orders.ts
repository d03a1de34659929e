/** Reads orders: what a notice tells whoever comes by to do. `ALL TROLLEYS PIN DOWN BRAKES HERE.` `Put it OUT.` */
import { FUNCTION_WORDS } from './english.ts'
import { sentencesOf, wordsOf } from './text-parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Order {
  readonly verb: string
  readonly particle?: string
  /** what it is to be done to; `it` is left to whoever knows what was spoken of */
  readonly noun: string
}

const MOST_SENTENCES = 12
const PARTICLES = new Set(['down', 'out', 'up', 'off', 'on', 'away'])
const DENIES = new Set(['not', 'never', 'no', "don't", 'nobody', 'without'])
// what takes nothing, or says how to be
const NO_DEEDS = new Set(
  'keep be see have go come beware mind do stay say read look take note ring ask call'.split(' '),
)
// as far behind the verb as its object may stand
const FAR = 3

export function ordersIn(text: string, vocabulary: Vocabulary): Order[] {
  const orders: Order[] = []
  for (const sentence of sentencesOf(text.replaceAll('\n', ' ')).slice(0, MOST_SENTENCES)) {
    const words = wordsOf(sentence)
    for (const [place, { text: written, lower }] of words.entries()) {
      const isMeant = place === 0 || /^\p{Lu}{3,}$/u.test(written)
      if (!isMeant || vocabulary.partsOf(lower)?.verb !== true || NO_DEEDS.has(lower)) continue
      if (words.slice(0, place).some((word) => DENIES.has(word.lower))) continue
      const behind = words.slice(place + 1, place + 1 + FAR).map((word) => word.lower)
      const particle = behind.find((word) => PARTICLES.has(word))
      const noun = behind.map((word) => nounOf(word, vocabulary)).find((word) => word !== undefined)
      if (noun !== undefined) orders.push({ verb: lower, ...(particle !== undefined && { particle }), noun })
    }
  }
  return orders
}

/** As the story's dictionary spells it: brakes, and it knows a brake. */
function nounOf(word: string, vocabulary: Vocabulary): string | undefined {
  if (word === 'it' || word === 'them') return 'it'
  if (PARTICLES.has(word) || FUNCTION_WORDS.has(word)) return undefined
  return [word, word.replace(/s$/, '')].find((each) => vocabulary.partsOf(each)?.noun === true)
}
