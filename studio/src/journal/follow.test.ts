import { describe, expect, it } from 'vitest'
import type { RunDetail } from '../../../src/server/api.ts'
import type { Entry } from '../../../src/store/record.ts'
import { ApiFailure } from '../api/failure.ts'
import { followRun, type Followed } from './follow.ts'
import type { Pace } from './pace.ts'
import { syntheticJournal } from './synthetic.ts'

const STEPS = 60
const whole = syntheticJournal({ steps: STEPS, asksEvery: 9 })

/** A server that can be stopped and started, and loses or repeats entries on the way. */
function createWorld() {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  let [written, isDown, mangled, asked] = [10, false, (entries: readonly Entry[]) => entries, 0]
  let about: Partial<RunDetail> = { status: 'open', isLive: true, questions: [] }
  const say = (text: string) => {
    for (const stream of streams) stream.enqueue(new TextEncoder().encode(text))
  }
  const sayEntries = (entries: readonly Entry[]) =>
    say(
      mangled(entries)
        .map((entry) => `id: ${entry.seq}\ndata: ${JSON.stringify(entry)}\n\n`)
        .join(''),
    )
  const check = () => {
    asked++
    if (isDown) throw new ApiFailure('STUDIO_UNREACHABLE', 'The server does not answer.', 0)
  }
  return {
    api: {
      run: async () => {
        check()
        return { id: 'run', ...about } as RunDetail
      },
      journal: async (_id: string, from: number, limit: number) => {
        check()
        return { entries: whole.slice(from - 1, Math.min(written, from - 1 + Math.min(limit, 8))), head: written }
      },
      events: async (_id: string, after: number, signal: AbortSignal) => {
        check()
        let mine: ReadableStreamDefaultController<Uint8Array>
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => void (mine = controller),
          cancel: () => void streams.delete(mine),
        })
        streams.add(mine!)
        signal.addEventListener('abort', () => streams.delete(mine) && mine.error(new Error('hung up')))
        sayEntries(whole.slice(after, written))
        return new Response(body)
      },
    },
    write: (count: number) => {
      const entries = whole.slice(written, written + count)
      written += entries.length
      sayEntries(entries)
    },
    say,
    /** entries written while it is down are told to nobody */
    writeUnheard: (count: number) => (written = Math.min(whole.length, written + count)),
    down: () => {
      isDown = true
      for (const stream of streams) stream.error(new Error('reset'))
      streams.clear()
    },
    up: () => (isDown = false),
    mangle: (how: typeof mangled) => (mangled = how),
    tell: (changed: Partial<RunDetail>) => (about = { ...about, ...changed }),
    forget: () => (written = 3),
    viewers: () => streams.size,
    asked: () => asked,
  }
}

/** Nothing is waited for longer than a few turns of the loop. */
function createPace() {
  const turns = new Set<() => void>()
  let isSeen = true
  const pace: Pace = {
    soon: (act) => void setTimeout(act, 0),
    wait: (_ms, signal) => new Promise((resolve) => (signal.aborted ? resolve() : setTimeout(resolve, 2))),
    random: () => 0.5,
    isSeen: () => isSeen,
    onTurn: (act) => {
      turns.add(act)
      return () => turns.delete(act)
    },
  }
  return {
    pace,
    see: (seen: boolean) => {
      isSeen = seen
      for (const turn of turns) turn()
    },
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !holds(); turn++) await new Promise((resolve) => setTimeout(resolve, 2))
  expect(holds()).toBe(true)
}

