import { describe, expect, it } from 'vitest'
import { lostOf, spentOf } from './spent.ts'

const of = (kinds: unknown) => ({ agents: {}, society: { kinds } })

describe('what commands went to', () => {
  it('is told as shares, the most first, with what was lost', () => {
    const spent = spentOf([of({ scored: 1, notUnderstood: 3, travel: 4, keys: 0 }), of({ travel: 2, repeated: 2 })])
    expect(spent.map(({ label, isLost, shares }) => [label, isLost, shares])).toEqual([
      ['travel', false, [0.5, 0.5]],
      ['repeated', true, [0, 0.5]],
      ['not understood', true, [0.375, 0]],
      ['scored', false, [0.125, 0]],
    ])
    expect([lostOf(spent, 0), lostOf(spent, 1)]).toEqual([0.375, 0.5])
  })

  it('is nothing where nobody counts, and believes no odd counts', () => {
    expect(spentOf([undefined, { agents: {}, society: { coverage: 1 } }, of('many'), of({ travel: 'far' })])).toEqual(
      [],
    )
    expect(spentOf([of({ travel: 1 }), undefined])[0]!.shares).toEqual([1, undefined])
  })
})
