/** Servers and workers as processes of their own on one Postgres: any server does anything with any run. */
import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import type { WorkerList } from '../src/server/api-workers.ts'
import { createDesk, type Playing } from './cli.ts'
import { temporarySchemas, whyNoPostgres } from './postgres.ts'

const newSchema = temporarySchemas()
const desk = createDesk()
afterAll(() => desk[Symbol.dispose]())

interface RunState {
  readonly id: string
  readonly status: string
  readonly isLive: boolean
  readonly isPaused: boolean
  readonly step: number
  readonly reason?: string
}

const studio = ['studio', '--no-open', '--no-examples', '--port', '0']

/** A database of their own for servers and workers, and what is asked of them. */
async function stage() {
  const env = { TROUPE_STORE: await newSchema() }
  const playing: Playing[] = []
  const begin = async (...words: string[]) => {
    const started = desk.start([...words, '--json'], env)
    playing.push(started)
    const [line] = (await once(started.child.stdout!, 'data')) as [string]
    return { ...started, ...(JSON.parse(line) as { address: string; worker: string }) }
  }
  const asking = (address: string) => async (path: string, body?: object) => {
    const init = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    const answer = await fetch(`${address}/api${path}`, init)
    expect(`${answer.status} ${answer.ok ? '' : await answer.text()}`).toMatch(/^20/)
    return (await answer.json()) as RunState
  }
  const until = async (look: () => Promise<RunState>, isThere: (run: RunState) => boolean) => {
    for (const deadline = Date.now() + 30_000; ;) {
      const run = await look()
      if (isThere(run)) return run
      if (Date.now() > deadline) throw new Error(`it stayed ${JSON.stringify(run)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const endAll = async () => {
    for (const { child } of playing) child.kill('SIGKILL')
    await Promise.all(playing.map(({ done }) => done))
  }
  return { env, begin, asking, until, endAll }
}

describe.skipIf(whyNoPostgres)(`troupe worker${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  it('drives what any of two servers starts, pauses, forks and cancels, and gives it back at SIGTERM', async () => {
    const { begin, asking, until, endAll } = await stage()
    try {
      const [one, other] = await Promise.all([begin(...studio), begin(...studio)])
      const [first, second] = [asking(one.address), asking(other.address)]
      const { id } = await first('/runs', { society: 'explorers', pace: 40 })
      // nobody is there yet: it waits
      const waiting = await until(
        () => second(`/runs/${id}`),
        ({ isLive }) => isLive,
      )
      expect(waiting).toMatchObject({ status: 'open', step: 0 })
      expect(waiting.reason).toMatch(/waits for a worker that has version [0-9a-f]{12} \(\S+\) of explorers; start one/)
      const worker = await begin('worker', '--societies', 'explorers')
      await until(
        () => second(`/runs/${id}`),
        ({ step }) => step > 2,
      )
      await second(`/runs/${id}/pause`, {})
      const paused = await until(
        () => first(`/runs/${id}`),
        ({ isPaused, isLive }) => isPaused && !isLive,
      )
      await first(`/runs/${id}/step`, {})
      expect((await first(`/runs/${id}`)).step).toBe(paused.step + 1)
      const fork = await second(`/runs/${id}/fork`, { at: 1, pace: 40 })
      await until(
        () => first(`/runs/${fork.id}`),
        ({ step }) => step > 3,
      )
      await first(`/runs/${fork.id}/cancel`, {})
      expect(await second(`/runs/${fork.id}`)).toMatchObject({ status: 'ended', reason: 'cancelled by a person' })
      await second(`/runs/${id}/resume`, {})
      await until(
        () => first(`/runs/${id}`),
        ({ step }) => step > paused.step + 2,
      )
      worker.child.kill('SIGTERM')
      expect((await worker.done).code).toBe(0)
      const resting = await first(`/runs/${id}`)
      expect(resting).toMatchObject({ status: 'open', isLive: true })
      // what was given back goes on with whoever comes next
      await begin('worker', '--societies', 'explorers', '--concurrency', '2')
      await until(
        () => second(`/runs/${id}`),
        ({ step }) => step > resting.step,
      )
    } finally {
      await endAll()
    }
  }, 180_000)

  it('drives no more runs of a society at once than all workers together may', async () => {
    const { env, begin, asking, until, endAll } = await stage()
    try {
      const [{ address }] = await Promise.all([begin(...studio), begin('worker', '--at-once', 'explorers=1')])
      const ask = asking(address)
      const ids: string[] = []
      for (const seed of [1, 2, 3]) ids.push((await ask('/runs', { society: 'explorers', pace: 40, seed })).id)
      const all = () => Promise.all(ids.map((id) => ask(`/runs/${id}`)))
      const one = await until(
        async () => (await all()).find(({ step }) => step > 5) ?? (await ask(`/runs/${ids[0]!}`)),
        ({ step }) => step > 5,
      )
      const others = (await all()).filter(({ id }) => id !== one.id)
      expect(others.map(({ step }) => step)).toEqual([0, 0])
      const why = 'It waits for its turn: of explorers, 1 may be driven at once (troupe rules --at-once).'
      expect(others[0]!.reason).toBe(why)
      const list = (await ask('/workers')) as unknown as WorkerList
      expect(list).toMatchObject({ areUsed: true, waitingCount: 2, takeovers: [] })
      expect(list.waiting.map(({ society, why }) => [society, why])).toEqual([
        ['explorers', why],
        ['explorers', why],
      ])
      expect(list.workers).toMatchObject([{ driving: [one.id], drivingCount: 1, concurrency: 50 }])
      expect(list.workers[0]!.societies.map(({ society }) => society)).toContain('explorers')
      expect(list.at - list.workers[0]!.seenAt).toBeLessThan(5_000)
      const listed = await desk.start(['runs', '--json'], env).done
      expect(JSON.parse(listed.stdout)).toMatchObject({
        runs: expect.arrayContaining([expect.objectContaining({ waits: why })]),
      })
      const shown = await desk.start(['show', others[0]!.id], env).done
      expect(shown.stdout).toContain(`waits     ${why}`)
      await ask(`/runs/${one.id}/pause`, {})
      // the place is free for the next, and for one alone
      const next = await until(
        async () => (await all()).find(({ id, step }) => id !== one.id && step > 5) ?? (await ask(`/runs/${one.id}`)),
        ({ id }) => id !== one.id,
      )
      const last = (await all()).find(({ id }) => id !== one.id && id !== next.id)
      expect(last!.step).toBe(0)
    } finally {
      await endAll()
    }
  }, 180_000)
})
