/** Versions of saved flows over HTTP: a run keeps the one it began with, however it goes on. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recallingChat } from '../../test/recalling-chat.ts'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import type { LangflowFlow } from '../flows/langflow/format.ts'
import { writeLangflow } from '../flows/langflow/write.ts'
import { startModelServer, type ModelServer } from '../testing/index.ts'
import type { BoardAt, RunDetail } from './api.ts'
import type { FlowImport, FlowInfo, FlowStarted, FlowVersion } from './api-flows.ts'

const chat = { ...writeLangflow(recallingChat).flow, id: 'chat' }

/** The same flow with other words in its prompt. */
function saying(words: string): LangflowFlow {
  const text = JSON.stringify(chat).replaceAll('Heard so far: {before}', `${words}: {before}`)
  return JSON.parse(text) as LangflowFlow
}

let folder: string
let model: ModelServer
let server: TestServer
let slow: Promise<void> | undefined
const open = () =>
  startServer({
    folder,
    flowFolder: join(folder, 'flows'),
    modelServers: [model.url],
  })
const mind = () => ({ all: `${model.url}#tiny` })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-versions-'))
  slow = undefined
  model = await startModelServer({
    reply: async ({ text }) => {
      await slow
      return { text: `Heard: ${text}` }
    },
  })
  server = await open()
  await server.post<FlowImport>('/flows', { file: chat })
})
afterEach(async () => {
  await server.close()
  await model.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (input: string, session?: string) =>
  server.post<FlowStarted>('/flows/chat/run', { input, minds: mind(), ...(session !== undefined && { session }) })
const ended = (id: string) => server.until(id, ({ status }) => status === 'ended')
const answerOf = async (id: string) => {
  const { values } = await server.get<BoardAt>(`/runs/${id}/board`)
  return JSON.stringify(values['ChatOutput-1'])
}

describe('versions of a flow', () => {
  it('are listed, opened and gone back to, and outlive the server', async () => {
    const first = (await server.get<FlowInfo>('/flows/chat')).version
    const { version: second } = await server.post<FlowInfo>('/flows/chat/save', { flow: saying('Second') })
    // another position is the same version
    const drawn = saying('Second')
    const nodes = drawn.data.nodes.map((node) => ({ ...node, position: { x: 7, y: 7 } }))
    const moved = { ...drawn, data: { ...drawn.data, nodes } }
    await server.post<FlowInfo>('/flows/chat/save', { flow: moved })
    await server.close()
    server = await open()
    const all = await server.get<FlowVersion[]>('/flows/chat/versions')
    expect(all.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      [second, true],
      [first, false],
    ])
    const old = await server.get<FlowInfo>(`/flows/chat/versions/${first}`)
    expect(old.flow).toEqual(chat)
    expect(old.thinkers).toEqual(['LanguageModelComponent-1'])
    const back = await server.post<FlowInfo>('/flows/chat/restore', { version: first })
    expect([back.version, back.flow]).toEqual([first, chat])
    const now = await server.get<FlowVersion[]>('/flows/chat/versions')
    expect(now.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      [first, true],
      [second, false],
    ])
    await expect(server.post('/flows/chat/restore', { version: 'none' })).rejects.toMatchObject({ status: 404 })
    await expect(server.get('/flows/chat/versions/..%2F..')).rejects.toMatchObject({ status: 404 })
    await server.post('/flows/chat/delete')
    await expect(server.get('/flows/chat/versions')).rejects.toMatchObject({ status: 404 })
  })

  it('stay with their runs: one that was cut off goes on with its own after a restart, and is forked so', async () => {
    const hold = Promise.withResolvers<void>()
    slow = hold.promise
    const started = await run('one')
    while (model.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await server.post<FlowInfo>('/flows/chat/save', { flow: saying('Second') })
    await server.close()
    expect(model.requests[0]!.text).toContain('Heard so far')
    hold.resolve()
    server = await open()
    // nobody asks for it: it was running when the server was stopped
    const detail = await ended(started.run)
    expect([detail.society, detail.canGoOn]).toEqual([`flow:chat@${started.version}`, true])
    expect(model.requests).toHaveLength(2)
    expect(model.requests[1]!.text).toContain('Heard so far')
    expect(await answerOf(started.run)).toContain('Heard so far')
    const fork = await server.post(`/runs/${started.run}/fork`, { at: 1 })
    expect((await ended(fork.id)).society).toBe(`flow:chat@${started.version}`)
    expect(model.requests.at(-1)!.text).toContain('Heard so far')
    const next = await run('two', started.session)
    await ended(next.run)
    expect(next.version).not.toBe(started.version)
    // the session goes on, in the words of the version there is
    expect(model.requests.at(-1)!.text).toMatch(/Second: [^]*one[^]*Now: two/)
  })

  it('are paused, stepped and resumed by the server as every other run', async () => {
    const hold = Promise.withResolvers<void>()
    slow = hold.promise
    const { run: id, session } = await run('one')
    while (model.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const pausing = server.post(`/runs/${id}/pause`)
    hold.resolve()
    await pausing
    const paused = await server.until(id, ({ isPaused, isLive }) => isPaused && !isLive)
    expect(paused.status).toBe('open')
    await expect(run('two', session)).rejects.toMatchObject({ code: 'SERVER_WRONG_STATE' })
    await server.close()
    server = await open()
    // what was paused stays paused
    expect(await server.get<RunDetail>(`/runs/${id}`)).toMatchObject({ isPaused: true, step: paused.step })
    await server.post(`/runs/${id}/resume`)
    await ended(id)
    expect(model.requests).toHaveLength(1)
    const { run: next } = await run('two', session)
    await ended(next)
    expect(model.requests.at(-1)!.text).toContain('one')
  })
})
