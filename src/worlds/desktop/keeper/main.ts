/** The process of a keeper. When its parent dies, the pipe breaks, and what was started is ended in time. */
import { createInterface } from 'node:readline'
import { endProcess, whileThere, type KeeperOrder, type ProcessMark } from './keeper.ts'

const kept = new Map<number, { readonly mark: ProcessMark; readonly afterMs: number }>()

function obey(order: KeeperOrder): void {
  if ('go' in order) process.exit(0)
  kept.set(order.end.pid, { mark: order.end, afterMs: order.afterMs })
}

async function endAll(): Promise<void> {
  const ending = [...kept.values()].map(async ({ mark, afterMs }) => {
    await whileThere(mark, afterMs)
    await endProcess(mark)
  })
  await Promise.all(ending)
  process.exit(0)
}

// whoever takes over the windows lets this one go
process.on('SIGTERM', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
createInterface({ input: process.stdin })
  .on('line', (line) => obey(JSON.parse(line) as KeeperOrder))
  .on('close', () => void endAll())
