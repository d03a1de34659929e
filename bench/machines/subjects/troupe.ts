/** Troupe as it is published: `troupe worker` over a Postgres store; runs are sent as its server sends them. */
import { basename, join } from 'node:path'
import { postgresStore } from '../../../src/postgres/index.ts'
import { readStart } from '../../../src/store/fold.ts'
import { openQueue } from '../../../src/workers/queue.ts'
import { queueOf, versionOfRun } from '../../../src/workers/version.ts'
import { createWorkTable } from '../../../src/workers/work.ts'
import type { Store } from '../../../dist/index.js'
import looking from '../society.ts'
import { forEach, type Client, type Subject } from '../subject.ts'

const folder = join(import.meta.dirname, '..')
const society = basename('society.ts')

export const subject: Subject = {
  /** The command itself says on stdout when it works. */
  async work({ postgres, concurrency }) {
    process.chdir(folder)
    const entry = new URL('../../../dist/cli/main.js', import.meta.url).href
    const { main } = (await import(entry)) as { main(words: string[]): Promise<number> }
    const offered = ['--society', society, '--societies', society, '--concurrency', String(concurrency)]
    process.exit(await main(['worker', ...offered, '--store', postgres, '--json']))
  },

  async setUp({ postgres }): Promise<Client> {
    const store = postgresStore(postgres)
    const table = createWorkTable(store)
    const queue = await openQueue({ store, url: postgres, report: () => {} }, table)
    const journals = store as unknown as Store
    return {
      send: (jobs) =>
        forEach(jobs, async ({ run, steps, stepMs }) => {
          const begin = { store: journals, id: run, seed: 1, steps: 0, society }
          await looking.run({ steps, stepMs }, begin).finished
          await table.want(run, queueOf(society, versionOfRun(await readStart(store, run))), {})
          await queue.send(run)
        }),
      async countOver() {
        const text = `SELECT count(*)::int AS runs FROM ${store.schema}.work WHERE state = 'resting'`
        // the first question makes the tables
        const ask = () => store.database.ask<{ runs: number }>(text)
        return (await store.database.patiently(ask))[0]!.runs
      },
      async stepsOf(run) {
        const entries = await store.read(run, 1, Number.MAX_SAFE_INTEGER)
        return entries.filter(({ record }) => record.kind === 'step').length
      },
    }
  },
}
