import { expect, it } from 'vitest'
import { stackLines } from './stack-lines.ts'

it('tells the calls of an error line by line, without the lines its message brings', () => {
  const lines = stackLines(new Error('out of luck\n    at forged (nowhere.ts:1:1)'))
  expect(lines[0]).toBe('Error: ')
  expect(lines[1]).toMatch(/^ +at .*stack-lines\.test\.ts/)
  expect(lines.join('\n')).not.toContain('forged')
  expect(stackLines('no error at all')).toEqual([])
  expect(stackLines(undefined)).toEqual([])
})
