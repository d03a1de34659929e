import { describe, expect, it } from 'vitest'
import type { Metrics, RunDetail } from '../../../../src/server/api.ts'
import type { Pace } from '../../journal/pace.ts'
import { syntheticJournal } from '../../journal/synthetic.ts'
import { createTimeline } from '../../journal/timeline.ts'
import { keepUp } from './keep-up.ts'
import type { LoadedRun } from './load-run.ts'

const whole = syntheticJournal({ steps: 40 })

/** Two runs of one journal: `live` grows by some entries a round, `over` has ended and may be taken up again. */
function createWorld() {
  const heads: Record<string, number> = { live: 5, over: 5 }
  const going: Record<string, boolean> = { live: true, over: false }
  const asked: string[] = []
  let rounds = 0
  const timelineUpTo = (head: number) => {
    const timeline = createTimeline()
    timeline.add(whole.slice(0, head))
    return timeline
  }
  const detailOf = (id: string) => ({ id, status: going[id] ? 'open' : 'ended', isLive: going[id] }) as RunDetail
  let runs = ['live', 'over'].map(
    (id) => ({ id, seq: 5, timeline: timelineUpTo(5), detail: detailOf(id) }) as LoadedRun,
  )
  const closed = new AbortController()
  const world = {
    heads,
    going,
    asked,
    onRound: (_round: number) => {},
    run: (id: string) => runs.find((each) => each.id === id)!,
  }
  const pace = {
    wait: async () => {
      world.onRound(++rounds)
      if (rounds > 30) closed.abort()
    },
    isSeen: () => true,
  } as unknown as Pace
  const api = {
    run: async (id: string) => detailOf(id),
    journal: async (id: string, from: number) => {
      asked.push(`${id} ${from}`)
      return { entries: whole.slice(from - 1, heads[id]), head: heads[id]! }
    },
    metrics: async (id: string) => {
      asked.push(`${id} measured`)
      return { agents: {} } as Metrics
    },
  }
  const put = (id: string, changed: Partial<LoadedRun>) =>
    void (runs = runs.map((each) => (each.id === id ? { ...each, ...changed } : each)))
  return { world, start: () => keepUp({ api, pace, runs: () => runs, put, now: () => rounds * 1_000 }, closed.signal) }
}

describe('runs that are compared', () => {
  it('grow while they go on, and are measured now and then', async () => {
    const { world, start } = createWorld()
    world.onRound = (round) => {
      if (round <= 20) world.heads['live']!++
      else world.going['live'] = false
    }
    await start()
    const { timeline, seq, metrics, detail } = world.run('live')
    expect([seq, timeline.entries.length, detail.status]).toEqual([25, 25, 'ended'])
    expect(timeline.entries.map((entry) => entry.seq)).toEqual(whole.slice(0, 25).map((entry) => entry.seq))
    expect(metrics).toEqual({ agents: {} })
    expect(world.asked.filter((what) => what === 'live measured').length).toBeLessThan(5)
  })

  it('are hardly asked about when they rest, and followed when somebody takes them up again', async () => {
    const { world, start } = createWorld()
    world.onRound = (round) => {
      if (round !== 12) return
      world.heads['over'] = 9
      world.going['over'] = true
    }
    await start()
    expect(world.run('over').seq).toBe(9)
    const early = world.asked.slice(
      0,
      world.asked.findIndex((what) => what === 'over 6'),
    ).length
    expect(early).toBeGreaterThan(6)
  })
})
