/**
 * What people may do with runs: start, pause, step, resume, cancel, fork, answer. What is known about a run is in its
 * journal; besides that there are the desired runs (those that are meant to be running) and what went wrong just now.
 */
import { messageOf } from '../base/errors.ts'
import { createRunId } from '../base/ids.ts'
import type { RunOptions } from '../engine/session.ts'
import type { ModelServers } from '../models/model-servers.ts'
import type { Board } from '../societies/paths.ts'
import type { Society } from '../societies/society.ts'
import { cancelRun } from '../store/cancel.ts'
import { openRun, readPage, readStart } from '../store/fold.ts'
import { runToFork } from '../store/inside-fork.ts'
import { answerQuestion } from '../store/questions.ts'
import type { Store } from '../store/store.ts'
import { summarize } from '../store/summary.ts'
import { checkAnswer, questionMeant } from './answering.ts'
import type { Takeover, WorkerList } from './api-workers.ts'
import { mindsThatAsk } from './asked-minds.ts'
import { flowFor, type Catalogue } from './catalogue.ts'
import type { Drafts } from './drafts.ts'
import { drivingOf, hasDriving, type Driving } from './driving.ts'
import type { ForeignWriters } from './foreign-writers.ts'
import { ServerFault } from './faults.ts'
import { createFleet, type Fleet, type FleetOptions, type Launch } from './fleet.ts'
import { createLocks } from './locks.ts'
import type { Turns } from './turns.ts'
import type { DesiredRuns } from './desired-runs.ts'

/** The reason that a run ends with when somebody cancels it here. */
export const CANCELLED = 'cancelled by a person'

export interface Beginning {
  /** of the run, where somebody has to know it before; a new one otherwise */
  readonly id?: string
  readonly society: string
  readonly input: Board
  readonly seed?: number | string
  readonly driving: Driving
}

export interface Forking {
  readonly parent: string
  readonly at: number
  readonly edit: Board
  readonly seed?: number | string
  readonly driving: Driving
  readonly isPaused: boolean
}

export interface GoingOn {
  readonly maxSteps?: number
  readonly pace?: number
}

export interface Supervisor {
  start(beginning: Beginning): Promise<string>
  fork(forking: Forking): Promise<string>
  /** pauses after the current step */
  pause(run: string): Promise<void>
  /** one step, then it pauses */
  step(run: string): Promise<void>
  resume(run: string, how?: GoingOn): Promise<void>
  cancel(run: string): Promise<void>
  answer(run: string, answer: unknown, question?: string): Promise<void>
  /** writes to the journal between two steps; a run that goes on does so afterwards */
  tell(run: string, work: () => Promise<void>): Promise<void>
  setPace(run: string, pace: number): Promise<void>
  stateOf(run: string): DrivingState
  /** who drives runs, where that is somebody else */
  workers(): Promise<WorkerList | undefined>
  /** when a run changed hands, where that is known */
  takeovers(run: string): Promise<readonly Takeover[] | undefined>
  /** runs that are driven here, or could not be, oldest first */
  touched(): readonly string[]
  /** resolves when nobody here drives it: at once, where nobody does */
  atRest(run: string): Promise<void>
  /** resumes the runs that were meant to be running when the server was stopped */
  restore(): Promise<void>
  /** everything pauses, and continues when the server is there again */
  close(): Promise<void>
  /** agents that still think are abandoned */
  letGo(): void
}

export interface DrivingState {
  readonly isLive: boolean
  /** it was told to pause, and closes the current step */
  readonly isPausing: boolean
  /** why it could not be driven, when the journal does not say so */
  readonly fault?: string
  /** why it does not go on yet although it should */
  readonly waits?: string
  readonly pace?: number
}

