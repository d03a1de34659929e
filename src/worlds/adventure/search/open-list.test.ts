import { expect, it } from 'vitest'
import { createOpenList } from './open-list.ts'

it('gives the best first, and of equals the one that came first', () => {
  const open = createOpenList<string>()
  for (const [item, priority] of [
    ['b', 1],
    ['a', 3],
    ['c', 1],
    ['d', 2],
  ] as const)
    open.push(item, priority)
  expect(Array.from({ length: 5 }, () => open.pop())).toEqual(['a', 'd', 'b', 'c', undefined])
})
