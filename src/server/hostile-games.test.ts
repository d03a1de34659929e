/** Runs of adventurers that somebody else wrote: whatever their boards say, no file is opened and nothing hangs. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePipe } from '../../test/named-pipe.ts'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import { societies } from '../societies/registry.ts'
import type { BoardAt, Metrics, RunDetail, RunList } from './api.ts'

interface Line {
  run: string
  record: { kind: string; changes?: Record<string, unknown>; did?: { changes?: Record<string, unknown> }[] }
}

let studio: TestServer
let id: string
let exported: string
let pipe: string
beforeAll(async () => {
  studio = await startServer({ societies })
  ;({ id } = await studio.post('/runs', { society: 'adventurers', input: { maxSteps: 6 }, seed: 1, pace: 0 }))
  await studio.until(id, (run) => run.status === 'ended')
  exported = await (await studio.request(`/api/runs/${id}/export`)).text()
  pipe = join(studio.folder, 'pipe.z5')
  if (process.platform !== 'win32') makePipe(pipe)
})
afterAll(async () => studio.remove())

let count = 0
/** The same run with other values on its board, from its beginning to its end. */
async function importWith(values: Readonly<Record<string, unknown>>): Promise<string> {
  const run = `hostile-${++count}`
  const [header = '', ...entries] = exported.trim().replaceAll(id, run).split('\n')
  const lines = entries.map((text) => JSON.parse(text) as Line)
  const isOdd = (field: string) => Object.hasOwn(values, field)
  for (const { record } of lines) {
    for (const { changes = {} } of record.did ?? [])
      for (const field of Object.keys(changes)) if (isOdd(field)) delete changes[field]
    if (record.kind === 'start')
      for (const [field, value] of Object.entries(values)) record.changes![field] = { set: value }
  }
  const body = [header, ...lines.map((line) => JSON.stringify(line))].join('\n')
  const headers = { 'content-type': 'application/jsonl' }
  const taken = await studio.request('/api/import', { method: 'POST', body: `${body}\n`, headers })
  expect([taken.status, await taken.text()]).toEqual([201, expect.stringContaining(run)])
  return run
}

/** The longest that nobody else in this process had a turn while it was done. */
async function longestFreeze<T>(work: Promise<T>): Promise<{ done: T; ms: number }> {
  let [ms, last] = [0, performance.now()]
  const timer = setInterval(() => {
    const now = performance.now()
    ms = Math.max(ms, now - last)
    last = now
  }, 5)
  try {
    const done = await work
    return { done, ms: Math.max(ms, performance.now() - last) }
  } finally {
    clearInterval(timer)
  }
}

const storyOf = async (run: string) => (await studio.get<BoardAt>(`/runs/${run}/board`)).values['story'] as object
const measure = async (run: string) => (await studio.get<Metrics>(`/runs/${run}/metrics`)).society

describe('a fork', () => {
  it('never tells of files: of any path and any SHA-256 it is told the same, before a run is made', async () => {
    const { total } = await studio.get<RunList>('/runs')
    const sha256 = 'c'.repeat(64)
    const told = new Set<string>()
    for (const file of ['/etc/passwd', '/no/such/file', '/dev/zero', '/', pipe, 'stories/fog-bell.z5']) {
      const edit = { story: { name: 'tale', file, sha256 } }
      const refused = (await studio.post(`/runs/${id}/fork`, { at: 0, edit }).catch((error: unknown) => error)) as Error
      expect(refused).toMatchObject({ code: 'STORY_UNKNOWN', status: 400 })
      told.add(refused.message)
    }
    expect([...told]).toEqual([
      'The story tale (SHA-256 cccccccccccc…) of this run is not here. ' +
        `Put its file into ${join('.troupe', 'stories')}, or name its folder in TROUPE_STORIES.`,
    ])
    for (const story of [7, null, [], { file: '/etc/passwd' }, { name: 'x', file: 'x', sha256: {} }])
      await expect(studio.post(`/runs/${id}/fork`, { at: 0, edit: { story } })).rejects.toMatchObject({
        code: 'STORY_UNKNOWN',
        status: 400,
      })
    expect((await studio.get<RunList>('/runs')).total).toBe(total)
  })

  it('takes a story that is on the shelf, wherever its path says it is', async () => {
    const story = { ...(await storyOf(id)), name: 'other', file: '/dev/zero' }
    const fork = await studio.post(`/runs/${id}/fork`, { at: 0, edit: { story, maxSteps: 2 } })
    expect(await studio.until(fork.id, (run) => run.status !== 'open')).toMatchObject({ status: 'ended' })
  })

  it('is refused with values that no game has', async () => {
    for (const edit of [
      { commands: 'look' },
      { commands: [1] },
      { worldSeed: 'x' },
      { mode: 'cheat' },
      { maxSteps: 1e308 },
    ])
      await expect(studio.post(`/runs/${id}/fork`, { at: 0, edit })).rejects.toMatchObject({
        code: 'BOARD_INVALID_VALUE',
        status: 400,
      })
  })
})

