/** Narrow ways, which do not let us pass with all we carry: what must be put down, and that we may come back for it. */
import { sentencesOf } from '../../../worlds/adventure/text-parts.ts'
import { heldIn, type Knowledge } from './knowledge.ts'

// as many things one gets through with, until told otherwise
const FEW = 2

const LADEN = /\b(?:carry|carrying|holding|load|burden|baggage|luggage|encumbered)\b/i
const OURS = /\byou(?:r|'re|'ve)?\b/i

/** We were told that what we carry is in the way; not that somebody else carries something. */
export const tellsNarrow = (text: string): boolean =>
  sentencesOf(text.replaceAll('\n', ' ')).some((sentence) => LADEN.test(sentence) && OURS.test(sentence))

export function learnNarrow(knowledge: Knowledge, from: string, way: string): void {
  const held = heldIn(knowledge).length
  const before = widthOf(knowledge, from, way) ?? FEW
  // fewer than should fit: do we know what we carry?
  if (held <= before) knowledge.beliefs.set('unsure', String(knowledge.step))
  knowledge.beliefs.set(`narrow ${from}`, `${way}|${Math.max(1, Math.min(before, held - 1))}`)
}

/** How many things fit through; undefined where nobody said that it is narrow. */
export function widthOf({ beliefs }: Pick<Knowledge, 'beliefs'>, from: string, way: string): number | undefined {
  const [narrow, width] = (beliefs.get(`narrow ${from}`) ?? '').split('|')
  return narrow === way ? Number(width) : undefined
}

/** How many things are in the way of going there. */
export function tooManyFor(knowledge: Knowledge, from: string, way: string): number {
  const width = widthOf(knowledge, from, way)
  return width === undefined ? 0 : Math.max(0, heldIn(knowledge).length - width)
}

export const isNarrowAt = ({ beliefs }: Pick<Knowledge, 'beliefs'>, place: string): boolean =>
  (beliefs.get(`narrow ${place}`) ?? '') !== ''
