/** A short matrix of faults, in a process of its own: who takes over how soon, and what is lost or doubled. */
import { writeSync } from 'node:fs'
import { percentile, playMachines } from '../../test/machines/matrix.ts'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'
import type { Faults } from './report.ts'

const [kill, freeze] = process.argv.slice(2).map(Number) as [number, number]
const { lost, doubled, disordered, wrong, takeoverMs, freezeTakeoverMs, runs, steps, found } = await playMachines({
  faults: { kill, freeze },
  seed: Date.now(),
})
for (const each of found) process.stderr.write(`${each}\n`)
const faults: Faults = {
  kills: kill,
  freezes: freeze,
  runs,
  steps,
  lost,
  doubled,
  disordered,
  wrong,
  takenOver: takeoverMs.length,
  takeoverMedianMs: percentile(takeoverMs, 0.5),
  takeoverP95Ms: percentile(takeoverMs, 0.95),
  takenOverFrozen: freezeTakeoverMs.length,
  freezeTakeoverMs: Math.max(0, ...freezeTakeoverMs),
}
writeSync(ANSWER_DESCRIPTOR, JSON.stringify(faults))
process.exit(0)
