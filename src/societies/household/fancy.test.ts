import { describe, expect, it } from 'vitest'
import { fancyOf } from './fancy.ts'

describe('what somebody feels like', () => {
  it('stays for an hour, and is another for another thing, hour or person', () => {
    const soup = fancyOf('Ana', 600)('soup')
    expect(soup).toBeGreaterThanOrEqual(0.4)
    expect(soup).toBeLessThan(1.6)
    expect(fancyOf('Ana', 655)('soup')).toBe(soup)
    const others = [fancyOf('Ana', 655)('book'), fancyOf('Bo', 655)('soup'), fancyOf('Ana', 660)('soup')]
    expect(new Set([soup, ...others]).size).toBe(4)
    // looked at again in an hour gone by, as when a run is forked
    expect(fancyOf('Ana', 600)('soup')).toBe(soup)
  })

  it('is the same for whoever was forgotten among very many', () => {
    const soup = fancyOf('Ana', 600)('soup')
    for (let person = 0; person < 3_000; person++) fancyOf(`person ${person}`, 600)('soup')
    expect(fancyOf('Ana', 600)('soup')).toBe(soup)
  })
})
