import { afterEach, describe, expect, it } from 'vitest'
import { houseSocieties, wordsUntil } from '../../../test/house-society.ts'
import { idsIn, listenTo, sleep, startServer, type TestOptions, type TestServer } from '../../../test/studio-server.ts'
import type {
  AgentInHouse,
  FrontEndEvent,
  FrontEndEvents,
  GameStatus,
  ObjectInHouse,
  WorldState,
} from '../api-house.ts'

let studio: TestServer
afterEach(async () => studio.remove())

const open = async (options: TestOptions = {}) => {
  studio = await startServer({ societies: houseSocieties, ...options })
}
const start = async (turns = 1_000_000, pace = 0) => {
  const { id } = await studio.post('/runs', { society: 'household', input: { days: turns }, pace })
  return id
}
const hasEnded = (run: string) => studio.until(run, ({ status }) => status === 'ended')
const poll = async (run: string, query = ''): Promise<FrontEndEvent | undefined> => {
  const response = await studio.request(`/api/runs/${run}/house/agent_act/next${query}`)
  if (response.status === 204) return undefined
  expect(response.status).toBe(200)
  return (await response.json()) as FrontEndEvent
}
const pollAll = async (run: string, query = '') => {
  const events: FrontEndEvent[] = []
  for (let event = await poll(run, query); event !== undefined; event = await poll(run, query)) events.push(event)
  return events
}
const wordsOf = (events: readonly FrontEndEvent[]) => events.map(({ description }) => description)
const status = (run: string) => studio.get<GameStatus>(`/runs/${run}/house/game/status`)
const game = (run: string, word: string) => studio.post<GameStatus>(`/runs/${run}/house/game/${word}`)

