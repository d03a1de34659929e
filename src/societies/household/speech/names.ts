/** How names are said: with an article or without, one or many, in or on. */
import type { Vocabulary } from './vocabulary.ts'

const isCapital = (word: string) => word !== '' && word[0] !== word[0]!.toLowerCase()

/** `the kitchen`, but `Ana's book` and `Maple Lane`. */
export function theName(name: string): string {
  const isProper = isCapital(name) && isCapital(lastWord(name))
  return isProper || name.includes("'s ") || name.includes('’s ') ? name : `the ${name}`
}

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

/** `are` of what is many by its name: `books`, `scissors`, but not `glass` or `iris`. */
export const isOrAre = (name: string): 'is' | 'are' => (/[^sui]s$/i.test(name) ? 'are' : 'is')

/** What one puts things on, or stands on, where it is not said in a house file. */
const surfaces = new Set(
  (
    'armchair balcony bench board carpet chair counter couch desk floor hearth landing lawn mantelpiece mat patio ' +
    'porch rack roof rug shelf sideboard sill sofa square stairs stand stool stove street table terrace tray ' +
    'windowsill worktop'
  ).split(' '),
)

/** `in the cupboard`, `on the table`. */
export function placeWords(place: string, words: Pick<Vocabulary, 'isClosable'>): string {
  return `${surfaces.has(lastWord(place).toLowerCase()) && !words.isClosable(place) ? 'on' : 'in'} ${theName(place)}`
}

/** How a verb goes with `I` and `you`, by how it goes with a name. */
const verbs: Readonly<Record<string, readonly [withI: string, withYou: string]>> = {
  is: ['am', 'are'],
  was: ['was', 'were'],
  has: ['have', 'have'],
  does: ['do', 'do'],
  will: ['will', 'will'],
  did: ['did', 'did'],
}

/** `verbFor('likes', 'I')` is `like`. */
export function verbFor(verb: string, who: string): string {
  if (who !== 'I' && who !== 'you') return verb
  const irregular = verbs[verb]
  if (irregular !== undefined) return irregular[who === 'I' ? 0 : 1]
  return verb.replace(/s$/, '')
}
