import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askElsewhere, counterElsewhere, sleep, startServer, type TestServer } from '../../test/studio-server.ts'
import type { BoardAt, JournalPage, Metrics, RunDetail, RunList, SocietyInfo } from './api.ts'

let studio: TestServer
beforeEach(async () => void (studio = await startServer()))
afterEach(async () => studio.remove())

const start = (input: object = {}, more: object = {}) =>
  studio.post('/runs', { society: 'counter', input, pace: 0, ...more })
const boardOf = async (run: string, step?: number) =>
  (await studio.get<BoardAt>(`/runs/${run}/board${step === undefined ? '' : `?step=${step}`}`)).values

describe('a run that is started', () => {
  it('goes on by itself to its end, and says so', async () => {
    const { id, status, isLive } = await start({ goal: 200 })
    expect({ status, isLive }).toEqual({ status: 'open', isLive: true })
    const ended = await studio.until(id, (run) => run.status === 'ended')
    expect(ended).toMatchObject({ reason: 'counted', step: 200, isLive: false, isPaused: false, society: 'counter' })
    expect((await boardOf(id))['n']).toBe(200)
    expect((await boardOf(id, 17))['n']).toBe(17)
  })

  it('tells who reads and writes what, from its journal', async () => {
    const { contract, graph, diagram, agents } = await start({ goal: 1 })
    expect(contract.agents).toMatchObject([{ name: 'tick', reads: ['n', 'failsAt', 'waitMs'], writes: ['n'] }])
    expect(graph.edges).toContainEqual({ from: 'tick', to: 'tick', label: 'chosen' })
    expect(diagram).toContain('flowchart TD')
    expect(agents).toEqual(['tick'])
  })

  it('keeps the pace it was given, and takes another at once', async () => {
    const { id } = await start({}, { pace: 200 })
    await sleep(500)
    const { step } = await studio.get<RunDetail>(`/runs/${id}`)
    expect(step).toBeGreaterThanOrEqual(1)
    expect(step).toBeLessThanOrEqual(4)
    expect(await studio.post(`/runs/${id}/pace`, { pace: 0 })).toMatchObject({ pace: 0 })
    await studio.until(id, (run) => run.step > 50 || run.status === 'ended')
  })

  it('leaves room for everybody else, however fast it goes', async () => {
    for (let many = 0; many < 10; many++) await start({ goal: 1_000_000 })
    const waits: number[] = []
    for (let asked = 0; asked < 20; asked++) {
      const before = performance.now()
      await studio.get('/societies')
      waits.push(performance.now() - before)
    }
    expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(100)
  })
})

