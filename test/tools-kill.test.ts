/** Societies with tools that are killed at random instants: nothing is done or paid twice, and nothing is missing. */
import { describe, expect, it } from 'vitest'
import { describeToolReport, playToolMatrix } from './kill/tools/matrix.ts'

// `npm run soak -- tools` kills as often as one likes
const KILLS = 12

describe('societies with tools', () => {
  it(`killed -9 ${KILLS} times: nothing done or paid twice, one result a call`, { timeout: 180_000 }, async () => {
    const seed = process.env['TROUPE_SEED'] ?? Math.floor(Math.random() * 1e9)
    const report = await playToolMatrix({ kills: KILLS, seed })
    process.stdout.write(`${describeToolReport(report)} | seed ${seed}\n`)
    expect(report.faults).toEqual([])
    expect(report).toMatchObject({ doubled: 0, lost: 0, paidTwice: 0, unpaired: 0, wrong: 0 })
    expect(report.kills).toBeGreaterThanOrEqual(KILLS)
  })
})
