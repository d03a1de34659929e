/**
 * The fleet of a server whose runs are driven by workers: it opens a run here, without a step, so that what cannot be
 * started is said at once, and sends it to the queue. Any of several servers knows all of it from the table of work.
 */
import { systemClock } from '../base/clock.ts'
import type { PostgresStore } from '../postgres/index.ts'
import { drivingOf } from '../server/driving.ts'
import { createFleet, type Driven, type Fleet, type FleetOptions } from '../server/fleet.ts'
import { cancelRun } from '../store/cancel.ts'
import { readStart } from '../store/fold.ts'
import { createOverview } from './overview.ts'
import { openQueue, type Queue } from './queue.ts'
import { queueOf, versionOfRun } from './version.ts'
import { readCircumstances, whyWaits, type Circumstances } from './why.ts'
import { createWorkTable, type Work, type WorkTable } from './work.ts'

const REFRESH_MS = 400
const REST_MS = 40

export interface Dispatch {
  readonly createFleet: (options: FleetOptions) => Fleet
  close(): Promise<void>
}

/** For a server on this store: what it is given so that workers drive its runs. */
export async function openDispatch(
  store: PostgresStore,
  url: string,
  societies: readonly string[],
  report: (error: unknown) => void,
): Promise<Dispatch> {
  const table = createWorkTable(store)
  const queue = await openQueue({ store, url, report }, table)
  return {
    createFleet: (options) => createRemoteFleet(options, { store, table, queue, societies }),
    close: () => queue.close(),
  }
}

interface RemoteFleetOptions {
  readonly store: PostgresStore
  readonly table: WorkTable
  readonly queue: Queue
  /** societies that workers know; runs of any other are driven here */
  readonly societies: readonly string[]
}

function createRemoteFleet(options: FleetOptions, { store, table, queue, societies }: RemoteFleetOptions): Fleet {
  const { onChange, report } = options
  const local = createFleet(options)
  /** what is not at rest, as far as is known here */
  const open = new Map<string, Work>()
  let circumstances: Circumstances = { queues: new Map(), rules: [], budgets: [] }
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined

  const note = (work: Work) => {
    const known = open.get(work.run)
    const isOpen = work.state !== 'resting'
    if (isOpen) open.set(work.run, work)
    else open.delete(work.run)
    if (work.why !== null) local.setFault(work.run, work.why)
    if (known?.state !== (isOpen ? work.state : undefined) || known?.wanted !== work.wanted) onChange(work.run)
  }
  const refresh = async () => {
    const now = await table.open()
    if (now.some(({ state }) => state !== 'driven')) circumstances = await readCircumstances(store)
    const there = new Set(now.map(({ run }) => run))
    for (const work of now) note(work)
    const left = [...open.values()].filter(({ run, workflow }) => !there.has(run) && workflow !== null)
    for (const work of await table.find(left.map(({ run }) => run))) note(work)
  }
  const goOn = () => {
    timer = setTimeout(() => {
      void refresh()
        .catch(report)
        .finally(() => {
          if (!closing.signal.aborted) goOn()
        })
    }, REFRESH_MS)
  }
  goOn()

  const atRest = async (run: string): Promise<void> => {
    while (!closing.signal.aborted) {
      const [work] = await table.find([run])
      if (work !== undefined) note(work)
      if (work === undefined || work.state === 'resting') return
      await systemClock.sleep(REST_MS, closing.signal)
    }
  }
  const pause = async (run: string): Promise<void> => {
    await local.pause(run)
    const work = await table.unwant(run)
    if (work === undefined) return
    note(work)
    await table.tell()
    await atRest(run)
  }
  const remote = (run: string): Driven => ({
    begun: Promise.resolve(),
    finished: Promise.resolve(),
    isPausing: open.get(run)?.wanted === false,
    hurry() {},
    async cancel(reason) {
      // in nobody else's hands from here on: whoever drives it commits nothing more
      await table.unwant(run)
      await cancelRun(await store.take(run), run, reason)
      await table.tell()
      await atRest(run)
    },
    get stopped() {
      return atRest(run)
    },
  })
  return {
    ...local,
    get: (run) => local.get(run) ?? (open.has(run) ? remote(run) : undefined),
    drive(run, driving, launch, more = {}, society) {
      if (society === undefined || !societies.includes(society)) return local.drive(run, driving, launch, more)
      const opened = local.drive(run, driving, launch, { ...more, steps: 0 })
      const sent = (async () => {
        const { status } = (await opened.finished) as { status: string }
        await opened.stopped
        if (status !== 'paused' || more.steps === 0) return
        const start = await readStart(store, run)
        const { tenant, label } = drivingOf(start)
        const wish = { steps: more.steps, stepLimit: driving.maxSteps, pace: local.paceOf(run), tenant, label }
        const before = await table.want(run, queueOf(society, versionOfRun(start)), wish)
        if (before === 'resting') await queue.send(run)
        await refresh()
        await atRest(run)
      })()
      sent.catch((error: unknown) => report(error))
      return { ...opened, stopped: sent.catch(() => {}) }
    },
    waitsOf(run) {
      const work = open.get(run)
      return work?.state === 'queued' || work?.state === 'held' ? whyWaits(work, circumstances) : undefined
    },
    workers: createOverview(store),
    takeovers: async (run) =>
      (await table.takeovers(run)).map(({ at, ...rest }) => ({ ...rest, run, at: at.getTime() })),
    pause,
    setPace(run, pace) {
      local.setPace(run, pace)
      void table.setPace(run, pace).then(() => table.tell(), report)
    },
    paceOf: (run) => local.paceOf(run) ?? open.get(run)?.pace ?? undefined,
    async close() {
      closing.abort()
      clearTimeout(timer)
      await local.close()
    },
  }
}
