import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, replayRun, stateAt, sum, value, type Store } from '../index.ts'
import { importRun } from './transfer-import.ts'
import { exportRun, type ExportHeader, type ExportLine } from './transfer.ts'

const tally = board({ goal: value(4), count: sum(), log: append<string>() })
const counter = tally.agent({
  reads: ['count'],
  writes: ['count', 'log'],
  think: ({ count }, { random }) => ({ count: 1, log: [`${count} ${random.next()}`] }),
})
const counting = flow(tally, {
  name: 'counting',
  start: 'counter',
  agents: { counter },
  routes: { counter: ({ count, goal }) => (count >= goal ? end('there') : 'counter') },
})
const around = board({ sum: sum() })
const nesting = flow(around, {
  name: 'nesting',
  start: 'inner',
  agents: {
    inner: around.nest({
      reads: [],
      writes: ['sum'],
      flow: counting,
      input: () => ({}),
      output: ({ count }) => ({ sum: count }),
    }),
  },
  routes: { inner: end('done') },
})

const curious = flow(tally, {
  name: 'curious',
  start: 'counter',
  agents: {
    counter: tally.agent({
      reads: [],
      writes: ['count'],
      think: async (_, context) => ({ count: Number(await context.ask('how many?')) }),
    }),
  },
  routes: { counter: end('there') },
})
const asking = flow(around, {
  name: 'asking',
  start: 'inner',
  agents: {
    inner: around.nest({
      reads: [],
      writes: ['sum'],
      flow: curious,
      input: () => ({}),
      output: ({ count }) => ({ sum: count }),
    }),
  },
  routes: { inner: end('done') },
})

async function gather<T>(items: AsyncIterable<T>): Promise<T[]> {
  const gathered: T[] = []
  for await (const item of items) gathered.push(item)
  return gathered
}

async function linesOf(store: Store, run: string): Promise<string[]> {
  return gather(exportRun(store, run, '0.0.0'))
}

function readingFrom(lines: readonly string[]): () => AsyncIterable<string> {
  return async function* () {
    yield* lines
  }
}

async function journalOf(store: Store, run: string): Promise<unknown[]> {
  return (await store.read(run, 1, 10_000)).map(({ record }) => record)
}

async function finalBoard(store: Store, run: string): Promise<unknown> {
  return (await gather(replayRun(store, run))).at(-1)!.board
}

function edited(lines: readonly string[], number: number, edit: (line: never) => unknown): string[] {
  return lines.map((line, index) => (index === number - 1 ? JSON.stringify(edit(JSON.parse(line) as never)) : line))
}

