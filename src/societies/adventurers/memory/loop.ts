/** Loops: the same short sequence of actions again and again, or going about in two or three places for nothing. */
import type { LoopDetection } from '../board.ts'

/** Walking about in a few rooms: what else is done there is no repetition. */
const BETWEEN = 'between_'

/** What was done, where, and whether it brought anything new. */
export interface Step {
  readonly action: string
  readonly location: string
  readonly isNew: boolean
}

// how often the same action is a loop, and how many actions of two or three in turn
const SAME = 4
const OF_TWO = 5
const OF_THREE = 6
const MOVES_WITHIN_THREE = 12

// walking about in three rooms counts also when something is tried in between
export const LOOP_WINDOW = 36

/** The same for every step without a loop, so that the journal need not say it again. */
export const NO_LOOP: LoopDetection = { last5Actions: [], isLooping: false, loopPattern: '' }

export function loopIn(steps: readonly Step[]): LoopDetection {
  const sequence = sequenceIn(steps)
  const loopPlaces = sequence === undefined ? circleIn(steps) : undefined
  const pattern = sequence ?? (loopPlaces && `${BETWEEN}${loopPlaces.join('_')}`)
  if (pattern === undefined) return NO_LOOP
  const last5Actions = steps.slice(-5).map(({ action }) => action)
  return { last5Actions, isLooping: true, loopPattern: pattern, ...(loopPlaces && { loopPlaces }) }
}

function sequenceIn(steps: readonly Step[]): string | undefined {
  for (const [period, length] of [
    [1, SAME],
    [2, OF_TWO],
    [3, OF_THREE],
  ] as const) {
    const tail = steps.slice(-length)
    if (tail.length < length || tail.some(({ isNew }) => isNew)) continue
    if (!tail.every(({ action }, index) => action === tail[index % period]!.action)) continue
    const unit = tail.slice(0, period).map(({ action }) => action)
    return period === 1 ? `repeating_${unit[0]}` : `alternating_${unit.join('_')}`
  }
  return undefined
}

function circleIn(steps: readonly Step[]): string[] | undefined {
  const places = new Set<string>()
  let moves = 0
  for (let at = steps.length - 1; at > 0; at--) {
    const { location, isNew } = steps[at]!
    if (isNew || places.add(location).size > 3) return undefined
    if (location !== steps[at - 1]!.location) moves++
    // the one that led here is not among them
    if (moves >= MOVES_WITHIN_THREE - 1 && places.size > 1) return [...places].toSorted()
  }
  return undefined
}
