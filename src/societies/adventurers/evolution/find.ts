/**
 * The Historian's eyes for adventurers: what went wrong in one game, from its board, with the steps that show it. A
 * cost is the share of the game's steps that it took, or that a death left unplayed.
 */
import type { Store } from '../../../store/store.ts'
import type { View } from '../../../board/field.ts'
import type { Finding, FoundStep } from '../../evolution.ts'
import type { Board } from '../../paths.ts'
import type { ActionRecord, Fields } from '../board.ts'
import { isAlive } from '../knowledge/kinds.ts'
import { parseCommand } from '../knowledge/command.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { testDeath } from './death-test.ts'
import { missedIn } from './find-missed.ts'

type Game = View<Fields>

/** A turn of a plain game has so many steps of its journal, and begins with the Game. */
const STEPS_PER_TURN = 6
export const journalStep = (turn: number): number => turn * STEPS_PER_TURN + 1

const MOST_SHOWN = 6

export function findInGame(_store: Store, run: string, board: Board): readonly Finding[] {
  const game = board as unknown as Game
  if (!Array.isArray(game.actionHistory) || game.actionHistory.length === 0) return []
  const seen: Seen = { run, game, steps: game.step, limit: Math.max(1, game.maxSteps) }
  return [
    ...deaths(seen),
    ...withoutPoints(seen),
    ...sameAnswer(seen),
    ...doneAgain(seen),
    ...unsaidWays(seen),
    ...sameEverywhere(seen),
    ...sameRefusal(seen),
    ...oneThingManyNames(seen),
    ...peopleNeverAddressed(seen),
    ...hintsUnused(seen),
    ...adviceUnused(seen),
    ...untriedAtObstacles(seen),
    ...runningOut(seen),
    ...untried(seen),
  ]
}

/** What it was told and did not do. */
function* untried(seen: Seen): Generator<Finding> {
  const { game } = seen
  for (const { turns, ...missed } of missedIn(game)) {
    const records = game.actionHistory.filter(({ step }) => turns.includes(step))
    yield finding(seen, { ...missed, records })
  }
}

interface Seen {
  readonly run: string
  readonly game: Game
  readonly steps: number
  readonly limit: number
}

type Found = Pick<Finding, 'pattern' | 'says' | 'count'> & {
  readonly records: readonly ActionRecord[]
  readonly cost?: number
  readonly cause?: Finding['cause']
}

function finding({ run, limit }: Seen, { pattern, says, count, records, cost, cause = 'ours' }: Found): Finding {
  const steps = records
    .slice(0, MOST_SHOWN)
    .map(({ step, action, result }): FoundStep => ({ run, step: journalStep(step), says: `${action}: ${result}` }))
  return {
    pattern,
    society: 'adventurers',
    runs: [run],
    steps,
    count,
    cost: cost ?? records.length / limit,
    cause,
    says,
  }
}

function* deaths(seen: Seen): Generator<Finding> {
  const { game, steps, limit } = seen
  if (game.observation?.over !== 'died') return
  const { cause, back = 1 } = testDeath(game.story, game.worldSeed, game.commands)
  const command = game.commands.at(-back) ?? ''
  const wasDark =
    game.locations.find(({ id }) => id === game.currentLocation)?.dark === true ||
    /\bdark\b/i.test(game.actionHistory.at(-1)?.result ?? '')
  const isWay = parseCommand(command).way !== undefined
  const record: ActionRecord = {
    step: steps,
    action: command,
    location: game.currentLocation,
    result: game.observation.text.replaceAll(/\s+/g, ' ').slice(0, 120),
    progressChange: 0,
    scoreChange: 0,
    outcome: 'harm',
  }
  const cost = (limit - steps) / limit
  const told = { records: [record], count: 1, cost, cause }
  if (cause === 'world')
    yield finding(seen, { ...told, pattern: 'died whatever we did', says: 'a deadline was missed' })
  else if (isWay && wasDark)
    yield finding(seen, { ...told, pattern: 'died walking in the dark', says: 'we walked on without a light' })
  else yield finding(seen, { ...told, pattern: 'a command of ours killed', says: `${command} killed us` })
}