describe('the next event of a household', () => {
  it('is what somebody did, in the words of the action, with its number', async () => {
    await open()
    const run = await start(3)
    await hasEnded(run)
    expect(await poll(run)).toEqual({
      number: 0,
      run,
      agent_id: 'Ana',
      action: { action_type: 'go_to', target: 'kitchen' },
      timestamp: 'turn 0',
      current_room: 'kitchen',
      description: 'Ana goes to the kitchen.',
    })
  })

  it('is never a request or an answer of a chat, and the numbers of those are left out', async () => {
    await open()
    const run = await start(20)
    await hasEnded(run)
    const events = await pollAll(run)
    expect(wordsOf(events)).toEqual(wordsUntil(20))
    expect(events.slice(2, 4).map(({ number, action }) => [number, action.action_type])).toEqual([
      [2, 'go_to'],
      [4, 'chat'],
    ])
    expect(JSON.stringify(events)).not.toContain('a secret reason')
  })

  it('is there for each client: nobody takes it from anybody else', async () => {
    await open()
    const run = await start(12)
    await hasEnded(run)
    const [ana, both] = [await poll(run, '?client=one'), await poll(run, '?client=two')]
    expect(ana).toEqual(both)
    expect(wordsOf(await pollAll(run, '?client=one'))).toEqual(wordsUntil(12).slice(1))
    expect(wordsOf(await pollAll(run, '?client=two'))).toEqual(wordsUntil(12).slice(1))
  })

  it('comes once to a client that asks several times at once', async () => {
    await open()
    const run = await start(12)
    await hasEnded(run)
    const all = await Promise.all(wordsUntil(12).map(() => poll(run, '?client=hasty')))
    expect(all.map((event) => event!.description).toSorted()).toEqual(wordsUntil(12).toSorted())
  })

  it('is found by the number of the last one, and nothing is kept for that', async () => {
    await open()
    const run = await start(12)
    await hasEnded(run)
    const first = await poll(run, '?after=-1')
    expect(await poll(run, '?after=-1')).toEqual(first)
    expect((await poll(run, '?after=2'))?.number).toBe(4)
    expect((await poll(run, '?client=back&after=2'))?.number).toBe(4)
    expect((await poll(run, '?client=back'))?.number).toBe(5)
  })

  it('is not taken by somebody who asks for its head alone', async () => {
    await open()
    const run = await start(2)
    await hasEnded(run)
    const head = await studio.request(`/api/runs/${run}/house/agent_act/next`, { method: 'HEAD' })
    expect([head.status, (await poll(run))?.number]).toEqual([200, 0])
  })

  it('is not there yet, which is 204, and comes with the next turn', async () => {
    await open()
    const run = await start(1_000_000, 60_000)
    await game(run, 'pause')
    const { length } = await pollAll(run)
    expect(await poll(run)).toBeUndefined()
    await game(run, 'step')
    expect((await poll(run))?.description).toBe(wordsUntil(9)[length])
  })

  it('is where the client was after the server was restarted', async () => {
    await open()
    const { folder } = studio
    await studio.close()
    const householdFile = `${folder}/store.household`
    await open({ folder, householdFile })
    const run = await start(40)
    await hasEnded(run)
    const before = [await poll(run, '?client=a'), await poll(run, '?client=a')]
    await game(run, 'reset')
    await studio.close()
    await open({ folder, householdFile })
    const after = await pollAll(run, '?client=a')
    const resetRun = (await status(run)).run
    await hasEnded(resetRun)
    const events = [...before.map((event) => event!), ...after, ...(await pollAll(run, '?client=a'))]
    expect(wordsOf(events)).toEqual([...wordsUntil(40), ...wordsUntil(40)])
    expect((await status(run)).resets).toBe(1)
  })

  it('of a run that is no household, of no run, or for odd words is refused', async () => {
    const { testSocieties } = await import('../../../test/studio-server.ts')
    await open({ societies: { ...houseSocieties, ...testSocieties } })
    const { id } = await studio.post('/runs', { society: 'counter', input: { goal: 1 } })
    await expect(poll('nobody')).rejects.toThrow('404')
    await expect(status(id)).rejects.toMatchObject({ code: 'SERVER_NOT_FOUND', message: /is no household/ })
    const run = await start(1)
    const ask = async (query: string) => (await studio.request(`/api/runs/${run}/house/agent_act/next?${query}`)).status
    expect(await Promise.all([ask('after=x'), ask('after=-2'), ask(`client=${'x'.repeat(101)}`)])).toEqual([
      400, 400, 400,
    ])
  })
})

describe('a page of events', () => {
  it('begins where it is asked to, and says where the next one does', async () => {
    await open()
    const run = await start(200)
    await hasEnded(run)
    const words: string[] = []
    for (let since = 0; ;) {
      const page = await studio.get<FrontEndEvents>(`/runs/${run}/house/game/events?since=${since}&limit=7`)
      words.push(...wordsOf(page.events))
      if (page.events.length === 0) break
      since = page.next
    }
    expect(words).toEqual(wordsUntil(200))
  })

  it('of a fork holds what happened before it, with the same numbers', async () => {
    await open()
    const run = await start(30)
    await hasEnded(run)
    const fork = await studio.post(`/runs/${run}/fork`, { at: 10 })
    await hasEnded(fork.id)
    const both = await Promise.all(
      [run, fork.id].map((id) => studio.get<FrontEndEvents>(`/runs/${id}/house/game/events`)),
    )
    expect(wordsOf(both[1]!.events)).toEqual(wordsUntil(30))
    expect(both[1]!.events.map(({ number }) => number)).toEqual(both[0]!.events.map(({ number }) => number))
    await game(fork.id, 'reset')
    const { run: fresh } = await status(fork.id)
    await hasEnded(fresh)
    const page = await studio.get<FrontEndEvents>(`/runs/${fork.id}/house/game/events`)
    expect(wordsOf(page.events)).toEqual([...wordsUntil(30), ...wordsUntil(30).slice(wordsUntil(10).length)])
  })
})

