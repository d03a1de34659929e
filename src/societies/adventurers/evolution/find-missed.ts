/** What a game left undone although it had been told: by a refusal, by somebody's wish, or by the look of a thing. */
import type { View } from '../../../board/field.ts'
import type { Finding } from '../../evolution.ts'
import type { Fields } from '../board.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { saidToFit } from '../puzzle/ideas/fit-together.ts'
import { refusedHere } from '../puzzle/ideas/there-not-here.ts'
import { wishesWeCanMeet } from '../puzzle/ideas/wanted-by-any-name.ts'

type Game = View<Fields, 'actionHistory' | 'locations' | 'maxSteps' | 'objectsSeen' | 'people' | 'tried'>

export interface Missed extends Pick<Finding, 'pattern' | 'says' | 'count' | 'cost'> {
  /** turns of the game that show it */
  readonly turns: readonly number[]
}

// each of them is worth looking into, and so many of them are one complaint
const STEPS_EACH = 12
const MOST_COST = 0.35
const MOST_SHOWN = 6

export function* missedIn(game: Game): Generator<Missed> {
  yield* missed(game, 'refused here and not done there', elsewhere(game))
  yield* missed(game, 'wishes that we could have met', wishes(game))
  yield* missed(game, 'things said to belong together', fitting(game))
  yield* missed(game, 'people not told of what they care for', untold(game))
}

interface Case {
  readonly says: string
  readonly turn?: number
}

function* missed({ maxSteps }: Game, pattern: string, found: Iterable<Case>): Generator<Missed> {
  const cases = [...found]
  if (cases.length === 0) return
  const shown = cases.slice(0, MOST_SHOWN)
  yield {
    pattern,
    says: shown.map(({ says }) => says).join('; '),
    count: cases.length,
    cost: Math.min(MOST_COST, (cases.length * STEPS_EACH) / Math.max(1, maxSteps)),
    turns: shown.flatMap(({ turn }) => (turn === undefined ? [] : [turn])),
  }
}

function* elsewhere({ tried, locations, objectsSeen }: Game): Generator<Case> {
  for (const { command, there, step } of refusedHere(Object.entries(tried), locations, objectsSeen))
    if (tried[trialKey(there, command)] === undefined) yield { says: `${command}, at ${there}`, turn: step }
}

function* wishes({ objectsSeen, people, tried }: Game): Generator<Case> {
  for (const { thing, someone } of wishesWeCanMeet(objectsSeen, (noun) => people[noun]))
    if (!Object.keys(tried).some((key) => key.endsWith(`|give ${thing.name} to ${someone.name}`)))
      yield { says: `${thing.name} for ${someone.name}` }
}

function* fitting({ objectsSeen, locations, tried }: Game): Generator<Case> {
  const keys = Object.keys(tried)
  for (const { tool, target } of saidToFit(objectsSeen, locations))
    if (!keys.some((key) => key.includes(tool.name) && key.endsWith(` ${target.name}`)))
      yield { says: `${tool.name} with ${target.name}` }
}

/** Somebody stressed it, it was seen once points had come, and nobody spoke to them any more. */
function* untold({ actionHistory, objectsSeen, people }: Game): Generator<Case> {
  const scored = actionHistory.findLast(({ progressChange }) => progressChange > 0)
  if (scored === undefined) return
  for (const [someone, { stressed = [] }] of Object.entries(people)) {
    const found = objectsSeen.find(
      ({ name, lastSeen, location }) =>
        location !== 'gone' && lastSeen >= scored.step && stressed.includes(name.slice(name.lastIndexOf(' ') + 1)),
    )
    const isTold = actionHistory.some(({ step, action }) => step > scored.step && action.includes(someone))
    if (found !== undefined && found.name !== someone && !isTold)
      yield { says: `${someone} of the ${found.name}`, turn: scored.step }
  }
}
