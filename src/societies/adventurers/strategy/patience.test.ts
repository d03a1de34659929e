import { describe, expect, it } from 'vitest'
import { knowing } from '../../../../test/known.ts'
import { spentOn } from './patience.ts'

const HOME = 'hall|put gem in case'
const after = (kind: 'moved' | 'change' | 'refusal', cameFrom?: string) =>
  knowing({ here: 'cave', situation: { kind, ...(cameFrom !== undefined && { cameFrom }) } })

describe('what is spent on the way to something', () => {
  it('is nothing while the walk goes on, and while we put down what does not fit through', () => {
    expect(spentOn(HOME, HOME, after('moved', 'mine'))).toBe(0)
    expect(spentOn(HOME, HOME, after('change'))).toBe(0)
  })

  it('is more for setting out once more than for being refused on the way', () => {
    const refused = spentOn(HOME, HOME, after('refusal'))
    expect(refused).toBeGreaterThan(0)
    expect(spentOn(HOME, undefined, after('moved', 'mine'))).toBeGreaterThan(refused)
    expect(spentOn(HOME, 'well|look', after('moved', 'mine'))).toBeGreaterThan(refused)
  })
})
