/** Journals that somebody else wrote: files to import, and records that are in a store already. */
import { afterEach, describe, expect, it } from 'vitest'
import { memoryStore, replayRun, stateAt, type Store } from '../index.ts'
import { openRun, readEntries, readStart } from './fold.ts'
import type { JournalRecord, StartRecord } from './record.ts'
import { listRuns, summarize } from './summary.ts'
import { importRun } from './transfer-import.ts'
import { exportRun } from './transfer.ts'

const start = (more: object = {}): StartRecord => ({
  v: 1,
  kind: 'start',
  flow: 'f',
  seed: 1,
  step: 0,
  changes: { log: { set: [] } },
  next: ['a'],
  shape: {},
  ...more,
})
const stepped = (more: object = {}) => ({ v: 1, kind: 'step', step: 1, did: [{ agent: 'a' }], next: ['a'], ...more })

/** Text, because an object literal cannot hold a key named `__proto__`. */
const withPrototype = (record: object) =>
  JSON.parse(JSON.stringify(record).replaceAll('"polluted"', '"__proto__"')) as never
const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

function exported(records: readonly object[], { id = 'a', version = 1, ...header }: Record<string, unknown> = {}) {
  const runs = [{ id, entries: records.length }]
  const first = { format: 'troupe-run', version, troupe: '0.1.0', run: id, runs, ...header }
  const lines = records.map((record, place) => ({ run: id, seq: place + 1, at: 1, record }))
  return async function* () {
    for (const line of [first, ...lines]) yield JSON.stringify(line)
  }
}

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

const hostile: readonly [what: string, records: readonly object[], says: string][] = [
  ['a field named __proto__', [withPrototype(start({ changes: { polluted: { put: { x: 1 } } } }))], '__proto__'],
  ['a key named __proto__', [withPrototype(start({ changes: { log: { put: { polluted: { x: 1 } } } } }))], '__proto__'],
  ['a value with such a key', [withPrototype(start({ changes: { log: { set: [{ polluted: 1 }] } } }))], '__proto__'],
  [
    'a patch with such a key',
    [withPrototype(start({ changes: { log: { patch: [[0, { polluted: 1 }]] } } }))],
    '__proto__',
  ],
  [
    'such a key in a later step',
    [start(), withPrototype(stepped({ did: [{ agent: 'a', changes: { polluted: { put: { x: 1 } } } }] }))],
    '__proto__',
  ],
  ['such a key in the shape', [withPrototype(start({ shape: { agents: { polluted: {} } } }))], '__proto__'],
  ['three thousand levels', [start({ changes: { log: { set: deep(3_000) } } })], 'nested too deeply'],
  ['a format below the first', [start({ v: -1 })], 'unknown format -1'],
  ['half a format', [start({ v: 0.5 })], 'unknown format 0.5'],
  ['a first step that is not the first', [start({ step: 9 })], 'its step'],
  [
    'a deed that was tried a text of times',
    [start(), stepped({ did: [{ agent: 'a', tries: '9' }] })],
    'told of a deed',
  ],
  ['names that are cut but no texts', [start({ changes: { log: { put: {}, cut: [{}] } } })], 'field "log"'],
]

