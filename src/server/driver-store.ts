/** The store as a driven run sees it: after each step the others have their turn, and a paced run takes its time. */
import { systemClock, type Clock } from '../base/clock.ts'
import type { JournalRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import { withDriving, type Driving } from './driving.ts'
import type { Turns } from './turns.ts'

const TURN_MS = 0.5

export interface DriverStore extends Store {
  readonly pace: number
  /** the least milliseconds a step takes, from now on */
  setPace(pace: number): void
  /** resolves when the run is in the store, with its first record */
  readonly begun: Promise<void>
  /** nobody waits for the pace any more */
  readonly hurry: () => void
  /** the run has stopped: a flow that remembers this store does not hold the server that drove it */
  leave(): void
}

export interface DriverEars {
  /** an agent has begun a society inside its thought */
  readonly onInside?: () => void
  /** records were written to the run, or to one inside it */
  readonly onWritten?: (run: string, records: readonly JournalRecord[]) => void
}

export function createDriverStore(
  store: Store,
  run: string,
  driving: Driving,
  turns: Turns,
  ears: DriverEars = {},
): DriverStore {
  const clock: Clock = systemClock
  const begun = Promise.withResolvers<void>()
  let { onInside, onWritten } = ears
  let waking = new AbortController()
  let isHurried = false
  let lastStepAt = 0
  let { pace } = driving
  const keepPace = async () => {
    for (;;) {
      const left = lastStepAt + pace - clock.now()
      if (left <= 0 || isHurried) break
      // woken early, it looks again: the pace may be another
      await clock.sleep(left, waking.signal)
    }
    lastStepAt = clock.now()
  }
  const wake = () => {
    waking.abort()
    waking = new AbortController()
  }
  return {
    ...store,
    // whoever set a pace sees step after step; otherwise requests wait no longer than this for a run to have its turn
    get groupMs() {
      return pace > 0 ? 0 : Math.min(store.groupMs ?? Infinity, TURN_MS)
    },
    get pace() {
      return pace
    },
    begun: begun.promise,
    setPace(wanted) {
      pace = wanted
      wake()
    },
    hurry() {
      isHurried = true
      wake()
    },
    leave() {
      onInside = onWritten = undefined
    },
    create: async (id, start) => {
      await store.create(id, id === run ? withDriving(start, driving) : start)
      if (id === run) begun.resolve()
      else onInside?.()
    },
    append: async (id, head, records, checkpoint) => {
      await store.append(id, head, records, checkpoint)
      onWritten?.(id, records)
      if (!records.some(({ kind }) => kind === 'step')) return
      // the steps of societies inside belong to a step that is paced as a whole
      if (pace > 0 && id === run) await keepPace()
      await turns.next()
    },
  }
}
