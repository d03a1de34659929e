/** The evaluation of adventurers: every story a row, beside chance and what others published. */
import { rounded, tableOf, type Evaluating, type Evaluation } from '../../evaluation.ts'
import { amount, choice, count, list } from '../../option.ts'
import type { Mode } from '../board.ts'
import { playSeed, rowOf, usualStories, type Game, type Row, type SeedResult } from './evaluate.ts'

// as many as others published their scores for
const STEPS = 500
const modes: readonly Mode[] = ['plain', 'retry', 'imagine']

export const evaluation: Evaluation = {
  says: 'Each story on several seeds, beside chance, with the success criteria and published scores.',
  options: [
    list({
      path: 'stories',
      label: 'Story files',
      about: 'story files with commas between them (default: Zork I where it is, and ours)',
      flag: '--story',
    }),
    count({ path: 'seeds', label: 'Seeds', default: 5, min: 1, max: 1_000, flag: '--seeds' }),
    choice({
      path: 'mode',
      label: 'Mode',
      default: 'plain',
      choices: modes.map((value) => ({ value, label: value })),
      flag: '--mode',
    }),
    count({ path: 'steps', label: 'Steps', about: 'commands at most', min: 1, max: 100_000, flag: '--steps' }),
    amount({
      path: 'minutes',
      label: 'Minutes',
      about: 'CPU-minutes for each game that imagines',
      default: 10,
      min: 0,
      max: 1_440,
      flag: '--minutes',
    }),
  ],
  async run(chosen, going) {
    const { stories, seeds, mode, steps, minutes } = chosen as unknown as Chosen
    const played = stories === undefined ? usualStories() : stories.map((file) => ({ file, steps: STEPS }))
    const games = played.map((story): Game => ({ file: story.file, mode, steps: steps ?? story.steps, minutes }))
    const rows = await evaluate(games, seeds, going)
    return {
      lines: rows.flatMap((row, at) => [...(at > 0 ? [''] : []), ...describe(row)]),
      json: { rows: rounded(rows) },
    }
  },
}

interface Chosen {
  readonly stories?: readonly string[]
  readonly seeds: number
  readonly mode: Mode
  readonly steps?: number
  readonly minutes: number
}

async function evaluate(games: readonly Game[], seeds: number, going: Evaluating): Promise<Row[]> {
  const rows: Row[] = []
  for (const game of games) {
    const results = await playSeeds(game, seeds, going)
    if (results.length > 0) rows.push(rowOf(game, results))
    if (going.signal.aborted) break
  }
  return rows
}

/** Those that were played to the end before somebody stopped it. */
async function playSeeds(game: Game, seeds: number, { signal, progress }: Evaluating): Promise<SeedResult[]> {
  const results: SeedResult[] = []
  for (let seed = 1; seed <= seeds; seed++) {
    progress(`${game.file}, ${game.mode}, seed ${seed} of ${seeds}${soFar(results)}`)
    try {
      results.push(await playSeed(game, seed, signal))
    } catch (error) {
      if (!signal.aborted) throw error
    }
    if (signal.aborted) break
  }
  return results
}

const soFar = (results: readonly SeedResult[]) =>
  results.length === 0 ? '' : `; so far ${results.map(({ score }) => score).join(', ')}`

function describe(row: Row): string[] {
  const { story, mode, steps, mean, min, max, maxScore, n, random, cpuSeconds, replays, handicaps } = row
  const others = Object.entries(row.published ?? {}).map(([name, score]) => `${name} ${score}`)
  const missed = Object.entries(row.criteria).filter(([, { met }]) => !met)
  return [
    `${story}, ${mode}, ${steps} steps, ${n} seeds; beyond the text: ${handicaps.join(', ') || 'nothing'}`,
    `mean ${mean.toFixed(1)} (${min}..${max}) of ${maxScore ?? '?'}; by chance ${random.toFixed(1)}; ` +
      `${cpuSeconds.toFixed(1)} CPU-seconds a game; ${replays ? 'every' : 'NOT every'} list of commands ` +
      'replays to the same score',
    ...(others.length > 0 ? [`published: ${others.join(', ')}`] : []),
    '',
    ...tableOf([
      ['criterion', 'mean', 'asked', 'met in'],
      ...Object.entries(row.criteria).map(([name, { value, threshold, met, metIn }]) => [
        `${met ? ' ' : '!'} ${name}`,
        value === null ? '-' : value.toFixed(2),
        threshold.toFixed(2),
        `${metIn}/${n}`,
      ]),
    ]),
    ...(missed.length === 0 ? ['all met'] : ['not met:', ...missed.map(([name, { how }]) => `  ${name}: ${how}`)]),
  ]
}
