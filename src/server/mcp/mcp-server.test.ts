import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectTo, textIn, type TestClient } from '../../../test/mcp-client.ts'
import { startServer, type TestServer } from '../../../test/studio-server.ts'
import { societies } from '../../societies/registry.ts'
import type { BoardAt, JournalPage, RunDetail } from '../api.ts'

let studio: TestServer
let troupe: TestClient
beforeEach(async () => {
  studio = await startServer()
  troupe = await connectTo(studio.server.fetch)
})
afterEach(async () => {
  await troupe.client.close()
  await studio.remove()
})

interface Brief {
  run: string
  status: string
  step: number
  head: number
  next: string
  questions?: { key: string; question: unknown }[]
}

it('offers a tool for each society, with the schema of its input, and speaks the protocol of 2026', async () => {
  const { tools } = await troupe.client.listTools()
  expect(troupe.client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['run_counter', 'run_talk', 'watch_run', 'fork_run', 'compare_runs', 'answer_run']),
  )
  const talk = tools.find(({ name }) => name === 'run_talk')!
  expect(talk.inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
  expect(Object.keys(talk.inputSchema.properties ?? {})).toContain('minds')
  expect(tools.find(({ name }) => name === 'read_board')!.annotations).toMatchObject({ readOnlyHint: true })
  expect(tools.find(({ name }) => name === 'cancel_run')!.annotations).toMatchObject({ destructiveHint: true })
})