describe('an exported run', () => {
  it('has the same journal, boards and times in another store', async () => {
    let now = 1000
    const store = memoryStore({ clock: { now: () => now++, sleep: async () => {} } })
    await counting.run({}, { store, id: 'a', seed: 7 }).finished
    let stamped = 0
    const other = memoryStore({ clock: { now: () => stamped, sleep: async () => {} } })
    const lines = await linesOf(store, 'a')
    const report = await importRun(other, readingFrom(lines), { stamp: (at) => void (stamped = at) })
    expect(report).toEqual({ run: 'a', runs: [{ id: 'a', entries: 6, added: 6 }] })
    expect(await other.read('a', 1, 100)).toEqual(await store.read('a', 1, 100))
    expect(await finalBoard(other, 'a')).toEqual(await finalBoard(store, 'a'))
  })

  it('can be resumed there to the same end', async () => {
    const store = memoryStore()
    await counting.run({ goal: 6 }, { store, id: 'a', steps: 3 }).finished
    const other = memoryStore()
    await importRun(other, readingFrom(await linesOf(store, 'a')))
    const here = await counting.resume('a', { store }).finished
    const there = await counting.resume('a', { store: other }).finished
    expect(there.board).toEqual(here.board)
    expect(there.step).toBe(6)
  })

  it('brings the runs it was forked from, up to the fork, and no more of them', async () => {
    const store = memoryStore()
    await counting.run({ goal: 9 }, { store, id: 'a' }).finished
    await counting.fork('a', { store, id: 'b', at: 6, edit: { goal: 8 } }).finished
    await counting.fork('b', { store, id: 'c', at: 7 }).finished
    const other = memoryStore()
    const lines = await linesOf(store, 'c')
    const { runs } = JSON.parse(lines[0]!) as ExportHeader
    expect(runs).toEqual([
      { id: 'a', entries: 7 },
      { id: 'b', entries: 2 },
      { id: 'c', entries: 3 },
    ])
    await importRun(other, readingFrom(lines))
    for (const step of [0, 3, 6, 7, 8]) expect(await stateAt(other, 'c', step)).toEqual(await stateAt(store, 'c', step))
  })

  it('brings only the beginning of a run that was forked behind its own fork point', async () => {
    const store = memoryStore()
    await counting.run({ goal: 9 }, { store, id: 'a' }).finished
    await counting.fork('a', { store, id: 'b', at: 6 }).finished
    await counting.fork('b', { store, id: 'c', at: 2 }).finished
    const other = memoryStore()
    await importRun(other, readingFrom(await linesOf(store, 'c')))
    expect([await other.head('a'), await other.head('b')]).toEqual([7, 1])
    expect(await stateAt(other, 'b')).toEqual(await stateAt(store, 'a', 6))
    expect(await finalBoard(other, 'c')).toEqual(await finalBoard(store, 'c'))
  })

  it('brings the societies inside it, and no run that only looks like one', async () => {
    const store = memoryStore()
    await nesting.run({}, { store, id: 'a' }).finished
    await counting.run({}, { store, id: 'a/b' }).finished
    const { runs } = JSON.parse((await linesOf(store, 'a'))[0]!) as ExportHeader
    expect(runs.map(({ id }) => id)).toEqual(['a', 'a/1.inner'])
  })

  it('gets its checkpoints anew, one for each 256 steps', async () => {
    const store = memoryStore({ clock: { now: () => 5, sleep: async () => {} } })
    await counting.run({ goal: 700 }, { store, id: 'a' }).finished
    const other = memoryStore()
    await importRun(other, readingFrom(await linesOf(store, 'a')))
    const checkpoints = await other.checkpoints('a', Infinity)
    expect(checkpoints).toEqual(await store.checkpoints('a', Infinity))
    expect(checkpoints.map(({ step }) => step)).toEqual([256, 512])
    expect(await stateAt(other, 'a', 600)).toEqual(await stateAt(store, 'a', 600))
  })
})

