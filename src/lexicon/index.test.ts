import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildLexicon } from '../../scripts/build-lexicon.ts'
import { isKind, kindsOf, KINDS, likelihood } from './index.ts'

describe('kindsOf', () => {
  it('names the most likely kind first, and of equally likely ones the narrower', () => {
    expect(kindsOf('lantern')[0]).toBe('light')
    expect(kindsOf('widow')).toEqual(['person', 'creature'])
  })

  it('reads a phrase by its last word, with adjectives, articles and capitals', () => {
    expect(kindsOf('the small brass lantern')).toEqual(kindsOf('lantern'))
    expect(kindsOf('Lantern')).toEqual(kindsOf('lantern'))
  })

  it('prefers the longest collocation it knows', () => {
    expect(kindsOf('baseball bat')[0]).not.toBe(kindsOf('bat')[0])
    expect(isKind('fire engine', 'vehicle')).toBe(true)
    expect(isKind('bird of prey', 'animal')).toBe(true)
  })

  it('finds plurals, regular and irregular', () => {
    for (const [plural, singular] of [
      ['lanterns', 'lantern'],
      ['torches', 'torch'],
      ['daisies', 'daisy'],
      ['policemen', 'policeman'],
      ['knives', 'knife'],
      ['mice', 'mouse'],
      ['wisdom teeth', 'wisdom tooth'],
    ] as const) {
      expect(kindsOf(plural), plural).toEqual(kindsOf(singular))
    }
  })

  it('reads shoes as more than one shoe, not as the situation somebody is in', () => {
    expect(isKind('shoes', 'clothing')).toBe(true)
  })

  it('reads what stands before a preposition, and what a measure measures', () => {
    expect(kindsOf('key to the garden')).toEqual(kindsOf('key'))
    expect(kindsOf('bottle of milk')).toEqual(kindsOf('bottle'))
    expect(kindsOf('pair of candles')).toEqual(kindsOf('candle'))
  })

  it('takes an unknown compound for what its last part is', () => {
    expect(isKind('trapdoor', 'door')).toBe(true)
  })

  it('knows nothing of unknown words, and does not mind what is no word', () => {
    for (const phrase of ['xyzzyplugh', '', ' ', '_', '42', '__proto__', 'constructor of', 'of']) {
      expect(kindsOf(phrase), phrase).toEqual([])
    }
  })
})

describe('likelihood', () => {
  it('is between 0 and 1, and 0 for unknown words', () => {
    for (const kind of KINDS) {
      expect(likelihood('chest', kind)).toBeGreaterThanOrEqual(0)
      expect(likelihood('chest', kind)).toBeLessThanOrEqual(1)
    }
    expect(likelihood('xyzzyplugh', 'portable')).toBe(0)
  })

  it('is divided between the senses of a word', () => {
    expect(likelihood('chest', 'container')).toBeGreaterThan(0.3)
    expect(likelihood('chest', 'body-part')).toBeGreaterThan(0.3)
  })

  it('tells what is easily carried from what is hardly and what is never', () => {
    const degrees = ['hammer', 'statue', 'wall'].map((noun) => likelihood(noun, 'portable'))
    expect(degrees).toEqual(degrees.toSorted((a, b) => b - a))
    expect(new Set(degrees).size).toBe(3)
    expect(likelihood('wall', 'scenery')).toBeGreaterThan(0.8)
  })
})

describe('the data', () => {
  const file = readFileSync(new URL('data.ts', import.meta.url), 'utf8')

  it('is what scripts/build-lexicon.ts makes of WordNet, byte for byte', { timeout: 180_000 }, () => {
    expect(buildLexicon() === file).toBe(true)
  })

  it('stays below 300 kB', () => {
    expect(Buffer.byteLength(file)).toBeLessThan(300_000)
  })
})
