/** Random chats of models with tools: what they call and answer, what people say to it, and where the process dies. */
import * as fc from 'fast-check'
import type { Crash } from '../rules/support.ts'

/**
 * - `look` reads, `slow` later than others, `broken` fails; `write` has an effect, `spill` has one and then fails
 * - `careful` is asked for: its number says whether that is approved, edited or denied
 * - `helper` is another chat inside; `invalid`, `missing` and `unread` are calls that cannot be made
 * - `settle` is the answer, when nothing is wrong with it
 */
export const callKinds = [
  'look',
  'slow',
  'broken',
  'write',
  'spill',
  'careful',
  'helper',
  'invalid',
  'missing',
  'unread',
  'settle',
] as const

export interface CallSpec {
  readonly kind: (typeof callKinds)[number]
  readonly number: number
}

export interface ToolStorySpec {
  /** replies with the calls of each; the one after them is the answer */
  readonly replies: readonly (readonly CallSpec[])[]
  readonly helper: readonly (readonly CallSpec[])[]
  /** people answer at once, or the run waits for them */
  readonly atOnce: boolean
  readonly slowStore: boolean
  readonly deaths: readonly Crash[]
}

// the same call again is a case of its own: denied before, or too often in a row
const number = fc.integer({ min: 0, max: 5 })

const callOf = (kinds: readonly CallSpec['kind'][]) => fc.record({ kind: fc.constantFrom(...kinds), number })

const repliesOf = (kinds: readonly CallSpec['kind'][], maxLength: number) =>
  fc.array(fc.array(callOf(kinds), { minLength: 1, maxLength: 4 }), { maxLength })

// a helper has no helper, and those that end a chat early are rare, or most would be short
const inside = callKinds.filter((kind) => kind !== 'helper' && kind !== 'settle')
const around = callKinds.flatMap((kind) => (kind === 'settle' ? [kind] : [kind, kind, kind]))

export const toolStory: fc.Arbitrary<ToolStorySpec> = fc.record({
  replies: repliesOf(around, 5),
  helper: repliesOf(inside, 3),
  atOnce: fc.boolean(),
  slowStore: fc.boolean(),
  deaths: fc.array(
    fc.record({
      at: fc.integer({ min: 1, max: 25 }),
      written: fc.boolean(),
      how: fc.constantFrom('hang' as const, 'throw' as const),
    }),
    { maxLength: 5 },
  ),
})
