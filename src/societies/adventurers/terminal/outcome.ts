/** The outcome of a game: for a person in a few lines, and for a machine. */
import type { Criteria } from '../metrics/criteria.ts'
import type { GameMetrics } from '../metrics/measure.ts'
import type { StepCounts, StepKind } from '../metrics/step-kinds.ts'
import { handicaps, type Handicap } from '../../../worlds/adventure/handicaps.ts'
import type { Frame } from '../../terminal-view.ts'
import { wrap } from '../../../terminal/wrap.ts'
import { harmless } from '../../../terminal/text.ts'
import type { Minds } from '../played/read-game.ts'
import type { AdventureBoard, Turn } from '../played/turn.ts'
import { count, describeMinds, scoreText } from '../played/game-words.ts'

export interface Outcome {
  readonly run: string
  readonly board: AdventureBoard
  readonly turns: readonly Turn[]
  readonly minds: Minds
  /** nothing when the game is not over */
  readonly metrics: GameMetrics | null
}

export function describeOutcome({ run, board, minds, metrics }: Outcome) {
  const { story, score, maxScore, step, locations, deaths, restarts, mode, handicaps: given, worldSeed } = board
  return {
    run,
    story: story.name,
    score,
    maxScore,
    steps: step,
    rooms: locations.length,
    deaths,
    restarts,
    mode,
    handicaps: given,
    minds,
    seed: worldSeed,
    metrics,
    ...(mode === 'imagine' && { imagining: board.imagining }),
  }
}

const NAME_COLUMNS = 7

export function tellOutcome(
  { board, minds, metrics }: Outcome,
  { paint, columns }: Pick<Frame, 'paint' | 'columns'>,
): string[] {
  const { step, locations, deaths, restarts, mode, worldSeed } = board
  const counts = [
    count(locations.length, 'room'),
    count(deaths, 'death'),
    ...(restarts > 0 ? [count(restarts, 'restart')] : []),
  ]
  const entry = (name: string, text: string) =>
    wrap(text, columns - NAME_COLUMNS).map(
      (line, at) => `${paint('dim', (at === 0 ? name : '').padEnd(NAME_COLUMNS))}${line}`,
    )
  return [
    `${paint('bold', scoreText(board))} in ${count(step, 'turn')} of ${harmless(board.story.name)}, seed ${worldSeed}`,
    counts.join(', '),
    ...entry('mode', `${mode}; besides the text it had ${besides(board.handicaps)}`),
    ...(mode === 'imagine' ? entry('forks', describeImagining(board)) : []),
    ...entry('minds', harmless(describeMinds(minds))),
    ...(metrics === null ? [] : entry('spent', describeKinds(metrics.kinds))),
    ...(metrics === null ? [] : entry('marks', describeCriteria(metrics.criteria))),
  ]
}

/** How many of the success criteria are met, and which are not. */
function describeCriteria(criteria: Criteria): string {
  const all = Object.entries(criteria)
  const missed = all.filter(([, { met }]) => !met)
  const named = missed.map(([name, { value, threshold }]) => {
    const words = name.replaceAll(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`)
    return `${words} ${value === null ? 'without occasion' : `${round(value)}, asked ${round(threshold)}`}`
  })
  const met = `${all.length - missed.length} of ${all.length} success criteria met`
  return missed.length === 0 ? met : `${met}; not: ${named.join('; ')}`
}

const IN_WORDS: Partial<Readonly<Record<StepKind, string>>> = { notUnderstood: 'not understood' }

/** What the commands went to, the most first: where they are lost is what to mend. */
function describeKinds(kinds: StepCounts): string {
  const all = (Object.entries(kinds) as [StepKind, number][]).filter(([, times]) => times > 0)
  const total = all.reduce((sum, [, times]) => sum + times, 0)
  if (total === 0) return 'no commands'
  return all
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, times]) => `${IN_WORDS[kind] ?? kind} ${Math.round((times / total) * 100)} %`)
    .join(', ')
}

function describeImagining({ imagining: { tried, seconds, score } }: AdventureBoard): string {
  return `${tried} commands tried in ${Math.round(seconds)} s; the best way found is worth ${score}`
}

const round = (number: number) => String(Math.round(number * 100) / 100)

function besides(given: readonly Handicap[]): string {
  return given.length === 0 ? 'nothing' : given.map((name) => handicaps[name]).join('; ')
}

/** What one may do with the run now, each as a command to paste. */
export function nextCommands(
  { run, turns, board }: Outcome,
  command: (...words: string[]) => string,
): (readonly [string, string])[] {
  const half = String(turns[Math.floor(turns.length / 2)]?.turn ?? 0)
  const isShort = turns.length < 3
  return [
    ['Again, from the journal', command('replay', run)],
    ['As a page with map and votes', command('export', run, '--as', 'html', '--out', pageName(board))],
    ...(isShort ? [] : [['Another way', command('fork', run, '--turn', half, '--say', 'look')] as const]),
  ]
}

function pageName({ story, worldSeed }: AdventureBoard): string {
  return `${story.name.replaceAll(/[^\w.-]+/g, '-')}-${worldSeed}.html`
}
