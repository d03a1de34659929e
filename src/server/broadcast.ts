/**
 * Broadcasts what is new in runs to their viewers. A change that comes alone is sent at once; those that follow soon
 * are gathered and sent together, because each broadcast costs as much as there are viewers. While runs wait for their
 * turn, all broadcasts together take a small share of the time, however many watch: the more viewers, the longer the
 * pauses.
 */
export interface Broadcast {
  /** `work` is done in its turn, once, however often it was planned until then; it must not fail */
  plan(work: Work): void
  close(): void
}

export type Work = () => void | Promise<void>

export interface BroadcastOptions {
  /** runs wait for their turn */
  readonly isBusy: () => boolean
  /** milliseconds of work so far; not of the clock, which runs on when others have the processor */
  readonly spent?: () => number
}

// nobody sees more than sixty changes a second
const GATHER_MS = 15
// no longer at once: a step, a click or another viewer may be waiting
const SLICE_MS = 10
// a sixteenth of the time is for broadcasts
const BREAK_PER_WORK = 15
// nobody waits for longer, whatever it costs
const LONGEST_BREAK_MS = 1_000

export function createBroadcast({ isBusy, spent = cpuMs }: BroadcastOptions): Broadcast {
  const planned = new Set<Work>()
  // it works, or takes a break from that
  let isUnderWay = false
  let timer: NodeJS.Timeout | undefined
  const work = async () => {
    const began = spent()
    const mustShare = isBusy()
    // what is planned meanwhile comes last, so everybody has a turn before anybody has a second one
    for (const next of planned) {
      planned.delete(next)
      await next()
      if (spent() - began >= SLICE_MS) break
    }
    if (mustShare) takeBreak(spent() + (spent() - began) * BREAK_PER_WORK, performance.now() + LONGEST_BREAK_MS)
    else timer = setTimeout(workOn, planned.size > 0 ? 0 : GATHER_MS)
  }
  /** Until runs had their share of what this process was given, which may be little on a busy machine. */
  const takeBreak = (due: number, end: number) => {
    const isOver = () => spent() >= due || performance.now() >= end || !isBusy()
    timer = setTimeout(() => (isOver() ? workOn() : takeBreak(due, end)), GATHER_MS)
  }
  const workOn = () => {
    isUnderWay = planned.size > 0
    if (isUnderWay) void work()
  }
  return {
    plan(next) {
      planned.add(next)
      if (isUnderWay) return
      isUnderWay = true
      setImmediate(() => void work())
    },
    close() {
      planned.clear()
      clearTimeout(timer)
    },
  }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
