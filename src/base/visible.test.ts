import { describe, expect, it } from 'vitest'
import { visible, visibleJson } from './visible.ts'

describe('text made visible', () => {
  it.for([
    ['an escape sequence', '\u001b]52;c;ZXZpbA==\u0007', '\\u001b]52;c;ZXZpbA==\\u0007'],
    ['a carriage return that would write over the line', 'good\rbad', 'good\\u000dbad'],
    ['controls of one byte, as some terminals read them', '\u007f\u009b31m', '\\u007f\\u009b31m'],
    ['marks that turn the direction of writing', '\u202egnp\u2066\u200f\u061c', '\\u202egnp\\u2066\\u200f\\u061c'],
    ['separators that some count as line ends', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['what is not drawn', 'pay\u200bpal\u2060\ufeff\u00ad\u3164', 'pay\\u200bpal\\u2060\\ufeff\\u00ad\\u3164'],
    ['letters beside the letters', 'a\u{e0041}', 'a\\u{e0041}'],
    ['half a pair', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
  ] as const)('writes out %s', ([, text, shown]) => {
    expect(visible(text)).toBe(shown)
    expect(visible(shown)).toBe(shown)
  })

  it('leaves letters, emoji, tabs and line ends as they are', () => {
    const text = 'Grüße, 日本語, שלום, مرحبا, नमस्ते, می‌خواهم, e\u0301, 👩‍👩‍👧‍👦 🏴‍☠️ ❤️\tand\nmore'
    expect(visible(text)).toBe(text)
  })

  it('is the same value as JSON', () => {
    const value = { '\u202ekey': ['\u001b[2J\u009b\u007f', 'a\u2028b', '\u{e0041}\ud800', '👩‍👩‍👧‍👦'], n: 1 }
    const json = visibleJson(value)
    expect(JSON.parse(json)).toEqual(value)
    expect(json).toContain('\\u202ekey')
    expect(json).toContain('\\udb40\\udc41')
    expect(visible(json)).toBe(json)
    expect(visibleJson({ plain: 'as it is' })).toBe('{"plain":"as it is"}')
  })
})
