/** Troupe's snapshots along a search, in a process of its own: what each costs, and what thousands of them weigh. */
import { readFileSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRandom } from '../../dist/index.js'
import { createMachine, openStory, type Machine, type Snapshot } from '../../dist/worlds/index.js'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'
import { median } from '../statistics.ts'
import { linesOf } from './lines.ts'
import type { SearchSample } from './plan.ts'

const SETTLE_MS = 200
const CALLS = 100_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

type Node = { snapshot: Snapshot; depth: number }
type Search = { nodes: Node[]; snapshotMs: number[]; restoreMs: number[]; cpuMicros: number }

const [file, list, nodesText] = process.argv.slice(2) as [string, string, string]
const story = openStory(readFileSync(file))
const commands = [...new Set(linesOf(list))].filter((line) => !/^(restart|y)$/.test(line))

// the first search is let go: it is there for the compiler
const rehearsal = begin()
measureCalls(rehearsal, search(rehearsal, Number(nodesText), 1).nodes)
await wait(SETTLE_MS)
const machine = begin()
const clockMs = clockCost()
const bytesBefore = bytesInUse()
const { nodes, snapshotMs, restoreMs, cpuMicros } = search(machine, Number(nodesText), 2)
const timesBytes = 8 * (snapshotMs.length + restoreMs.length)
const bytes = bytesInUse() - bytesBefore - timesBytes
await wait(SETTLE_MS)

const micros = (times: number[]) => Math.max(0, (median(times) - clockMs) * 1000)
const sample: SearchSample = {
  nodes: nodes.length,
  depth: nodes.reduce((sum, { depth }) => sum + depth, 0) / nodes.length,
  ...measureCalls(machine, nodes),
  snapshotMedianMicros: micros(snapshotMs),
  restoreMedianMicros: micros(restoreMs),
  expandMicros: cpuMicros / nodes.length,
  bytes,
}
writeSync(ANSWER_DESCRIPTOR, JSON.stringify(sample))
process.exit(0)

/** CPU time of a restore from one random node to another, and of a snapshot of where that led. */
function measureCalls(of: Machine, known: Node[]): Pick<SearchSample, 'restoreMicros' | 'snapshotMicros'> {
  const random = createRandom(3)
  const order = Array.from({ length: CALLS }, () => random.pick(known).snapshot)
  const restoreMicros = cpuOf(() => {
    for (const snapshot of order) of.restore(snapshot)
  })
  const bothMicros = cpuOf(() => {
    for (const snapshot of order) {
      of.restore(snapshot)
      of.snapshot()
    }
  })
  return { restoreMicros: restoreMicros / CALLS, snapshotMicros: (bothMicros - restoreMicros) / CALLS }
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

function begin(): Machine {
  const fresh = createMachine(story)
  fresh.run()
  return fresh
}

/** Every node is another one, half of the time the newest, after one more command; all stay alive. */
function search(of: Machine, count: number, seed: number): Search {
  const random = createRandom(seed)
  const found: Search = {
    nodes: [{ snapshot: of.snapshot(), depth: 0 }],
    snapshotMs: [],
    restoreMs: [],
    cpuMicros: 0,
  }
  const { nodes: known } = found
  found.cpuMicros = cpuOf(() => {
    while (known.length < count) {
      const parent = random.next() < 0.5 ? known.at(-1)! : random.pick(known)
      const command = random.pick(commands)
      const restoring = performance.now()
      of.restore(parent.snapshot)
      found.restoreMs.push(performance.now() - restoring)
      if (of.run(command).stop.kind !== 'line') continue
      const taking = performance.now()
      const snapshot = of.snapshot()
      found.snapshotMs.push(performance.now() - taking)
      known.push({ snapshot, depth: parent.depth + 1 })
    }
  })
  return found
}

/** What is on the heap and beside it; `external` holds the array buffers too. */
function bytesInUse(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Asking for the time is a good part of what is timed. */
function clockCost(): number {
  const costs = Array.from({ length: CALLS }, () => {
    const asked = performance.now()
    return performance.now() - asked
  })
  return median(costs)
}
