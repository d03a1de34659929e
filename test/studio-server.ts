/** A server of the studio as tests use it: real HTTP, real SQLite, and small societies that do what a test needs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { append, board, end, flow, value, type Store } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { createMinds, type MakeMind } from 'troupe/minds'
import { z } from 'zod'
import type { RunDetail } from '../src/server/api.ts'
import type { Societies } from '../src/server/catalogue.ts'
import { createServer, type ServerOptions, type StudioServer } from '../src/server/server.ts'

export const counting = board({
  n: value(0),
  goal: value(1_000_000),
  note: value(''),
  failsAt: value(-1),
  waitMs: value(0),
})

/** Counts as fast as it can, fails where it is told to, and thinks as long as it is told to. */
const counter = flow(counting, {
  name: 'counter',
  start: 'tick',
  agents: {
    tick: counting.agent({
      reads: ['n', 'failsAt', 'waitMs'],
      writes: ['n'],
      think: ({ n, failsAt, waitMs }) => {
        if (n === failsAt) throw new Error('the counter is jammed')
        return waitMs === 0 ? { n: n + 1 } : sleep(waitMs).then(() => ({ n: n + 1 }))
      },
    }),
  },
  routes: {
    tick: counting.route({
      reads: ['n', 'goal'],
      to: ['tick'],
      choose: ({ n, goal }) => (n >= goal ? end('counted') : 'tick'),
    }),
  },
  stepLimit: 10_000_000,
})

const talk = board({ said: append<string>(), rounds: value(3) })

/** Everybody says something, by rules or by whoever is chosen. */
const createTalk = (minds: MakeMind) =>
  flow(talk, {
    name: 'talk',
    start: 'speaker',
    agents: {
      speaker: talk.agent({
        reads: ['said'],
        writes: ['said'],
        think: minds({
          prompt: 'Say something after {said}.',
          reply: z.object({ text: z.string() }),
          rules: () => ({ text: 'hm' }),
          act: ({ text }) => ({ said: [text] }),
        }),
      }),
    },
    routes: {
      speaker: talk.route({
        reads: ['said', 'rounds'],
        to: ['speaker'],
        choose: ({ said, rounds }) => (said.length >= rounds ? end('all is said') : 'speaker'),
      }),
    },
  })

export const testSocieties: Societies = {
  counter: async () => ({ flow: counter, input: { goal: 50 } }),
  talk: async () => ({ flow: createTalk(createMinds()), create: createTalk }),
}

/** Runs that a command line drives, as far as the server can know. */
export const counterElsewhere = (store: Store) => {
  const slow: Store = {
    ...store,
    append: async (...words) => {
      await store.append(...words)
      await sleep(5)
    },
  }
  return counter.run({}, { store: slow, society: 'counter' })
}
export const askElsewhere = (store: Store) =>
  createTalk(createMinds({ choose: { speaker: 'person' } })).run({}, { store, society: 'talk' }).finished

export interface TestServer {
  readonly server: StudioServer
  readonly store: Store
  readonly folder: string
  readonly address: string
  get<T>(path: string): Promise<T>
  post<T = RunDetail>(path: string, body?: unknown): Promise<T>
  request(path: string, init?: RequestInit): Promise<Response>
  /** asks until it is so */
  until(run: string, isSo: (detail: RunDetail) => boolean): Promise<RunDetail>
  /** everything is stopped, as by Ctrl-C */
  close(): Promise<void>
  remove(): Promise<void>
}

export interface TestOptions extends Partial<ServerOptions> {
  /** of a server before */
  readonly folder?: string
  /** any free one unless it is said */
  readonly port?: number
  readonly wrap?: (store: Store) => Store
}

export async function startServer({
  folder: given,
  port: wanted = 0,
  wrap,
  ...options
}: TestOptions = {}): Promise<TestServer> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'troupe-studio-'))
  const file = join(folder, 'store.db')
  const sqlite = sqliteStore(file)
  const store = wrap?.(sqlite) ?? sqlite
  const server = createServer({
    store,
    societies: testSocieties,
    assets: join(folder, 'assets'),
    wishesFile: join(folder, 'going.json'),
    rate: { burst: 10_000, perSecond: 10_000 },
    version: 'test',
    openImportStore: (now) => sqliteStore(file, { clock: { now, sleep: async () => {} } }),
    ...options,
  })
  const { port } = await server.listen(wanted)
  const address = `http://127.0.0.1:${port}`
  const request = (path: string, init?: RequestInit) => fetch(`${address}${path}`, { redirect: 'manual', ...init })
  const read = async <T>(response: Response): Promise<T> => {
    const body = (await response.json()) as T & { error?: { code: string; message: string } }
    if (body.error) throw Object.assign(new Error(body.error.message), { ...body.error, status: response.status })
    return body
  }
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await server.close()
    await sqlite.close()
  }
  const get = async <T>(path: string) => read<T>(await request(`/api${path}`))
  return {
    server,
    store,
    folder,
    address,
    request,
    get,
    post: async <T>(path: string, body?: unknown) =>
      read<T>(
        await request(`/api${path}`, {
          method: 'POST',
          ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        }),
      ),
    async until(run, isSo) {
      for (let tries = 0; tries < 500; tries++) {
        const detail = await get<RunDetail>(`/runs/${encodeURIComponent(run)}`)
        if (isSo(detail)) return detail
        await sleep(10)
      }
      throw new Error('It never came to that.')
    },
    close,
    async remove() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export interface ReceivedEvent {
  readonly id?: number
  readonly event: string
  readonly data: unknown
}

/** Reads server-sent events until enough have come, then hangs up. */
export async function listenTo(
  address: string,
  isEnough: (events: readonly ReceivedEvent[]) => boolean,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReceivedEvent[]> {
  const hangUp = new AbortController()
  const response = await fetch(address, { headers, signal: hangUp.signal })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const events: ReceivedEvent[] = []
  let rest = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body!) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = parts.pop()!
      for (const part of parts) {
        const event = parse(part)
        if (event) events.push(event)
        if (isEnough(events)) return events
      }
    }
    return events
  } finally {
    hangUp.abort()
  }
}

function parse(part: string): ReceivedEvent | undefined {
  const fields = Object.fromEntries(
    part.split('\n').map((line) => [/^[^:]*/.exec(line)![0], line.replace(/^[^:]*: ?/, '')]),
  )
  const { id, event = 'message', data } = fields as Record<string, string | undefined>
  if (data === undefined) return undefined
  return { event, data: JSON.parse(data) as unknown, ...(id !== undefined && { id: Number(id) }) }
}

export const idsIn = (events: readonly ReceivedEvent[]) => events.flatMap(({ id }) => (id === undefined ? [] : [id]))
