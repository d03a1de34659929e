import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildHypernyms } from '../../scripts/build-hypernyms.ts'
import { hypernymsOf } from './hypernyms.ts'

const above = (noun: string) => hypernymsOf(noun).map((ascent) => ascent.flat())

describe('hypernymsOf', () => {
  it('climbs from a thing to what it is a kind of, nearest first', () => {
    const [first = []] = hypernymsOf('escritoire')
    expect(first.slice(0, 4)).toEqual([
      ['secretary', 'escritoire', 'secretaire'],
      ['desk'],
      ['table'],
      ['furniture', 'piece of furniture'],
    ])
  })

  it('keeps the things a noun may name apart', () => {
    expect(above('chesterfield').some((words) => words.includes('sofa'))).toBe(true)
    expect(above('chesterfield').some((words) => words.includes('coat'))).toBe(true)
    expect(above('chesterfield').every((words) => words.includes('sofa') && words.includes('coat'))).toBe(false)
  })

  it('tells a branch from its neighbour: a mug is to drink from, no crucible', () => {
    expect(above('mug')[0]).toContain('drinking vessel')
    expect(above('mug')[0]).not.toContain('crucible')
  })

  it('finds plurals, capitals and words written apart', () => {
    expect(hypernymsOf('Ukuleles')).toEqual(hypernymsOf('ukulele'))
    expect(above('Cooking Pans').flat()).toContain('pan')
    expect(hypernymsOf('melting-pot')).toEqual(hypernymsOf('crucible'))
  })

  it('knows nothing of what is no thing or no word', () => {
    for (const word of ['happiness', 'xyzzy', '', '__proto__', 'constructor', '(', ')', 'sofa,couch', '1']) {
      expect(hypernymsOf(word), word).toEqual([])
    }
  })

  it('is what its script makes of WordNet', () => {
    const kept = readFileSync(new URL('hypernym-data.ts', import.meta.url), 'utf8')
    expect(buildHypernyms()).toBe(kept)
  })
})