describe('a run that is driven by hand', () => {
  it('stops when it is paused, takes single steps, and is resumed', async () => {
    const { id } = await start({ goal: 1_000_000 }, { pace: 5 })
    await studio.until(id, (run) => run.step > 3)
    const paused = await studio.post(`/runs/${id}/pause`)
    expect(paused).toMatchObject({ isLive: false, isPaused: true, status: 'open' })
    await sleep(30)
    expect((await studio.get<RunDetail>(`/runs/${id}`)).step).toBe(paused.step)
    for (let more = 1; more <= 3; more++) {
      expect(await studio.post(`/runs/${id}/step`)).toMatchObject({ step: paused.step + more, isPaused: true })
    }
    expect(await studio.post(`/runs/${id}/resume`)).toMatchObject({ isLive: true, isPaused: false })
    await studio.until(id, (run) => run.step > paused.step + 5)
  })

  it('closes the current step when it is stepped while it runs', async () => {
    const { id } = await start({ goal: 1_000_000 }, { pace: 5 })
    expect(await studio.post(`/runs/${id}/step`)).toMatchObject({ isLive: false, isPaused: true })
  })

  it('answers at once when a pause has to wait for a long thought', async () => {
    const { id } = await start({ waitMs: 3_000 })
    const before = performance.now()
    expect(await studio.post(`/runs/${id}/pause`)).toMatchObject({ isLive: true, isPaused: true })
    expect(performance.now() - before).toBeLessThan(2_000)
    expect(await studio.post(`/runs/${id}/cancel`)).toMatchObject({ status: 'ended', reason: 'cancelled by a person' })
  })

  it('ends for good when it is cancelled, and cannot be resumed', async () => {
    const { id } = await start({ goal: 1_000_000 })
    expect(await studio.post(`/runs/${id}/cancel`)).toMatchObject({ status: 'ended', isLive: false })
    await expect(studio.post(`/runs/${id}/resume`)).rejects.toMatchObject({ code: 'SERVER_WRONG_STATE', status: 409 })
    await expect(studio.post(`/runs/${id}/step`)).rejects.toThrow('Fork it at an earlier step')
  })

  it('ends at its limit, and continues when that is raised', async () => {
    const { id } = await start({ goal: 1_000_000 }, { maxSteps: 10 })
    await studio.until(id, (run) => run.status === 'ended')
    await expect(studio.post(`/runs/${id}/resume`)).rejects.toThrow('Raise maxSteps')
    await studio.post(`/runs/${id}/resume`, { maxSteps: 25 })
    expect(await studio.until(id, (run) => run.step === 25 && run.status === 'ended')).toMatchObject({ isLive: false })
  })

  it('bears it when everybody presses everything at once', async () => {
    const { id } = await start({ goal: 1_000_000 })
    const wishes = ['pause', 'resume', 'step', 'pause', 'resume', 'step', 'resume', 'pause', 'resume', 'pause']
    await Promise.allSettled(wishes.map((wish) => studio.post(`/runs/${id}/${wish}`)))
    const { isLive, status } = await studio.post(`/runs/${id}/pause`)
    expect({ isLive, status }).toEqual({ isLive: false, status: 'open' })
  })
})

describe('a run that fails', () => {
  it('is shown with its message, can be tried again, and leaves the server alive', async () => {
    const { id } = await start({ failsAt: 3 })
    const failed = await studio.until(id, (run) => run.status === 'failed')
    expect(failed).toMatchObject({ isLive: false, isPaused: false, step: 3 })
    expect(failed.reason).toContain('the counter is jammed')
    await studio.post(`/runs/${id}/resume`)
    await studio.until(id, (run) => run.status === 'failed')
    // long enough to be met
    const edit = { failsAt: -1, goal: 1_000_000 }
    expect(await studio.post(`/runs/${id}/fork`, { at: 2, edit })).toMatchObject({ status: 'open' })
  })

  it('is shown as failed when somebody else writes to it', async () => {
    const { id } = await start({ goal: 1_000_000 }, { pace: 20 })
    await studio.until(id, (run) => run.step > 1)
    const record = { v: 1, kind: 'step', step: 99, did: [], next: ['tick'] } as const
    await studio.store.append(id, await studio.store.head(id), [record])
    const failed = await studio.until(id, (run) => run.status === 'failed')
    expect(failed.reason).toContain('written by someone else')
  })
})

describe('a run that somebody drives from elsewhere', () => {
  it('is not taken over while it is being written', async () => {
    const elsewhere = counterElsewhere(studio.store)
    const detail = await studio.until(elsewhere.id, (run) => run.step > 3)
    expect(detail).toMatchObject({ status: 'open', isLive: false, isPaused: false, canGoOn: true })
    await expect(studio.post(`/runs/${elsewhere.id}/resume`)).rejects.toThrow('Another process')
    elsewhere.stop()
    await elsewhere.finished
  })

  it('goes on here when it waits for an answer, with the mind that asked', async () => {
    const { id } = await askElsewhere(studio.store)
    const { questions } = await studio.get<RunDetail>(`/runs/${id}`)
    await studio.post(`/runs/${id}/answer`, { key: questions[0]!.key, answer: { text: 'from the studio' } })
    await studio.until(id, (run) => run.status === 'waiting' && run.step === 1)
    expect((await boardOf(id))['said']).toEqual(['from the studio'])
  })
})

