/** What the compiler knows of an evaluation: inputs, boards and names of scorers follow from the society. */
import { value } from '../board/scalar-fields.ts'
import { board } from '../define/board.ts'
import { end } from '../define/route.ts'
import { flow } from '../engine/flow.ts'
import { evaluate } from './evaluate.ts'
import { judge } from './judge.ts'
import type { ScoredRun } from './definition.ts'

const page = board({ topic: value<string>(), words: value(0) })
const writer = page.agent({ reads: [], writes: [], think: () => undefined })
const society = flow(page, { start: 'writer', agents: { writer }, routes: { writer: end('') } })

export const report = evaluate({
  name: 'typed',
  society,
  cases: [{ name: 'a', input: { topic: 'x' }, expected: 7 }],
  scorers: {
    words: ({ board: { words }, case: { expected } }) => words - (expected ?? 0),
    // @ts-expect-error there is no such field
    wrong: ({ board: { letters } }) => Number(letters),
    judged: judge<ScoredRun<typeof page.fields>>({ model: 'a/b', prompt: ({ board: { topic } }) => topic.trim() }),
  },
  baseline: { choose: { writer: 'rules' }, input: { words: 3 } },
}).then(({ scorers }) => [
  scorers.words.society,
  // @ts-expect-error there is no such scorer
  scorers.letters,
])

export const misfit = evaluate({
  name: 'typed',
  society,
  // @ts-expect-error a topic is missing
  cases: [{ name: 'a', input: { words: 1 } }],
  scorers: { words: (run) => run.board.words },
})
