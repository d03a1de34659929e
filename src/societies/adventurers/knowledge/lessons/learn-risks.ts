/** Learns risks: what a notice or the text itself warns of is left for last while there is one life. */
import { mentionsIn } from '../../../../worlds/adventure/read-things.ts'
import { isWarning } from '../../../../worlds/adventure/read-risk.ts'
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import type { ThingsDraft } from '../draft.ts'
import { find, marked } from '../holding.ts'
import { has } from '../model/things.ts'

const MOST_SENTENCES = 30

export function learnRisks({ reply, last, objects, here, vocabulary }: ThingsDraft): void {
  const spokenOf = last?.nouns.length === 1 ? last.nouns : []
  const texts = [reply.before, reply.description, ...reply.listing].join(' ')
  for (const sentence of sentencesOf(texts.replaceAll(/\s+/g, ' ')).slice(0, MOST_SENTENCES)) {
    if (!isWarning(sentence)) continue
    for (const name of [...mentionsIn(sentence, vocabulary).map((each) => each.name), ...spokenOf]) {
      const object = find(objects.values(), name, here)
      if (object && !has(object, 'risky') && !has(object, 'portable')) objects.put(marked(object, 'risky'))
    }
  }
}
