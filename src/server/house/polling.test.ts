import { afterEach, describe, expect, it } from 'vitest'
import { startHouseServer, wordsOf, type HouseServer } from '../../../test/house-server.ts'
import { houseSocieties, wordsUntil } from '../../../test/house-society.ts'
import { sleep, testSocieties } from '../../../test/studio-server.ts'
import type { Store } from '../../store/store.ts'
import type { FrontEndEvent, FrontEndEvents } from '../api-house.ts'

let server: HouseServer
afterEach(async () => server.studio.remove())

describe('the next event of a household', () => {
  it('is what somebody did, in the words of the action, with its number', async () => {
    server = await startHouseServer()
    const run = await server.start(3)
    await server.hasEnded(run)
    expect(await server.poll(run)).toEqual({
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
    server = await startHouseServer()
    const run = await server.start(20)
    await server.hasEnded(run)
    const events = await server.pollAll(run)
    expect(wordsOf(events)).toEqual(wordsUntil(20))
    expect(events.slice(2, 4).map(({ number, action }) => [number, action.action_type])).toEqual([
      [2, 'go_to'],
      [4, 'chat'],
    ])
    expect(JSON.stringify(events)).not.toContain('a secret reason')
  })

  it('is there for each client: nobody takes it from anybody else', async () => {
    server = await startHouseServer()
    const run = await server.start(12)
    await server.hasEnded(run)
    const [ana, both] = [await server.poll(run, '?client=one'), await server.poll(run, '?client=two')]
    expect(ana).toEqual(both)
    expect(wordsOf(await server.pollAll(run, '?client=one'))).toEqual(wordsUntil(12).slice(1))
    expect(wordsOf(await server.pollAll(run, '?client=two'))).toEqual(wordsUntil(12).slice(1))
  })

  it('comes once to a client that asks several times at once', async () => {
    // a store on another machine takes its time
    const slow = (store: Store): Store => ({ ...store, head: async (run) => (await sleep(2), store.head(run)) })
    server = await startHouseServer({ wrap: slow })
    const run = await server.start(12)
    await server.hasEnded(run)
    const all = await Promise.all(wordsUntil(12).map(() => server.poll(run, '?client=hasty')))
    expect(all.map((event) => event!.description).toSorted()).toEqual(wordsUntil(12).toSorted())
  })

  it('is found by the number of the last one, and nothing is kept for that', async () => {
    server = await startHouseServer()
    const run = await server.start(12)
    await server.hasEnded(run)
    const first = await server.poll(run, '?after=-1')
    expect(await server.poll(run, '?after=-1')).toEqual(first)
    expect((await server.poll(run, '?after=2'))?.number).toBe(4)
    expect((await server.poll(run, '?client=back&after=2'))?.number).toBe(4)
    expect((await server.poll(run, '?client=back'))?.number).toBe(5)
  })

  it('is not taken by somebody who asks for its head alone', async () => {
    server = await startHouseServer()
    const run = await server.start(2)
    await server.hasEnded(run)
    const head = await server.studio.request(`/api/runs/${run}/house/agent_act/next`, { method: 'HEAD' })
    expect([head.status, (await server.poll(run))?.number]).toEqual([200, 0])
  })

  it('is not there yet, which is 204, and comes with the next turn', async () => {
    server = await startHouseServer()
    const run = await server.start(1_000_000, 60_000)
    await server.game(run, 'pause')
    const { length } = await server.pollAll(run)
    expect(await server.poll(run)).toBeUndefined()
    await server.game(run, 'step')
    expect((await server.poll(run))?.description).toBe(wordsUntil(9)[length])
  })

  it('is where the client was after the server was restarted', async () => {
    server = await startHouseServer()
    const { folder } = server.studio
    await server.studio.close()
    const householdFile = `${folder}/store.household`
    server = await startHouseServer({ folder, householdFile })
    const run = await server.start(40)
    await server.hasEnded(run)
    const before = [await server.poll(run, '?client=a'), await server.poll(run, '?client=a')]
    await server.game(run, 'reset')
    await server.studio.close()
    server = await startHouseServer({ folder, householdFile })
    const after = await server.pollAll(run, '?client=a')
    const resetRun = (await server.status(run)).run
    await server.hasEnded(resetRun)
    const events = [...before.map((event) => event!), ...after, ...(await server.pollAll(run, '?client=a'))]
    expect(wordsOf(events)).toEqual([...wordsUntil(40), ...wordsUntil(40)])
    expect((await server.status(run)).resets).toBe(1)
  })

  it('of a run that is no household, of no run, or for odd words is refused', async () => {
    server = await startHouseServer({ societies: { ...houseSocieties, ...testSocieties } })
    const { id } = await server.studio.post('/runs', { society: 'counter', input: { goal: 1 } })
    await expect(server.poll('nobody')).rejects.toThrow('404')
    await expect(server.status(id)).rejects.toMatchObject({ code: 'SERVER_NOT_FOUND', message: /is no household/ })
    const run = await server.start(1)
    const ask = async (query: string) =>
      (await server.studio.request(`/api/runs/${run}/house/agent_act/next?${query}`)).status
    expect(await Promise.all([ask('after=x'), ask('after=-2'), ask(`client=${'x'.repeat(101)}`)])).toEqual([
      400, 400, 400,
    ])
  })
})

describe('a page of events', () => {
  it('begins where it is asked to, and says where the next one does', async () => {
    server = await startHouseServer()
    const run = await server.start(200)
    await server.hasEnded(run)
    const words: string[] = []
    for (let since = 0; ;) {
      const page = await server.studio.get<FrontEndEvents>(`/runs/${run}/house/game/events?since=${since}&limit=7`)
      words.push(...wordsOf(page.events))
      if (page.events.length === 0) break
      since = page.next
    }
    expect(words).toEqual(wordsUntil(200))
  })

  it('of a fork holds what happened before it, with the same numbers', async () => {
    server = await startHouseServer()
    const run = await server.start(30)
    await server.hasEnded(run)
    const fork = await server.studio.post(`/runs/${run}/fork`, { at: 10 })
    await server.hasEnded(fork.id)
    const both = await Promise.all(
      [run, fork.id].map((id) => server.studio.get<FrontEndEvents>(`/runs/${id}/house/game/events`)),
    )
    expect(wordsOf(both[1]!.events)).toEqual(wordsUntil(30))
    expect(both[1]!.events.map(({ number }) => number)).toEqual(both[0]!.events.map(({ number }) => number))
    await server.game(fork.id, 'reset')
    const { run: fresh } = await server.status(fork.id)
    await server.hasEnded(fresh)
    const page = await server.studio.get<FrontEndEvents>(`/runs/${fork.id}/house/game/events`)
    expect(wordsOf(page.events)).toEqual([...wordsUntil(30), ...wordsUntil(30).slice(wordsUntil(10).length)])
  })
})

describe('three pollers of different speed', () => {
  it('with pauses and resets in between each see every event once, in order', async () => {
    server = await startHouseServer()
    const turns = 150
    const run = await server.start(turns, 0, 10)
    let isOver = false
    const follow = async (client: string, waitMs: number) => {
      const events: FrontEndEvent[] = []
      for (;;) {
        const isLast = isOver
        const more = await server.poll(run, `?client=${client}`)
        if (more !== undefined) events.push(more)
        else if (isLast) return events
        if (!isOver) await sleep(waitMs)
      }
    }
    const followers = [follow('fast', 0), follow('steady', 3), follow('slow', 40)]
    for (const word of ['pause', 'resume', 'reset', 'pause', 'reset', 'step', 'resume', 'reset', 'pause', 'resume']) {
      await sleep(60)
      await server.game(run, word)
    }
    const last = (await server.status(run)).run
    await server.hasEnded(last)
    isOver = true
    const [fast, ...others] = await Promise.all(followers)
    for (const other of others) expect(other).toEqual(fast)
    const numbers = fast!.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    // each run of it from its beginning, as far as it came, and the last one to its end
    const runs = Map.groupBy(fast!, (event) => event.run)
    for (const events of runs.values()) expect(wordsOf(events)).toEqual(wordsUntil(turns).slice(0, events.length))
    expect(wordsOf([...runs.values()].at(-1)!)).toEqual(wordsUntil(turns))
    expect((await server.status(run)).resets).toBe(3)
    // nothing that is in a journal is missing
    for (const [id, events] of runs) {
      const { step } = await server.studio.get<{ step: number }>(`/runs/${id}`)
      expect(events.length).toBe(wordsUntil(step).length)
    }
  })
})
