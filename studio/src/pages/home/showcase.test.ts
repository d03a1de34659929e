import { describe, expect, it } from 'vitest'
import type { RunCard, SocietyInfo } from '../../../../src/server/api.ts'
import { showcase } from './showcase.ts'

const society = (name: string) => ({ name }) as SocietyInfo
const run = (id: string, startedAt: number, more: Partial<RunCard> = {}) =>
  ({ id, society: 'explorers', startedAt, isLive: false, isPaused: false, status: 'ended', ...more }) as RunCard

const shownOf = (...runs: RunCard[]) => showcase([society('explorers')], runs)[0]!.run?.id

describe('the run of a society on the first page', () => {
  const live = { isLive: true, status: 'open' } as const

  it('is the newest that goes on now', () => {
    expect(shownOf(run('a', 1, live), run('b', 2, live), run('c', 3))).toBe('b')
  })

  it('is the newest of all when none goes on', () => {
    expect(shownOf(run('a', 1), run('b', 2), run('c', 3, { within: 'b' }))).toBe('b')
    expect(shownOf(run('a', 1), run('b', 2, { ...live, isPaused: true }))).toBe('b')
  })

  it('is none for a society without runs', () => {
    expect(shownOf(run('a', 1, { society: 'adventurers' }))).toBeUndefined()
  })
})
