/** The game of a household: how it stands, the next event for a client, pause, resume, step and reset. */
import { readStart } from '../../store/fold.ts'
import type { GameStatus } from '../api-house.ts'
import type { RunState } from '../api.ts'
import { drivingOf } from '../driving.ts'
import { ServerFault } from '../faults.ts'
import { createLocks } from '../locks.ts'
import type { Store } from '../../store/store.ts'
import type { Describer } from '../describe.ts'
import type { Supervisor } from '../supervisor.ts'
import type { NumberedEvent } from './event-log.ts'
import type { Household, Households } from './households.ts'

export interface Game {
  status(run: string): Promise<GameStatus>
  next(run: string, poll: Poll): Promise<NumberedEvent | undefined>
  pause(run: string): Promise<void>
  resume(run: string): Promise<void>
  step(run: string): Promise<void>
  /** begins anew with the same input: what happened can still be read, and numbers go on */
  reset(run: string): Promise<void>
}

/** A question for the next event. */
export interface Poll {
  /** whose cursor is moved; nobody's where `after` alone says where the client is */
  readonly client?: string
  /** the number of the last event that was seen, -1 for none */
  readonly after?: number
  /** nothing is taken: the next question gets the same */
  readonly onlyLooks?: boolean
}

// a rule mind takes milliseconds for a turn; a model may take a minute, and nobody waits that long for an answer
const PATIENCE_MS = 10_000

export interface GameOptions {
  readonly store: Store
  readonly supervisor: Supervisor
  readonly describer: Describer
  readonly households: Households
  /** told when another run goes on */
  readonly onReset: (root: string) => void
}

export function createGame({ store, supervisor, describer, households, onReset }: GameOptions): Game {
  const inTurn = createLocks()
  /** With the run that goes on: begun in its turn, but not waited for there, as a pause may take long. */
  const act = async (given: string, work: (run: string) => Promise<void>) => {
    const { done } = await inTurn(households.rootOf(given), async () => ({
      done: work((await households.of(given)).log.current.run),
    }))
    return done
  }

  const reset = async ({ root, log }: Household) => {
    const { run } = log.current
    households.resets.check(root)
    const { isLive, isPaused, isElsewhere } = await describer.state(run)
    if (isElsewhere) throw wrong(`Another process is writing to run ${run}. Let it finish, or stop it.`)
    if (!(await isWithin(PATIENCE_MS, supervisor.pause(run))))
      throw wrong(`Somebody in run ${run} is still thinking. It pauses after that: reset it then, or cancel it.`)
    try {
      const start = await readStart(store, root)
      const before = drivingOf(start)
      const driving = { ...before, pace: supervisor.stateOf(run).pace ?? before.pace }
      // every one from the first: a reset of a reset would have ever more forebears
      const first = await log.refresh()
      const fresh = await supervisor.fork({ parent: root, at: start.step, edit: {}, driving, isPaused })
      households.resets.add(root, { run: fresh, first })
    } catch (error) {
      if (isLive && !isPaused) await supervisor.resume(run)
      throw error
    }
    onReset(root)
  }

  return {
    async status(given) {
      const { root, log, now } = await households.of(given)
      const { run } = log.current
      const [events, state, clock] = [await log.refresh(), await describer.state(run), await now.clock()]
      const { step, reason } = state
      const resets = households.resets.of(root).length
      return { run, status: wordOf(state), ...(reason !== undefined && { reason }), ...clock, step, events, resets }
    },
    async next(given, { client, after, onlyLooks = false }) {
      const { root, log } = await households.of(given)
      const { cursors } = households
      const read = async (from: number) => {
        await log.refresh()
        return log.read(from, 1, Infinity)
      }
      if (client === undefined) return (await read((after ?? -1) + 1)).events[0]
      // two questions of one client at once are answered with two events
      return inTurn(JSON.stringify([root, client]), async () => {
        const { events, next } = await read(after === undefined ? cursors.of(root, client) : after + 1)
        if (!onlyLooks) cursors.move(root, client, next)
        return events[0]
      })
    },
    pause: (given) => act(given, (run) => supervisor.pause(run)),
    resume: (given) => act(given, (run) => supervisor.resume(run)),
    step: (given) => act(given, (run) => supervisor.step(run)),
    reset: (given) => inTurn(households.rootOf(given), async () => reset(await households.of(given))),
  }
}

function wordOf({ status, isLive, isPaused, isElsewhere }: RunState): GameStatus['status'] {
  if (isPaused) return 'paused'
  if (isLive || isElsewhere) return 'running'
  return status === 'waiting' || status === 'ended' ? status : 'failed'
}

async function isWithin(ms: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}

function wrong(message: string): ServerFault {
  return new ServerFault('SERVER_WRONG_STATE', message)
}