describe('the state of a house', () => {
  it('is told of people, things and rooms, and keeps up with the run', async () => {
    await open()
    const run = await start(1_000_000, 60_000)
    await game(run, 'pause')
    await studio.get(`/runs/${run}/house/agents/states`)
    const { step } = await studio.get<{ step: number }>(`/runs/${run}`)
    for (let turn = step; turn < 4; turn++) await game(run, 'step')
    expect(await studio.get<AgentInHouse[]>(`/runs/${run}/house/agents/states`)).toEqual([
      { agent_id: 'Ana', current_room: 'kitchen', holding: [], is_active: true },
      { agent_id: 'Bo', current_room: 'hall', holding: [], is_active: true },
      { agent_id: 'Cy', current_room: 'garden', holding: [], is_active: true },
    ])
    expect(await studio.get<ObjectInHouse[]>(`/runs/${run}/house/objects`)).toEqual([
      { object_id: 'lamp', location: { room: 'hall' }, state: 'off', users: [], holds: [] },
    ])
    expect(await studio.get<WorldState>(`/runs/${run}/house/world_state`)).toMatchObject({
      round: 1,
      minute: 365,
      time: 'day 1, 06:05',
      rooms: [{ room: 'kitchen' }, { room: 'hall' }, { room: 'garden' }],
      agents: [{ agent_id: 'Ana' }, {}, {}],
      objects: [{ object_id: 'lamp' }],
    })
  })
})

describe('the game', () => {
  it('that is paused says so, and goes on where it was', async () => {
    await open()
    const run = await start(1_000_000, 5)
    await sleep(50)
    expect((await status(run)).status).toBe('running')
    const paused = await game(run, 'pause')
    expect(paused).toMatchObject({ run, status: 'paused', resets: 0 })
    await sleep(50)
    expect(await status(run)).toEqual(paused)
    const stepped = await game(run, 'step')
    expect(stepped).toMatchObject({ run, status: 'paused', step: paused.step + 1 })
    const resumed = await game(run, 'resume')
    expect(resumed).toMatchObject({ run, status: 'running' })
    expect(resumed.step).toBeGreaterThanOrEqual(stepped.step)
  })

  it('that is reset begins anew, loses nothing, and is known by both of its runs', async () => {
    await open()
    const run = await start(10)
    await hasEnded(run)
    const { run: fresh, events, resets, status: word } = await game(run, 'reset')
    expect([fresh === run, resets]).toEqual([false, 1])
    expect(['running', 'ended']).toContain(word)
    expect(events).toBeGreaterThanOrEqual(10)
    await hasEnded(fresh)
    const all = await Promise.all([pollAll(run, '?client=a'), pollAll(fresh, '?client=b')])
    for (const each of all) expect(wordsOf(each)).toEqual([...wordsUntil(10), ...wordsUntil(10)])
    expect(all[0]!.map(({ number }) => number)).toEqual(all[0]!.map(({ number }) => number).toSorted((a, b) => a - b))
    expect(await status(run)).toMatchObject({ status: 'ended', reason: 'the days are over' })
  })

  it('that is reset while it is paused stays paused', async () => {
    await open()
    const run = await start(1_000_000, 5)
    await game(run, 'pause')
    const { run: fresh, status: word, step } = await game(run, 'reset')
    expect([word, step, fresh === run]).toEqual(['paused', 0, false])
    expect(await game(run, 'step')).toMatchObject({ run: fresh, step: 1 })
  })

  it('that has ended is not resumed, and says what to do', async () => {
    await open()
    const run = await start(3)
    await hasEnded(run)
    await expect(game(run, 'resume')).rejects.toMatchObject({ code: 'SERVER_WRONG_STATE' })
  })
})

