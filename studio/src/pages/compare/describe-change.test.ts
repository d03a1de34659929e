import { describe, expect, it } from 'vitest'
import { describePair } from './describe-change.ts'

describe('two changes beside each other', () => {
  it('are told in words, whatever their kind', () => {
    expect(describePair({ set: 4 }, undefined)).toEqual(['4', 'nothing'])
    expect(describePair({ push: ['a', { b: [] }] }, { push: [null] })).toEqual(['+ a, b none', '+ null'])
    expect(describePair({ put: { x: 1 }, cut: ['x', 'y'] }, { patch: [[0, { n: 2 }], [3]] })).toEqual([
      'x: 1, −y',
      '#0 n 2, −#3',
    ])
  })

  it('are cut where they begin to differ', () => {
    const same = 'the same words '.repeat(40)
    const [left, right] = describePair({ set: `${same}go west` }, { set: `${same}go east` })
    expect(left).toMatch(/^….{0,32}go west$/)
    expect(right).toMatch(/^….{0,32}go east$/)
  })

  it('are short, however long they are', () => {
    const [left] = describePair({ set: 'x'.repeat(1_000_000) }, { set: 'y'.repeat(1_000_000) })
    expect(left.length).toBeLessThan(200)
  })
})
