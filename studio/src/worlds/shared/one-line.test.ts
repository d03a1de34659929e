import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLines, oneLine } from './one-line.ts'
import { paragraphsOf } from './paragraphs.ts'
import { cpuMs } from '../../../../test/cpu-ms.ts'

describe('words for a box', () => {
  it('are never longer than the box, nor more lines, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 4, max: 30 }), (text, width) => {
        expect(oneLine(text, width).length).toBeLessThanOrEqual(width)
        const lines = inLines(text, width, 2)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      }),
    )
  })

  it('are broken between words and cut with a sign', () => {
    expect(inLines('Twisty Little Passages All Alike', 15, 2)).toEqual(['Twisty Little', 'Passages All A…'])
  })

  it('take no time for a line of a million signs', () => {
    const began = cpuMs()
    inLines('x '.repeat(500_000), 15, 2)
    expect(cpuMs() - began).toBeLessThan(200)
  })
})

describe('the paragraphs of a story', () => {
  it('begin with the name of the room, without the prompt at the end', () => {
    expect(paragraphsOf('\nLanding (in the boat)\nA jetty.\n\nA board is here.\n\n>', 'Landing')).toEqual([
      { text: 'Landing (in the boat)', isTitle: true },
      { text: 'A jetty.', isTitle: false },
      { text: 'A board is here.', isTitle: false },
    ])
  })

  it('are not more than a page can hold', () => {
    expect(paragraphsOf('a\n\n'.repeat(5000), '').length).toBeLessThanOrEqual(200)
  })
})
