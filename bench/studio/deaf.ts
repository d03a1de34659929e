/** Viewers that ask and never read: what they make the server hold while a run goes on. */
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { DeafSample } from './plan.ts'
import { openStudio } from './studio.ts'

const ROUNDS = 400
const SETTLE_MS = 500

export async function measureDeaf(viewers: number, signal: AbortSignal): Promise<DeafSample> {
  const studio = await openStudio(signal)
  const sockets: Socket[] = []
  try {
    // the same run without anybody, so that what the code itself needs is there already
    await studio.setPace(await studio.start(1, 100, ROUNDS), 0)
    await studio.untilEnded()
    const beforeMb = await studio.memoryMb()
    const run = await studio.start(1, 100, ROUNDS)
    for (let many = 0; many < viewers; many++) sockets.push(ask(studio.port, run))
    await wait(SETTLE_MS)
    await studio.setPace(run, 0)
    await studio.untilEnded()
    await wait(SETTLE_MS)
    const afterMb = await studio.memoryMb()
    return { viewers, beforeMb, afterMb, journalMb: await studio.journalMb(run) }
  } finally {
    for (const socket of sockets) socket.destroy()
    await studio.end()
  }
}

function ask(port: number, run: string): Socket {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write(`GET /api/runs/${run}/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
  return socket
}
