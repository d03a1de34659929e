import { describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import { describeChange, type Wording } from './describe-change.ts'

const changes: Readonly<Record<string, Change>> = {
  score: { set: 10 },
  log: { push: ['a'] },
  mail: { push: ['a', 'b'] },
  seen: { put: { attic: 3, hall: 1 }, cut: ['cellar', 'hall'] },
  left: { put: {}, cut: ['a', 'b'] },
  things: { patch: [[0, { id: 'lamp', lit: true }], [4, { x: 1 }], [5, { id: 'bed' }], [2]] },
}

const inWords = (wording: Partial<Wording> = {}) =>
  Object.keys(changes).map((field) =>
    describeChange(changes[field]!, { value: (value) => JSON.stringify(value), ...wording }, field),
  )

describe('a change in words', () => {
  it('says what became of the field', () => {
    expect(inWords()).toEqual([
      'score = 10',
      'log + "a"',
      'mail + ["a","b"]',
      'seen {"attic":3,"hall":1} − cellar',
      'left − a, b',
      'things: lamp {"lit":true}, #4 {"x":1}, bed, −#2',
    ])
  })

  it('begins with what became of it where the field is named elsewhere', () => {
    const wording: Wording = { value: String }
    expect(describeChange({ set: 10 }, wording)).toBe('10')
    expect(describeChange({ push: ['a'] }, wording)).toBe('+ a')
    expect(describeChange({ put: {}, cut: ['a'] }, wording)).toBe('− a')
    expect(describeChange({ patch: [[2]] }, wording)).toBe('−#2')
  })

  it('can name keys one by one, count what came, and name things alone', () => {
    const short = inWords({ keysOneByOne: true, several: 'number', fits: () => false })
    expect(short.slice(2)).toEqual([
      'mail + 2 things',
      'seen attic: 3, hall: 1, −cellar',
      'left −a, −b',
      'things: lamp, #4, bed, −#2',
    ])
    expect(inWords({ several: 'both' })[2]).toBe('mail +2 ["a","b"]')
  })

  it('tells no more keys and things than it is asked for', () => {
    const few = inWords({ keysOneByOne: true, most: 1 })
    expect(few.slice(3)).toEqual(['seen attic: 3, −cellar', 'left −a', 'things: lamp {"lit":true}'])
  })

  it('makes names of others harmless', () => {
    const name = (text: string) => text.toUpperCase()
    expect(inWords({ name, minus: '-' }).slice(3)).toEqual([
      'seen {"attic":3,"hall":1} - CELLAR',
      'left - A, B',
      'things: LAMP {"lit":true}, #4 {"x":1}, BED, -#2',
    ])
  })
})
