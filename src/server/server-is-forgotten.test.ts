/** Flows live as long as the process and remember where their runs are: a closed server is not held by that. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { sleep, startServer } from '../../test/studio-server.ts'

/** In a function of its own, so that no variable holds it. */
async function driveAndClose(): Promise<WeakRef<object>> {
  const studio = await startServer()
  const { id } = await studio.post('/runs', { society: 'counter', input: { goal: 5 }, pace: 0 })
  await studio.until(id, ({ status }) => status === 'ended')
  await studio.remove()
  return new WeakRef(studio.server)
}

it('a server that was closed is gone, though the flows of its runs are not', { timeout: 180_000 }, async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const server = await driveAndClose()
  // sockets and timers of the last requests come to their end first
  for (let tries = 0; tries < 100 && server.deref() !== undefined; tries++) {
    await sleep(50)
    collectGarbage()
  }
  expect(server.deref() === undefined).toBe(true)
})
