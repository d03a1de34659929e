/** One subject plays one list, in a process of its own: warm up, measure, check that every restart came through. */
import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'
import { linesOf } from './lines.ts'
import type { PlayingSample } from './plan.ts'
import type { Player, Subject } from './subject.ts'

// every subject plays for as long before it is measured: compilers inside need that
const WARM_UP_MS = 1500
// loading leaves the compiler busy on other threads, and their time would be counted
const SETTLE_MS = 200

const [name, file, list, measureText] = process.argv.slice(2) as [string, string, string, string]
const measureMs = Number(measureText)
const { subject } = (await import(`./subjects/${name}.ts`)) as { subject: Subject }
const lines = linesOf(list)
const player = await subject.open(file)
const sign = longestLine(player.opening)

let sample: PlayingSample
if (player.cpuMicros) sample = await playElsewhere(player, player.cpuMicros)
else sample = await playHere(player)
writeSync(ANSWER_DESCRIPTOR, JSON.stringify(sample))
process.exit(0)

async function playHere(here: Player): Promise<PlayingSample> {
  await playFor(WARM_UP_MS, here)
  await wait(SETTLE_MS)
  return playFor(measureMs, here)
}

async function playFor(ms: number, here: Player): Promise<PlayingSample> {
  const sum = { turns: 0, cpuMicros: 0 }
  const end = performance.now() + ms
  while (sum.turns === 0 || performance.now() < end) {
    await here.between?.()
    const before = process.cpuUsage()
    const text = await here.play(lines)
    const { user, system } = process.cpuUsage(before)
    check(text, 1)
    sum.turns += lines.length
    sum.cpuMicros += user + system
  }
  return sum
}

/** A process is started, so that as much is played as makes its start small beside the rest. */
async function playElsewhere(there: Player, cpuMicros: () => number): Promise<PlayingSample> {
  let sessions = 100
  for (;;) {
    const before = cpuMicros()
    const all = Array.from({ length: sessions }, () => lines).flat()
    check(await there.play(all), sessions)
    const spent = cpuMicros() - before
    if (spent > measureMs * 500) return { turns: all.length, cpuMicros: spent }
    sessions *= 4
  }
}

/** After each restart the story says again what it said at first. */
function check(text: string, restarts: number): void {
  const found = text.split(sign).length - 1
  if (found >= restarts) return
  throw new Error(`${name} restarted ${found} times instead of ${restarts}; it ended with: ${text.slice(-200)}`)
}

function longestLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .reduce((longest, line) => (line.length > longest.length ? line : longest), '')
}
