import { describe, expect, it } from 'vitest'
import { brief, oneLine, plainly } from './brief.ts'
import { holds, needleOf } from './search.ts'

describe('a value in few characters', () => {
  it('is JSON without quotes around names', () => {
    expect(brief({ title: 'Cave', 'a b': [1, null] }, 80)).toBe('{title: "Cave", "a b": [1, null]}')
    expect(plainly('as it is', 80)).toBe('as it is')
  })

  it('ends where the room ends, however long it is', () => {
    expect(brief('x'.repeat(1_000_000), 20)).toHaveLength(21)
    expect(oneLine(`${'y'.repeat(19)}😀😀😀😀😀😀`, 20)).toBe(`${'y'.repeat(19)}…`)
  })

  it('is one line in which nothing hides', () => {
    expect(oneLine('a\n\n  b', 20)).toBe('a b')
    expect(oneLine('a\u202eb\u0000\u009b\u200b', 80)).toBe(String.raw`a\u202eb\u0000\u009b\u200b`)
  })
})

describe('looking for words', () => {
  it('takes what was typed as it is', () => {
    expect(holds({ deep: [{ text: 'Is it (here)?' }] }, needleOf('(HERE)?')!)).toBe(true)
    expect(holds({ deep: [1, true, null] }, needleOf('.*')!)).toBe(false)
    expect(holds({ secretDoor: 1 }, needleOf('secretd')!)).toBe(true)
    expect(needleOf('  ')).toBeUndefined()
  })
})
