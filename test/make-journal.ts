/**
 * Makes the journals that are kept for a released version (E10):
 * `node test/make-journal.ts v2` writes test/fixtures/journals/v2*.jsonl and what they come to.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { memoryStore, replayRun, simulatedClock, type Store } from 'troupe'
import { exportRun } from '../src/store/transfer.ts'
import { createHouse, handlers } from './journal-society.ts'

const folder = new URL('fixtures/journals/', import.meta.url)

async function keep(store: Store, run: string): Promise<void> {
  const lines: string[] = []
  for await (const line of exportRun(store, run, '0.1.0')) lines.push(line)
  const boards: unknown[] = []
  for await (const { step, board } of replayRun(store, run)) boards.push(JSON.parse(JSON.stringify({ step, board })))
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${run}.jsonl`, folder), `${lines.join('\n')}\n`)
  writeFileSync(new URL(`${run}.boards.json`, folder), `${JSON.stringify(boards, null, 1)}\n`)
}

const name = process.argv[2] ?? 'v1'
const store = memoryStore({ clock: simulatedClock(Date.UTC(2026, 0, 1)) })
const options = { store, handlers }

await createHouse({ isBroken: true }).run({ prompt: 'a cozy house' }, { ...options, id: name, seed: 'journal' })
  .finished
await createHouse({ isBroken: true })
  .resume(name, { ...options, answer: 'green' })
  .finished.catch((error: Error) => process.stdout.write(`${error.message}\n`))
await createHouse({ isBroken: false }).resume(name, { ...options, stepLimit: 6 }).finished
await keep(store, name)

const clock = simulatedClock(1_000)
const fork = createHouse({ isBroken: false }).fork(name, {
  ...options,
  clock,
  id: `${name}-fork`,
  at: 2,
  edit: { colour: 'blue' },
})
await fork.finished
await keep(store, fork.id)
