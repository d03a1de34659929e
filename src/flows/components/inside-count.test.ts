import { expect, it } from 'vitest'
import { createInsideCount } from './inside-count.ts'

it('counts what is inside a run at any depth, and each run by itself', () => {
  const count = createInsideCount(3)
  expect(['a', 'a/1.x', 'a/1.x/2.y~1', 'b'].map((run) => count.take(run))).toEqual([true, true, true, true])
  expect(['a', 'a/9.z', 'b/1.x'].map((run) => count.take(run))).toEqual([false, false, true])
})
