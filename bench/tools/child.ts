/** One measurement of the tools bench, in a process of its own: warm up, measure, check the answer, tell the parent. */
import { mkdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folderBytes } from '../folder.ts'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'
import type { Sample } from './plan.ts'
import type { Prepare, Variant } from './subject.ts'

// CPU time is what is measured, so that is what every subject is warmed up for; a disk that is waited for warms nothing
const WARM_UP_MICROS = 1_000_000
const WARM_UP_CALLS = 50
const SETTLE_MS = 200

const [subject, variant, callsText, folder] = process.argv.slice(2) as [string, Variant, string, string]
const calls = Number(callsText)
const [file, isWhole] = subject.endsWith('-whole') ? [subject.slice(0, -'-whole'.length), true] : [subject, false]
const found = (await import(`./subjects/${file}.ts`)) as { prepare: Prepare; prepareWhole?: Prepare }
const prepare = isWhole ? found.prepareWhole! : found.prepare

const warmUpBegin = process.cpuUsage()
const warmedUp = () => {
  const { user, system } = process.cpuUsage(warmUpBegin)
  return user + system
}
for (let turn = 0; turn === 0 || warmedUp() < WARM_UP_MICROS; turn++) await play(WARM_UP_CALLS, `warm-up-${turn}`)

const measured = await open(calls, 'measured')
await wait(SETTLE_MS)
const cpuBefore = process.cpuUsage()
const wallBefore = performance.now()
const done = await measured()
const wallMicros = (performance.now() - wallBefore) * 1000
const { user, system } = process.cpuUsage(cpuBefore)
check(done, calls)

const sample: Sample = {
  cpuMicros: (user + system) / calls,
  wallMicros: wallMicros / calls,
  peakRssBytes: process.resourceUsage().maxRSS * 1024,
  storedBytes: folderBytes(join(folder, 'measured')),
}
writeSync(ANSWER_DESCRIPTOR, JSON.stringify(sample))
// a peer may leave a timer or a connection behind
process.exit(0)

function open(size: number, name: string) {
  const place = join(folder, name)
  mkdirSync(place)
  return prepare(size, variant, place)
}

async function play(size: number, name: string): Promise<void> {
  check(await (await open(size, name))(), size)
}

function check(found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`The tool was called ${found} times instead of ${wanted}.`)
}
