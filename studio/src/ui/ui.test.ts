import { describe, expect, it } from 'vitest'
import { clipText, shortText, visibleText } from './clip-text.ts'
import { HUES, hueOf } from './hue.ts'
import { tabNext } from './tabs.tsx'

describe('long text', () => {
  it('is clipped, but not inside a character', () => {
    expect(clipText('short', 10)).toEqual({ shown: 'short', isClipped: false })
    expect(clipText('ab🙂cd', 3)).toEqual({ shown: 'ab', isClipped: true })
    expect(clipText('ab🙂cd', 4)).toEqual({ shown: 'ab🙂', isClipped: true })
  })

  it('shows control characters, so that they do nothing unseen', () => {
    expect(visibleText('a\u0000b\u001b[2Jc\td\ne')).toBe('a␀b␛[2Jc\td\ne')
    expect(visibleText('a\u202Eb\u2066c')).toBe('a⟨202E⟩b⟨2066⟩c')
    expect(visibleText('a\u009bb\u200bc\u2028d\u{e0041}\r\ne')).toBe('a⟨009B⟩b⟨200B⟩c⟨2028⟩d⟨E0041⟩\ne')
    expect(visibleText('👩‍👩‍👧‍👦 ❤️ می‌خواهم')).toBe('👩‍👩‍👧‍👦 ❤️ می‌خواهم')
  })
})

describe('a short text', () => {
  it('is a little of a long one, and says that it is', () => {
    expect([shortText('ok', 5), shortText('x'.repeat(1_000_000), 5)]).toEqual(['ok', 'xxxxx…'])
  })
})

describe('the hue of an agent', () => {
  it('is its place in the cast, and the same every time for a stranger', () => {
    const cast = Array.from({ length: 10 }, (_, index) => `agent ${index}`)
    expect(cast.map((name) => hueOf(name, cast))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
    expect(hueOf('stranger', cast)).toBe(hueOf('stranger', []))
    expect(hueOf('🙂', cast)).toBeLessThan(HUES)
  })
})

describe('a row of tabs', () => {
  it('goes round by arrows and to its ends by home and end', () => {
    expect([
      tabNext('ArrowRight', 2, 3),
      tabNext('ArrowLeft', 0, 3),
      tabNext('Home', 2, 3),
      tabNext('End', 0, 3),
    ]).toEqual([0, 2, 0, 2])
    expect([tabNext('x', 0, 3), tabNext('ArrowRight', -1, 0)]).toEqual([undefined, undefined])
  })
})
