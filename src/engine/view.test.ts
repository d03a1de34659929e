/** What agents hold of the board: they can look, and nothing they do to it changes anything. */
import { describe, expect, it } from 'vitest'
import { append, board, custom, end, flow, memoryStore, merge, union, upsert, value, type Store } from '../index.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { faultOf } from '../../test/rules/support.ts'

interface Deep {
  list: { inner: number[] }[]
  record: { key: { deep: string } }
}

const museum = board({
  statue: value<Deep>({ list: [{ inner: [1] }], record: { key: { deep: 'x' } } }),
  rows: append<{ name: string; tags: string[] }>(),
  seen: union<string>(),
  labels: merge<{ text: string }>(),
  pieces: upsert<{ id: string; size: { w: number } }>(),
  rule: custom<{ log: string[] }, string>({ log: [] }, (before, write) => ({ log: [...before.log, write] })),
  log: append<string>(),
})

type Mutable = {
  statue: Deep
  rows: { name: string; tags: string[] }[]
  seen: string[]
  labels: Record<string, { text: string }>
  pieces: { id: string; size: { w: number } }[]
  rule: { log: string[] }
}

const vandalisms: Record<string, (view: Mutable) => unknown> = {
  'the view itself': (view) => (view.seen = ['mine']),
  'a new property of the view': (view) => ((view as unknown as Record<string, unknown>)['extra'] = 1),
  'a deleted property of the view': (view) => delete (view as Partial<Mutable>).seen,
  'an object in a value': (view) => (view.statue.record.key.deep = 'y'),
  'a list in a value': (view) => view.statue.list.push({ inner: [] }),
  'a list deep in a value': (view) => view.statue.list[0]!.inner.push(2),
  'a value replaced': (view) => Object.assign(view.statue, { list: [] }),
  'an appended list: push': (view) => view.rows.push({ name: 'me', tags: [] }),
  'an appended list: splice': (view) => view.rows.splice(0, 1),
  // oxlint-disable-next-line unicorn/no-array-sort -- changing in place is the crime
  'an appended list: sort': (view) => view.seen.sort(() => -1),
  // oxlint-disable-next-line unicorn/no-array-reverse -- and here
  'an appended list: reverse': (view) => view.rows.reverse(),
  'an appended list: length': (view) => (view.rows.length = 0),
  'an appended list: index': (view) => (view.rows[0] = { name: 'me', tags: [] }),
  'an item of an appended list': (view) => (view.rows[0]!.name = 'me'),
  'a list in an item of an appended list': (view) => view.rows[0]!.tags.push('me'),
  'a union': (view) => view.seen.push('me'),
  'a record: put': (view) => (view.labels['me'] = { text: 'me' }),
  'a record: delete': (view) => delete view.labels['a'],
  'a record: define': (view) => Object.defineProperty(view.labels, 'me', { value: { text: 'me' } }),
  'a record: prototype': (view) => Object.setPrototypeOf(view.labels, { me: 1 }),
  'a value in a record': (view) => (view.labels['a']!.text = 'me'),
  'a thing in an upsert': (view) => (view.pieces[0]!.id = 'me'),
  'a part of a thing in an upsert': (view) => (view.pieces[0]!.size.w = 99),
  'an upsert list': (view) => view.pieces.pop(),
  'what a custom rule made': (view) => view.rule.log.push('me'),
}

function gallery(act: (view: Mutable) => unknown) {
  const filler = museum.agent({
    reads: [],
    writes: ['rows', 'seen', 'labels', 'pieces', 'rule'],
    think: () => ({
      rows: [
        { name: 'a', tags: ['old'] },
        { name: 'b', tags: [] },
      ],
      seen: ['a', 'b'],
      labels: { a: { text: 'A' } },
      pieces: [{ id: 'p', size: { w: 1 } }],
      rule: 'made',
    }),
  })
  const vandal = museum.agent({
    reads: ['statue', 'rows', 'seen', 'labels', 'pieces', 'rule'],
    writes: ['log'],
    think: (view) => {
      let refused = false
      try {
        act(view as unknown as Mutable)
      } catch (error) {
        refused = error instanceof Error
      }
      return { log: [refused ? 'refused' : 'done'] }
    },
  })
  return flow(museum, {
    start: 'filler',
    agents: { filler, vandal },
    routes: { filler: 'vandal', vandal: end('shut') },
  })
}

const clean = {
  statue: { list: [{ inner: [1] }], record: { key: { deep: 'x' } } },
  rows: [
    { name: 'a', tags: ['old'] },
    { name: 'b', tags: [] },
  ],
  seen: ['a', 'b'],
  labels: { a: { text: 'A' } },
  pieces: [{ id: 'p', size: { w: 1 } }],
  rule: { log: ['made'] },
  log: ['refused'],
}

const ways: [string, (act: (view: Mutable) => unknown, store: Store) => Promise<unknown>][] = [
  ['in a live run', async (act, store) => (await gallery(act).run({}, { store, id: 'r' }).finished).board],
  [
    'in a resumed run',
    async (act, store) => {
      await gallery(act).run({}, { store, id: 'r', steps: 1 }).finished
      return (await gallery(act).resume('r', { store }).finished).board
    },
  ],
  [
    'in a fork',
    async (act, store) => {
      await gallery(act).run({}, { store, id: 'p', steps: 1 }).finished
      return (await gallery(act).fork('p', { store, id: 'r', at: 1 }).finished).board
    },
  ],
]

describe.each(ways)('a view %s', (_, play) => {
  it.each(Object.keys(vandalisms))('cannot be changed: %s', async (name) => {
    for (const store of [memoryStore(), sqliteStore(':memory:')]) {
      const last = await play(vandalisms[name]!, store)
      expect(last).toEqual(clean)
      expect(await gallery(() => {}).stateAt('r', undefined, { store })).toEqual(clean)
      await store.close()
    }
  })
})

