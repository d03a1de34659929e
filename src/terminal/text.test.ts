import { describe, expect, it } from 'vitest'
import { createPaint } from './paint.ts'
import { shownLine } from './shown.ts'
import { columnsOf, harmless, padEnd, shorten } from './text.ts'
import { cpuMs } from '../../test/cpu-ms.ts'

describe('text', () => {
  it('is as wide as a terminal shows it', () => {
    expect(columnsOf('abc')).toBe(3)
    expect(columnsOf('日本')).toBe(4)
    expect(columnsOf('e\u0301')).toBe(1)
    expect(columnsOf('🎭')).toBe(2)
    expect(columnsOf(createPaint(true)('red', 'red'))).toBe(3)
    expect(columnsOf('\u001b[31mred')).toBe('\\u001b[31mred'.length)
    expect(columnsOf('a\n\nb\u200b')).toBe('a ⏎ b\\u200b'.length)
  })

  it('is cut to the columns there are, never in the middle of a character', () => {
    expect(shorten('abcdef', 6)).toBe('abcdef')
    expect(shorten('abcdefg', 6)).toBe('abcde…')
    expect(shorten('日本語', 4)).toBe('日…')
    expect(shorten('🎭🎭🎭', 3)).toBe('🎭…')
    expect(shorten('abc', 0)).toBe('')
  })

  it('is padded by columns, not by characters', () => {
    expect(padEnd('日', 4)).toBe('日  ')
    expect(padEnd('long', 2)).toBe('long')
    expect(shownLine(padEnd('\u001b', 8))).toBe('\\u001b  ')
  })

  it('cannot steer the terminal', () => {
    expect(harmless('a\u001b[2Jb\u009bc\u202ed')).toBe('a\\u001b[2Jb\\u009bc\\u202ed')
    expect(harmless('two\n  lines\tand a tab')).toBe('two ⏎ lines and a tab')
    expect(harmless(' a \r\n\n b ')).toBe(' a ⏎ b ')
  })

  it('joins lines, and a long row of blanks costs no time', () => {
    expect(harmless('a \n\n  b\n')).toBe('a ⏎ b ⏎ ')
    expect(harmless(' a  b ')).toBe(' a  b ')
    const began = cpuMs()
    expect(harmless(`a\n${' '.repeat(300_000)}b`)).toBe('a ⏎ b')
    expect(harmless(`${' '.repeat(300_000)}b`)).toHaveLength(300_001)
    expect(cpuMs() - began).toBeLessThan(1_000)
  })
})
