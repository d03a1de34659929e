/**
 * The board of a game as members are asked about it, read with distrust: what has not the shape of a game is as it is
 * before one begins. Times are counted in turns of the game, which is `step` of its board.
 */
import { flag, list, number, oneOf, orNull, record, text, thing, whole, type Read } from '../../../base/read-values.ts'
import type { View } from '../../../board/field.ts'
import type { ActionRecord, Fields, Goal, Location, Luck, ObjectSeen, Standing, Trial } from '../board.ts'
import { OPPOSITE } from '../knowledge/directions.ts'
import { marks, type Mark } from '../knowledge/model/things.ts'
import { readBoard } from '../read-board.ts'
import { asNow } from './earlier-board.ts'

const MOST_STEPS = 1_000_000
// as many commands as a game may have
const MOST_DEEDS = 100_000
const MOST_PLACES = 2_000
const MOST_THINGS = 5_000
const MOST_NAMES = 500
const MOST_KEPT = 20_000
const LONGEST_TEXT = 2_000
const LONGEST_NAME = 200

const name = text(LONGEST_NAME)
const names = list(name, MOST_NAMES)
const words = text(LONGEST_TEXT)
const step = whole(-1, MOST_STEPS)
const points = whole(-1e12, 1e12)
const luck: Read<Luck> = thing({ tries: step, successes: step }, { stale: step })
const standing: Read<Standing> = thing({ tries: step, successes: step }, { expected: number })
const mark = oneOf<Mark>(...marks)
const counts = record(step, MOST_KEPT)
const replyKind: Read<Trial['kind']> = (value) => name(value) as Trial['kind'] | undefined

const location: Read<Location> = thing(
  {
    id: name,
    title: name,
    description: words,
    exits: names,
    objectsSeen: names,
    visitCount: step,
    lastVisited: step,
    dark: flag,
    barred: names,
    vague: names,
  },
  {
    bright: flag,
    dim: names,
    warned: names,
    perilous: flag,
    sameAs: name,
    narrow: thing({ way: name, width: step }, { isDoubted: flag }),
    shifts: thing({ times: step, leads: names }),
  },
)
const object: Read<ObjectSeen> = thing(
  {
    id: name,
    name,
    location: name,
    interactionsTried: names,
    properties: list(mark, MOST_NAMES),
    lastSeen: step,
  },
  { inside: name, of: name, about: names, tooMuch: step },
)
const deed: Read<ActionRecord> = thing({
  step,
  action: name,
  location: name,
  result: words,
  progressChange: points,
  scoreChange: points,
  outcome: oneOf('success', 'neutral', 'failure', 'harm'),
})
const goal: Read<Goal> = thing({ goal: name, priority: oneOf('high', 'medium', 'low') }, { since: step })

/** What the board read for drawing leaves out, or reads less of. */
const shapes = {
  locations: list(location, MOST_PLACES),
  mapCompleteness: number,
  objectsSeen: list(object, MOST_THINGS),
  puzzlePatterns: record(names, MOST_NAMES),
  itemCombinationsTried: list(names, MOST_KEPT),
  successfulSolutions: record(name, MOST_KEPT),
  actionHistory: list(deed, MOST_DEEDS),
  successfulPatterns: counts,
  failedPatterns: counts,
  harmfulActions: list(name, MOST_KEPT),
  gameState: thing({ score: points, progress: points, stepsSinceProgress: step, currentRunLength: step }),
  tried: record(thing({ times: step, step, kind: replyKind, told: words }, { same: step }), MOST_KEPT),
  luck: record(luck, MOST_KEPT),
  needs: record(thing({ place: name, isSettled: flag }), MOST_KEPT),
  hints: record(names, MOST_KEPT),
  worth: record(number, MOST_KEPT),
  deposit: orNull(thing({ holder: name, at: name })),
  progress: points,
  goalStack: list(goal, MOST_NAMES),
  strategy: oneOf('exploration', 'puzzle-solving'),
  standing: record(standing, MOST_NAMES),
  progressTracker: thing({
    lastProgressStep: whole(-MOST_STEPS, MOST_STEPS),
    currentStep: step,
    stepsSinceProgress: step,
    strategyEffectiveness: number,
  }),
  observation: orNull(thing({ text: words, wants: oneOf('line', 'key', 'nothing') }, { room: name })),
}

export type Asked = View<Fields>

export function readAsked(given: Readonly<Record<string, unknown>>): Asked {
  const values = asNow(given)
  const read = Object.entries<Read<unknown>>(shapes).map(([field, readField]) => [field, readField(values[field])])
  const board = { ...readBoard(values), ...Object.fromEntries(read.filter(([, value]) => value !== undefined)) }
  const arrival = readArrival(values['situation'])
  return arrival === undefined ? board : { ...board, connectionGraph: withArrival(board, arrival) }
}

interface Arrival {
  readonly location: string
  readonly cameFrom: string
  readonly by: string
  readonly died: boolean
}

const readArrival: Read<Arrival> = thing({ location: name, cameFrom: name, by: name, died: flag })

/** In the midst of a turn we have come somewhere, and the Navigator has not put it on the map yet. */
function withArrival({ connectionGraph }: Asked, { location: to, cameFrom, by, died }: Arrival) {
  const there = Object.hasOwn(connectionGraph, cameFrom) ? connectionGraph[cameFrom]! : {}
  if (died || Object.hasOwn(there, by)) return connectionGraph
  const back = Object.hasOwn(OPPOSITE, by) ? OPPOSITE[by] : undefined
  const known = Object.hasOwn(connectionGraph, to) ? connectionGraph[to]! : {}
  return {
    ...connectionGraph,
    [cameFrom]: { ...there, [by]: to },
    [to]: { ...(back !== undefined && { [back]: cameFrom }), ...known },
  }
}
