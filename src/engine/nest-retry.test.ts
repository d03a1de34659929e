/** A society inside that is given up in time and tried again while its last effect is still under way. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { board, end, flow, memoryStore, sum, value } from '../index.ts'

it('waits for the step that was still closing, instead of writing beside it', async () => {
  const inner = board({ sent: sum() })
  const sender = inner.agent({
    reads: [],
    writes: ['sent'],
    think: () => ({ update: { sent: 1 }, effects: [{ type: 'send' }] }),
  })
  const sending = flow(inner, { start: 'sender', agents: { sender }, routes: { sender: end('sent') } })
  const outer = board({ sent: value(0) })
  const office = outer.nest({
    reads: [],
    writes: ['sent'],
    flow: sending,
    input: () => ({}),
    output: ({ sent }) => ({ sent }),
    timeoutMs: 20,
    // a busy machine may well miss the first few
    retry: { attempts: 100, backoffMs: 1 },
  })
  const society = flow(outer, { start: 'office', agents: { office }, routes: { office: end('done') } })
  let done = 0
  const send = async () => {
    await sleep(done === 0 ? 50 : 0)
    done++
  }
  const result = await society.run({}, { store: memoryStore(), handlers: { send } }).finished
  expect(result.board).toEqual({ sent: 1 })
  expect(done).toBe(1)
})
