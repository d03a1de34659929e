import { describe, expect, it } from 'vitest'
import { brief, plainly } from './brief.ts'

describe('brief', () => {
  it('writes JSON that is easy on the eyes', () => {
    expect(brief({ id: 'bed', 'two words': [1, null, true], empty: {} }, 80)).toBe(
      '{id: "bed", "two words": [1, null, true], empty: {}}',
    )
  })

  it('keeps to the columns, and looks at no more of the value than it shows', () => {
    let looks = 0
    const huge = new Proxy(
      Array.from({ length: 100_000 }, (_, index) => ({ index, text: 'x' })),
      {
        get: (list, key) => {
          looks++
          return Reflect.get(list, key) as unknown
        },
      },
    )
    expect(brief(huge, 20)).toBe('[{index: 0, text: "…')
    expect(looks).toBeLessThan(20)
    expect(brief('y'.repeat(1000), 5)).toBe('"yyy…')
  })

  it('shows what would steer the terminal instead of obeying', () => {
    expect(brief('\u001b[2J\u009b', 80)).toBe('"\\u001b[2J\\u009b"')
  })
})

describe('plainly', () => {
  it('leaves text as it is and writes anything else as JSON', () => {
    expect(plainly('Send it?', 80)).toBe('Send it?')
    expect(plainly({ draft: 1 }, 80)).toBe('{draft: 1}')
  })
})
