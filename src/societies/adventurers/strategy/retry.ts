/**
 * Retries after an ending, in mode retry. Every past step can be gone back to: along what really led here by 1, 1, 2,
 * 4 … turns when we end soon again, and then to the beginning. What ends by the clock is not gone back from: there the
 * best life is lived again without what was idle in it, and the turns that saves are spent elsewhere.
 */
import { lineageOf } from '../../../worlds/adventure/lineage.ts'
import { orderIn } from '../../../worlds/adventure/orders.ts'
import type { ActionRecord } from '../board.ts'
import { recordsOf } from '../knowledge/records.ts'
import type { StrategyKnowledge } from '../views.ts'

export interface WayBack {
  readonly action: string
  readonly reasoning: string
}

export function wayBack(
  { situation, view, places }: StrategyKnowledge,
  history: readonly ActionRecord[],
): WayBack | undefined {
  const over = view.observation?.over
  if (view.mode !== 'retry' || (!situation.died && over === undefined)) return undefined
  const { commands } = view
  const lives = livesIn(commands)
  const records = recordsOf(commands, history)
  const titleAt = ({ last }: Life) => {
    const at = records[last]?.location ?? ''
    return places.get(at)?.title ?? at
  }
  const now = lives.at(-1)!
  const isTimed = lives.some(
    (life) => life !== now && Math.abs(life.turns - now.turns) <= NEARLY && titleAt(life) !== titleAt(now),
  )
  if (isTimed) return { action: 'restart', reasoning: `it ends after ${now.turns} turns: again, and sooner` }
  const back = BACK[shortLives(lives)] ?? Infinity
  const path = lineageOf(commands)
  const to = path.at(-back)
  return to === undefined || back > path.length
    ? { action: 'restart', reasoning: 'it is over: once more from the beginning' }
    : { action: `restore ${to + 1}`, reasoning: 'it killed us: back, and something else' }
}

// a turn more or less, for what takes none
const NEARLY = 1
// how many turns we go back when we end soon after going back, the first time and each time after it
const BACK: readonly number[] = [1, 1, 2, 4, 8, 16, 32]
const SOON = 12

interface Life {
  /** the place of the last command in the list of all */
  readonly last: number
  /** how many commands were its own, since we went back */
  readonly own: number
  /** and how many led to its end in all */
  readonly turns: number
}

/** Each ends where we went back, and the last one now. */
function livesIn(commands: readonly string[]): Life[] {
  const ends = commands.flatMap((command, place) => (isBack(command) ? [place] : []))
  return [...ends, commands.length].map((end, number) => {
    const began = number === 0 ? 0 : ends[number - 1]! + 1
    return { last: end - 1, own: end - began, turns: lineageOf(commands, end).length }
  })
}

const isBack = (command: string) => orderIn(command).order === 'restore' || orderIn(command).order === 'restart'

/** How many lives in a row, with this one, were over soon after going back. */
function shortLives(lives: readonly Life[]): number {
  const again = lives.slice(1).toReversed()
  const long = again.findIndex(({ own }) => own > SOON)
  return long < 0 ? again.length : long
}