const seqs = (run: Followed) => run.timeline.entries.map(({ seq }) => seq)
const rest = { isElsewhere: false, isPaused: false, step: 5, pace: 0, questions: 0, inside: 0 }
const counted = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('following a run', () => {
  it('reads what is there, then hears what comes', async () => {
    const world = createWorld()
    const run = followRun('run', { api: world.api, pace: createPace().pace })
    expect(run.state).toBe('loading')
    await until(() => run.state === 'live' && world.viewers() === 1)
    world.write(5)
    await until(() => seqs(run).length === 15)
    expect(seqs(run)).toEqual(counted(15))
    run.close()
    await until(() => world.viewers() === 0)
  })

  it('misses and doubles nothing when the connection is lost again and again', async () => {
    const world = createWorld()
    const run = followRun('run', { api: world.api, pace: createPace().pace })
    for (let round = 0; round < 4; round++) {
      await until(() => run.state === 'live' && world.viewers() === 1)
      world.write(3)
      world.down()
      world.writeUnheard(4)
      await until(() => run.state === 'lost')
      world.up()
    }
    await until(() => run.timeline.entries.length === 38)
    expect(seqs(run)).toEqual(counted(38))
    run.close()
  })

  it('asks by page for an entry the stream has left out, and drops one it has told twice', async () => {
    const world = createWorld()
    const run = followRun('run', { api: world.api, pace: createPace().pace })
    await until(() => world.viewers() === 1)
    world.mangle((entries) => entries.flatMap((entry) => (entry.seq % 5 === 0 ? [] : [entry, entry])))
    for (let round = 0; round < 6; round++) world.write(4)
    await until(() => run.timeline.entries.length === 34)
    expect(seqs(run)).toEqual(counted(34))
    run.close()
  })

  it('asks nobody about what was told twice', async () => {
    const world = createWorld()
    const run = followRun('run', { api: world.api, pace: createPace().pace })
    await until(() => world.viewers() === 1)
    const before = world.asked()
    world.mangle((entries) => entries.flatMap((entry) => [entry, entry]))
    world.write(6)
    await until(() => run.timeline.entries.length === 16)
    expect([seqs(run), world.asked()]).toEqual([counted(16), before])
    run.close()
  })

  it('says when the run stops, waits or ends, and follows it when somebody else resumes it', async () => {
    const world = createWorld()
    const run = followRun('run', { api: world.api, pace: createPace().pace })
    await until(() => world.viewers() === 1)
    const sayState = (state: object) => world.say(`event: status\ndata: ${JSON.stringify({ ...rest, ...state })}\n\n`)
    sayState({ status: 'open', isLive: true, reason: 'It waits for a worker that is free.' })
    await until(() => run.detail?.reason !== undefined)
    sayState({ status: 'open', isLive: true })
    await until(() => run.detail?.reason === undefined)
    sayState({ status: 'open', isLive: false, isPaused: true })
    await until(() => run.state === 'stopped')
    expect(run.detail).toMatchObject({ isPaused: true, step: 5 })
    sayState({ status: 'ended', isLive: false })
    await until(() => run.state === 'ended')
    sayState({ status: 'open', isLive: false, isElsewhere: true })
    await until(() => run.state === 'live')
    world.write(5)
    await until(() => seqs(run).length === 15)
    run.close()
    await until(() => world.viewers() === 0)
  })

  it('follows a run that had ended before anybody looked, when it goes on', async () => {
    const world = createWorld()
    world.tell({ status: 'ended', isLive: false })
    const run = followRun('run', { api: world.api, pace: createPace().pace })
    await until(() => run.state === 'ended' && world.viewers() === 1)
    world.say(`event: status\ndata: ${JSON.stringify({ ...rest, status: 'open', isLive: true })}\n\n`)
    world.write(2)
    await until(() => run.state === 'live' && seqs(run).length === 12)
    run.close()
  })

  it('says that a run is unknown, and does not ask again by itself', async () => {
    const world = createWorld()
    const unknown = async () => Promise.reject(new ApiFailure('STORE_UNKNOWN_RUN', 'No run.', 404))
    const run = followRun('run', { api: { ...world.api, run: unknown }, pace: createPace().pace })
    await until(() => run.state === 'failed')
    expect(run.failure).toMatchObject({ status: 404, code: 'STORE_UNKNOWN_RUN' })
    run.close()
  })

  it('says so when the server has come back with another journal', async () => {
    const world = createWorld()
    const run = followRun('run', { api: world.api, pace: createPace().pace })
    await until(() => world.viewers() === 1)
    world.down()
    world.forget()
    world.up()
    await until(() => run.state === 'failed')
    expect(run.failure?.code).toBe('STUDIO_OTHER_JOURNAL')
    expect(seqs(run)).toEqual(counted(10))
    run.close()
  })

  it('holds no connection while nobody looks, and catches up when somebody does', async () => {
    const world = createWorld()
    const { pace, see } = createPace()
    const run = followRun('run', { api: world.api, pace })
    await until(() => world.viewers() === 1)
    see(false)
    await until(() => world.viewers() === 0)
    world.writeUnheard(6)
    const before = world.asked()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(world.asked()).toBe(before)
    see(true)
    await until(() => run.timeline.entries.length === 16)
    expect(seqs(run)).toEqual(counted(16))
    run.close()
  })
})
