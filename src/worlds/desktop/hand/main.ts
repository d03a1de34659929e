/** The process of a hand. When its parent dies, the pipe breaks, and every key goes up. */
import { setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { messageOf } from '../../../base/errors.ts'
import { openHand, type Hand } from './hand.ts'
import { SCREEN } from '../port.ts'
import type { Answer, HandSetup, Order } from './protocol.ts'

let hand: Hand | undefined

const say = (answer: Answer) => {
  // whoever is gone hears nothing, and that is no fault
  if (process.stdout.writable) process.stdout.write(`${JSON.stringify(answer)}\n`)
}

async function open(setup: HandSetup): Promise<Hand> {
  const onStop = (why: string) => say({ stopped: why })
  // its packages are there on few machines
  if (setup.display === SCREEN) return (await import('../screen/hand.ts')).openScreenHand(setup, onStop)
  return openHand(setup, onStop)
}

async function obey(order: Order): Promise<void> {
  try {
    if (order.do === 'open') hand = await open(order.setup)
    if (order.do === 'stop') hand?.stop(order.why)
    if (order.do === 'close') return leave()
    say({ id: order.id, done: order.do === 'stroke' ? await hand!.stroke(order.stroke) : { heldMs: 0 } })
  } catch (error) {
    const code = (error as { code?: unknown }).code
    say({ id: order.id, failed: messageOf(error), ...(typeof code === 'string' && { code }) })
  }
}

const GOODBYE_MS = 100

function leave(): void {
  hand?.close()
  setTimeout(() => process.exit(0), GOODBYE_MS)
}

try {
  // a key must go up in time on a busy machine, too; most users may not ask for it
  setPriority(-10)
} catch {}
process.stdout.on('error', () => {})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, leave)
process.on('uncaughtException', leave)
process.on('unhandledRejection', leave)
createInterface({ input: process.stdin })
  .on('line', (line) => void obey(JSON.parse(line) as Order))
  .on('close', leave)