describe('an imported game', () => {
  it('is measured with the story on the shelf, and no path of it is opened', async () => {
    const story = await storyOf(id)
    for (const file of ['/dev/zero', pipe, '/']) {
      const run = await importWith({ story: { ...story, file } })
      expect(await measure(run)).toMatchObject({ rooms: expect.any(Number) as number })
    }
    const foreign = await importWith({ story: { ...story, file: '/dev/zero', sha256: 'd'.repeat(64) } })
    expect(await measure(foreign)).toEqual({ unmeasured: expect.stringContaining('(SHA-256 dddddddddddd…)') as string })
    await studio.post(`/runs/${foreign}/fork`, { at: 0 })
    expect(await storyOf(foreign)).toMatchObject({ file: 'zero' })
  })

  it('with any odd board is listed, shown, measured and written down without a fault of the server', async () => {
    const odd: unknown[] = [
      null,
      7,
      'x',
      [],
      [null],
      {},
      { toString: 1 },
      { constructor: { __proto__: null } },
      1e308,
      true,
    ]
    const fields = [
      'story',
      'worldSeed',
      'commands',
      'handicaps',
      'maxSteps',
      'mode',
      'locations',
      'connectionGraph',
      'unexploredExits',
      'decisionLog',
      'responses',
      'observation',
      'action',
      'situation',
      'imagining',
      'inventory',
      'score',
      'maxScore',
      'currentGoal',
      'loopDetection',
      'step',
    ]
    for (const value of odd) {
      const run = await importWith(Object.fromEntries(fields.map((field) => [field, value])))
      expect(await studio.get<RunDetail>(`/runs/${run}`)).toMatchObject({ id: run })
      expect((await studio.request(`/api/runs/${run}/board`)).status).toBe(200)
      expect(await measure(run)).toEqual({ unmeasured: expect.any(String) as string })
      for (const { name } of (await societies['adventurers']!()).files) {
        const file = await studio.request(`/api/runs/${run}/artefacts/${name}`)
        expect([file.status, typeof (await file.text())]).toEqual([200, 'string'])
      }
    }
    expect((await studio.request('/api/runs')).status).toBe(200)
  })

  it('whose ways are called like the innards of JavaScript is drawn', async () => {
    const run = await importWith({
      locations: [
        { id: 'constructor', title: 'Hall' },
        { id: '__proto__', title: 'Yard' },
      ],
      connectionGraph: { constructor: { constructor: '__proto__', toString: 'constructor' } },
      unexploredExits: { constructor: ['constructor', 'north'] },
    })
    expect(await (await studio.request(`/api/runs/${run}/artefacts/game.html`)).text()).toContain('Hall')
  })
})

describe('a long game from elsewhere', () => {
  it('is measured in parts: nobody else waits for a second', { timeout: 180_000 }, async () => {
    const commands = Array.from({ length: 2_500 }, (_, turn) => (turn % 2 === 0 ? 'north' : 'south'))
    const run = await importWith({ commands })
    // together they are measured once
    const { done, ms } = await longestFreeze(Promise.all([measure(run), measure(run)]))
    expect(done[0]).toMatchObject({ rooms: expect.any(Number) as number })
    expect(done[1]).toEqual(done[0])
    expect(ms).toBeLessThan(1_000)
  })

  it('goes on in parts as well', { timeout: 180_000 }, async () => {
    const commands = Array.from({ length: 2_500 }, (_, turn) => (turn % 2 === 0 ? 'north' : 'south'))
    const run = await importWith({ commands, maxSteps: 8 })
    const { step } = await studio.get<RunDetail>(`/runs/${run}`)
    const goOn = async () => {
      const fork = await studio.post(`/runs/${run}/fork`, { at: step - 5, pace: 0 })
      return studio.until(fork.id, ({ status }) => status !== 'open')
    }
    const { done, ms } = await longestFreeze(goOn())
    expect(done.status).toBe('ended')
    expect(ms).toBeLessThan(1_000)
  })

  it('that no memory would hold is refused, and its texts are no burden', { timeout: 180_000 }, async () => {
    const run = await importWith({ commands: Array.from({ length: 300_000 }, () => 'look') })
    const { done, ms } = await longestFreeze(measure(run))
    expect(done).toEqual({ unmeasured: expect.stringContaining('more than 10000 commands') as string })
    expect(ms).toBeLessThan(1_000)
    const blanks = await importWith({ observation: { text: `a\n${' '.repeat(300_000)}x`, wants: 'line' } })
    const { files: made } = await societies['adventurers']!()
    const files = made.map(({ name }) =>
      studio.request(`/api/runs/${blanks}/artefacts/${name}`).then((file) => file.text()),
    )
    expect((await longestFreeze(Promise.all(files))).ms).toBeLessThan(1_000)
  })
})