describe('a fork', () => {
  it('begins after a step with another board, and leaves its parent alone', async () => {
    const { id } = await start({ goal: 20 })
    await studio.until(id, (run) => run.status === 'ended')
    const fork = await studio.post(`/runs/${id}/fork`, { at: 5, edit: { n: 100, goal: 110 } })
    expect(fork.parent).toEqual({ run: id, step: 5 })
    expect(await studio.until(fork.id, (run) => run.status === 'ended')).toMatchObject({ step: 15 })
    expect((await boardOf(fork.id))['n']).toBe(110)
    expect((await boardOf(id))['n']).toBe(20)
  })

  it('may be paused', async () => {
    const { id } = await start({ goal: 20 })
    await studio.until(id, (run) => run.status === 'ended')
    const fork = await studio.post(`/runs/${id}/fork`, { at: 5, isPaused: true })
    expect(await studio.until(fork.id, (run) => !run.isLive)).toMatchObject({ step: 5, isPaused: true })
  })

  it('refuses a step that is not there, and a field that is not', async () => {
    const { id } = await start({ goal: 3 })
    await studio.until(id, (run) => run.status === 'ended')
    await expect(studio.post(`/runs/${id}/fork`, { at: 50 })).rejects.toMatchObject({
      code: 'RUN_NO_STEP',
      status: 404,
    })
    const odd = studio.post(`/runs/${id}/fork`, { at: 1, edit: { nothing: 1 } })
    await expect(odd).rejects.toMatchObject({ code: 'BOARD_UNKNOWN_FIELD', status: 400 })
    await expect(studio.post(`/runs/${id}/fork`, { at: 1, say: 'look' })).rejects.toThrow('Nothing can be said')
  })
})

describe('a question', () => {
  it('is asked of a person who was chosen to think, and the run goes on with the answer', async () => {
    const { id, minds } = await studio.post('/runs', { society: 'talk', minds: { speaker: 'person' } })
    expect(minds).toEqual({ speaker: 'person' })
    const waiting = await studio.until(id, (run) => run.status === 'waiting')
    expect(waiting).toMatchObject({ isLive: false, isPaused: false })
    const [question] = waiting.questions
    expect(question).toMatchObject({ agent: 'speaker', question: { prompt: 'Say something after [].' } })
    await expect(studio.post(`/runs/${id}/resume`)).rejects.toThrow('waits for an answer')

    const hostile = '<img src=x onerror=alert(1)> \u202e\u0000 </script> 🦊'
    await studio.post(`/runs/${id}/answer`, { key: question!.key, answer: { text: hostile } })
    const again = await studio.until(id, (run) => run.status === 'waiting' && run.step === 1)
    expect((await boardOf(id))['said']).toEqual([hostile])

    // one that does not fit is asked for again
    await studio.post(`/runs/${id}/answer`, { key: again.questions[0]!.key, answer: 'no object' })
    const asked = await studio.until(id, (run) => run.status === 'waiting' && run.questions[0]?.fault !== undefined)
    expect(asked.step).toBe(1)
    await expect(studio.post(`/runs/${id}/answer`, { key: '9.9.9', answer: 1 })).rejects.toMatchObject({ status: 409 })
  })

  it('is asked in a fork, when another mind is chosen there', async () => {
    const { id } = await studio.post('/runs', { society: 'talk' })
    await studio.until(id, (run) => run.status === 'ended')
    const fork = await studio.post(`/runs/${id}/fork`, { at: 1, minds: { all: 'person' } })
    expect(await studio.until(fork.id, (run) => run.status === 'waiting')).toMatchObject({
      minds: { speaker: 'person' },
    })
  })
})

