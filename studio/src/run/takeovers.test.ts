import { expect, it } from 'vitest'
import { marksOf, withMarks } from './takeovers.ts'

const takeover = (step: number) => ({ run: 'r', at: 0, head: 9, loser: 'one', worker: 'other', step })
const facts = { curve: undefined, first: 2, last: 10, marks: [{ step: 5, kind: 'note', label: 'seen' } as const] }

it('marks takeovers among what else a run has, in order, and on its line', () => {
  const marks = withMarks(facts, marksOf([takeover(0), takeover(4), takeover(11)])).marks
  expect(marks.map(({ step, kind }) => [step, kind])).toEqual([
    [2, 'takeover'],
    [4, 'takeover'],
    [5, 'note'],
    [10, 'takeover'],
  ])
  expect(marks[0]!.label).toBe('worker one was gone, other went on')
  expect(withMarks(facts, [])).toBe(facts)
})