describe('an import into a store that knows the run', () => {
  it('writes nothing when it is the same run', async () => {
    const store = memoryStore()
    await counting.run({}, { store, id: 'a' }).finished
    const { runs } = await importRun(store, readingFrom(await linesOf(store, 'a')))
    expect(runs).toEqual([{ id: 'a', entries: 6, added: 0 }])
    expect(await store.head('a')).toBe(6)
  })

  it('refuses what the file has more of it, unless that was asked for, and writes nothing', async () => {
    const store = memoryStore()
    await counting.run({}, { store, id: 'a', steps: 2 }).finished
    const forged = edited(await linesOf(store, 'a'), 1, (header: ExportHeader) => ({
      ...header,
      runs: [{ id: 'a', entries: 4 }],
    }))
    const end = { v: 1, kind: 'end', step: 2, reason: 'forged' }
    const lines = readingFrom([...forged, JSON.stringify({ run: 'a', seq: 4, at: 1, record: end })])
    const refused = { code: 'STORE_RUN_EXISTS', message: expect.stringContaining('--extend') as string }
    await expect(importRun(store, lines)).rejects.toMatchObject(refused)
    expect(await store.head('a')).toBe(3)
  })

  it('never adds to a run that somebody drives, nor to the societies inside it', async () => {
    const store = memoryStore()
    await asking.run({}, { store, id: 'a' }).finished
    const other = memoryStore()
    await importRun(other, readingFrom(await linesOf(store, 'a')))
    await asking.resume('a', { store, answer: 3 }).finished
    const longer = readingFrom(await linesOf(store, 'a'))
    const isLive = (run: string) => run === 'a'
    await expect(importRun(other, longer, { extend: true, isLive })).rejects.toThrow('driving it now')
    expect(await other.head('a')).toBeLessThan(await store.head('a'))
  })

  it('does not take a society inside for one that the run here began', async () => {
    const store = memoryStore()
    await nesting.run({}, { store, id: 'a' }).finished
    const other = memoryStore()
    await nesting.run({}, { store: other, id: 'a', steps: 0 }).finished
    const [header, ...lines] = await linesOf(store, 'a')
    const start = lines.filter((line) => line.includes('"run":"a",') && line.includes('"seq":1,'))
    const inside = lines.filter((line) => line.includes('"run":"a/1.inner"'))
    const runs = [
      { id: 'a', entries: 1 },
      { id: 'a/1.inner', entries: inside.length },
    ]
    const planted = [JSON.stringify({ ...(JSON.parse(header!) as ExportHeader), runs }), ...start, ...inside]
    await expect(importRun(other, readingFrom(planted))).rejects.toMatchObject({ code: 'STORE_RUN_EXISTS' })
    expect(await other.runs()).toEqual(['a'])
  })

  it('adds what the file has more when asked to, checkpoints included', async () => {
    const store = memoryStore()
    await counting.run({ goal: 600 }, { store, id: 'a', steps: 250 }).finished
    const other = memoryStore()
    await importRun(other, readingFrom(await linesOf(store, 'a')))
    await counting.resume('a', { store }).finished
    const { runs } = await importRun(other, readingFrom(await linesOf(store, 'a')), { extend: true })
    expect(runs[0]!.added).toBe(351)
    expect(await journalOf(other, 'a')).toEqual(await journalOf(store, 'a'))
    expect(await other.checkpoints('a', Infinity)).toEqual(await store.checkpoints('a', Infinity))
  })

  it('adds to each of several runs what the file has more', async () => {
    const store = memoryStore()
    await counting.run({ goal: 9 }, { store, id: 'a', steps: 3 }).finished
    await counting.fork('a', { store, id: 'b', at: 2, steps: 3 }).finished
    const other = memoryStore()
    await importRun(other, readingFrom(await linesOf(store, 'b')))
    await counting.resume('a', { store }).finished
    await counting.resume('b', { store }).finished
    await counting.fork('a', { store, id: 'c', at: 7 }).finished
    // both forks of the run and the run itself, one after the other into the same store
    await importRun(other, readingFrom(await linesOf(store, 'c')), { extend: true })
    await importRun(other, readingFrom(await linesOf(store, 'b')), { extend: true })
    expect(await other.head('a')).toBe(8)
    for (const run of ['b', 'c']) expect(await journalOf(other, run)).toEqual(await journalOf(store, run))
  })

  it('goes on with a run and the society inside it at once', async () => {
    const store = memoryStore()
    await asking.run({}, { store, id: 'a' }).finished
    const other = memoryStore()
    await importRun(other, readingFrom(await linesOf(store, 'a')))
    await asking.resume('a', { store, answer: 3 }).finished
    await importRun(other, readingFrom(await linesOf(store, 'a')), { extend: true })
    for (const run of ['a', 'a/1.inner']) expect(await journalOf(other, run)).toEqual(await journalOf(store, run))
  })

  it('leaves a run alone that has gone on since', async () => {
    const store = memoryStore()
    await counting.run({}, { store, id: 'a', steps: 2 }).finished
    const lines = await linesOf(store, 'a')
    await counting.resume('a', { store }).finished
    await importRun(store, readingFrom(lines))
    expect(await store.head('a')).toBe(6)
  })

  it('refuses another run of that id and writes nothing, not even the runs before it', async () => {
    const store = memoryStore()
    await counting.run({ goal: 9 }, { store, id: 'a' }).finished
    await counting.fork('a', { store, id: 'b', at: 6 }).finished
    const other = memoryStore()
    await counting.run({ goal: 2 }, { store: other, id: 'b' }).finished
    const before = await journalOf(other, 'b')
    await expect(importRun(other, readingFrom(await linesOf(store, 'b')))).rejects.toMatchObject({
      code: 'STORE_RUN_EXISTS',
      message: expect.stringContaining('differs from entry 1') as string,
    })
    expect(await other.runs()).toEqual(['b'])
    expect(await journalOf(other, 'b')).toEqual(before)
  })
})

