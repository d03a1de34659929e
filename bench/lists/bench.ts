/** The lists bench: what a page of runs, and counting them, costs with a thousand and with a hundred thousand runs. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from '../bench.ts'
import { describeMachine } from '../machine.ts'
import { buildTroupe } from '../prepare.ts'
import { table } from '../table.ts'

const SIZES = [1_000, 10_000, 100_000]
const QUICK_SIZES = [100, 1_000]
const TIMES_PER_ROUND = 4

export const lists: Bench = {
  about: 'pages of runs, and counting them, with 1,000, 10,000 and 100,000 runs in a store',

  async run({ rounds, quick, signal, progress }) {
    await buildTroupe(progress, signal)
    // what is measured is there only now
    const { measureLists, tasks } = await import('./measure.ts')
    const sizes = quick ? QUICK_SIZES : SIZES
    const folder = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
    const found: Record<string, number>[] = []
    try {
      for (const size of sizes) {
        progress.show(`bench: a store with ${size} runs`)
        found.push(await measureLists(folder, size, rounds * TIMES_PER_ROUND, signal))
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    progress.clear()
    const rows = Object.entries(tasks).map(([name, { says }]) => [says, ...found.map((each) => String(each[name]))])
    const head = ['CPU µs', ...sizes.map((size) => `${size.toLocaleString('en')} runs`)]
    const names = Object.keys(tasks)
    const micros = Object.fromEntries(names.map((name) => [name, found.map((each) => each[name])]))
    return {
      report: `Lists bench: medians, CPU time of user and system\n\n${describeMachine()}\n\n${table([head, ...rows])}`,
      numbers: { sizes, micros, quick },
      complete: !signal.aborted,
    }
  },
}
