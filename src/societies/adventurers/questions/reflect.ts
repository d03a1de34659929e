/** Reflection: what a member has learned in this game, and where it failed, from what it did and what came of it. */
import { parseCommand } from '../knowledge/command.ts'
import type { Answered } from '../../asking.ts'
import type { Member } from '../protocol.ts'
import type { ActionRecord } from '../board.ts'
import { failed, repeatedFailures } from './deeds.ts'
import { openExits, titleOf } from './places.ts'
import { counted, enumerate, rounded } from './question.ts'
import type { Asked } from './read-asked.ts'
import { isObstacle } from './things.ts'

interface Reflection {
  readonly learned: readonly string[]
  readonly failed: readonly string[]
  readonly metadata: Readonly<Record<string, unknown>>
}

const MOST_TOLD = 8
// so many turns are enough to judge by
const ENOUGH = 50

const reflections: Readonly<Record<Member, (board: Asked) => Reflection>> = {
  navigator: onTheMap,
  puzzle: onThings,
  memory: onWhatWasDone,
  strategy: onDecisions,
}

export function reflect(board: Asked, member: Member): Answered {
  const { learned, failed: failures, metadata } = reflections[member](board)
  const standing = board.standing[member]
  const advice =
    standing === undefined || standing.tries === 0
      ? {}
      : { advice_taken: standing.tries, came_of_it: standing.successes }
  return {
    answer: `Learned: ${told(learned)}. Failed: ${told(failures)}.`,
    confidence: rounded(Math.min(0.9, 0.3 + (0.6 * board.actionHistory.length) / ENOUGH)),
    metadata: { learned, failed: failures, ...advice, ...metadata },
  }
}

const told = (points: readonly string[]): string => (points.length === 0 ? 'nothing' : points.join('; '))

const some = (label: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`${label} ${enumerate(items.slice(0, MOST_TOLD))}`]

function onTheMap(board: Asked): Reflection {
  const { locations, connectionGraph, actionHistory, mapCompleteness } = board
  const ways = Object.values(connectionGraph).reduce((sum, each) => sum + Object.keys(each).length, 0)
  const exits = new Set(locations.flatMap((place) => place.exits))
  const refused = actionHistory.filter((deed) => failed(deed) && exits.has(deed.action))
  const left = locations.filter(({ id }) => openExits(board, id).length > 0).map(({ title }) => title)
  const often = locations.toSorted((one, other) => other.visitCount - one.visitCount)[0]
  return {
    learned: [
      `${counted(locations.length, 'place')} and ${counted(ways, 'way')} between them`,
      ...(often === undefined ? [] : [`we come by ${often.title} most often (${counted(often.visitCount, 'time')})`]),
    ],
    failed: [
      ...some(
        'ways that did not let us pass:',
        refused.slice(-MOST_TOLD).map(({ action, location }) => `${action} from ${titleOf(board, location)}`),
      ),
      ...some('not explored to the end:', left),
    ],
    metadata: { map_completeness: mapCompleteness, refused_ways: refused.length, unexplored_places: left },
  }
}

/** A command as combinations are kept: the verb, then what it is done to and with. */
function keyOf(command: string): string {
  const { verb, nouns } = parseCommand(command)
  return [verb, ...nouns].join(' ')
}

function onThings(board: Asked): Reflection {
  const { successfulSolutions, itemCombinationsTried, objectsSeen, puzzlePatterns, actionHistory } = board
  const open = [...new Set(objectsSeen.filter(isObstacle).map(({ name }) => name))]
  const solved = Object.values(successfulSolutions)
  const joined = [...new Set(itemCombinationsTried.map((words) => words.join(' ')))]
  const worked = new Set(
    actionHistory.filter(({ outcome }) => outcome === 'success').map(({ action }) => keyOf(action)),
  )
  return {
    learned: [
      ...some('what opened or solved something:', solved),
      ...some('kinds of puzzles met:', Object.keys(puzzlePatterns)),
    ],
    failed: [
      ...some('not solved:', open),
      ...some(
        'combined in vain:',
        joined.filter((words) => !worked.has(words)),
      ),
    ],
    metadata: { solved: solved.length, open_puzzles: open, combinations_tried: joined.length },
  }
}

function onWhatWasDone(board: Asked): Reflection {
  const { luck, harmfulActions, actionHistory, decisionLog } = board
  const known = Object.entries(luck).filter(([, { tries }]) => tries >= 3)
  const rate = ({ tries, successes }: { readonly tries: number; readonly successes: number }) => successes / tries
  const best = known.filter(([, each]) => rate(each) >= 0.5).toSorted((a, b) => rate(b[1]) - rate(a[1]))
  const poor = known.filter(([, each]) => rate(each) < 0.2).map(([lesson]) => lesson)
  const vain = [...repeatedFailures(board)].map(([deed, times]) => `${deed} (${counted(times, 'time')})`)
  const vetoes = decisionLog.reduce((sum, { vetoed }) => sum + vetoed.length, 0)
  return {
    learned: [
      ...some(
        'what mostly works:',
        best.map(([lesson, each]) => `${lesson} (${each.successes} of ${each.tries})`),
      ),
      ...some('what hardly ever works:', poor),
      ...some(
        'harmful:',
        harmfulActions.map((each) => each.replace('|', ': ')),
      ),
    ],
    failed: some('what failed was done again at the same place:', vain),
    metadata: {
      remembered: actionHistory.length,
      vetoes,
      failed_again: vain.length,
      repetition_prevented: rounded(1 - vain.length / Math.max(1, actionHistory.filter(failed).length)),
    },
  }
}

function onDecisions(board: Asked): Reflection {
  const { decisionLog, actionHistory, standing, gameState } = board
  const outcomes = new Map(actionHistory.map((deed): [number, ActionRecord] => [deed.step, deed]))
  const sure = { right: [] as number[], wrong: [] as number[] }
  for (const { step, confidence } of decisionLog) {
    // what was decided in one turn is played in the next
    const deed = outcomes.get(step + 1)
    if (deed !== undefined) (failed(deed) ? sure.wrong : sure.right).push(confidence)
  }
  const [right, wrong] = [meanOf(sure.right), meanOf(sure.wrong)]
  const advisers = Object.entries(standing).map(([who, each]) => `${who} ${each.successes} of ${each.tries}`)
  const drought = longestDrought(board)
  return {
    learned: [
      ...some('how often something came of whose advice:', advisers),
      ...(right !== undefined && wrong !== undefined
        ? [`what worked was decided with confidence ${right}, what failed with ${wrong}`]
        : []),
    ],
    failed: [
      ...(right !== undefined && wrong !== undefined && wrong >= right
        ? ['we were no surer of what worked than of what failed']
        : []),
      ...(drought > 0 ? [`the longest time without a point was ${counted(drought, 'step')}`] : []),
    ],
    metadata: {
      decisions: decisionLog.length,
      failed_decisions: sure.wrong.length,
      confidence_when_right: right ?? null,
      confidence_when_wrong: wrong ?? null,
      longest_without_points: drought,
      steps_since_progress: gameState.stepsSinceProgress,
    },
  }
}

const meanOf = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : rounded(numbers.reduce((sum, each) => sum + each, 0) / numbers.length)

function longestDrought({ actionHistory }: Asked): number {
  let longest = 0
  let now = 0
  for (const { progressChange } of actionHistory) {
    now = progressChange > 0 ? 0 : now + 1
    longest = Math.max(longest, now)
  }
  return longest
}