const LONG = 30

/** After the last point. */
function* withoutPoints(seen: Seen): Generator<Finding> {
  const { game, steps, limit } = seen
  const last = game.actionHistory.findLast(({ progressChange }) => progressChange > 0)
  const since = steps - (last?.step ?? 0)
  if (since < LONG || game.observation?.over === 'won') return
  const records = last === undefined ? [] : [last]
  yield finding(seen, {
    pattern: 'long without points',
    says: `${since} steps after the last point`,
    count: since,
    records,
    cost: since / limit,
  })
}

const OFTEN = 20
const A_FEW = 4

/** The same command, nothing came of it, again and again. */
function* sameAnswer(seen: Seen): Generator<Finding> {
  for (const records of Map.groupBy(seen.game.actionHistory, ({ action, result }) => `${action}|${result}`).values())
    if (records.length >= OFTEN)
      yield finding(seen, {
        pattern: 'the same answer again and again',
        says: `${records[0]!.action}, ${records.length} times`,
        count: records.length,
        records,
      })
}

/** The same command at the same place once more, and the same came of it: nothing. */
function* doneAgain(seen: Seen): Generator<Finding> {
  const groups = Map.groupBy(
    seen.game.actionHistory.filter((record) => isVain(record) && parseCommand(record.action).way === undefined),
    ({ location, action, result }) => `${location}|${action}|${result}`,
  )
  const records = [...groups.values()].flatMap((group) => group.slice(1))
  if (records.length >= A_FEW)
    yield finding(seen, {
      pattern: 'done again in vain',
      says: 'the same came of it: nothing',
      count: records.length,
      records,
    })
}

const isVain = ({ outcome }: ActionRecord) => outcome === 'failure' || outcome === 'neutral'

/** Ways that no text mentions, and that are none. */
function* unsaidWays(seen: Seen): Generator<Finding> {
  const exits = new Map(seen.game.locations.map(({ id, exits: said }) => [id, said]))
  const records = seen.game.actionHistory.filter((record) => {
    const { way } = parseCommand(record.action)
    const said = exits.get(record.location) ?? []
    return way !== undefined && isVain(record) && said.length > 0 && !said.includes(way)
  })
  if (records.length >= A_FEW)
    yield finding(seen, {
      pattern: 'ways tried that no text mentions',
      says: 'none of them led anywhere',
      count: records.length,
      records,
    })
}

/** A word without a thing, typed at one place after the other. */
function* sameEverywhere(seen: Seen): Generator<Finding> {
  const bare = seen.game.actionHistory.filter((record) => {
    const { way, nouns } = parseCommand(record.action)
    return way === undefined && nouns.length === 0 && isVain(record)
  })
  const again = [...Map.groupBy(bare, ({ action, result }) => `${action}|${result}`).values()].flatMap((all) =>
    all.slice(1),
  )
  if (again.length >= A_FEW)
    yield finding(seen, {
      pattern: 'asked the same at every place',
      says: 'the answer was the same',
      count: again.length,
      records: again,
    })
}

/** One act, refused in the same words at one thing after the other. */
function* sameRefusal(seen: Seen): Generator<Finding> {
  const refused = seen.game.actionHistory.filter(
    (record) => record.outcome === 'failure' && parseCommand(record.action).way === undefined,
  )
  const groups = Map.groupBy(refused, ({ action, result }) => `${parseCommand(action).verb}|${wordsOf(result)}`)
  const records = [...groups.values()]
    .filter((group) => group.length >= A_FEW)
    .flatMap((group) => group.slice(A_FEW - 1))
  if (records.length > 0)
    yield finding(seen, {
      pattern: 'the same refusal again and again',
      says: 'the same act, refused in the same words',
      count: records.length,
      records,
    })
}

