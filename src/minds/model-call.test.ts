import { expect, it } from 'vitest'
import { isModelCall } from './model-call.ts'

it('a model call of a journal is one whose tokens and cost are numbers from nothing on', () => {
  const usage = { inputTokens: 10, outputTokens: 1 }
  const call = { mind: 'x/y', agent: 'ana', reply: '', usage }
  expect(isModelCall(call)).toBe(true)
  expect(isModelCall({ ...call, cost: 1, usage: { ...usage, cacheReadTokens: 5, cacheWriteTokens: 0 } })).toBe(true)
  for (const name of ['inputTokens', 'outputTokens', 'cacheReadTokens', 'cacheWriteTokens'])
    for (const value of [-1, Number.NaN, Infinity, '5', null])
      expect({ name, value, is: isModelCall({ ...call, usage: { ...usage, [name]: value } }) }).toMatchObject({
        is: false,
      })
  for (const cost of [-1, Number.NaN, '1']) expect(isModelCall({ ...call, cost })).toBe(false)
})
