import { expect, it } from 'vitest'
import type { RunSummary } from '../../store/summary.ts'
import { arrange } from './runs.ts'

const summary = (id: string, within?: string): RunSummary => ({
  id,
  flow: 'f',
  status: 'ended',
  step: 1,
  startedAt: 0,
  updatedAt: 0,
  ...(within !== undefined && { within }),
})

it('puts societies below the run they are inside of, in the order they were started', () => {
  const latestFirst = [
    summary('b'),
    summary('a/2.x', 'a'),
    summary('a/1.x/1.y', 'a/1.x'),
    summary('a/1.x', 'a'),
    summary('a'),
    summary('gone/1.x', 'gone'),
  ]
  expect(arrange(latestFirst).map(({ summary: { id }, depth }) => `${depth} ${id}`)).toEqual([
    '0 b',
    '0 a',
    '1 a/1.x',
    '2 a/1.x/1.y',
    '1 a/2.x',
    '0 gone/1.x',
  ])
})