describe('the board a run gives out', () => {
  it.each(Object.keys(vandalisms))('cannot be changed: %s', async (name) => {
    const society = gallery(() => {})
    const { board: last, id } = await society.run({}).finished
    const then = await society.stateAt(id)
    for (const given of [last, then]) expect(() => vandalisms[name]!(given as unknown as Mutable)).toThrow()
  })
})

describe('an agent that keeps what it returned', () => {
  it('cannot change the board or the journal by changing it afterwards', async () => {
    const kept = { name: 'kept', tags: ['a'] }
    const statue: Deep = { list: [{ inner: [7] }], record: { key: { deep: 'kept' } } }
    const label = { text: 'kept' }
    const size = { w: 7 }
    const keeper = museum.agent({
      reads: [],
      writes: ['rows', 'statue', 'labels', 'pieces'],
      think: () => ({ rows: [kept], statue, labels: { a: label }, pieces: [{ id: 'p', size }] }),
    })
    const tamperer = museum.agent({
      reads: [],
      writes: [],
      think: () => {
        kept.name = 'changed'
        kept.tags.push('b')
        statue.list[0]!.inner.push(8)
        statue.record.key.deep = 'changed'
        label.text = 'changed'
        size.w = 8
      },
    })
    const society = flow(museum, {
      start: 'keeper',
      agents: { keeper, tamperer },
      routes: { keeper: 'tamperer', tamperer: end('shut') },
    })
    const { board: last, id } = await society.run({}).finished
    expect(last).toMatchObject({
      rows: [{ name: 'kept', tags: ['a'] }],
      statue: { list: [{ inner: [7] }], record: { key: { deep: 'kept' } } },
      labels: { a: { text: 'kept' } },
      pieces: [{ id: 'p', size: { w: 7 } }],
    })
    expect(await society.stateAt(id)).toEqual(last)
    // what it keeps stays its own to change
    expect(Object.isFrozen(kept)).toBe(false)
  })

  it('cannot change the input of a run either', async () => {
    const input = { statue: { list: [{ inner: [5] }], record: { key: { deep: 'in' } } } }
    const society = gallery(() => {})
    const run = society.run(input)
    input.statue.list[0]!.inner.push(6)
    const { board: last } = await run.finished
    input.statue.record.key.deep = 'changed'
    expect(last.statue.record.key.deep).toBe('in')
  })
})

describe('an update that JSON cannot hold', () => {
  const cycle: Record<string, unknown> = {}
  cycle['self'] = cycle
  class Point {
    x = 1
  }
  it.each<[string, unknown]>([
    ['NaN', Number.NaN],
    ['Infinity', { deep: [Number.POSITIVE_INFINITY] }],
    ['a Date', new Date(0)],
    ['a Map', { inner: new Map() }],
    ['a Set', new Set([1])],
    ['a cycle', cycle],
    ['a function', { call: () => 1 }],
    ['a symbol', Symbol('x')],
    ['a bigint', 10n],
    ['a class instance', new Point()],
    ['undefined in a list', [undefined]],
    ['a typed array', new Uint8Array(2)],
  ])('is refused with the name of agent and field: %s', async (_, given) => {
    const store = memoryStore()
    const careless = museum.agent({ reads: [], writes: ['statue'], think: () => ({ statue: given as never }) })
    const society = flow(museum, { start: 'careless', agents: { careless }, routes: { careless: end('shut') } })
    const fault = await faultOf(society.run({}, { store, id: 'r' }).finished)
    expect(fault.message).toMatch(/careless/)
    expect(fault.message).toMatch(/statue/)
    expect(fault.message).toMatch(/JSON|plain objects/)
    expect((fault.cause as { code?: string } | undefined)?.code ?? fault.code).toBe('BOARD_NOT_JSON')
    expect(await society.stateAt('r', undefined, { store })).toMatchObject({ statue: clean.statue })
  })

  it('is refused in every kind of field', async () => {
    const date = new Date(0)
    const updates = [
      { rows: [{ name: 'a', tags: [date] }] },
      { seen: [date] },
      { labels: { a: { text: date } } },
      { pieces: [{ id: 'p', size: date }] },
      { rule: date },
    ]
    for (const update of updates) {
      const careless = museum.agent({
        reads: [],
        writes: ['rows', 'seen', 'labels', 'pieces', 'rule'],
        think: () => update as never,
      })
      const society = flow(museum, { start: 'careless', agents: { careless }, routes: { careless: end('shut') } })
      const fault = await faultOf(society.run({}).finished)
      expect(fault.message).toMatch(
        new RegExp(`${Object.keys(update)[0]}.*careless|careless.*${Object.keys(update)[0]}`),
      )
    }
  })

  it('but a property without a value is no property, and -0 is 0, live and rebuilt', async () => {
    const loose = museum.agent({
      reads: [],
      writes: ['rows', 'pieces'],
      think: () => ({
        rows: [{ name: 'a', tags: [], extra: undefined } as never],
        pieces: [{ id: 'p', size: { w: -0 } }],
      }),
    })
    const society = flow(museum, { start: 'loose', agents: { loose }, routes: { loose: end('shut') } })
    const { board: last, id } = await society.run({}).finished
    expect(JSON.stringify(last)).toBe(JSON.stringify(await society.stateAt(id)))
    expect(Object.keys(last.rows[0]!)).toEqual(['name', 'tags'])
    expect(Object.is(last.pieces[0]!.size.w, 0)).toBe(true)
  })
})
