/** The runs this process drives now: each is started, followed until it stops, and seen to whatever comes of it. */
import { messageOf } from '../base/errors.ts'
import type { Fields } from '../board/field.ts'
import type { Run } from '../engine/run.ts'
import type { RunOptions } from '../engine/session.ts'
import type { Store } from '../store/store.ts'
import type { Takeover, WorkerList } from './api-workers.ts'
import type { Drafts } from './drafts.ts'
import { createDriverStore, type DriverStore } from './driver-store.ts'
import type { Driving } from './driving.ts'
import { ServerFault } from './faults.ts'
import type { Turns } from './turns.ts'
import type { DesiredRuns } from './desired-runs.ts'

// a step that is nearly there may finish when the server stops
const GRACE_MS = 1_500
const LAST_GRACE_MS = 1_000
const EXPECT_MS = 10_000

/** A run that is driven, here or on another machine. */
export interface Driven {
  /** when it is in the store */
  readonly begun: Promise<void>
  readonly finished: Promise<unknown>
  readonly isPausing: boolean
  /** nobody waits for the pace any more */
  hurry(): void
  cancel(reason: string): Promise<unknown>
  /** resolves when it has stopped, one way or another */
  readonly stopped: Promise<void>
}

export interface Fleet {
  get(run: string): Driven | undefined
  /** `society`: its name, by which others may know its code */
  drive(run: string, driving: Driving, launch: Launch, more?: RunOptions, society?: string): Driven
  /** pauses after the current step */
  pause(run: string): Promise<void>
  setPace(run: string, pace: number): void
  paceOf(run: string): number | undefined
  /** why it is not driven yet, where somebody else should */
  waitsOf?(run: string): string | undefined
  /** who drives runs, where that is somebody else */
  workers?(): Promise<WorkerList>
  /** when a run changed hands because whoever drove it was gone, where that is somebody else */
  takeovers?(run: string): Promise<readonly Takeover[]>
  /** why it could not be driven */
  faultOf(run: string): string | undefined
  setFault(run: string, fault: string | undefined): void
  /** those that are driven, or could not be */
  touched(): readonly string[]
  close(): Promise<void>
  /** agents that still think are abandoned */
  letGo(): void
}

export type Launch = (options: RunOptions) => Run<Fields>

interface Held extends Driven {
  readonly run: Run<Fields>
  readonly store: DriverStore
  isPausing: boolean
}

export interface FleetOptions {
  readonly store: Store
  readonly desiredRuns: DesiredRuns
  readonly turns: Turns
  readonly onChange: (run: string) => void
  /** before anybody hears that it has stopped */
  readonly onStopped: (run: string) => Promise<void>
  readonly report: (error: unknown) => void
  readonly drafts: Drafts
  /** does anybody want to see what models are saying in this run? */
  readonly isHeard: (run: string) => boolean
  /** whoever has just started a run, or answered, is about to look: models stream meanwhile */
  readonly expectMs?: number
}

export function createFleet(options: FleetOptions): Fleet {
  const { store, desiredRuns, turns, onChange, onStopped, report, drafts, isHeard, expectMs = EXPECT_MS } = options
  const live = new Map<string, Held>()
  const faults = new Map<string, string>()
  const paces = new Map<string, number>()
  let isClosing = false
  const letGo = () => {
    for (const { run } of live.values()) run.stop()
  }
  return {
    get: (id) => live.get(id),
    drive(id, driving, launch, more = {}) {
      if (isClosing) throw new ServerFault('SERVER_CLOSING', 'The server is being stopped. Try again when it is back.')
      const pace = paces.get(id) ?? driving.pace
      const driver = createDriverStore(store, id, { ...driving, pace }, turns, {
        onInside: () => onChange(id),
        onWritten: drafts.written,
      })
      const limit = driving.maxSteps !== undefined && { stepLimit: driving.maxSteps }
      const expected = performance.now() + expectMs
      const listening = { onToken: drafts.push, hearsTokens: () => performance.now() < expected || isHeard(id) }
      const run = launch({ ...limit, ...more, ...listening, store: driver })
      const stopped = run.finished
        .then(
          // one that waits for an answer continues when it is there; one that was paused, when a person says so
          ({ status }) => void (status === 'ended' && desiredRuns.remove(id)),
          (error: unknown) => {
            faults.set(id, messageOf(error))
            desiredRuns.remove(id)
          },
        )
        .then(() => onStopped(id))
        .catch(report)
        .finally(() => {
          live.delete(id)
          driver.leave()
          drafts.stopped(id)
          onChange(id)
        })
      const driven: Held = {
        run,
        store: driver,
        isPausing: false,
        stopped,
        begun: driver.begun,
        finished: run.finished,
        hurry: driver.hurry,
        cancel: (reason) => run.cancel(reason),
      }
      live.set(id, driven)
      faults.delete(id)
      onChange(id)
      return driven
    },
    async pause(id) {
      const driven = live.get(id)
      if (driven === undefined) return
      driven.isPausing = true
      driven.run.pause()
      driven.store.hurry()
      onChange(id)
      await driven.stopped
    },
    setPace(id, pace) {
      paces.set(id, pace)
      live.get(id)?.store.setPace(pace)
      onChange(id)
    },
    paceOf: (id) => live.get(id)?.store.pace ?? paces.get(id),
    faultOf: (id) => faults.get(id),
    setFault(id, fault) {
      if (fault === undefined) faults.delete(id)
      else faults.set(id, fault)
    },
    touched: () => [...new Set([...faults.keys(), ...live.keys()])],
    async close() {
      isClosing = true
      const driven = [...live.values()]
      for (const { run, store: driver } of driven) {
        run.pause()
        driver.hurry()
      }
      const all = Promise.all(driven.map(({ stopped }) => stopped))
      if (await isWithin(GRACE_MS, all)) return
      letGo()
      await isWithin(LAST_GRACE_MS, all)
    },
    letGo,
  }
}

async function isWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const isInTime = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isInTime
}