/** Without the name of the thing. */
const wordsOf = (result: string) =>
  result
    .toLowerCase()
    .replaceAll(/\bthe [a-z' -]{1,30}? (?=is|are|can|has|would)/g, '')
    .slice(0, 40)

/** Looked at under one name and another, and the same was told. */
function* oneThingManyNames(seen: Seen): Generator<Finding> {
  const looks = seen.game.actionHistory.filter(
    ({ action, outcome }) => outcome === 'neutral' && /^(?:examine|search|read) /.test(action),
  )
  const groups = Map.groupBy(looks, ({ location, result }) => `${location}|${result}`)
  const records = [...groups.values()].flatMap((group) => group.slice(1))
  if (records.length >= A_FEW)
    yield finding(seen, {
      pattern: 'one thing under many names',
      says: 'the same was told of each',
      count: records.length,
      records,
    })
}

function* peopleNeverAddressed(seen: Seen): Generator<Finding> {
  const { game, limit } = seen
  const typed = game.actionHistory.map(({ action }) => action).join('\n')
  const people = game.objectsSeen.filter(
    (thing) =>
      thing.properties.includes('person') &&
      isAlive(thing) &&
      !typed.includes(thing.name.slice(thing.name.lastIndexOf(' ') + 1)),
  )
  if (people.length > 0)
    yield finding(seen, {
      pattern: 'people never addressed',
      says: people.map(({ name }) => name).join(', '),
      count: people.length,
      records: [],
      cost: Math.min(0.2, (people.length * 10) / limit),
    })
}

const CAPITALS = /\b[A-Z]{4,}\b/g
const MOST_COST = 0.3

/** Words that the story wrote large, and that nobody typed. */
function* hintsUnused(seen: Seen): Generator<Finding> {
  const { game, limit } = seen
  const typed = game.actionHistory.map(({ action }) => action).join('\n')
  const records = game.actionHistory.filter(({ result }) => {
    const words = result.match(CAPITALS) ?? []
    return words.length > 0 && words.length < 6 && words.some((word) => !typed.includes(word.toLowerCase()))
  })
  if (records.length > 0)
    yield finding(seen, {
      pattern: 'hints that nobody used',
      says: 'words in capitals that were never typed',
      count: records.length,
      records,
      cost: Math.min(MOST_COST, (records.length * 5) / limit),
    })
}

function* adviceUnused(seen: Seen): Generator<Finding> {
  const open = Object.values(seen.game.advice).filter(({ isFollowed }) => !isFollowed)
  if (open.length > 0)
    yield finding(seen, {
      pattern: 'advice that nobody followed',
      says: open
        .map(({ verb, first }) => `${verb} ${first}`)
        .slice(0, MOST_SHOWN)
        .join(', '),
      count: open.length,
      records: [],
      cost: Math.min(MOST_COST, (open.length * 8) / seen.limit),
    })
}

/** Things in our hands that were never tried on what stood in our way. */
function* untriedAtObstacles(seen: Seen): Generator<Finding> {
  const { game, limit } = seen
  const held = game.objectsSeen.filter(({ location }) => location === 'inventory')
  const obstacles = game.objectsSeen.filter(
    ({ properties, location }) => properties.includes('obstacle') && location !== 'gone',
  )
  const open = obstacles.flatMap((obstacle) =>
    held.filter(
      ({ name }) =>
        !Object.keys(game.tried).some(
          (key) => key.startsWith(trialKey(obstacle.location, '')) && key.includes(name) && key.includes(obstacle.name),
        ),
    ),
  )
  if (open.length > 0)
    yield finding(seen, {
      pattern: 'held things never tried on obstacles',
      says: `${open.length} pairs`,
      count: open.length,
      records: [],
      cost: Math.min(MOST_COST, open.length / limit),
    })
}

const RUNS_OUT = /\b(?:dims?|dimmer|flickers?|gutters?|burning low|hungry|thirsty|starving|tired|exhausted)\b/i

function* runningOut(seen: Seen): Generator<Finding> {
  const records = seen.game.actionHistory.filter(({ result }) => RUNS_OUT.test(result))
  if (records.length > 0)
    yield finding(seen, { pattern: 'something runs out', says: 'the story said so', count: records.length, records })
}
