/** One measurement, in a process of its own: warm up, measure, check the answer, tell the parent. */
import { mkdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folderBytes } from '../folder.ts'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'
import type { Sample } from './plan.ts'
import type { Subject, TaskName, Work } from './subject.ts'
import { tasks } from './tasks.ts'

// The same time for every subject, not the same number of steps: what is measured is a society that has been running
// for a second, and the quick ones would otherwise be measured while they are still being compiled. CPU time, which is
// what is measured: a disk or a busy machine that is waited for warms nothing.
const WARM_UP_MICROS = 1_000_000
// And measured for at least this long, by runs of the same length, again the same for every subject: a thousand quick
// steps take 4 ms, and whether the engine throws compiled code away in the pause before them would be most of it.
const MEASURED_MICROS = 500_000
// loading leaves the compiler busy on other threads, and their time would be counted as the first steps'
const SETTLE_MS = 200

const [subjectName, taskName, sizeText, folder] = process.argv.slice(2) as [string, TaskName, string, string]
const size = Number(sizeText)
const task = tasks[taskName]
const { subject } = (await import(`./subjects/${subjectName}.ts`)) as { subject: Subject }

const warmUpBegin = process.cpuUsage()
const warmedUp = () => {
  const spent = process.cpuUsage(warmUpBegin)
  return spent.user + spent.system
}
// with work of the same size: a shorter one mostly opens files, and never meets what comes with length
for (let turn = 0; task.isWarmedUp && (turn === 0 || warmedUp() < WARM_UP_MICROS); turn++) {
  await repeat(await prepare(size, `warm-up-${turn}`), 1, size)
}
const measured = await prepare(size, 'measured')
await repeat(measured, task.warmUpRuns, size)
await wait(SETTLE_MS)

let cost = await costOf(measured)
let rounds = 1
for (; task.isMeasuredLong && cost.cpuMicros < MEASURED_MICROS; rounds++) {
  const next = await costOf(await prepare(size, `measured-${rounds}`))
  cost = { cpuMicros: cost.cpuMicros + next.cpuMicros, wallMicros: cost.wallMicros + next.wallMicros }
}

const units = rounds * task.runs * task.units(size)
const sample: Sample = {
  cpuMicros: cost.cpuMicros / units,
  wallMicros: cost.wallMicros / units,
  peakRssBytes: process.resourceUsage().maxRSS * 1024,
  storedBytes: folderBytes(join(folder, 'measured')),
}
writeSync(ANSWER_DESCRIPTOR, JSON.stringify(sample))
// a peer may leave a timer or a connection behind
process.exit(0)

async function prepare(forSize: number, name: string): Promise<Work> {
  const place = join(folder, name)
  mkdirSync(place)
  const play = subject[taskName]
  if (!play) throw new Error(`${subjectName} does not play ${taskName}.`)
  return play(forSize, place)
}

async function costOf(work: Work): Promise<Pick<Sample, 'cpuMicros' | 'wallMicros'>> {
  const cpuBefore = process.cpuUsage()
  const wallBefore = performance.now()
  await repeat(work, task.runs, size)
  const wallMicros = (performance.now() - wallBefore) * 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  return { cpuMicros: user + system, wallMicros }
}

async function repeat(work: Work, times: number, forSize: number): Promise<void> {
  const wanted = task.answer(forSize)
  for (let at = 0; at < times; at++) {
    const answer = await work()
    if (answer !== wanted) throw new Error(`${taskName} of ${forSize} answered ${answer} instead of ${wanted}.`)
  }
}
