/** Checks what is told of a game elsewhere: its text, alone or with what else is known of the moment. */
import type { Schema } from '../../../base/schema.ts'
import { oneOf, text, thing, whole, type Read } from '../../../base/read-values.ts'
import type { Told } from '../board.ts'
import { readStatusAbove } from './status-above.ts'

// what a story may say in a turn
const LONGEST_TEXT = 100_000
const LONGEST_NAME = 200
const MOST_POINTS = 1_000_000_000

const points = whole(-MOST_POINTS, MOST_POINTS)
export const readTold: Read<Told> = thing(
  { text: text(LONGEST_TEXT) },
  {
    room: text(LONGEST_NAME),
    score: points,
    moves: points,
    wants: oneOf('line', 'key'),
    over: oneOf('won', 'died', 'quit'),
    call: text(LONGEST_NAME),
  },
)

export const toldSchema: Schema<Told> = {
  '~standard': {
    version: 1,
    vendor: 'troupe',
    validate: (value) => {
      const told = typeof value === 'string' ? readStatusAbove(value.slice(0, LONGEST_TEXT)) : readTold(value)
      return told === undefined
        ? { issues: [{ message: 'must be the text of the game, or an object with it as "text"' }] }
        : { value: told }
    },
  },
}