describe('a server that was stopped', () => {
  it('resumes what was running, and nothing that was paused, once it is started again', async () => {
    const [going, paused] = [await start({ goal: 1_000_000 }, { pace: 5 }), await start({}, { pace: 5 })]
    const asking = await studio.post('/runs', { society: 'talk', minds: { speaker: 'person' } })
    await studio.post(`/runs/${paused.id}/pause`)
    await studio.until(asking.id, (run) => run.status === 'waiting')
    const { step } = await studio.until(going.id, (run) => run.step > 3)
    await studio.close()

    const again = await startServer({ folder: studio.folder })
    try {
      expect(await again.get(`/runs/${going.id}`)).toMatchObject({ isLive: true, pace: 5 })
      await again.until(going.id, (run) => run.step > step + 3)
      expect(await again.get(`/runs/${paused.id}`)).toMatchObject({ isLive: false, isPaused: true })
      // who thinks is in the journal: the answer goes to the same mind
      const { questions } = await again.get<RunDetail>(`/runs/${asking.id}`)
      await again.post(`/runs/${asking.id}/answer`, { key: questions[0]!.key, answer: { text: 'back again' } })
      await again.until(asking.id, (run) => run.status === 'waiting' && run.step === 1)
    } finally {
      await again.close()
    }
  })

  it('loses nothing of the steps that were under way', async () => {
    const { id } = await start({ goal: 300 })
    await studio.close()
    const again = await startServer({ folder: studio.folder })
    try {
      await again.until(id, (run) => run.status === 'ended')
      const { entries } = await again.get<JournalPage>(`/runs/${id}/journal?limit=5000`)
      const steps = entries.flatMap(({ record }) => (record.kind === 'step' ? [record.step] : []))
      expect(steps).toEqual(Array.from({ length: 300 }, (_, place) => place + 1))
    } finally {
      await again.close()
    }
  })
})

describe('looking', () => {
  it('lists societies and what can be chosen', async () => {
    const societies = await studio.get<SocietyInfo[]>('/societies')
    expect(societies.map(({ name }) => name)).toEqual(['counter', 'talk'])
    expect(societies[0]).toMatchObject({ view: 'plain', input: { goal: 50 }, agents: ['tick'], canSay: false })
  })

  it('lists runs by page, the latest first, and by society, status and text', async () => {
    for (let many = 0; many < 5; many++) await start({ goal: 3 })
    const { id } = await studio.post('/runs', { society: 'talk', minds: { speaker: 'person' } })
    await studio.until(id, (run) => run.status === 'waiting')
    const list = (query: string) => studio.get<RunList>(`/runs${query}`)
    expect(await list('?limit=2')).toMatchObject({ total: 6, runs: [{ id }, { flow: 'counter' }] })
    expect((await list('?limit=10&offset=4')).runs).toHaveLength(2)
    expect(await list('?society=counter')).toMatchObject({ total: 5 })
    expect(await list('?status=waiting')).toMatchObject({ total: 1, runs: [{ id }] })
    expect(await list('?status=ended&text=COUNT')).toMatchObject({ total: 5 })
    expect(await list('?text=nothing-like-it')).toEqual({ total: 0, runs: [] })
  })

  it('gives a journal by pages', async () => {
    const { id } = await start({ goal: 150 })
    await studio.until(id, (run) => run.status === 'ended')
    const first = await studio.get<JournalPage>(`/runs/${id}/journal?limit=100`)
    const rest = await studio.get<JournalPage>(`/runs/${id}/journal?from=101&limit=5000`)
    expect([first.entries.length, first.head]).toEqual([100, 152])
    expect([...first.entries, ...rest.entries].map(({ seq }) => seq)).toEqual(
      Array.from({ length: 152 }, (_, place) => place + 1),
    )
  })

  it('counts thoughts by agent, and counts on', async () => {
    const { id } = await start({ goal: 1_000_000 })
    await studio.until(id, (run) => run.step > 10)
    const { step } = await studio.post(`/runs/${id}/pause`)
    expect((await studio.get<Metrics>(`/runs/${id}/metrics`)).agents['tick']?.thoughts).toBe(step)
    await studio.post(`/runs/${id}/step`)
    expect((await studio.get<Metrics>(`/runs/${id}/metrics`)).agents['tick']?.thoughts).toBe(step + 1)
  })
})
