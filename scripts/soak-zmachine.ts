/** Millions of turns on one machine: whenever all snapshots but the first are let go, no more is in use than before. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createRandom, type Random } from '../src/base/random.ts'
import { createMachine, openStory, type Machine, type Snapshot } from '../src/worlds/zmachine/index.ts'
import { makeInput, wordsOf } from '../test/properties/zmachine-input.ts'
import { listFiles, root } from '../test/repository.ts'
import { memoryInUse } from './memory-in-use.ts'

const KEPT_SNAPSHOTS = 1_000
const MEASUREMENTS = 40
const TELL_EVERY_MS = 10_000
// the collector leaves a little more or less behind each time
const MARGIN_BYTES = 3e6

const zork = join(root, '../shared/stories/zork1.z3')

/** Gives the exit code. */
export async function soakZmachine(turns: number, seed: string): Promise<number> {
  const stopping = new AbortController()
  const { signal } = stopping
  const stop = () => stopping.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const own = listFiles('stories').filter((file) => /^stories\/[^/]+\.z[3458]$/.test(file))
  const stories = [...own.map((file) => join(root, file)), zork].filter((file) => existsSync(file))
  if (stories.length === 0) {
    console.error('There is no story to play: stories/ holds none.')
    return 1
  }
  console.log(`soak: ${turns} turns, seed ${seed}; of ${stories.map((file) => basename(file)).join(', ')}`)
  let code = 0
  for (const file of stories) {
    const { played, used, heldBytes } = await soak(file, Math.ceil(turns / stories.length), seed, signal)
    const growth = growthOf(used)
    const snapshots = `${KEPT_SNAPSHOTS} live snapshots held up to ${mega(heldBytes)} MB`
    console.log(`${basename(file)}: ${played} turns; ${snapshots}; without them ${describe(used)}`)
    console.log(`${basename(file)}: the later half grew by ${mega(growth)} MB`)
    if (growth > MARGIN_BYTES) {
      console.error(`${basename(file)}: the later half must not grow by more than ${mega(MARGIN_BYTES)} MB`)
      code = 1
    }
    if (signal.aborted) break
  }
  return code
}

async function soak(file: string, turns: number, seed: string, signal: AbortSignal) {
  const random = createRandom(`${seed} ${basename(file)}`)
  const machine = createMachine(openStory(readFileSync(file)))
  const words = wordsOf(machine)
  machine.run()
  const start = machine.snapshot()
  // as many live all the time, each in its turn replaced by a later one
  const kept: Snapshot[] = Array.from({ length: KEPT_SNAPSHOTS }, () => start)
  const used: number[] = []
  let heldBytes = 0
  let played = 0
  let toldAt = performance.now()
  for (let next = turns / MEASUREMENTS; played < turns && !signal.aborted;) {
    played += playSome(machine, kept, random, words)
    if (played >= next) {
      next += turns / MEASUREMENTS
      const withSnapshots = memoryInUse()
      kept.fill(start)
      machine.restore(start)
      used.push(memoryInUse())
      heldBytes = Math.max(heldBytes, withSnapshots - used.at(-1)!)
    }
    if (performance.now() - toldAt > TELL_EVERY_MS) {
      toldAt = performance.now()
      console.log(`${basename(file)}: ${played} of ${turns} turns, ${describe(used)}`)
    }
    // Ctrl-C is heard only between turns of the event loop
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { played, used, heldBytes }
}

const TURNS_AT_ONCE = 200

function playSome(machine: Machine, kept: Snapshot[], random: Random, words: readonly string[]): number {
  machine.restore(random.pick(kept))
  for (let turn = 1; turn <= TURNS_AT_ONCE; turn++) {
    const { stop } = machine.run(makeInput(random, words))
    // a game that is over, hangs or fails is left for another one; real stories fail too ("get five," in Inform's
    // library)
    if (stop.kind === 'over' || stop.kind === 'spent' || stop.kind === 'fault') machine.restore(random.pick(kept))
    else if (turn % 10 === 0) kept[random.integer(kept.length)] = machine.snapshot()
  }
  return TURNS_AT_ONCE
}

/** How much more the last quarter used than the quarter before it, at the least. */
function growthOf(used: readonly number[]): number {
  const half = used.slice(used.length >> 1)
  if (half.length < 4) return 0
  const middle = half.length >> 1
  return Math.min(...half.slice(middle)) - Math.min(...half.slice(0, middle))
}

function describe(used: readonly number[]): string {
  return used.length === 0 ? 'not measured' : `${mega(used[0]!)} MB at first, ${mega(used.at(-1)!)} MB now`
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