describe('a hostile journal', () => {
  it.for(hostile)('with %s is refused by an import as a whole', async ([, records, says]) => {
    const store = memoryStore()
    await expect(importRun(store, exported(records))).rejects.toMatchObject({
      code: 'STORE_BAD_EXPORT',
      message: expect.stringContaining(says) as string,
    })
    expect(await store.runs()).toEqual([])
  })

  it.for(hostile)('with %s that is in the store already cannot be opened, and harms nobody', async ([, records]) => {
    const store = await holding(records)
    await store.create('honest', start())
    for (const read of [
      () => openRun(store, 'bad'),
      () => stateAt(store, 'bad'),
      () => Array.fromAsync(replayRun(store, 'bad')),
      () => Array.fromAsync(readEntries(store, 'bad')),
      () => Array.fromAsync(exportRun(store, 'bad', '')),
    ])
      await expect(read()).rejects.toMatchObject({ code: 'RUN_UNREADABLE' })
    expect((await listRuns(store)).map(({ id, status }) => [id, status])).toEqual([
      ['bad', 'unreadable'],
      ['honest', 'open'],
    ])
    expect(await stateAt(store, 'honest')).toEqual({ log: [] })
  })

  it('with a hundred thousand levels is refused as a file, although no program could write it', async () => {
    const [header, line] = await Array.fromAsync(exported([start({ shape: 'HERE' })])())
    const bombed = line!.replace('"HERE"', '['.repeat(100_000) + ']'.repeat(100_000))
    const lines = async function* () {
      yield* [header!, bombed]
    }
    await expect(importRun(memoryStore(), lines)).rejects.toThrow('nested too deeply')
  })

  it('is said to be unreadable with its reason and its times', async () => {
    const store = await holding([start({ v: 0 })])
    expect(await summarize(store, 'bad')).toMatchObject({
      status: 'unreadable',
      reason: expect.stringContaining('entry 1') as string,
      updatedAt: 7,
    })
  })

  it('that descends from itself ends in an error, not in a loop', async () => {
    const store = memoryStore()
    await store.create('a', start({ parent: { run: 'b', step: 0 } }))
    await store.create('b', start({ parent: { run: 'a', step: 0 } }))
    await expect(openRun(store, 'a')).rejects.toMatchObject({ code: 'RUN_UNREADABLE' })
    await expect(Array.fromAsync(exportRun(store, 'a', ''))).rejects.toMatchObject({ code: 'RUN_UNREADABLE' })
  })

  it('with bad changes in a checkpoint cannot be opened', async () => {
    const store = memoryStore()
    await store.create('a', start())
    const changes = withPrototype({ polluted: { put: { x: 1 } } })
    await store.append('a', 1, [stepped() as JournalRecord], { step: 1, seq: 2, changes })
    await expect(openRun(store, 'a')).rejects.toThrow('checkpoint of step 1')
    expect(await readStart(store, 'a')).toMatchObject({ flow: 'f' })
  })
})

describe('names in an imported journal', () => {
  const escape = '\u001b]52;c;ZXZpbA==\u0007'
  const ids = ['', `x${escape}`, 'a\nb', 'a\u202eb', 'a\u009b2Jb', 'a\u2028b', 'a\ud800b', '\ufeffa', 'x'.repeat(301)]
  it.for(ids)('refuses the id %j', async (id) => {
    const store = memoryStore()
    await expect(importRun(store, exported([start()], { id }))).rejects.toMatchObject({ code: 'STORE_BAD_EXPORT' })
    expect(await store.runs()).toEqual([])
  })

  it('takes ids of other scripts and pictures', async () => {
    for (const id of ['مرحبا', '家', '👩‍👩‍👧‍👦', 'x'.repeat(300), '__proto__', '../..', 'a/1.b']) {
      const store = memoryStore()
      await importRun(store, exported([start()], { id }))
      expect(await store.runs()).toEqual([id])
    }
  })

  const named: readonly [what: string, records: readonly object[]][] = [
    ['flow', [start({ flow: escape })]],
    ['flow', [start({ flow: 'x'.repeat(5_000_000) })]],
    ['society', [start({ society: `/a${escape}.mjs` })]],
    ['agent', [start({ next: [escape] })]],
    ['agent', [start({ next: [{ agent: escape, payload: 1 }] })]],
    ['agent', [start(), stepped({ did: [{ agent: escape }] })]],
    ['mind', [start(), stepped({ did: [{ agent: 'a', mind: escape }] })]],
    ['code', [start(), { v: 1, kind: 'fail', step: 1, slots: [0], code: escape, message: 'm' }]],
    ['name', [start(), { v: 1, kind: 'call', step: 1, slot: 0, attempt: 1, call: 0, name: escape, value: 1 }]],
  ]
  it.for(named)('refuses a %s that steers a terminal or fills a page', async ([what, records]) => {
    const store = memoryStore()
    await expect(importRun(store, exported(records))).rejects.toThrow(new RegExp(`its ${what} (has|is longer)`))
    expect(await store.runs()).toEqual([])
  })

  it.for([-1, 0, 0.5, '1', null])('refuses the format %s', async (version) => {
    await expect(importRun(memoryStore(), exported([start()], { version }))).rejects.toThrow('no format')
  })

  it('refuses a society inside a run that does not come with it', async () => {
    const inside = exported([start({ within: 'outer' })], { id: 'outer/1.a' })
    await expect(importRun(memoryStore(), inside)).rejects.toThrow('which is not in the file before it')
  })
})

/** A store from before anything was checked. */
async function holding(records: readonly object[]): Promise<Store> {
  const store = memoryStore({ clock: { now: () => 7, sleep: async () => {} } })
  const [first, ...rest] = records
  await store.create('bad', first as StartRecord)
  if (rest.length > 0) await store.append('bad', 1, rest as JournalRecord[])
  return store
}
