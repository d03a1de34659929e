import { describe, expect, it } from 'vitest'
import { ageOf, compareAddress, countOf, idsIn, runAddress, runInPath, scoreOf, statusOf } from './words.ts'

describe('words about a run', () => {
  it('tell its age as people would', () => {
    const now = Date.UTC(2026, 0, 31)
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
    const ages = [0, 5 * minute, 3 * hour, day, 12 * day, 40 * day].map((age) => ageOf(now - age, now))
    expect(ages).toEqual(['just now', '5 min ago', '3 h ago', 'yesterday', '12 days ago', '2025-12-22'])
    expect(ageOf(now + hour, now)).toBe('just now')
  })

  it('tell what it is doing', () => {
    const word = (status: 'open' | 'ended' | 'waiting', isLive = false, isPaused = false) =>
      statusOf({ status, isLive, isElsewhere: false, isPaused }).word
    expect([word('open', true), word('open'), word('open', false, true)]).toEqual(['running', 'stopped', 'paused'])
    expect([word('ended'), word('waiting', true)]).toEqual(['ended', 'asks something'])
    const inLine = { status: 'open', isLive: true, isElsewhere: false, isPaused: false, reason: 'no worker' } as const
    expect(statusOf(inLine).word).toBe('in line')
  })

  it('tell a score with the most there is', () => {
    expect(scoreOf({ score: 21, maxScore: 50 })).toBe('21 of 50')
    expect(scoreOf({ score: 1234.567 })).toBe('1,234.57')
    expect(scoreOf({})).toBeUndefined()
  })

  it('count', () => {
    expect([countOf(1, 'step'), countOf(1234, 'step')]).toEqual(['1 step', '1,234 steps'])
  })
})

describe('addresses', () => {
  it('name runs of any id', () => {
    expect(runAddress('a/b c', 4)).toBe('/runs/a%2Fb%20c?step=4')
    const ids = ['a/1', 'b,2', 'c', 'd%41', 'e&f=g+h']
    for (const id of ids) expect(runInPath(runAddress(id))).toBe(id)
    expect(idsIn(compareAddress(ids).split('?')[1]!, 'runs')).toEqual(ids)
  })

  it('survive being broken', () => {
    expect(idsIn('?x=1&runs=a,,a,%', 'runs')).toEqual(['a', '%'])
    expect([idsIn('', 'runs'), runInPath('/runs/%E0%A4%A')]).toEqual([[], '%E0%A4%A'])
  })
})
