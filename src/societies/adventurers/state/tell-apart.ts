/** Tells rooms of one title apart by what their texts cannot both say: other ways out, or other things there. */
import { COMPASS, DIRECTION_OF, FUNCTION_WORDS } from '../../../worlds/adventure/english.ts'
import type { Reply } from '../../../worlds/adventure/reading.ts'
import { exitsIn } from '../../../worlds/adventure/read-exits.ts'

/** Where nobody has come by a known way: whether it cannot be the place of that text. */
export function isOtherRoom(known: string, { description, things }: Pick<Reply, 'description' | 'things'>): boolean {
  if (known === '' || description === '' || known === description) return false
  // one of them may be the beginning of the other
  if (known.startsWith(description) || description.startsWith(known)) return false
  const [before, now] = [wordsOf(known), wordsOf(description)]
  const [gone, come] = [[...before].filter((word) => !now.has(word)), [...now].filter((word) => !before.has(word))]
  // both tell a good deal that the other does not: something has happened there meanwhile
  if (Math.min(gone.length, come.length) > FEW) return false
  return hasOtherWays(known, description) || (come.length <= FEW && hasOther(come, gone, things))
}

const FEW = 2

/** Winds alone: a hatch may be opened meanwhile. */
function hasOtherWays(one: string, other: string): boolean {
  const [before, now] = [windsOf(one), windsOf(other)]
  return before.length > 0 && now.length > 0 && before.join() !== now.join()
}

const windsOf = (text: string): readonly string[] => {
  const said = new Set(exitsIn([text]).map(({ direction }) => direction))
  return COMPASS.filter((wind) => said.has(wind))
}

/** A fox here and a hare there, in the same sentences: one word stands for another, and ours is a thing. */
const hasOther = (come: readonly string[], gone: readonly string[], things: Reply['things']): boolean =>
  gone.length === come.length && things.some(({ noun, section }) => section === 'description' && come.includes(noun))

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
      (word) => !FUNCTION_WORDS.has(word) && !DIRECTION_OF.has(word),
    ),
  )
