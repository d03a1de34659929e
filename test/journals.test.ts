/** E10: one journal of each released version stays readable, and can be resumed. */
import { readdirSync, readFileSync } from 'node:fs'
import { memoryStore, replayRun, stateAt, summarize, type Entry, type JournalRecord } from 'troupe'
import { describe, expect, it } from 'vitest'
import { FORMAT_VERSION } from '../src/store/record.ts'
import { importRun } from '../src/store/transfer-import.ts'
import { createHouse, handlers } from './journal-society.ts'
import { start, step } from '../src/testing/store-case.ts'

const folder = new URL('fixtures/journals/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.jsonl') ? [file.replace('.jsonl', '')] : []))

async function take(name: string) {
  const store = memoryStore()
  const text = read(`${name}.jsonl`)
  async function* lines() {
    yield* text.trimEnd().split('\n')
  }
  await importRun(store, lines)
  return store
}

describe('E10: the kept journals', () => {
  it('are there for every format version so far, and hold every kind of record in it', () => {
    for (let version = 1; version <= FORMAT_VERSION; version++) {
      expect(names).toContain(`v${version}`)
      expect(names).toContain(`v${version}-fork`)
      const lines = read(`v${version}.jsonl`).trimEnd().split('\n').slice(1)
      const records = lines.map((line) => (JSON.parse(line) as Entry).record)
      expect(new Set(records.map(({ v }) => v))).toEqual(new Set([version]))
      const kinds: Record<JournalRecord['kind'], true> = {
        start: true,
        call: true,
        ask: true,
        answer: true,
        think: true,
        effect: true,
        done: true,
        step: true,
        fail: true,
        end: true,
      }
      expect([...new Set(records.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(kinds).toSorted())
    }
  })

  it.each(names)('fold to the same boards as when they were written, step by step: %s', async (name) => {
    const store = await take(name)
    const boards = JSON.parse(read(`${name}.boards.json`)) as { step: number; board: object }[]
    expect(boards.length).toBeGreaterThan(5)
    const replayed: unknown[] = []
    for await (const { step: number, board } of replayRun(store, name))
      replayed.push(JSON.parse(JSON.stringify({ step: number, board })))
    expect(replayed).toEqual(boards)
    for (const { step: number, board } of boards) expect(await stateAt(store, name, number)).toEqual(board)
    expect(await stateAt(store, name)).toEqual(boards.at(-1)!.board)
  })

  it.each(names.filter((name) => !name.endsWith('-fork')))('can be resumed: %s', async (name) => {
    const store = await take(name)
    expect(await summarize(store, name)).toMatchObject({ status: 'ended', reason: 'step limit of 6', step: 6 })
    const house = createHouse({ isBroken: false })
    const { status, reason, board } = await house.resume(name, { store, handlers, stepLimit: 100 }).finished
    expect({ status, reason, rounds: board.rounds }).toEqual({ status: 'ended', reason: 'approved', rounds: 3 })
    const fork = await house.fork(name, { store, handlers, at: 2 }).finished
    expect(fork.board).toEqual(board)
  })

  it('of a version to come are refused with a clear word, not misread', async () => {
    const store = memoryStore()
    await store.create('run', start())
    await store.append('run', 1, [{ ...step(1), v: FORMAT_VERSION + 1 } as unknown as JournalRecord])
    await expect(stateAt(store, 'run')).rejects.toThrow(
      `Entry 2 of run "run" was written by a newer Troupe (format ${FORMAT_VERSION + 1}`,
    )
    await store.create('other', { ...start(), v: 9 as never })
    await expect(stateAt(store, 'other')).rejects.toThrow(expect.objectContaining({ code: 'STORE_TOO_NEW' }))
  })
})
