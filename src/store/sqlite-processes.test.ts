/** One store file and several processes: real ones. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryPlaces } from '../../test/places.ts'
import { startProcess } from '../../test/processes.ts'
import { start, step } from '../testing/store-case.ts'
import type { Entry } from './record.ts'
import { sqliteStore } from './sqlite-store.ts'
import { tailRun } from './tail.ts'

const newPlace = temporaryPlaces()

const writer = `
  const store = troupe.sqliteStore(arg.file)
  const step = (number) => ({ v: 1, kind: 'step', step: number, did: [], next: ['ana'] })
`

describe('a store file between processes', () => {
  it('is read by one process while another one writes, entry by entry and in order', async () => {
    const file = newPlace('troupe.db')
    const store = sqliteStore(file)
    await store.create('run', start())
    const other = startProcess(
      `${writer}
       await told()
       for (let head = 1; head <= 300; head++) {
         store.append('run', head, [step(head)])
         if (head % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
       }
       store.append('run', 301, [{ v: 1, kind: 'end', step: 300, reason: 'done' }])
       store.close()`,
      { file },
    )
    await other.says('ready')
    const seen: Entry[] = []
    other.tell()
    // the tail ends with the run, which only the other process ends: its commits are noticed here
    for await (const entry of tailRun(store, 'run')) seen.push(entry)
    expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 302 }, (_, index) => index + 1))
    expect(seen.at(-1)?.record).toMatchObject({ kind: 'end', reason: 'done' })
    await other.finished
    await store.close()
  })

  it('has one writer a run: of two that append at the same head, one is refused (E9)', async () => {
    const file = newPlace('troupe.db')
    const store = sqliteStore(file)
    await store.create('run', start())
    const rival = `${writer}
      await told()
      let won = 0, lost = 0
      while (won + lost < 300) {
        const head = store.head('run')
        const records = lost % 2 ? [step(head)] : [step(head), step(head + 1)]
        try { store.append('run', head, records); won += records.length }
        catch (error) { if (error.code !== 'STORE_CONFLICT') throw error; lost++ }
      }
      say(JSON.stringify({ won, lost }))
      store.close()`
    const rivals = [startProcess(rival, { file }), startProcess(rival, { file })]
    for (const each of rivals) await each.says('ready')
    for (const each of rivals) each.tell()
    const outputs = await Promise.all(rivals.map(({ finished }) => finished))
    const won = outputs.map((output) => (JSON.parse(output.split('\n')[1]!) as { won: number }).won)
    const entries = await store.read('run', 1, 10_000)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1))
    expect(entries).toHaveLength(1 + won[0]! + won[1]!)
    await store.close()
  })

  it('loses nothing that was committed when its writer is killed, for readers and for the next writer', async () => {
    const file = newPlace('troupe.db')
    const other = startProcess(
      `${writer}
       store.create('run', { v: 1, kind: 'start', flow: 'f', seed: 0, step: 0, changes: {}, next: ['ana'], shape: {} })
       for (let head = 1; head <= 50; head++) store.append('run', head, [step(head)])
       await told()`,
      { file },
    )
    await other.says('ready')
    const living = sqliteStore(file, { readOnly: true })
    expect(await living.head('run')).toBe(51)
    await living.close()
    other.child.kill('SIGKILL')
    await once(other.child, 'close')
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)

    const reader = sqliteStore(file, { readOnly: true })
    expect(await reader.head('run')).toBe(51)
    await reader.close()
    const next = sqliteStore(file)
    await next.append('run', 51, [step(51)])
    expect(await next.head('run')).toBe(52)
    await next.close()
    expect(existsSync(`${file}-wal`)).toBe(false)
  })

  it('can be made by several processes at the same moment', async () => {
    const file = newPlace('troupe.db')
    const ids = ['a', 'b', 'c', 'd']
    const others = ids.map((id) =>
      startProcess(
        `await told()
         const store = troupe.sqliteStore(arg.file)
         const start = { v: 1, kind: 'start', flow: 'f', seed: 0, step: 0, changes: {}, next: ['ana'], shape: {} }
         store.create(arg.id, start)
         store.close()`,
        { file, id },
      ),
    )
    for (const each of others) await each.says('ready')
    for (const each of others) each.tell()
    await Promise.all(others.map(({ finished }) => finished))
    const store = sqliteStore(file)
    expect((await store.runs()).toSorted()).toEqual(ids)
    await store.close()
  })

  it('waits for another process that still makes it', async () => {
    const file = newPlace('troupe.db')
    await sqliteStore(file).close()
    // as it is between the first commit of a new file and its log: SQLite itself does not wait at this place
    const other = startProcess(
      `const { DatabaseSync } = await import('node:sqlite')
       const database = new DatabaseSync(arg.file)
       database.exec("PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE; INSERT INTO runs (id) VALUES ('theirs')")
       await told()
       setTimeout(() => { database.exec('COMMIT'); database.close() }, 200)`,
      { file },
    )
    await other.says('ready')
    other.tell()
    const store = sqliteStore(file)
    expect(await store.runs()).toEqual(['theirs'])
    await store.close()
    await other.finished
  })

  it.skipIf(process.platform === 'win32')('says so when the disk is full, and keeps what was committed', async () => {
    const file = newPlace('troupe.db')
    const other = startProcess(
      `${writer}
       store.create('run', { v: 1, kind: 'start', flow: 'f', seed: 0, step: 0, changes: {}, next: ['ana'], shape: {} })
       let head = 1
       const waiting = { x: ['y'.repeat(5000)] }
       try { for (;;) { store.append('run', head, [{ ...step(head), now: 0, waiting }]); head++ } }
       catch (error) { say(JSON.stringify({ name: error.name, code: error.code, message: error.message, head })) }`,
      { file },
      // no file may grow beyond this many blocks: as good as a full disk
      { before: 'ulimit -f 400' },
    )
    const fault = JSON.parse(await other.finished) as { name: string; code: string; message: string; head: number }
    expect(fault).toMatchObject({ name: 'TroupeError', code: 'STORE_UNWRITABLE' })
    expect(fault.message).toContain(file)
    expect(fault.head).toBeGreaterThan(5)
    const store = sqliteStore(file)
    expect(await store.head('run')).toBe(fault.head)
    await store.append('run', fault.head, [step(fault.head)])
    await store.close()
  })

  const canMount = spawnSync('sh', ['-c', 'unshare -m true']).status === 0
  it.skipIf(!canMount)('is read in a folder nobody may write to (where a test may mount)', async () => {
    const file = newPlace('a ü?.db')
    const store = sqliteStore(file)
    await store.create('run', start())
    await store.close()
    const other = startProcess(
      `const store = troupe.sqliteStore(arg.file, { readOnly: true })
       say(store.runs().join())
       store.close()
       try { troupe.sqliteStore(arg.file) } catch (error) { say(error.code) }`,
      { file },
      {
        before:
          `D='${dirname(file)}' exec unshare -m sh -c 'mount --bind "$D" "$D" && mount -o remount,ro,bind "$D" ` +
          `&& exec "$0" "$@"' "$0" "$@"`,
      },
    )
    expect(await other.finished).toBe('run\nSTORE_UNWRITABLE\n')
    expect(readdirSync(dirname(file))).toEqual(['a ü?.db'])
  })
})