describe('a society that is called', () => {
  it('answers when its run is over, and tells how far it is', async () => {
    const told: number[] = []
    const given = { input: { goal: 6, waitMs: 150 }, maxSteps: 50 }
    const options = { onprogress: ({ progress }: { progress: number }) => void told.push(progress) }
    const brief = await troupe.call<Brief>('run_counter', given, options)
    expect(brief).toMatchObject({ status: 'ended', step: 6, reason: 'counted' })
    expect(told.length).toBeGreaterThan(0)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  it('answers after a while with the run that goes on, which is watched, paused, resumed and cancelled', async () => {
    const begun = await troupe.call<Brief>('run_counter', { input: { goal: 1e6 }, pace: 20, waitSeconds: 0 })
    expect(begun).toMatchObject({ status: 'open', isLive: true })
    expect(begun.next).toContain('watch_run')
    const { run } = begun
    type Watched = { entries: { seq: number; kind: string }[]; next: number }
    const first = await troupe.call<Watched>('watch_run', { run, from: 1, limit: 2 })
    expect(first.entries[0]).toMatchObject({ seq: 1, kind: 'start' })
    const later = await troupe.call<Watched>('watch_run', { run, from: first.next + 3, limit: 5, waitSeconds: 10 })
    expect(later.entries[0]).toMatchObject({ seq: first.next + 3, kind: 'step' })
    expect(await troupe.call('pause_run', { run })).toMatchObject({ isPaused: true })
    expect(await troupe.call('step_run', { run })).toMatchObject({ isPaused: true })
    expect(await troupe.call('resume_run', { run, waitSeconds: 0 })).toMatchObject({ isPaused: false })
    expect(await troupe.call('cancel_run', { run })).toMatchObject({ status: 'ended' })
    expect(await troupe.call<object>('list_runs', { society: 'counter' })).toMatchObject({ total: 1, runs: [{ run }] })
  })

  it('asks, and is answered', async () => {
    const given = { input: { rounds: 1 }, minds: { speaker: 'person' } }
    const asking = await troupe.call<Brief>('run_talk', given)
    expect(asking).toMatchObject({ status: 'waiting', questions: [{ agent: 'speaker' }] })
    const { run, questions } = asking
    const ended = await troupe.call('answer_run', { run, key: questions![0]!.key, answer: { text: 'hello' } })
    expect(ended).toMatchObject({ status: 'ended', reason: 'all is said' })
    expect(await troupe.call('read_board', { run })).toMatchObject({ values: { said: ['hello'] } })
  })
})

describe('a run as resources', () => {
  it('is listed, and read as a summary, at a step, by its journal and by its measures', async () => {
    const { run } = await troupe.call<Brief>('run_counter', { input: { goal: 5 } })
    const { resources } = await troupe.client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining(['troupe://societies', 'troupe://runs', `troupe://runs/${run}`]),
    )
    const { resourceTemplates } = await troupe.client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain('troupe://runs/{run}/board/{step}')
    const of = <T>(below: string) => troupe.read(`troupe://runs/${run}${below}`) as Promise<T>
    expect(await of<RunDetail>('')).toMatchObject({ id: run, status: 'ended' })
    expect(await of<BoardAt>('/board/3')).toMatchObject({ step: 3, values: { n: 3 } })
    expect((await of<JournalPage>('/journal')).entries).toHaveLength(7)
    expect((await of<JournalPage>('/journal/7')).entries).toMatchObject([{ record: { kind: 'end' } }])
    expect(await of('/metrics')).toMatchObject({ agents: { tick: { thoughts: 5 } } })
    await expect(of('/board/99')).rejects.toThrow('RUN_NO_STEP')
    await expect(troupe.read('troupe://runs/nobody')).rejects.toThrow('STORE_UNKNOWN_RUN')
    const ref = { type: 'ref/resource' as const, uri: 'troupe://runs/{run}' }
    const { completion } = await troupe.client.complete({ ref, argument: { name: 'run', value: run.slice(0, 3) } })
    expect(completion.values).toContain(run)
  })
})

it('offers prompts for what people ask again and again', async () => {
  const { prompts } = await troupe.client.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual(['watch-society', 'explain-run', 'what-if'])
  const { messages } = await troupe.client.getPrompt({ name: 'explain-run', arguments: { run: 'abc' } })
  expect(messages).toMatchObject([{ role: 'user', content: { text: expect.stringContaining('run abc') as string } }])
})

describe('what is wrong', () => {
  it('is said as a fault of the tool, with our words and no stack', async () => {
    const faults: [string, Record<string, unknown>, string][] = [
      ['show_run', { run: 'nobody' }, 'STORE_UNKNOWN_RUN: There is no run "nobody"'],
      ['show_run', {}, 'SERVER_BAD_REQUEST: run is missing'],
      ['show_run', { run: 7 }, 'run takes the id of a run'],
      ['run_counter', { goal: 5 }, 'run_counter takes no "goal"'],
      ['run_counter', { input: 'much' }, 'input takes a JSON object'],
      ['run_counter', { maxSteps: -1 }, 'maxSteps takes a whole number'],
      ['run_counter', { waitSeconds: 1e9 }, 'waitSeconds takes a number from 0 to 240'],
      ['run_talk', { minds: { speaker: 'http://10.0.0.1#x' } }, 'MODEL_SERVER_NOT_ALLOWED'],
      ['list_runs', { status: 'odd' }, 'There is no status "odd"'],
      ['read_file', { run: 'nobody', name: '../../etc/passwd' }, 'STORE_UNKNOWN_RUN'],
    ]
    for (const [name, given, words] of faults) {
      const result = await troupe.client.callTool({ name, arguments: given })
      expect(result.isError, name).toBe(true)
      expect(textIn(result)).toContain(words)
      expect(textIn(result)).not.toMatch(/\bat .*:\d+:\d+/)
    }
    await expect(troupe.client.callTool({ name: 'run_nothing' })).rejects.toThrow('run_nothing')
  })

  it('is never a long answer: large boards are told briefly, and fields on request', async () => {
    const { run } = await troupe.call<Brief>('run_counter', { input: { goal: 1, note: 'long '.repeat(40_000) } })
    const result = await troupe.client.callTool({ name: 'read_board', arguments: { run } })
    expect(textIn(result).length).toBeLessThan(50_000)
    expect(result.structuredContent).toMatchObject({ cut: ['note'], values: { n: 1 } })
    const only = await troupe.client.callTool({ name: 'read_board', arguments: { run, fields: ['note'] } })
    expect(textIn(only).length).toBeGreaterThan(20_000)
    expect(textIn(only).length).toBeLessThan(50_000)
  })
})

describe('the door', () => {
  const post = (headers: Record<string, string>, body = '{}') =>
    studio.request('/mcp', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

  it('is that of the studio: foreign origins, missing tokens and large bodies are refused', async () => {
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await studio.request('/mcp', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await post({}, `{"a":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413)
    await studio.remove()
    studio = await startServer({ token: 'a-long-enough-token' })
    expect((await post({})).status).toBe(401)
    const client = await connectTo(studio.server.fetch, { headers: { authorization: 'Bearer a-long-enough-token' } })
    expect((await client.client.listTools()).tools.length).toBeGreaterThan(10)
    await client.client.close()
  })

  it('limits how fast things are changed', async () => {
    await studio.remove()
    studio = await startServer({ rate: { burst: 3, perSecond: 0.01 } })
    const statuses = []
    for (let many = 0; many < 5; many++) statuses.push((await post({})).status)
    expect(statuses.slice(3)).toEqual([429, 429])
  })

  it('serves clients of the protocol before as well', async () => {
    const before = await connectTo(studio.server.fetch, { mode: 'legacy' })
    expect(await before.call('run_counter', { input: { goal: 3 } })).toMatchObject({ status: 'ended' })
    await before.client.close()
  })
})

it('lets an assistant start an adventure, look at its map, fork it with a command, and compare the two', async () => {
  await studio.remove()
  studio = await startServer({ societies })
  const assistant = await connectTo(studio.server.fetch)
  const input = { story: 'fog-bell', maxSteps: 12 }
  const game = await assistant.call<Brief>('run_adventurers', { input, seed: 1, waitSeconds: 60 })
  expect(game).toMatchObject({ status: 'ended', canSay: true })
  type Map = { values: { locations: Record<string, { title: string }>; connectionGraph: Record<string, object> } }
  const fields = ['locations', 'connectionGraph', 'currentLocation']
  const { values } = await assistant.call<Map>('read_board', { run: game.run, fields })
  expect(Object.keys(values.locations).length).toBeGreaterThan(1)
  expect(Object.keys(values.connectionGraph).length).toBeGreaterThan(0)
  const { members } = await assistant.call<{ members: { name: string }[] }>('ask_member', { run: game.run })
  expect(members.map(({ name }) => name)).toEqual(['navigator', 'puzzle', 'memory', 'strategy'])
  const question = { member: 'navigator', question: 'How do I get to the landing?', step: 30 }
  expect(await assistant.call('ask_member', { run: game.run, ...question })).toMatchObject({
    step: 30,
    metadata: { path: expect.any(Array) as string[] },
  })
  expect(await assistant.call('ask_member', { run: game.run, member: 'puzzle' })).toMatchObject({
    metadata: { learned: expect.any(Array) as string[] },
  })
  const { files } = await assistant.call<{ files: { name: string }[] }>('list_files', { run: game.run })
  expect(files.map(({ name }) => name)).toContain('transcript.txt')
  const transcript = await assistant.client.callTool({
    name: 'read_file',
    arguments: { run: game.run, name: 'transcript.txt' },
  })
  expect(textIn(transcript)).toMatch(/fog/i)
  const fork = await assistant.call<Brief>('fork_run', { run: game.run, at: 20, say: 'wait', waitSeconds: 60 })
  expect(fork).toMatchObject({ status: 'ended', parent: { run: game.run } })
  const difference = await assistant.call<{ parted: object; differs: object }>('compare_runs', {
    run: game.run,
    with: fork.run,
  })
  expect(difference.parted).toMatchObject({ in: game.run })
  expect(Object.keys(difference.differs).length).toBeGreaterThan(0)
  await assistant.client.close()
})

it('has what a program adds beside its own', async () => {
  const own = await startServer({
    mcp: (server) =>
      void server.registerTool('lamp', { description: 'Is it on?' }, () => ({
        content: [{ type: 'text', text: 'on' }],
      })),
  })
  const client = await connectTo(own.server.fetch)
  try {
    const { tools } = await client.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['lamp', 'run_counter']))
    expect(textIn(await client.client.callTool({ name: 'lamp', arguments: {} }))).toBe('on')
  } finally {
    await client.client.close()
    await own.remove()
  }
})

it('answers for a run whose id is half a character: there is none, and nothing failed', async () => {
  const { isError, content } = await troupe.client.callTool({ name: 'show_run', arguments: { run: 'x\ud800' } })
  expect(isError).toBe(true)
  expect(JSON.stringify(content)).toContain('x')
})
