/**
 * From a noun as it is written to the forms it may be filed under: WordNet's rules of detachment, and plurals that
 * follow none.
 */

// English plurals no rule makes; those in -men and -ves follow the rules below
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `alumni alumnus|antennae antenna|axes ax|axes axis|bases basis|cacti cactus|calves calf|children child|dice die
  feet foot|fungi fungus|geese goose|halves half|hooves hoof|indices index|knives knife|larvae larva|leaves leaf
  lice louse|lives life|loaves loaf|matrices matrix|mice mouse|nuclei nucleus|oxen ox|pence penny|people person
  phenomena phenomenon|radii radius|scarves scarf|selves self|shelves shelf|sheaves sheaf|staves staff
  stimuli stimulus|teeth tooth|thieves thief|vertebrae vertebra|vertices vertex|wharves wharf|wives wife
  wolves wolf|dwarves dwarf|elves elf|criteria criterion`
    .split(/\||\n\s*/)
    .map((pair) => pair.split(' '))
    .map(([plural = '', singular = '']) => [plural, singular]),
)

/** As WordNet's `morphy` detaches them from nouns, in its order. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['ses', 's'],
  ['ves', 'f'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['men', 'man'],
  ['ies', 'y'],
  ['s', ''],
]

/** The first form that is known; the word itself when it is. */
export function findLemma(word: string, isKnown: (form: string) => boolean): string | undefined {
  if (isKnown(word)) return word
  const start = word.lastIndexOf('_') + 1
  const irregular = IRREGULAR.get(start === 0 ? word : word.slice(start))
  if (irregular !== undefined && isKnown(word.slice(0, start) + irregular)) return word.slice(0, start) + irregular
  // most words asked about end in no plural, and neither do glass and class
  if (!/(?:[^s]s|men)$/.test(word)) return undefined
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue
    const form = word.slice(0, -ending.length) + instead
    if (isKnown(form)) return form
  }
  return undefined
}

// shorter parts are found by chance inside words that are no compounds
const SHORTEST_HEAD = 4
const SHORTEST_MODIFIER = 3
// twice the longest word that is filed: what is longer is no word
const LONGEST_COMPOUND = 100

/** English compounds end in what they are: an unknown `trapdoor` is a door, as `trap` and `door` are words. */
export function findCompoundHead(word: string, isKnown: (form: string) => boolean): string | undefined {
  if (word.length > LONGEST_COMPOUND) return undefined
  for (let start = SHORTEST_MODIFIER; start <= word.length - SHORTEST_HEAD; start++) {
    const head = isKnown(word.slice(0, start)) ? findLemma(word.slice(start), isKnown) : undefined
    if (head !== undefined && head.length >= SHORTEST_HEAD) return head
  }
  return undefined
}
