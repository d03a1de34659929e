/** BullMQ: a run is a job; after each step the job's data are stored, as its guide says of jobs with steps. */
import { Queue, Worker } from 'bullmq'
import { pass, whatIsSaid, type Client, type Job, type Place, type Subject } from '../subject.ts'

type Data = Job & { count: number; said: string }

const QUEUE = 'runs'

const connectionOf = ({ redis }: Place) => ({ url: redis!, maxRetriesPerRequest: null })

export const subject: Subject = {
  async work(place) {
    const worker = new Worker<Data>(
      QUEUE,
      async (job) => {
        for (let data = job.data; data.count < data.steps; data = job.data) {
          if (data.stepMs > 0) await pass(data.stepMs)
          const count = data.count + 1
          await job.updateData({ ...data, count, said: whatIsSaid(count) })
        }
      },
      { connection: connectionOf(place), concurrency: place.concurrency },
    )
    worker.on('error', (error) => process.stderr.write(`${String(error)}\n`))
    await worker.waitUntilReady()
    process.stdout.write('ready\n')
  },

  async setUp(place): Promise<Client> {
    const queue = new Queue<Data>(QUEUE, { connection: connectionOf(place) })
    await queue.waitUntilReady()
    // the server is the same for all rounds, and a job whose id is known already is over at once
    await queue.obliterate({ force: true })
    return {
      async send(jobs) {
        await queue.addBulk(
          jobs.map((job) => ({ name: 'run', data: { ...job, count: 0, said: '' }, opts: { jobId: job.run } })),
        )
      },
      countOver: () => queue.getCompletedCount(),
      stepsOf: async (run) => (await queue.getJob(run))!.data.count,
    }
  },
}
