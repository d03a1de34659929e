/** A worker process that may be killed, frozen or cut off: it writes down what it believes it committed and did. */
import { appendFileSync } from 'node:fs'
import type { EffectInfo } from 'troupe'
import { createModelServers } from '../../src/models/model-servers.ts'
import { startWorker } from '../../src/workers/worker.ts'
import { societies } from '../kill/societies.ts'

const [url, log] = process.argv.slice(2) as [string, string]
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const write = (line: object) => appendFileSync(log, `${JSON.stringify(line)}\n`)

const handlers = {
  // half of the waiting before and half after, so that a fault finds effects announced, done and not yet closed
  act: async (_: unknown, { id }: EffectInfo) => {
    await sleep(1)
    write({ did: id })
    await sleep(1)
    return 'done'
  },
}
const worker = await startWorker({
  url,
  societies: Object.fromEntries(
    Object.entries(societies).map(([name, flow]) => [name, async () => ({ flow, handlers })]),
  ),
  modelServers: createModelServers([]),
  onWritten: (run, records) => {
    for (const record of records) write({ run, wrote: JSON.stringify(record) })
  },
  report: (error) => void process.stderr.write(`${String(error)}\n`),
})
process.stdout.write(`${JSON.stringify({ worker: worker.id })}\n`)
// whoever started it may be killed before it is
process.stdin.resume().once('end', () => process.exit(1))
process.once('SIGTERM', () => void worker.close().then(() => process.exit(0)))
