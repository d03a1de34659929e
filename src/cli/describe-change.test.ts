import { describe, expect, it } from 'vitest'
import { describeChanges } from './describe-change.ts'

describe('a change in words', () => {
  it('says what became of each field', () => {
    expect(
      describeChanges(
        {
          verdict: { set: 'ship' },
          log: { push: ['one'] },
          more: { push: [1, 2] },
          map: { put: { a: 1 }, cut: ['b'] },
          gone: { put: {}, cut: ['c'] },
          things: { patch: [[0, { id: 'bed', x: 1 }], [3, { x: 2 }], [1]] },
        },
        200,
      ),
    ).toEqual([
      'verdict = "ship"',
      'log + "one"',
      'more +2 [1, 2]',
      'map {a: 1} - b',
      'gone - c',
      'things: bed {x: 1}, #3 {x: 2}, -#1',
    ])
  })

  it('leaves the room that short fields do not need to long ones', () => {
    const [long, short] = describeChanges({ text: { set: 'x'.repeat(100) }, n: { set: 1 } }, 40)
    expect(short).toBe('n = 1')
    expect(`${long}, ${short}`).toHaveLength(40)
  })

  it('names things without their fields where all of them do not fit', () => {
    const patch = [
      [0, { id: 'bed', x: 1, y: 2 }],
      [1, { id: 'desk', x: 1, y: 2 }],
    ] as const
    expect(describeChanges({ things: { patch } }, 30)).toEqual(['things: bed, desk'])
  })
})
