/** pg-boss: a run is a job. It keeps no steps, so each is a row that the job inserts by itself, without a fence. */
import { PgBoss } from 'pg-boss'
import pg from 'pg'
import { pass, whatIsSaid, type Client, type Job, type Subject } from '../subject.ts'

const QUEUE = 'runs'
// the least it may be
const POLL_SECONDS = 0.5

const openBoss = async (url: string) => {
  const boss = new PgBoss(url)
  boss.on('error', (error) => process.stderr.write(`${String(error)}\n`))
  return boss.start()
}

export const subject: Subject = {
  async work({ postgres, concurrency }) {
    const pool = new pg.Pool({ connectionString: postgres })
    const boss = await openBoss(postgres)
    const add = 'INSERT INTO steps (run, step, state) VALUES ($1, $2, $3)'
    const drive = async ({ run, steps, stepMs }: Job) => {
      const { rows } = await pool.query<{ step: number }>('SELECT max(step) AS step FROM steps WHERE run = $1', [run])
      for (let count = (rows[0]!.step ?? 0) + 1; count <= steps; count++) {
        if (stepMs > 0) await pass(stepMs)
        const state = JSON.stringify({ count, said: whatIsSaid(count) })
        await pool.query({ name: 'add', text: add, values: [run, count, state] })
      }
    }
    const options = { batchSize: 1, localConcurrency: concurrency, pollingIntervalSeconds: POLL_SECONDS }
    await boss.work<Job>(QUEUE, options, async ([job]) => drive(job!.data))
    process.stdout.write('ready\n')
  },

  async setUp({ postgres }): Promise<Client> {
    const pool = new pg.Pool({ connectionString: postgres })
    await pool.query('CREATE TABLE steps (run text, step integer, state text, PRIMARY KEY (run, step))')
    const boss = await openBoss(postgres)
    await boss.createQueue(QUEUE)
    const count = async (text: string, values: unknown[] = []) =>
      (await pool.query<{ n: number }>(text, values)).rows[0]!.n
    return {
      send: async (jobs) =>
        void (await boss.insert(
          QUEUE,
          jobs.map((data) => ({ data })),
        )),
      countOver: () =>
        count("SELECT count(*)::int AS n FROM pgboss.job WHERE name = $1 AND state = 'completed'", [QUEUE]),
      stepsOf: (run) => count('SELECT count(*)::int AS n FROM steps WHERE run = $1', [run]),
    }
  },
}
