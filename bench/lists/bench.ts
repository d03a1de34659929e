/** The lists bench: what a page of runs, and counting them, costs with a thousand and with a hundred thousand runs. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, whyNoPostgres } from '../../test/postgres-server.ts'
import type { Bench } from '../bench.ts'
import { describeMachine } from '../machine.ts'
import { buildTroupe } from '../prepare.ts'
import { table } from '../table.ts'
import type { ListCosts } from './measure.ts'

const SIZES = [1_000, 10_000, 100_000]
const QUICK_SIZES = [100, 1_000]
const TIMES_PER_ROUND = 4
const parts = ['sqlite', 'postgres'] as const

export const lists: Bench = {
  about: 'pages of runs, and counting them, with 1,000, 10,000 and 100,000 runs in SQLite and in Postgres',
  parts,

  async run({ rounds, quick, only = parts, signal, progress }) {
    await buildTroupe(progress, signal)
    // what is measured is there only now
    const { measureLists, tasks } = await import('./measure.ts')
    const { sqliteStore } = await import('../../dist/sqlite/index.js')
    const { postgresStore } = await import('../../dist/postgres/index.js')
    const sizes = quick ? QUICK_SIZES : SIZES
    const folder = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
    const wantsPostgres = only.includes('postgres')
    const server = wantsPostgres && !whyNoPostgres ? await startPostgres([]) : undefined
    const stores = {
      ...(only.includes('sqlite') && { sqlite: (size: number) => sqliteStore(join(folder, `${size}.db`)) }),
      ...(server && { postgres: (size: number) => postgresStore(`${server.url}?schema=of_${size}`) }),
    }
    const found: Record<string, ListCosts[]> = {}
    try {
      for (const [name, open] of Object.entries(stores)) {
        const costs: ListCosts[] = (found[name] = [])
        for (const size of sizes) {
          progress.show(`bench: ${size} runs in ${name}`)
          const store = open(size)
          costs.push(await measureLists(store, size, rounds * TIMES_PER_ROUND, signal))
          await store.close()
        }
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
      await server?.crash()
      server?.stop()
    }
    progress.clear()
    const rowsOf = (costs: ListCosts[], of: keyof ListCosts) =>
      Object.entries(tasks).map(([name, { says }]) => [says, ...costs.map((each) => String(each[of][name]))])
    const runs = sizes.map((size) => `${size.toLocaleString('en')} runs`)
    const titles = { cpu: 'CPU µs', clock: 'by the clock, µs' } as const
    const tables = Object.entries(found).flatMap(([name, costs]) =>
      (['cpu', 'clock'] as const).map((of) => table([[`${name}, ${titles[of]}`, ...runs], ...rowsOf(costs, of)])),
    )
    const missing = wantsPostgres && whyNoPostgres ? `Postgres was left out: ${whyNoPostgres}.\n` : ''
    const says = 'Lists bench: medians; CPU time of user and system, of a Postgres without that of its server'
    return {
      report: `${says}\n\n${describeMachine()}\n\n${tables.join('\n')}${missing}`,
      numbers: { sizes, micros: microsOf(found['sqlite'] ?? [], 'cpu'), ...clocks(found), quick },
      complete: !signal.aborted,
    }
  },
}

/** Of each task its numbers by size. */
function microsOf(costs: readonly ListCosts[], of: keyof ListCosts): Record<string, (number | undefined)[]> {
  const names = Object.keys(costs[0]?.[of] ?? {})
  return Object.fromEntries(names.map((name) => [name, costs.map((each) => each[of][name])]))
}

const clocks = ({ sqlite = [], postgres = [] }: Record<string, ListCosts[]>) => ({
  clockMicros: microsOf(sqlite, 'clock'),
  postgresMicros: microsOf(postgres, 'cpu'),
  postgresClockMicros: microsOf(postgres, 'clock'),
})
