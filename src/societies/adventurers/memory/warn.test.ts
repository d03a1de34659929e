import { describe, expect, it } from 'vitest'
import { knowing } from '../../../../test/known.ts'
import type { Trial } from '../board.ts'
import { spokenWarning, warningsFor } from './warn.ts'

const trial = (over: Partial<Trial>): Trial => ({ times: 1, step: 5, kind: 'refusal', told: 'No.', ...over })
const tried = {
  'hall|open door': trial({ times: 2 }),
  'hall|drink acid': trial({ step: 2, kind: 'death' }),
  'hall|pull rope': trial({ kind: 'change' }),
  'cellar|push wall': trial({}),
}

describe('the warnings of Memory', () => {
  it('are of what did harm here and of what was refused here, harm first', () => {
    const knowledge = { ...knowing({ here: 'hall', tried }), harmful: new Set(['hall|drink acid']) }
    expect(warningsFor(knowledge)).toEqual([
      { action: 'drink acid', times: 1, outcome: 'harm' },
      { action: 'open door', times: 2, outcome: 'failure' },
    ])
    expect(spokenWarning(warningsFor(knowledge))).toBe(
      'NO to drink acid: it did us harm here. NO to open door: tried here in vain.',
    )
  })

  it('are withdrawn when the place has changed since, and then nothing is said', () => {
    const knowledge = knowing({ here: 'hall', tried, changes: { hall: { changed: 9 } } })
    expect(spokenWarning(warningsFor(knowledge))).toBeUndefined()
  })
})
