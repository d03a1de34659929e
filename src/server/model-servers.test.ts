/** Minds at addresses that nobody named: whoever sends the request or the journal, nothing goes there. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sleep, startServer, type TestServer } from '../../test/studio-server.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import type { JournalPage, RunDetail } from './api.ts'

const KEY = 'no-real-key-0123456789abcdef'
const REFUSED = { code: 'MODEL_SERVER_NOT_ALLOWED', status: 400 }

/** Counts whoever so much as connects. */
let trap: Server
let connections: Socket[]
let foreign: string
let studio: TestServer

beforeEach(async () => {
  vi.stubEnv('TROUPE_API_KEY', KEY)
  vi.stubEnv('TROUPE_MODEL', '')
  vi.stubEnv('TROUPE_MODEL_SERVER', '')
  connections = []
  trap = createServer((socket) => {
    connections.push(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
  foreign = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/v1#m`
  studio = await startServer()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await studio.remove()
  for (const socket of connections) socket.destroy()
  await new Promise((resolve) => trap.close(resolve))
})

const start = (minds: object, more: object = {}) => studio.post('/runs', { society: 'talk', minds, pace: 0, ...more })
const expectNobodyCame = async () => {
  await sleep(100)
  expect(connections).toHaveLength(0)
}

/** A journal as somebody else may have written it: a run of ours in which other minds were written. */
async function takeIn(id: string, minds: object): Promise<void> {
  const file = await (await studio.request(`/api/runs/${id}/export`)).text()
  await studio.remove()
  studio = await startServer()
  await importFile(file.replaceAll(/"minds":\{[^}]*\}/g, `"minds":${JSON.stringify(minds)}`))
}

async function importFile(body: string): Promise<void> {
  const headers = { 'content-type': 'application/jsonl' }
  expect((await studio.request('/api/import', { method: 'POST', body, headers })).status).toBe(201)
}

async function stoppedRun(): Promise<string> {
  const { id } = await start({ speaker: 'rules' }, { pace: 60_000, input: { rounds: 5 } })
  await studio.until(id, ({ step }) => step >= 1)
  await studio.post(`/runs/${id}/pause`)
  return id
}

describe('a request that names an address nobody named', () => {
  it('is refused with what to start the studio with, and no run begins', async () => {
    for (const minds of [{ all: foreign }, { speaker: foreign }, { speaker: foreign.replace('http', 'HTTP') }]) {
      await expect(start(minds)).rejects.toMatchObject(REFUSED)
    }
    await expect(start({ all: foreign })).rejects.toThrow(`--model-server ${foreign.split('#')[0]}`)
    expect(await studio.get('/runs')).toMatchObject({ total: 0 })
    await expectNobodyCame()
  })

  it('is refused when it forks', async () => {
    const id = await stoppedRun()
    const fork = (minds: object) => studio.post(`/runs/${id}/fork`, { at: 1, minds })
    await expect(fork({ speaker: foreign })).rejects.toMatchObject(REFUSED)
    await expect(fork({ all: foreign })).rejects.toMatchObject(REFUSED)
    expect(await studio.get('/runs')).toMatchObject({ total: 1 })
    await expectNobodyCame()
  })
})

describe('a journal that names an address nobody named', () => {
  it('does not go on: not by resuming, stepping or forking', async () => {
    const id = await stoppedRun()
    await takeIn(id, { speaker: foreign })
    await expect(studio.post(`/runs/${id}/resume`, { pace: 0 })).rejects.toMatchObject(REFUSED)
    await expect(studio.post(`/runs/${id}/step`)).rejects.toMatchObject(REFUSED)
    await expect(studio.post(`/runs/${id}/fork`, { at: 1 })).rejects.toMatchObject(REFUSED)
    await expect(studio.post(`/runs/${id}/fork`, { at: 1, isPaused: true })).rejects.toMatchObject(REFUSED)
    expect(await studio.get(`/runs/${id}`)).toMatchObject({ status: 'open', isLive: false })
    await expectNobodyCame()
    // the way out: another mind
    const fork = await studio.post(`/runs/${id}/fork`, { at: 1, minds: { speaker: 'rules' }, pace: 0 })
    await studio.until(fork.id, ({ status }) => status === 'ended')
    await expectNobodyCame()
  })

  it('does not go on in a fork of a fork either', async () => {
    const id = await stoppedRun()
    const fork = await studio.post(`/runs/${id}/fork`, { at: 1, isPaused: true })
    await takeIn(fork.id, { speaker: foreign })
    for (const each of [id, fork.id]) {
      await expect(studio.post(`/runs/${each}/fork`, { at: 1 })).rejects.toMatchObject(REFUSED)
      await expect(studio.post(`/runs/${each}/resume`)).rejects.toMatchObject(REFUSED)
    }
    await expectNobodyCame()
  })

  it('takes no answer, so that the question stays open', async () => {
    const { id } = await start({ speaker: 'person' })
    await studio.until(id, ({ status, isLive }) => status === 'waiting' && !isLive)
    await takeIn(id, { speaker: foreign })
    const { head } = await studio.get<JournalPage>(`/runs/${id}/journal`)
    await expect(studio.post(`/runs/${id}/answer`, { answer: { text: 'hello' } })).rejects.toMatchObject(REFUSED)
    expect(await studio.get<JournalPage>(`/runs/${id}/journal`)).toMatchObject({ head })
    expect(await studio.get<RunDetail>(`/runs/${id}`)).toMatchObject({ status: 'waiting' })
    await expectNobodyCame()
  })

  it('does not go on after a restart without the option, and says why', async () => {
    await studio.close()
    studio = await startServer({ folder: studio.folder, modelServers: [foreign] })
    const { id } = await start({ speaker: foreign })
    await vi.waitFor(() => expect(connections).not.toHaveLength(0))
    await studio.close()
    // the connection that was let go of is opened anew by Node, and nothing is said on it
    const got: string[] = []
    trap.on('connection', (socket) => socket.on('data', (part) => got.push(part.toString())))
    studio = await startServer({ folder: studio.folder })
    const { isLive, reason } = await studio.until(id, ({ status }) => status === 'failed')
    expect({ isLive, reason }).toEqual({ isLive: false, reason: expect.stringContaining('--model-server') as string })
    await sleep(100)
    expect(got).toEqual([])
  })
})

describe('a model server that was named', () => {
  let server: ModelServer
  beforeEach(async () => void (server = await startModelServer({ reply: () => ({ text: 'Hello.' }) })))
  afterEach(async () => server.close())

  const restart = async (modelServers: readonly string[]) => {
    await studio.remove()
    studio = await startServer({ modelServers })
  }
  const play = async (model: string) => {
    const { id } = await start({ all: model }, { input: { rounds: 2 } })
    await studio.until(id, ({ status }) => status === 'ended')
  }

  it('is asked, with the key', async () => {
    await restart([server.url])
    await play(`${server.url}#tiny`)
    expect(server.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`])
  })

  it('by the environment is asked, with the key', async () => {
    vi.stubEnv('TROUPE_MODEL', `${server.url}#tiny`)
    await restart([])
    await play(`${server.url}#other`)
    expect(server.requests[0]!.authorization).toBe(`Bearer ${KEY}`)
  })

  it('as one of several is asked, without the key', async () => {
    await restart([server.url, 'http://models.example/v1'])
    await play(`${server.url}#tiny`)
    expect(server.requests.map(({ authorization }) => authorization)).toEqual([undefined, undefined])
  })

  it('as Ollama is asked, without the key', async () => {
    vi.stubEnv('OLLAMA_HOST', new URL(server.url).origin)
    await play('ollama/tiny')
    expect(server.requests.map(({ authorization }) => authorization)).toEqual([undefined, undefined])
  })

  it('in a way that makes no sense is said before the server is made', async () => {
    await expect(startServer({ modelServers: ['localhost:8000'] })).rejects.toThrow('is named by its address')
  })
})
