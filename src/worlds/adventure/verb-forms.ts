/** Verb forms: from `turned`, `winding` or `lit` back to the verb that a story's parser knows. */
import type { Vocabulary } from './vocabulary.ts'

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'wound wind, lit light, given give, gave give, taken take, thrown throw, broken break, worn wear, ' +
    'fed feed, hung hang, dug dig, bound bind, bent bend, held hold, drunk drink, eaten eat, rung ring, ' +
    'shown show, sung sing, spoken speak, swung swing, tied tie, untied untie, torn tear, undone undo, ' +
    'woken wake, blown blow, driven drive, ridden ride, laid lay, bought buy, sold sell, paid pay, ' +
    'brought bring, swept sweep, burnt burn, hidden hide, shaken shake, slid slide, spun spin, ' +
    'struck strike, stuck stick, sunk sink, swum swim, written write, drawn draw, ground grind, done do, ' +
    'built build, caught catch, found find, led lead, lent lend, lost lose, made make, rewound rewind, ' +
    'sent send, sewn sew, sown sow, woven weave'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The verb of the story that a word is a form of; nothing when the story has none. */
export function verbIn(word: string, vocabulary: Vocabulary): string | undefined {
  return formsOf(word).find((form) => vocabulary.partsOf(form)?.verb === true)
}

function* endings(word: string): Generator<string> {
  // a dictionary that cuts words short knows `answered` as `answer`
  const isForm = /(?:ed|ing)$/.test(word)
  if (!isForm) yield word
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) yield irregular
  if (/[^aeiou]ied$/.test(word)) yield `${word.slice(0, -3)}y`
  for (const end of ['ed', 'ing']) {
    if (!word.endsWith(end) || word.length < end.length + 3) continue
    const stem = word.slice(0, -end.length)
    yield stem
    yield `${stem}e`
    // `fitted`, `ripping`
    if (stem.at(-1) === stem.at(-2)) yield stem.slice(0, -1)
  }
  if (isForm) yield word
}

const formsOf = (word: string) => [...endings(word)]
