/** Wording that this story understands: the first of several verbs that its dictionary knows. */
import type { Knowledge } from './knowledge.ts'

export function sayable(
  { vocabulary, unknownWords }: Pick<Knowledge, 'vocabulary' | 'unknownWords'>,
  ...verbs: readonly string[]
): string | undefined {
  return verbs.find((verb) => {
    const [first = ''] = verb.split(' ')
    return vocabulary.partsOf(first)?.verb === true && !unknownWords.has(first)
  })
}