describe('three pollers of different speed', () => {
  it('with pauses and resets in between each see every event once, in order', async () => {
    await open()
    const run = await start(150, 1)
    let isOver = false
    const follow = async (client: string, waitMs: number) => {
      const events: FrontEndEvent[] = []
      for (;;) {
        const isLast = isOver
        const more = await poll(run, `?client=${client}`)
        if (more !== undefined) events.push(more)
        else if (isLast) return events
        if (!isOver) await sleep(waitMs)
      }
    }
    const followers = [follow('fast', 0), follow('steady', 3), follow('slow', 40)]
    for (const word of ['pause', 'resume', 'reset', 'pause', 'reset', 'step', 'resume', 'reset', 'pause', 'resume']) {
      await sleep(60)
      await game(run, word)
    }
    await hasEnded((await status(run)).run)
    isOver = true
    const [fast, ...others] = await Promise.all(followers)
    for (const other of others) expect(other).toEqual(fast)
    const numbers = fast!.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    // each run of it from its beginning, as far as it came, and the last one to its end
    const runs = Map.groupBy(fast!, (event) => event.run)
    for (const events of runs.values()) expect(wordsOf(events)).toEqual(wordsUntil(150).slice(0, events.length))
    expect(wordsOf([...runs.values()].at(-1)!)).toEqual(wordsUntil(150))
    expect((await status(run)).resets).toBe(3)
    // nothing that is in a journal is missing
    for (const [id, events] of runs) {
      const { step } = await studio.get<{ step: number }>(`/runs/${id}`)
      expect(events.length).toBe(wordsUntil(step).length)
    }
  })
})

describe('the stream of events', () => {
  it('tells all of them by number, goes on after a break, and across a reset', async () => {
    await open()
    const run = await start(60, 1)
    const address = `${studio.address}/api/runs/${run}/house/events/stream`
    const first = await listenTo(address, (events) => idsIn(events).length >= 10)
    expect(first[0]).toMatchObject({ event: 'status', data: { run, status: 'running' } })
    const last = idsIn(first).at(-1)!
    const isAll = (many: number) => (heard: readonly { event: string; data: unknown }[]) =>
      heard.filter(({ event }) => event === 'message').length >= many
    const many = wordsUntil(60).length - idsIn(first).length
    const second = await listenTo(address, isAll(many), { 'last-event-id': String(last) })
    await hasEnded(run)
    const whole = listenTo(address, isAll(2 * wordsUntil(60).length))
    await sleep(100)
    await game(run, 'reset')
    const events = (await whole).filter(({ event }) => event === 'message').map(({ data }) => data as FrontEndEvent)
    expect(wordsOf(events)).toEqual([...wordsUntil(60), ...wordsUntil(60)])
    expect(idsIn(await whole)).toEqual(events.map(({ number }) => number))
    const parts = [...first, ...second].filter(({ event }) => event === 'message')
    expect(wordsOf(parts.map(({ data }) => data as FrontEndEvent))).toEqual(wordsUntil(60))
  })

  it('tells of a pause, and when the game goes on', async () => {
    await open()
    const run = await start(1_000_000, 5)
    const words = (heard: readonly { event: string; data: unknown }[]) =>
      heard.filter(({ event }) => event === 'status').map(({ data }) => (data as GameStatus).status)
    const paused = Promise.withResolvers<void>()
    const heard = listenTo(`${studio.address}/api/runs/${run}/house/events/stream`, (events) => {
      if (words(events).includes('paused')) paused.resolve()
      return words(events).includes('paused') && words(events).at(-1) === 'running'
    })
    await sleep(50)
    await game(run, 'pause')
    await paused.promise
    await game(run, 'resume')
    expect(words(await heard)[0]).toBe('running')
  })

  it('refuses a place that is none, and a run that is no household', async () => {
    await open()
    const run = await start(1)
    const address = `${studio.address}/api/runs/${run}/house/events/stream`
    await expect(listenTo(address, () => true, { 'last-event-id': 'x' })).rejects.toThrow('400')
    await expect(listenTo(address.replace(run, 'nobody'), () => true)).rejects.toThrow('404')
  })
})
