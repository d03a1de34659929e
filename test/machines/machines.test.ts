/** Workers on many machines, in a short version: `npm run soak -- machines` goes on for as long as one likes. */
import { describe, expect, it } from 'vitest'
import { whyNoPostgres } from '../postgres-server.ts'
import { playMachines } from './matrix.ts'

describe.skipIf(whyNoPostgres)(`runs on many machines${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('lose and double nothing when workers are killed and cut off and the database crashes', async () => {
    const faults = { kill: 3, cut: 3, crash: 1 }
    const report = await playMachines({ faults, seed: 1, workers: 2, runs: 5 })
    expect(report.found).toEqual([])
    expect(report.faults).toMatchObject(faults)
    expect(report.runs).toBeGreaterThan(4)
  }, 180_000)
})
