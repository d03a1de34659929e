/** E5 with real processes: kill -9 at random instants, on SQLite, over every shape of society. */
import { describe, expect, it } from 'vitest'
import { describeReport, playMatrix } from './matrix.ts'
import { societies } from './societies.ts'

const KILLS = 300

describe('E5 kill -9', () => {
  it(
    `E5 at ${KILLS} random instants: no committed step lost, no effect done twice, every board right`,
    { timeout: 240_000 },
    async () => {
      const seed = process.env['TROUPE_SEED'] ?? Math.floor(Math.random() * 1e9)
      const report = await playMatrix({ kills: KILLS, seed })
      process.stdout.write(`${describeReport(report)} | seed ${seed}\n`)
      expect(report.faults).toEqual([])
      expect(report).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
      expect(report.kills).toBeGreaterThanOrEqual(KILLS)
      // the kills were spread: over all societies, and over start-up, thinking, announced effects and commits
      for (const name of Object.keys(societies)) expect(report.societies[name], name).toBeGreaterThan(0)
      // and inside groups of steps that share a commit
      expect(report.inGroups).toBeGreaterThan(0)
      for (const place of ['start-up', 'call', 'effect', 'step']) expect(report.places[place], place).toBeGreaterThan(0)
    },
  )
})
