import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCommonSigns, SIGNS, signsOf, withSigns } from './signs.ts'

describe('the signs of a text', () => {
  it('are all in whatever holds the text, so that no frame is passed over that could be meant', () => {
    const words = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        words,
        words,
        (options, at, before, after) => {
          const wanted = new Int32Array(SIGNS)
          addCommonSigns(options, wanted)
          const line = signsOf(before + options[at % options.length]! + after)
          expect(withSigns(wanted, line, 0, 1)).toBe(0)
        },
      ),
    )
  })

  it('are lacking in most other texts, and the first text that has them is found', () => {
    const frames = ['i would love to come', 'where is ', 'do you know where ']
    const all = new Int32Array(SIGNS * frames.length)
    for (const [place, frame] of frames.entries()) addCommonSigns([frame], all.subarray(place * SIGNS))
    const line = signsOf('do you know where the brass key is')
    expect(withSigns(all, line, 0, 3)).toBe(2)
    expect(withSigns(all, line, 0, 2)).toBe(2)
    expect(withSigns(all, line, 3, 3)).toBe(3)
  })
})
