/** One measurement: runs are started and held, viewers come, everything is let go at once, and the clocks are read. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChild, type Child } from './child.ts'
import { nothingSeen, type Load, type Part, type Sight } from './plan.ts'
import { openStudio, type Studio } from './studio.ts'

// Compilers and collectors on other threads come to rest. And the server takes only so many changes a second: after
// this long, fifty more at once.
const SETTLE_MS = 2_500

/** Without viewers, with, with, without: what grows or drifts meanwhile weighs on both alike. */
export async function measure(load: Load, viewers: number, signal: AbortSignal): Promise<Part[]> {
  const studio = await openStudio(signal)
  try {
    await play(studio, { ...load, runs: 10, pace: 0, rounds: Math.min(20, load.rounds) }, 0, signal)
    const parts: Part[] = []
    for (const watching of [0, viewers, viewers, 0]) parts.push(await play(studio, load, watching, signal))
    return parts
  } finally {
    await studio.end()
  }
}

async function play(studio: Studio, load: Load, viewers: number, signal: AbortSignal): Promise<Part> {
  let watching: Child | undefined
  try {
    const runs: string[] = []
    for (let seed = 1; seed <= load.runs; seed++) runs.push(await studio.start(seed, load.size, load.rounds))
    if (viewers > 0) watching = await watch(studio, runs.slice(0, load.watched), viewers, signal)
    await wait(SETTLE_MS)
    const earlier = await studio.heads(runs)
    await studio.memoryMb()
    watching?.send('count')
    const startedAt = Date.now()
    await Promise.all(runs.map((run) => studio.setPace(run, load.pace)))
    const { at } = await studio.untilEnded()
    // what viewers are told when all is over slows no run any more
    const cpuMs = (await studio.cpuMsAt(at)) - (await studio.cpuMsAt(startedAt))
    const { heads, steps } = await studio.heads(runs)
    const sight = (await watching?.ask<Sight>({ heads: heads.slice(0, load.watched) })) ?? nothingSeen
    const memoryMb = await studio.memoryMb()
    const wallMs = at - startedAt
    return { viewers, steps: steps - earlier.steps, wallMs, cpuMs, memoryMb, sight }
  } finally {
    await watching?.end()
  }
}

async function watch(studio: Studio, runs: string[], viewers: number, signal: AbortSignal): Promise<Child> {
  const child = startChild(join(import.meta.dirname, 'viewers-child.ts'), [], signal)
  child.send({ port: studio.port, runs, viewers })
  await child.next<'ready'>()
  return child
}
