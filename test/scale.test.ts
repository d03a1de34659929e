/** The simulation of docs/scale.md: what must hold whatever the constants are. */
import { describe, expect, it } from 'vitest'
import { bytesPerDay, MEASURED, simulate, type Setting } from '../scripts/scale-model.ts'

const small: Setting = { runs: 2_000, thinkSeconds: 2, workers: 2, cores: 2, partitions: 1, seconds: 2 }

describe('the simulation of workers over a Postgres', () => {
  it('commits what is wanted while nothing is busy, and is the same for the same seed', () => {
    const outcome = simulate(small)
    expect(outcome.share).toBeGreaterThan(0.9)
    expect(outcome.share).toBeLessThan(1.3)
    expect(outcome.databaseBusy).toBeLessThan(0.5)
    expect(simulate(small)).toEqual(outcome)
    expect(simulate({ ...small, seed: 2 })).not.toEqual(outcome)
  })

  it('has more steps share a commit the more there are, so that the database is not busier in proportion', () => {
    const [few, many] = [simulate(small), simulate({ ...small, runs: small.runs * 8 })]
    expect(many.stepsPerStatement).toBeGreaterThan(few.stepsPerStatement * 2)
    expect(many.databaseBusy / few.databaseBusy).toBeLessThan(4)
  })

  it('never commits more than its cores and workers can, and says what is busy', () => {
    const dear = { ...MEASURED, statementMicros: 20_000, stepMicros: 2_000 }
    const slow = simulate({ ...small, runs: 8_000 }, dear)
    expect(slow.share).toBeLessThan(0.5)
    expect(slow.databaseBusy).toBeGreaterThan(0.8)
    expect(slow.databaseBusy).toBeLessThanOrEqual(1)
    expect(slow.commitMsP95).toBeGreaterThan(simulate(small).commitMsP95)
  })

  it('waits at least for a flush, and never shares more than fits into a statement', () => {
    const outcome = simulate({ ...small, runs: 40_000, workers: 1 })
    expect(outcome.commitMsP50).toBeGreaterThan(MEASURED.flushMicros / 1_000)
    expect(outcome.stepsPerStatement).toBeLessThanOrEqual(MEASURED.mostShared)
  })

  it('gives as many databases as many times the steps', () => {
    const one = simulate(small)
    const four = simulate({ ...small, runs: small.runs * 4, workers: 8, partitions: 4 })
    expect(four.stepsPerSecond).toBeCloseTo(one.stepsPerSecond * 4)
    expect(bytesPerDay(1).stored).toBe(86_400 * MEASURED.storedBytes)
  })
})
