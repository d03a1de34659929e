/** Loops: the same commands at the same places again and again, and nothing comes of it. */
import { hasChanged, type PlayedStep } from './played-step.ts'

/** A stretch of steps; `closed` is the first step at which it was plain to see. */
export interface Loop {
  readonly from: number
  readonly closed: number
  readonly to: number
  /** different rooms in it */
  readonly rooms: number
}

/** How many steps must repeat, by the length of what is repeated: `n s n s n` is seed 1's example. */
const REPEATED: readonly (readonly [period: number, steps: number])[] = [
  [1, 4],
  [2, 5],
  [3, 6],
]
// so many moves within three rooms are no search any more, even when no pattern repeats
const PACING_MOVES = 12
const PACED_ROOMS = 3
// what is tried in between is a search of those rooms when there is much of it
const PACING_STEPS = 36

export function loopsIn(steps: readonly PlayedStep[]): Loop[] {
  const loops: Omit<Loop, 'rooms'>[] = []
  for (let at = 0; at < steps.length; at++) {
    const from = beginOfLoop(steps, at)
    if (from === undefined) continue
    const last = loops.at(-1)
    if (last && from <= last.to + 1) loops[loops.length - 1] = { ...last, to: at }
    else loops.push({ from, closed: at, to: at })
  }
  // at last: to count them anew with every step of a long loop would take its length times its length
  return loops.map((loop) => ({ ...loop, rooms: roomsIn(steps, loop.from, loop.to) }))
}

/** Where the loop began that this step closes. */
function beginOfLoop(steps: readonly PlayedStep[], at: number): number | undefined {
  for (const [period, length] of REPEATED) if (repeats(steps, at, period, length)) return at - length + 1
  return beginOfPacing(steps, at)
}

function repeats(steps: readonly PlayedStep[], at: number, period: number, length: number): boolean {
  const from = at - length + 1
  if (from < 0) return false
  for (let index = from; index <= at; index++) {
    const step = steps[index]!
    if (step.gained !== 0 || step.discovered) return false
    if (index < from + period) continue
    const before = steps[index - period]!
    if (!isSame(before, step)) return false
    // a fight goes on with the same words, and each blow is told differently
    if (period === 1 && (before.reply !== step.reply || step.changed)) return false
  }
  return period === 1 || !isSame(steps[at]!, steps[at - 1]!)
}

const isSame = (one: PlayedStep, other: PlayedStep) => one.room === other.room && one.command === other.command

function beginOfPacing(steps: readonly PlayedStep[], at: number): number | undefined {
  if (!isMove(steps[at])) return undefined
  const rooms = new Set<number>()
  let moves = 0
  for (let index = at; index >= Math.max(0, at - PACING_STEPS + 1); index--) {
    const step = steps[index]!
    if (step.discovered || hasChanged(step)) return undefined
    rooms.add(step.room).add(step.to)
    if (rooms.size > PACED_ROOMS) return undefined
    if (isMove(step) && ++moves === PACING_MOVES) return index
  }
  return undefined
}

const isMove = (step: PlayedStep | undefined) => step !== undefined && step.room !== step.to

function roomsIn(steps: readonly PlayedStep[], from: number, to: number): number {
  return new Set(steps.slice(from, to + 1).flatMap(({ room, to: next }) => [room, next])).size
}
