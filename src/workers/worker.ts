/**
 * A worker: takes runs that are meant to go on from the queue and drives them with the engine as it is. What it drives
 * it has taken into its own hands (`take`), so that whatever a frozen or cut-off worker believes, it commits nothing.
 */
import { systemClock } from '../base/clock.ts'
import { messageOf, TroupeError } from '../base/errors.ts'
import type { Fields } from '../board/field.ts'
import type { Run } from '../engine/run.ts'
import type { ModelServers } from '../models/model-servers.ts'
import { postgresStore } from '../postgres/index.ts'
import { createMeter, type Meter } from '../minds/meter.ts'
import { configureMinds, processSettings } from '../minds/settings.ts'
import { withBudget } from '../minds/shared-budget.ts'
import { setCallGate } from '../models/call-gate.ts'
import { createCatalogue, flowFor, type Catalogue, type Societies } from '../server/catalogue.ts'
import { createDriverStore, type DriverEars, type DriverStore } from '../server/driver-store.ts'
import { drivingOf } from '../server/driving.ts'
import { createTurns } from '../server/turns.ts'
import { readStart } from '../store/fold.ts'
import { createBudgets, heldByBudget, isBudgetSpent, isSpent, spentOf } from './budget.ts'
import { createGate } from './gate.ts'
import type { Keeps } from './keep.ts'
import { signIn } from './presence.ts'
import { APPLICATION, loadDbos, openQueue, quiet, schemaOf, underLock, withoutOurs, WORKFLOW } from './queue.ts'
import { createReaper } from './reaper.ts'
import { createRateGate } from './rate.ts'
import { startRetention } from './retention.ts'
import { createRuleTable, type Scope } from './rules.ts'
import { queueOf, versionOfFlow } from './version.ts'
import { createWorkTable, type Outcome, type Work } from './work.ts'

// how soon an empty queue is looked at again; it decides how soon a dead worker's runs go on
const POLL_MS = 100
// so that all who are there have a share of what one lost
const LOST_AT_ONCE = 8
const TAKE_OVER_AGAIN_MS = 50
// a step that is nearly there may finish when the worker is told to stop
const GRACE_MS = 2_000
const LAST_GRACE_MS = 1_000

export interface WorkerOptions {
  /** of the Postgres that is the store */
  readonly url: string
  readonly societies: Societies
  readonly modelServers: ModelServers
  /** how many runs of a society it drives at once */
  readonly concurrency?: number
  /** how many runs of all societies together it drives at once */
  readonly places?: number | undefined
  /** a rule that it sets: how many runs of a society, by its name, all workers together drive at once */
  readonly atOnce?: Readonly<Record<string, number>>
  /** what becomes of runs that have ended, by society; all are kept otherwise */
  readonly keep?: Keeps
  /** how long after its last entry such a run is left alone; a minute */
  readonly restMs?: number
  /** of Troupe, for the files of an archive */
  readonly version?: string
  readonly report?: (error: unknown) => void
  readonly id?: string
  /** told of what it wrote, after it was committed */
  readonly onWritten?: DriverEars['onWritten']
}

export interface Worker {
  readonly id: string
  /** the queues it takes runs from: societies with their versions */
  readonly queues: readonly string[]
  /** the runs it drives now */
  readonly driving: ReadonlyMap<string, unknown>
  /** puts down what it drives, for others to go on with */
  close(): Promise<void>
}

