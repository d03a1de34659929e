import { describe, expect, it } from 'vitest'
import { createRunId } from './ids.ts'

describe('createRunId', () => {
  it('is safe in file names, addresses and shells', () => {
    for (let round = 0; round < 200; round++)
      expect(createRunId()).toMatch(/^[0-9a-hjkmnp-tv-z]{7}-[0-9a-hjkmnp-tv-z]{6}$/)
  })

  it('sorts by time of birth', () => {
    const times = [0, 100, 86_400_000, Date.UTC(2024), Date.UTC(2026, 10), Date.UTC(2070)]
    const ids = times.map((time) => createRunId(time))
    expect(ids.toSorted()).toEqual(ids)
  })

  it('differs at the same instant', () => {
    const ids = new Set(Array.from({ length: 1000 }, () => createRunId(5_000)))
    expect(ids.size).toBe(1000)
  })
})
