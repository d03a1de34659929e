/** Learns of danger that grows: turn after turn the story adds the same sentence, each time a little worse. */
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import type { MapDraft } from './learn-map.ts'

const STEM_WORDS = 4
const MOST_SENTENCES = 30
// more of it tells nothing, and is written down every turn
const LONGEST_SENTENCE = 80
const GROWING = 2

export function learnDanger(draft: MapDraft): void {
  const { reply, here, situation, creeping, places } = draft
  const sentences = sentencesOf(reply.before.replaceAll(/\s+/g, ' ')).slice(0, MOST_SENTENCES)
  // the first one answers us
  const sentence = sentences.length > 1 ? sentences.at(-1)!.slice(0, LONGEST_SENTENCE) : ''
  const goesOn = creeping?.place === here && situation.cameFrom === undefined && isSameStem(sentence, creeping.sentence)
  const times = goesOn ? creeping.times + (sentence === creeping.sentence ? 0 : 1) : 0
  const isNone = sentence === '' || (times === 0 && sentence.split(' ').length <= STEM_WORDS)
  if (isNone) {
    if (creeping !== null) draft.creeping = null
  } else if (creeping?.place !== here || creeping.times !== times || creeping.sentence !== sentence)
    draft.creeping = { place: here, times, sentence }
  const place = places.get(here)
  if (place && times >= GROWING && place.perilous !== true) places.put({ ...place, perilous: true })
}

function isSameStem(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')]
  return a.length > STEM_WORDS && a.slice(0, STEM_WORDS).join(' ') === b.slice(0, STEM_WORDS).join(' ')
}
