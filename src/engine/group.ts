/**
 * Group commit: steps that think at once and do nothing outside wait for each other, at most a few milliseconds, and
 * are appended together. Nobody sees them before that: whatever reaches outside (an effect, a call, a question, a
 * society inside, the end), takes its time, or gives others of this process their turn, comes after the commit of what
 * waits. A crash costs those steps, which are thought again (E5).
 */
import { isPromise, type Awaitable } from '../base/awaitable.ts'
import { soon } from '../base/soon.ts'
import type { CompiledAgent } from '../define/society.ts'
import type { Journal } from '../store/journal.ts'
import type { Slot } from './session.ts'

// others in this process get their turn about this often
const TURN_MS = 8
// whoever took longer than this the last time is not waited for the next time
const QUICK_MS = 0.5

export interface Group {
  /** may steps wait for each other */
  readonly isOpen: boolean
  /** before a step: commits what waits, unless all who think now are known to do so at once */
  open(slots: readonly Slot[]): Awaitable<void>
  /** after a step: commits what has waited long enough, and lets others have their turn */
  close(slots: readonly Slot[], isAtOnce: boolean): Awaitable<void>
}

export function createGroup(journal: Journal): Group {
  const quick = new Set<CompiledAgent>()
  let turn = performance.now()
  /** when the step under way began, and the oldest of those that wait */
  let began = turn
  let oldest = turn
  const begin = () => void (began = performance.now())
  const commit = (): Awaitable<void> => {
    const written = journal.flush()
    return isPromise(written) ? written.then(begin) : begin()
  }
  const takeTurns = async () => {
    await journal.flush()
    await new Promise<void>((resolve) => void soon(resolve))
    begin()
    turn = began
  }
  return {
    get isOpen() {
      return journal.groupMs > 0
    },
    open(slots) {
      if (!journal.waits) oldest = began
      else if (!slots.every(({ compiled }) => quick.has(compiled))) return commit()
    },
    close(slots, isAtOnce) {
      const now = performance.now()
      const isQuick = isAtOnce && now - began < QUICK_MS
      for (const { compiled } of slots) {
        if (isQuick) quick.add(compiled)
        else quick.delete(compiled)
      }
      began = now
      if (now - turn > TURN_MS) return takeTurns()
      if (journal.waits && now - oldest >= journal.groupMs) return commit()
    },
  }
}
