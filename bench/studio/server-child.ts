/** The server as `troupe studio` starts it, in a process of its own that tells what it has spent when it is asked. */
import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'

const SAMPLE_MS = 10

const [entry, store, assets] = process.argv.slice(2) as [string, string, string]
process.env['TROUPE_STUDIO_ASSETS'] = assets
const port = await freePort()
const { main } = (await import(pathToFileURL(entry).href)) as { main(words: string[]): Promise<number> }
const serving = main(['studio', '--store', store, '--port', String(port), '--no-open', '--no-examples'])

// runs end at a moment that is known afterwards, from their last record
const history: { at: number; cpuMs: number }[] = []
setInterval(() => history.push({ at: Date.now(), cpuMs: cpuMs() }), SAMPLE_MS)

process.on('message', (wish: 'collected' | { at: number }) => {
  if (wish !== 'collected')
    return void process.send!({ cpuMs: history.find(({ at }) => at >= wish.at)?.cpuMs ?? cpuMs() })
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send!({ memoryMb: (heapUsed + external) / 1e6 })
})
// whoever started this is gone
process.on('disconnect', () => process.exit(1))
await untilItAnswers()
process.send!({ port })
process.exit(await serving)

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function untilItAnswers(): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/societies`).catch(() => undefined)
    if (answer?.ok) return
    await wait(50)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number }
      probe.close(() => resolve(free))
    })
  })
}
