import { describe, expect, it } from 'vitest'
import { costOf, priceOf, PRICES } from './prices.ts'

it('what runs on this machine is free, and nothing that only begins like it', () => {
  const free = { input: 0, output: 0 }
  for (const host of ['localhost:8000', '127.0.0.1', '127.1.2.3:1', '[::1]', '0.0.0.0'])
    expect({ host, price: priceOf(`http://${host}/v1#m`) }).toEqual({ host, price: free })
  for (const host of ['localhost.example', '127.example', '127.0.0.1.example', '0.0.0.0.example'])
    expect({ host, price: priceOf(`http://${host}/v1#m`) }).toEqual({ host, price: undefined })
})

describe('what a call cost', () => {
  const price = { input: 10, output: 100, cacheRead: 1, cacheWrite: 12.5 }
  const million = 1_000_000

  it('counts cached tokens at their price, and the others at that of input', () => {
    const usage = { inputTokens: million, outputTokens: million / 10 }
    expect(costOf(usage, price)).toBe(20)
    expect(costOf({ ...usage, cacheReadTokens: million / 2 }, price)).toBe(15.5)
    expect(costOf({ ...usage, cacheWriteTokens: million / 2 }, price)).toBe(21.25)
    expect(costOf({ ...usage, cacheReadTokens: million / 2, cacheWriteTokens: million / 2 }, price)).toBe(16.75)
  })

  it('counts them as input where their price is not given', () => {
    const usage = { inputTokens: million, outputTokens: 0, cacheReadTokens: million / 2, cacheWriteTokens: million / 4 }
    expect(costOf(usage, { input: 10, output: 100 })).toBe(10)
  })

  it('is never less than nothing, and never for more tokens than there were', () => {
    const usage = { inputTokens: million, outputTokens: 0 }
    expect(costOf({ ...usage, cacheReadTokens: 9 * million }, price)).toBe(1)
    expect(costOf({ ...usage, cacheReadTokens: 9 * million, cacheWriteTokens: 9 * million }, price)).toBe(1)
    expect(costOf({ ...usage, cacheWriteTokens: 9 * million }, price)).toBe(12.5)
    expect(costOf({ ...usage, cacheReadTokens: -9 * million, cacheWriteTokens: -million }, price)).toBe(10)
    expect(costOf({ inputTokens: -million, outputTokens: -million, cacheReadTokens: million }, price)).toBe(0)
  })

  it('is less for what is read from a cache, with every model on the list', () => {
    for (const [name, { input, cacheRead = input }] of Object.entries(PRICES))
      expect({ name, isLess: cacheRead > 0 && cacheRead < input }).toEqual({ name, isLess: true })
  })
})
