import { describe, expect, it } from 'vitest'
import type { Commitment } from './board.ts'
import { breakPromise, duePromises, keepPromise, standingOf } from './promises.ts'

const promise: Commitment = { id: 'p1', by: 'Bo', to: 'Ana', text: 'bring the tea', due: 600, status: 'open' }
const relation = { warmth: 0.2, chats: 3, minute: 500 }

describe('a promise', () => {
  it('that is kept brings trust, and one that is broken costs it', () => {
    const kept = keepPromise({ reputation: true }, promise, relation, 590)
    expect(kept).toEqual({ promise: { ...promise, status: 'kept' }, relation: { ...relation, trust: 1 } })
    const broken = breakPromise({ reputation: true }, { ...promise, id: 'p2' }, kept.relation, 700)
    expect(broken).toMatchObject({ promise: { status: 'broken' }, relation: { trust: 0 } })
    expect(breakPromise({ reputation: true }, promise, undefined, 700).relation).toEqual({
      warmth: 0,
      chats: 0,
      minute: 700,
      trust: -1,
    })
  })

  it('changes no trust unless reputation is switched on', () => {
    expect(keepPromise({}, promise, relation, 590)).toEqual({ promise: { ...promise, status: 'kept' }, relation })
    expect(breakPromise({}, promise, relation, 700).relation).toEqual(relation)
  })

  it('ends once', () => {
    const kept = keepPromise({ reputation: true }, promise, relation, 590)
    expect(breakPromise({ reputation: true }, kept.promise, kept.relation, 700)).toEqual(kept)
    expect(keepPromise({ reputation: true }, kept.promise, kept.relation, 700)).toEqual(kept)
  })

  it('is due when its time has come, and not after it ended', () => {
    const later: Commitment = { ...promise, id: 'p2', due: 610 }
    const earlier: Commitment = { ...promise, id: 'p3', due: 500 }
    const over: Commitment = { ...promise, id: 'p4', due: 500, status: 'broken' }
    expect(duePromises([promise, later, earlier, over], 600).map(({ id }) => id)).toEqual(['p3', 'p1'])
    expect(duePromises([], 600)).toEqual([])
  })
})

describe('the standing of somebody', () => {
  it('rises with kept and falls with broken promises, between -1 and 1', () => {
    const standings = [-100, -3, 0, 1, 3, 100].map((trust) => standingOf({ ...relation, trust }))
    expect(standings).toEqual(standings.toSorted((one, other) => one - other))
    expect(standings.every((standing) => Math.abs(standing) < 1)).toBe(true)
    expect([standingOf(undefined), standingOf({ ...relation, trust: 3 })]).toEqual([0, 0.5])
  })
})
