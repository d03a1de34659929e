/** Tells rooms of one title apart by what their texts cannot both say: other ways out, or other things that stand there. */
import { COMPASS, DIRECTION_OF, FUNCTION_WORDS } from '../../../worlds/adventure/english.ts'
import type { Reply } from '../../../worlds/adventure/reading.ts'
import { exitsIn } from '../../../worlds/adventure/read-exits.ts'

/** Where nobody has come by a known way: whether it cannot be the place of that text. */
export function isOtherRoom(known: string, { description, things }: Pick<Reply, 'description' | 'things'>): boolean {
  if (known === '' || description === '' || known === description) return false
  // one of them may be the beginning of the other
  if (known.startsWith(description) || description.startsWith(known)) return false
  return hasOtherWays(known, description) || hasOtherThings(known, description, things)
}

/** Winds alone: a hatch may be opened meanwhile. */
function hasOtherWays(one: string, other: string): boolean {
  const [before, now] = [windsOf(one), windsOf(other)]
  return before.length > 0 && now.length > 0 && before.join() !== now.join()
}

const windsOf = (text: string): readonly string[] => {
  const said = new Set(exitsIn([text]).map(({ direction }) => direction))
  return COMPASS.filter((wind) => said.has(wind))
}

// a door that was opened meanwhile tells more than that: what is behind it, and where it leads
const MOST_SWAPPED = 2

/** A fox here and a hare there, in the same sentences: one word stands for another, and ours is a thing. */
function hasOtherThings(known: string, description: string, things: Reply['things']): boolean {
  const [before, now] = [wordsOf(known), wordsOf(description)]
  const gone = [...before].filter((word) => !now.has(word))
  const come = [...now].filter((word) => !before.has(word))
  if (gone.length !== come.length || come.length > MOST_SWAPPED) return false
  return things.some(({ noun, section }) => section === 'description' && come.includes(noun))
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
      (word) => !FUNCTION_WORDS.has(word) && !DIRECTION_OF.has(word),
    ),
  )
