/** The route of a game: the commands that led to its best score, without what was taken back; and which were idle. */
import { lineageOf } from '../../../worlds/adventure/lineage.ts'
import type { ActionRecord } from '../board.ts'
import { parseCommand } from '../knowledge/command.ts'
import { recordsOf } from '../knowledge/records.ts'
import { PERCEIVES } from '../knowledge/outcome.ts'
import type { Route } from '../remember/lessons.ts'
import type { RouteStep } from '../remember/remembered.ts'

export interface PlayedGame {
  readonly commands: readonly string[]
  readonly actionHistory: readonly ActionRecord[]
  /** the best score */
  readonly progress: number
}

export function routeOf({ commands, actionHistory, progress }: PlayedGame): Route {
  const records = recordsOf(commands, actionHistory)
  const last = records.findLastIndex((record) => (record?.progressChange ?? 0) > 0)
  const places = lineageOf(commands, last + 1)
  const steps = places.map((place): RouteStep => {
    const record = records[place]
    const command = commands[place]!
    // a key that was pressed has no record of its own
    if (record === undefined) return { at: '', command, gain: 0 }
    return { at: record.location, command, gain: record.scoreChange, ...(isIdle(record) && { isIdle: true }) }
  })
  return { score: progress, steps: withoutCircles(steps, records, places) }
}

/** Refused or not understood; or looked at something, and nothing was new. */
function isIdle({ action, outcome, scoreChange }: ActionRecord): boolean {
  if (scoreChange !== 0 || outcome === 'success') return false
  return outcome === 'failure' || (outcome === 'neutral' && PERCEIVES.test(parseCommand(action).verb))
}

/** A walk that ends where it began, with nothing done on the way, was idle. */
function withoutCircles(
  steps: readonly RouteStep[],
  records: readonly (ActionRecord | undefined)[],
  places: readonly number[],
): RouteStep[] {
  const result = [...steps]
  let walk: number[] = []
  for (const [place, { at, command, gain, isIdle: idle }] of steps.entries()) {
    const record = records[places[place]!]
    const isWalk = parseCommand(command).way !== undefined && gain === 0 && record?.outcome === 'success'
    if (!isWalk && !idle) {
      walk = []
      continue
    }
    const began = walk.findIndex((other) => steps[other]!.at === at)
    if (began >= 0) {
      for (const other of walk.slice(began)) result[other] = { ...result[other]!, isIdle: true }
      walk = walk.slice(0, began)
    }
    if (isWalk) walk.push(place)
  }
  return result
}

/** What the next game does of it. */
export const stepsOf = ({ steps, isWhole }: Route): readonly RouteStep[] =>
  // whoever is asked for a key presses one anyway
  steps.filter(({ command, isIdle: idle }) => command.trim() !== '' && (isWhole === true || idle !== true))
