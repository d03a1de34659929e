/** DBOS Transact as it is meant to be used: a run is a workflow, and DBOS keeps each of its steps. */
import { DBOS, DBOSClient } from '@dbos-inc/dbos-sdk'
import pg from 'pg'
import { pass, whatIsSaid, type Client, type Job, type Subject } from '../subject.ts'

const [QUEUE, WORKFLOW, APPLICATION] = ['runs', 'drive', 'bench']
// as our own workers have it
const POLL_MS = 100

const ignore = () => {}
const logger = {
  info: ignore,
  debug: ignore,
  warn: ignore,
  error: (words: unknown) => process.stderr.write(`${words}\n`),
}

export const subject: Subject = {
  async work({ postgres, concurrency }) {
    DBOS.setConfig({
      name: APPLICATION,
      systemDatabaseUrl: postgres,
      executorID: String(process.pid),
      applicationVersion: APPLICATION,
      listenQueues: [QUEUE],
      logger,
    })
    DBOS.registerWorkflow(
      async ({ steps, stepMs }: Job) => {
        for (let count = 1; count <= steps; count++)
          await DBOS.runStep(
            async () => {
              if (stepMs > 0) await pass(stepMs)
              return { count, said: whatIsSaid(count) }
            },
            { name: 'look' },
          )
      },
      { name: WORKFLOW },
    )
    await DBOS.launch()
    const settings = { workerConcurrency: concurrency, minPollingIntervalMs: POLL_MS }
    await DBOS.registerQueue(QUEUE, { ...settings, onConflict: 'always_update' })
    process.stdout.write('ready\n')
  },

  async setUp({ postgres }): Promise<Client> {
    await DBOS.migrate(postgres)
    const client = await DBOSClient.create({ systemDatabaseUrl: postgres, applicationName: APPLICATION, logger })
    const pool = new pg.Pool({ connectionString: postgres })
    const count = async (text: string, values: unknown[] = []) =>
      (await pool.query<{ n: number }>(text, values)).rows[0]!.n
    const where = { workflowName: WORKFLOW, queueName: QUEUE, appVersion: APPLICATION, applicationName: APPLICATION }
    return {
      send: async (jobs) =>
        void (await Promise.all(jobs.map((job) => client.enqueue({ ...where, workflowID: job.run }, job)))),
      countOver: () => count("SELECT count(*)::int AS n FROM dbos.workflow_status WHERE status = 'SUCCESS'"),
      stepsOf: (run) => count('SELECT count(*)::int AS n FROM dbos.operation_outputs WHERE workflow_uuid = $1', [run]),
    }
  },
}
