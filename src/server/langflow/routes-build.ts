/** Building a flow, as the playground of Langflow does: a job is begun, and its events are fetched. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { isRecord } from '../../base/json-kinds.ts'
import type { CallRoutes } from './routes-call.ts'
import { detailOf, DetailFault } from './detail.ts'
import { readCall, readJson } from './read-call.ts'
import { messageOf, runResponse } from './results.ts'
import { streamed } from './stream.ts'

interface Job {
  readonly events: string[]
  isOver: boolean
  /** whoever waits for the next event; a page that was loaded again fetches them a second time */
  readonly waiting: Set<() => void>
  readonly controller: AbortController
}

// jobs nobody has fetched; the runs themselves are in the store
const MOST_JOBS = 200

export function buildRoutes({ shelf, calls, streams, report, now }: CallRoutes): Hono {
  const app = new Hono()
  const jobs = new Map<string, Job>()

  app.post('/build/:flow/flow', async (c) => {
    const flow = shelf.get(c.req.param('flow'))
    const body = await readJson(c)
    const inputs = isRecord(body['inputs']) ? body['inputs'] : {}
    const session = inputs['session'] ?? body['session_id']
    const given = readCall(c, { input_value: inputs['input_value'], session_id: session }, flow)
    const job: Job = { events: [], isOver: false, waiting: new Set(), controller: new AbortController() }
    const id = randomUUID()
    jobs.set(id, job)
    if (jobs.size > MOST_JOBS) jobs.delete(jobs.keys().next().value!)
    const tell = (event: string, data: unknown) => {
      job.events.push(`${JSON.stringify({ event, data })}\n\n`)
      wake(job)
    }
    const said = { session: given.session, input: given.input, at: new Date(now()).toISOString() }
    const work = async () => {
      tell('vertices_sorted', { ids: flow.graph.nodes.map((node) => node.id), to_run: flow.graph.nodes.length })
      const onToken = (chunk: string) => tell('token', { chunk, id: given.session, timestamp: said.at })
      try {
        const result = await calls.call(flow, { ...given, onToken, signal: job.controller.signal })
        for (const output of result.outputs) {
          const isValid = output.value !== undefined
          tell('end_vertex', {
            build_data: { id: output.node, valid: isValid, data: { results: { message: { text: output.text } } } },
          })
          if (isValid) tell('add_message', messageOf(output, flow, said))
        }
        tell('end', { result: runResponse(result, flow, given, said) })
      } catch (error) {
        tell('error', { error: detailOf(error, report).body.detail })
        tell('end', {})
      }
      job.isOver = true
      wake(job)
    }
    void work()
    return c.json({ job_id: id })
  })

  app.get('/build/:job/events', (c) => {
    const job = jobOf(jobs, c.req.param('job'))
    return streamed(streams.take(c), async ({ send }) => {
      for (let place = 0; ; place++) {
        while (place >= job.events.length) {
          if (job.isOver) return
          await new Promise<void>((resolve) => job.waiting.add(resolve))
        }
        send(job.events[place]!)
      }
    })
  })

  app.post('/build/:job/cancel', (c) => {
    jobOf(jobs, c.req.param('job')).controller.abort()
    return c.json({ success: true, message: 'Flow build cancelled successfully' })
  })
  return app
}

function wake({ waiting }: Job): void {
  const all = [...waiting]
  waiting.clear()
  for (const each of all) each()
}

function jobOf(jobs: ReadonlyMap<string, Job>, id: string): Job {
  const job = jobs.get(id)
  if (job === undefined) throw new DetailFault(404, `Job ${id.slice(0, 100)} not found`)
  return job
}