export interface SupervisorOptions {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly desiredRuns: DesiredRuns
  readonly turns: Turns
  readonly foreignWriters: ForeignWriters
  /** the only addresses at which models are asked, whatever requests and journals say */
  readonly modelServers: ModelServers
  /** told whenever `stateOf` is another */
  readonly onChange: (run: string) => void
  /** errors that are nobody's fault but ours */
  readonly report: (error: unknown) => void
  readonly drafts: Drafts
  /** does anybody want to see what models are saying in this run? */
  readonly isHeard: (run: string) => boolean
  /** how long after a start or an answer a viewer is expected */
  readonly expectMs?: number
  /** who drives: this process, unless there are workers */
  readonly createFleet?: (options: FleetOptions) => Fleet
}

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { store, catalogue, desiredRuns, turns, foreignWriters, modelServers, onChange, report } = options
  const fleet = (options.createFleet ?? createFleet)({
    store,
    desiredRuns,
    turns,
    onChange,
    onStopped: (run) => foreignWriters.own(run),
    report,
    drafts: options.drafts,
    isHeard: options.isHeard,
    ...(options.expectMs !== undefined && { expectMs: options.expectMs }),
  })
  const inTurn = createLocks()

  const begin = async (id: string, society: string, driving: Driving, launch: Launch, isPaused = false) => {
    if (!isPaused) desiredRuns.add(id)
    const { begun, finished } = fleet.drive(id, driving, launch, isPaused ? { steps: 0 } : {}, society)
    try {
      // what cannot be started is the asker's to know; what fails later is told by the run
      await Promise.race([begun, finished])
    } catch (error) {
      if ((await store.head(id)) === 0) fleet.setFault(id, undefined)
      throw error
    }
    return id
  }

  const codeOf = async (id: string): Promise<{ society: Society; driving: Driving }> => {
    const start = await readStart(store, id)
    const society = await catalogue.of(start)
    if (society === undefined) {
      // the run may be imported: neither the code that it names nor a command with its words is for pasting
      const help =
        start.within === undefined
          ? 'If you have its code and trust it, name it yourself: ' +
            'troupe studio --society FILE, or troupe resume RUN --society FILE.'
          : `Resume the run it is inside of, ${start.within}.`
      throw new ServerFault('SERVER_NO_CODE', `The code of run ${id} is not known here. ${help}`)
    }
    const driving = drivingOf(start)
    if (hasDriving(start)) return { society, driving }
    return { society, driving: { ...driving, minds: await mindsThatAsk(store, id, society) } }
  }

  /** What is on its board now: which variant it is, for one. */
  const boardOf = async (id: string): Promise<Board> => (await openRun(store, id)).moment.values

  /** Everything a run needs to continue, found before it does. */
  const prepare = async (id: string, how: GoingOn = {}) => {
    const { society, driving } = await codeOf(id)
    const maxSteps = how.maxSteps ?? driving.maxSteps
    const going = { ...driving, ...(maxSteps !== undefined && { maxSteps }) }
    const flow = flowFor(society, going, store, modelServers, await boardOf(id))
    return (more: RunOptions = {}) => {
      if (how.pace !== undefined) fleet.setPace(id, how.pace)
      return fleet.drive(
        id,
        going,
        (given) => flow.resume(id, { ...given, ...handlersOf(society) }),
        more,
        society.name,
      )
    }
  }

  /** Refuses a run that cannot be resumed now. */
  const checkOpen = async (id: string, allowsLimit = false) => {
    const { status, reason, updatedAt } = await summarize(store, id)
    const head = await store.head(id)
    if (foreignWriters.isDriven(id, head, updatedAt))
      throw wrong(`Another process is writing to run ${id}. Let it finish, or stop it.`)
    if (status === 'waiting') throw wrong(`Run ${id} waits for an answer. Answer its question to continue it.`)
    if (status !== 'ended') return
    const last = (await readPage(store, id, head, 1))[0]?.record
    const isLimit = last?.kind === 'end' && last.limit === true
    if (isLimit && allowsLimit) return
    const help = isLimit ? 'Raise maxSteps to continue.' : 'Fork it at an earlier step to continue from there.'
    throw wrong(`Run ${id} has ended: ${reason}. ${help}`)
  }

  return {
    async start({ id = createRunId(), society: name, input, seed, driving }) {
      const society = await catalogue.find(name)
      const given = { id, society: name, ...(seed !== undefined && { seed }), ...handlersOf(society) }
      const flow = flowFor(society, driving, store, modelServers, input)
      return begin(id, name, driving, (how) => flow.run(input, { ...how, ...given }))
    },
    async fork({ parent, at, edit, seed, driving, isPaused }) {
      const around = (await runToFork(store, parent)).run
      const { society } = await codeOf(around)
      const id = createRunId()
      const given = { id, at, edit, ...(seed !== undefined && { seed }), ...handlersOf(society) }
      const flow = flowFor(society, driving, store, modelServers, await boardOf(around))
      return begin(id, society.name, driving, (how) => flow.fork(parent, { ...how, ...given }), isPaused)
    },
    pause: (id) =>
      inTurn(id, async () => {
        await readStart(store, id)
        // noted at once: a step that takes long must not undo it by a restart
        desiredRuns.remove(id)
        await fleet.pause(id)
      }),
    step: (id) =>
      inTurn(id, async () => {
        desiredRuns.remove(id)
        // closing the current step is the one step
        if (fleet.get(id) !== undefined) return fleet.pause(id)
        await checkOpen(id)
        await (
          await prepare(id)
        )({ steps: 1 }).stopped
      }),
    resume: (id, how = {}) =>
      inTurn(id, async () => {
        const driven = fleet.get(id)
        if (driven !== undefined && !driven.isPausing) return
        await driven?.stopped
        await checkOpen(id, how.maxSteps !== undefined)
        const goOn = await prepare(id, how)
        desiredRuns.add(id)
        goOn()
      }),
    async cancel(id) {
      await readStart(store, id)
      desiredRuns.remove(id)
      const driven = fleet.get(id)
      driven?.hurry()
      // before its turn: whoever pauses it may be waiting for a long thought, which this lets go of
      await driven?.cancel(CANCELLED)
      await inTurn(id, async () => {
        await fleet.get(id)?.cancel(CANCELLED)
        await cancelRun(store, id, CANCELLED)
        fleet.setFault(id, undefined)
        onChange(id)
      })
    },
    async answer(given, answer, key) {
      const meant = await questionMeant(store, given, key)
      await checkAnswer(meant, answer)
      const { run: id } = meant
      const question = meant.question?.id ?? key
      await inTurn(id, async () => {
        // one writer at a time: whoever thinks beside the one that asks finishes first
        await fleet.pause(id)
        // found before the answer is written, while whoever asks still asks; without the code it waits for somebody
        // else
        const isKnown = (await catalogue.of(await readStart(store, id))) !== undefined
        const goOn = isKnown ? await prepare(id) : undefined
        await answerQuestion(store, id, answer, question)
        await foreignWriters.own(id)
        onChange(id)
        if (goOn === undefined) return
        desiredRuns.add(id)
        goOn()
      })
    },
    tell: (id, work) =>
      inTurn(id, async () => {
        const isLive = fleet.get(id) !== undefined
        // one writer at a time: the current step is closed first
        await fleet.pause(id)
        const goOn = isLive ? await prepare(id) : undefined
        try {
          await work()
          await foreignWriters.own(id)
          onChange(id)
        } finally {
          // refused or not, it goes on as it did; one that ended meanwhile does not
          if (goOn !== undefined && (await summarize(store, id)).status === 'open') goOn()
        }
      }),
    setPace: (id, pace) =>
      inTurn(id, async () => {
        await readStart(store, id)
        fleet.setPace(id, pace)
      }),
    atRest: async (id) => fleet.get(id)?.stopped,
    touched: () => fleet.touched(),
    workers: async () => fleet.workers?.(),
    takeovers: async (run) => fleet.takeovers?.(run),
    stateOf(id) {
      const [driven, pace, fault] = [fleet.get(id), fleet.paceOf(id), fleet.faultOf(id)]
      const waits = fleet.waitsOf?.(id)
      return {
        isLive: driven !== undefined,
        isPausing: driven?.isPausing ?? false,
        ...(fault !== undefined && { fault }),
        ...(waits !== undefined && { waits }),
        ...(pace !== undefined && { pace }),
      }
    },
    async restore() {
      for (const id of desiredRuns.all()) {
        try {
          const isOpen = (await store.head(id)) > 0 && (await summarize(store, id)).status === 'open'
          if (isOpen) (await prepare(id))()
          else desiredRuns.remove(id)
        } catch (error) {
          fleet.setFault(id, messageOf(error))
          desiredRuns.remove(id)
        }
        await turns.next()
      }
    },
    close: () => fleet.close(),
    letGo: () => fleet.letGo(),
  }
}

function handlersOf({ handlers }: Society) {
  return handlers && { handlers }
}

function wrong(message: string): ServerFault {
  return new ServerFault('SERVER_WRONG_STATE', message)
}
