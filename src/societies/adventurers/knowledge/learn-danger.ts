/** Learns of danger that grows: turn after turn the story adds the same sentence, each time a little worse. */
import { sentencesOf } from '../../../worlds/adventure/text-parts.ts'
import type { Knowledge } from './knowledge.ts'

const STEM_WORDS = 4
const MOST_SENTENCES = 30

export function learnDanger({ reply, here, beliefs, situation }: Knowledge): void {
  const [place = '', count = '0', ...before] = (beliefs.get('creeping') ?? '').split('|')
  const sentences = sentencesOf(reply.before.replaceAll(/\s+/g, ' ')).slice(0, MOST_SENTENCES)
  // the first one answers us
  const last = sentences.length > 1 ? sentences.at(-1)! : ''
  const earlier = before.join('|')
  const goesOn = place === here && situation.cameFrom === undefined && isSameStem(last, earlier)
  const times = goesOn ? Number(count) + (last === earlier ? 0 : 1) : 0
  const now = last === '' || (times === 0 && last.split(' ').length <= STEM_WORDS) ? '' : `${here}|${times}|${last}`
  if (now !== (beliefs.get('creeping') ?? '')) beliefs.set('creeping', now)
  if (times >= GROWING) beliefs.set(`perilous ${here}`, 'yes')
}

const GROWING = 2

function isSameStem(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')]
  return a.length > STEM_WORDS && a.slice(0, STEM_WORDS).join(' ') === b.slice(0, STEM_WORDS).join(' ')
}

/** It gets worse here every turn. */
export const isPerilous = ({ beliefs }: Pick<Knowledge, 'beliefs'>, place: string): boolean =>
  beliefs.get(`perilous ${place}`) === 'yes'