describe('a damaged export', () => {
  const cases: [what: string, damage: (lines: string[]) => string[], says: string][] = [
    ['an empty file', () => [], 'Line 1'],
    ['a file of something else', () => ['{"name": "package"}'], 'not an exported run'],
    ['a header that is not JSON', (lines) => ['{', ...lines.slice(1)], 'Line 1 of the export: it is not JSON'],
    ['a newer format', (lines) => edited(lines, 1, (h: object) => ({ ...h, version: 2 })), 'newer Troupe'],
    ['a header without its run', (lines) => edited(lines, 1, (h: object) => ({ ...h, run: 'z' })), 'header is damaged'],
    ['a line that is not JSON', (lines) => lines.with(3, '{"run":'), 'Line 4 of the export: it is not JSON'],
    ['a gap', (lines) => lines.toSpliced(3, 1), 'Line 4 of the export: entry 3 of run "a" should be here, not entry 4'],
    ['a doubled line', (lines) => lines.toSpliced(3, 0, lines[3]!), 'Line 5'],
    ['a file that was cut off', (lines) => lines.slice(0, -2), 'it was cut off'],
    ['a line too many', (lines) => [...lines, '{}'], 'announces no more'],
    [
      'a record of a newer format',
      (lines) => edited(lines, 3, (l: ExportLine) => ({ ...l, record: { ...l.record, v: 2 } })),
      'Line 3 of the export: its record was written by a newer Troupe',
    ],
    [
      'a record of an unknown kind',
      (lines) => edited(lines, 3, (l: ExportLine) => ({ ...l, record: { ...l.record, kind: 'toString' } })),
      'unknown kind "toString"',
    ],
    [
      'a step that is not the next',
      (lines) => edited(lines, 4, (l: ExportLine) => ({ ...l, record: { ...l.record, step: 7 } })),
      'Line 4 of the export: step 7 follows step 1',
    ],
    [
      'a change nobody can fold',
      (lines) =>
        edited(lines, 3, (l: ExportLine) => ({
          ...l,
          record: { ...l.record, did: [{ agent: 'x', changes: { log: { push: 1 } } }] },
        })),
      'the change of field "log"',
    ],
    [
      'a fork of a run that is not there',
      (lines) =>
        edited(lines, 2, (l: ExportLine) => ({
          ...l,
          record: { ...l.record, step: 3, parent: { run: 'z', step: 3 } },
        })),
      'step 3 of run "z", which this run was forked at, is not in the file',
    ],
    [
      'a run that descends from itself',
      (lines) =>
        edited(lines, 2, (l: ExportLine) => ({ ...l, record: { ...l.record, parent: { run: 'a', step: 0 } } })),
      'is not in the file',
    ],
  ]

  it.for(cases)('%s is refused with the line, and nothing is written', async ([, damage, says]) => {
    const store = memoryStore()
    await counting.run({}, { store, id: 'a' }).finished
    const damaged = damage(await linesOf(store, 'a'))
    const other = memoryStore()
    await expect(importRun(other, readingFrom(damaged))).rejects.toMatchObject({
      code: 'STORE_BAD_EXPORT',
      message: expect.stringContaining(says) as string,
    })
    expect(await other.runs()).toEqual([])
  })

  it('is refused when a fork point is missing, although its parent is there', async () => {
    const store = memoryStore()
    await counting.run({ goal: 9 }, { store, id: 'a' }).finished
    await counting.fork('a', { store, id: 'b', at: 6 }).finished
    const lines = await linesOf(store, 'b')
    const shorter = edited(lines.toSpliced(7, 1), 1, (header: ExportHeader) => ({
      ...header,
      runs: [{ id: 'a', entries: 6 }, header.runs[1]],
    }))
    await expect(importRun(memoryStore(), readingFrom(shorter))).rejects.toThrow(/step 6 of run "a"/)
  })
})
