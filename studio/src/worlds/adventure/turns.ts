/** The turns of a game, found in its journal: each step that brought an observation begins one. */
import type { Action, Imagining, Location, Observation } from '../../../../src/societies/adventurers/board.ts'
import type { Moment } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { countUpTo, lastUpTo } from '../../journal/ascending.ts'
import { numberOf } from '../shared/number-of.ts'

export interface Turn {
  /** the step that played it */
  readonly step: number
  /** commands so far; 0 is what the story says before anything is done */
  readonly number: number
  readonly command?: string
  readonly isPersons: boolean
  readonly text: string
  readonly room: string
  readonly score: number
  readonly gain: number
  readonly isDeath: boolean
  readonly isNewRoom: boolean
  /** the world itself said no */
  readonly isRefused: boolean
}

/** The steps that played; a board begins with nothing observed. */
function turnSteps(timeline: Timeline): readonly number[] {
  const steps = timeline.changesOf('observation')
  return steps.length > 0 && timeline.field('observation', steps[0]!) === null ? steps.slice(1) : steps
}

/** How many turns there are up to a step. */
export const turnsUpTo = (timeline: Timeline, step: number): number => countUpTo(turnSteps(timeline), step)

/** The step that played a turn; the last that is known of a number that a game begun anew has again. */
export function stepOfTurn(timeline: Timeline, turn: number): number | undefined {
  const steps = turnSteps(timeline)
  const isOf = (step: number | undefined) => step !== undefined && numberOf(timeline.field('step', step)) === turn
  // nearly always one turn after the other
  return isOf(steps[turn]) ? steps[turn] : steps.findLast(isOf)
}

const whole = new WeakMap<Timeline, Map<number, Turn>>()

/** The nth turn, as it is known at a moment: what came of the last one may not be known yet. */
export function turnAt({ timeline, step: now }: Moment, nth: number): Turn {
  const steps = turnSteps(timeline)
  const next = steps[nth + 1]
  const isWhole = next !== undefined && now >= next - 1
  let kept = whole.get(timeline)
  if (kept === undefined) whole.set(timeline, (kept = new Map()))
  const before = isWhole ? kept.get(nth) : undefined
  if (before !== undefined) return before
  const turn = readTurn(timeline, nth, steps[nth]!, isWhole ? next - 1 : now)
  if (isWhole) kept.set(nth, turn)
  return turn
}

function readTurn(timeline: Timeline, nth: number, step: number, end: number): Turn {
  const at = <T>(name: string, when: number) => timeline.field(name, when) as T | undefined
  const observation = at<Observation | null>('observation', step)
  const action = at<Action | null>('action', step)
  const [scoreBefore, deathsBefore, roomsBefore] = [
    numberOf(at('score', step - 1)),
    numberOf(at('deaths', step - 1)),
    at<readonly Location[]>('locations', step - 1)?.length ?? 0,
  ]
  const locations = at<readonly Location[]>('locations', end) ?? []
  const here = at<string>('currentLocation', end)
  const score = numberOf(at('score', end))
  return {
    step,
    number: numberOf(at('step', step)) || nth,
    ...(action && { command: action.action }),
    isPersons: action?.reasoning === 'a person',
    text: observation?.text ?? '',
    // where we are is known a step later than what the story calls it
    room: observation?.room ?? locations.find(({ id }) => id === here)?.title ?? '',
    score,
    gain: nth === 0 ? 0 : score - scoreBefore,
    isDeath: numberOf(at('deaths', end)) > deathsBefore,
    isNewRoom: locations.length > roomsBefore,
    isRefused: observation?.refused !== undefined,
  }
}

/** What was decided and is not played yet. */
export function pendingAt(moment: Moment): string | undefined {
  const { timeline, step } = moment
  const decided = lastUpTo(timeline.changesOf('action'), step)
  const played = lastUpTo(timeline.changesOf('observation'), step)
  return decided !== undefined && played !== undefined && decided > played
    ? moment.field<Action | null>('action')?.action
    : undefined
}

/** What was imagined since the last turn. */
export function imaginedAt(moment: Moment): Imagining | undefined {
  const { timeline, step } = moment
  const imagined = lastUpTo(timeline.changesOf('imagining'), step) ?? 0
  const played = lastUpTo(timeline.changesOf('observation'), step) ?? 0
  const imagining = moment.field<Imagining>('imagining')
  return imagined > played && imagining !== undefined && imagining.tried > 0 ? imagining : undefined
}
