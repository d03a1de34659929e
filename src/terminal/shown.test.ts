import { describe, expect, it } from 'vitest'
import { createPaint } from './paint.ts'
import { shownLine, shownText } from './shown.ts'

const paint = createPaint(true)

describe('what goes out to a terminal', () => {
  it('is colour where we painted, and text where anybody wrote a code', () => {
    const line = `${paint('bold', 'ana')} says \u001b[8mhidden\u001b[1m`
    expect(shownLine(line)).toBe('\u001b[1mana\u001b[22m says \\u001b[8mhidden\\u001b[1m')
  })

  it('is text inside of what we painted, too', () => {
    expect(shownLine(paint('red', 'a\u001b[39mb\u009b0m'))).toBe('\u001b[31ma\\u001b[39mb\\u009b0m\u001b[39m')
  })

  it('is one line, whatever the text wants', () => {
    expect(shownLine('ended: well\nImported run 7\r\n\tall is good')).toBe('ended: well ⏎ Imported run 7 ⏎ all is good')
    expect(shownLine('a\u2028b\rc\u0085d')).toBe('a\\u2028b\\u000dc\\u0085d')
  })

  it('is as many lines as a story tells, each of them only text', () => {
    expect(shownText(`Attic\n\u001b[2JDust.\n`)).toBe('Attic\n\\u001b[2JDust.\n')
  })
})