interface Driven {
  readonly queue: string
  readonly run: Run<Fields>
  readonly store: DriverStore
}

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { url, concurrency = 50, places, atOnce = {}, report = () => {}, modelServers } = options
  const id = options.id ?? `${process.pid}-${crypto.randomUUID().slice(0, 8)}`
  // a run never fails because the database was away: a worker waits for it as long as it lives
  const store = postgresStore(url, { patienceMs: Infinity })
  const catalogue = createCatalogue(options.societies)
  const { queues, labels } = await versionsIn(catalogue)
  const table = createWorkTable(store)
  const rules = createRuleTable(store)
  for (const [name, amount] of Object.entries(atOnce))
    await rules.set({ kind: 'at-once', name, amount, unit: null, period: null })
  const gate = createGate(store)
  const queue = await openQueue({ store, url, report }, table)
  const turns = createTurns()
  const ears = options.onWritten ? { onWritten: options.onWritten } : {}
  const live = new Map<string, Driven>()
  /** from before they are begun until it is written down what became of them */
  const minding = new Set<string>()
  const scopes = new Map<string, Scope>()
  const budgets = createBudgets(store, (run) => scopes.get(run), report)
  const shareBudget = (meter: Meter) => withBudget(meter, budgets)
  // also for societies whose minds nobody chooses
  const before = processSettings()
  configureMinds({ ...before, meter: shareBudget(before.meter ?? createMeter()) })
  setCallGate(createRateGate(store))
  let isClosing = false

  const open = async (work: Work): Promise<Driven> => {
    const held = await store.take(work.run)
    const start = await readStart(held, work.run)
    const society = await catalogue.of(start)
    if (society === undefined) throw new Error(`The code of run ${work.run} is not known to this worker.`)
    const driving = { ...drivingOf(start), ...(work.pace !== null && { pace: work.pace }) }
    const stepLimit = work.step_limit ?? driving.maxSteps
    const driver = createDriverStore(held, work.run, driving, turns, ears)
    const flow = flowFor(society, driving, held, modelServers, {}, shareBudget)
    const run = flow.resume(work.run, {
      store: driver,
      ...(society.handlers && { handlers: society.handlers }),
      ...(stepLimit !== undefined && { stepLimit }),
      ...(work.steps !== null && { steps: work.steps }),
    })
    return { queue: work.queue, run, store: driver }
  }

  const spentNow = (work: Work) => store.database.patiently(() => spentOf(store.database.ask, store.schema, work))

  /** What became of it: whether it only was put down, and what went wrong. */
  const follow = async (work: Work): Promise<Outcome> => {
    scopes.set(work.run, work)
    try {
      const driven = await open(work)
      live.set(work.run, driven)
      if (isClosing) putDown(driven)
      const { status } = await driven.run.finished
      return { goesOn: status === 'paused' && work.steps === null }
    } catch (error) {
      // lost to another, or the database is away while this process ends: in both cases it is to go on
      if (error instanceof TroupeError && /^STORE_(?:CONFLICT|UNREACHABLE)$/.test(error.code)) return { goesOn: true }
      // the run says in its journal that it was stopped, and goes on when there is more
      const spent = isBudgetSpent(error) ? (await spentNow(work)).find(isSpent) : undefined
      if (isBudgetSpent(error)) return { goesOn: true, ...(spent && { heldBy: heldByBudget(spent.name) }) }
      return { goesOn: false, why: messageOf(error) }
    } finally {
      scopes.delete(work.run)
      live.get(work.run)?.store.leave()
      live.delete(work.run)
    }
  }

  const drive = async (run: string): Promise<void> => {
    if (isClosing) return queue.send(run)
    if (minding.has(run)) return
    minding.add(run)
    let rested: Work | undefined
    try {
      const isDoubtful = minding.size > concurrency
      const work = await gate.begin(run, id, { queues, concurrency, places, isDoubtful })
      if (work === undefined) return
      void table.tell()
      rested = await table.rest(run, id, await follow(work))
      void table.tell()
    } catch (error) {
      // an exception would end the workflow for good: what is still noted as driven is found and sent again
      report(error)
    } finally {
      minding.delete(run)
    }
    // only now: it may come back to this worker
    if (rested?.state === 'queued') await queue.send(run).catch(report)
  }

  /** Takes over what others have lost, as long as it has room; what is left over by all of them is in the queue. */
  const takeOver = async (): Promise<void> => {
    const driven = Map.groupBy(live.values(), ({ queue: name }) => name)
    const free = queues.filter((name) => (driven.get(name)?.length ?? 0) < concurrency)
    if (isClosing || free.length === 0 || live.size >= (places ?? Infinity)) return
    const lost = await table.lost(free, LOST_AT_ONCE)
    // another may be quicker: each is begun by one of them
    for (const run of lost) void drive(run).catch(report)
    if (lost.length === LOST_AT_ONCE) setTimeout(() => void takeOver().catch(report), TAKE_OVER_AGAIN_MS)
  }

  /** What is wanted of those it drives. */
  const look = async () => {
    for (const work of await table.heldBy(id)) {
      const driven = live.get(work.run)
      if (driven !== undefined) {
        if (!work.wanted) putDown(driven)
        if (work.pace !== null && work.pace !== driven.store.pace) driven.store.setPace(work.pace)
      } else if (!minding.has(work.run)) {
        const rested = await table.rest(work.run, id, { goesOn: true })
        if (rested?.state === 'queued') await queue.send(work.run)
      }
    }
  }
  const presence = await signIn({
    store,
    id,
    concurrency,
    places,
    labels,
    queues,
    channel: table.channel,
    onTold: (news) => void (news === 'lost' ? takeOver() : look()).catch(report),
    onLost: () => {
      for (const { run } of live.values()) run.stop()
    },
  })
  const lookAround = async () => {
    await look()
    await takeOver()
  }
  const reaper = createReaper({ presence, table, queue, gate, look: lookAround, report })
  const { DBOS } = await loadDbos()
  DBOS.setConfig({
    name: APPLICATION,
    systemDatabaseUrl: withoutOurs(url),
    systemDatabaseSchemaName: schemaOf(store),
    executorID: id,
    applicationVersion: APPLICATION,
    listenQueues: queues,
    logger: quiet(report),
  })
  DBOS.registerWorkflow(drive, { name: WORKFLOW })
  await underLock(store, async () => {
    await DBOS.launch()
    for (const name of queues)
      await DBOS.registerQueue(name, {
        workerConcurrency: concurrency,
        minPollingIntervalMs: POLL_MS,
        onConflict: 'always_update',
      })
  })

  const retention = await startRetention({
    store,
    queue,
    keep: options.keep ?? {},
    version: options.version ?? APPLICATION,
    restMs: options.restMs,
    report,
  })

  let closing: Promise<void> | undefined
  const close = async () => {
    isClosing = true
    for (const driven of live.values()) putDown(driven)
    const stopped = DBOS.shutdown({ deregister: true, workflowCompletionTimeoutMS: GRACE_MS + LAST_GRACE_MS })
    const isOver = await Promise.race([stopped.then(() => true), systemClock.sleep(GRACE_MS).then(() => false)])
    if (!isOver) for (const { run } of live.values()) run.stop()
    await stopped
    await reaper.close()
    await retention.close()
    // whatever it could not put down is taken from it, as if it were gone
    const left = await table.loseAll(id)
    for (const { run } of left) await queue.send(run)
    await budgets.settled()
    setCallGate(undefined)
    configureMinds(before)
    await presence.close()
    await queue.close()
    await store.close()
  }
  return { id, queues, driving: live, close: () => (closing ??= close()) }
}

/** What it can drive, and what people call those versions. */
async function versionsIn(catalogue: Catalogue) {
  const found = await Promise.all(
    catalogue.names().map(async (name) => {
      const { flow, version } = await catalogue.find(name)
      return { queue: queueOf(name, versionOfFlow(flow.compiled)), version }
    }),
  )
  const labels = found.flatMap(({ queue, version }) => (version === undefined ? [] : [[queue, version] as const]))
  return { queues: found.map(({ queue }) => queue), labels: Object.fromEntries(labels) }
}

function putDown({ run, store }: Driven): void {
  run.pause()
  store.hurry()
}
