/** The evaluation of adventurers: every story a row, beside chance and what others published. */
import { firstSeed, rounded, seedsFrom, tableOf, type Evaluating, type Evaluation } from '../../evaluation.ts'
import { amount, choice, count, list } from '../../option.ts'
import type { Mode } from '../board.ts'
import type { Progress } from '../../../evaluate/trials/run-trials.ts'
import { stepKinds, type StepCounts } from './step-kinds.ts'
import { ablationStories, evaluateAblation } from './ablation-evaluation.ts'
import { playSeeds, rowOf, usualStories, type Game, type Row } from './evaluate.ts'

// as many as others published their scores for
const STEPS = 500
const ABLATION_STEPS = 300
const modes: readonly Mode[] = ['plain', 'retry', 'imagine']

export const evaluation: Evaluation = {
  says:
    'Each story on several seeds, beside chance, with the success criteria and published scores; or each member ' +
    'muted.',
  options: [
    list({
      path: 'stories',
      label: 'Story files',
      about: 'story files with commas between them (default: Zork I where it is, and ours)',
      flag: '--story',
    }),
    choice({
      path: 'what',
      label: 'What',
      about: 'scores beside chance, or what each member is worth (ablation)',
      default: 'scores',
      choices: ['scores', 'ablation'].map((value) => ({ value, label: value })),
      flag: '--what',
    }),
    count({ path: 'seeds', label: 'Seeds', default: 5, min: 1, max: 1_000, flag: '--seeds' }),
    firstSeed,
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
    const { stories, what, seeds, firstSeed: first, mode, steps, minutes } = chosen as unknown as Chosen
    if (what === 'ablation')
      return evaluateAblation(
        { stories: stories ?? ablationStories(), seeds, seed: first, steps: steps ?? ABLATION_STEPS, mode },
        going,
      )
    const played = stories === undefined ? usualStories() : stories.map((file) => ({ file, steps: STEPS }))
    const games = played.map((story): Game => ({ file: story.file, mode, steps: steps ?? story.steps, minutes }))
    const rows = await evaluate(games, seedsFrom(first, seeds), going)
    return {
      lines: rows.flatMap((row, at) => [...(at > 0 ? [''] : []), ...describe(row)]),
      json: { rows: rounded(rows) },
    }
  },
}

interface Chosen {
  readonly what: 'scores' | 'ablation'
  readonly stories?: readonly string[]
  readonly seeds: number
  readonly firstSeed: number
  readonly mode: Mode
  readonly steps?: number
  readonly minutes: number
}

async function evaluate(games: readonly Game[], seeds: readonly number[], going: Evaluating): Promise<Row[]> {
  const store = going.openStore?.()
  const rows: Row[] = []
  for (const game of games) {
    const { signal, found } = going
    // one evaluation, story by story: after the first it goes on
    const resume = rows.length === 0 ? going.resume : 'all'
    const onProgress = tellerOf(game, seeds.at(-1)!, going.progress, found)
    const { results, isStopped } = await playSeeds(game, seeds, { store, signal, resume, onProgress })
    if (results.length > 0) rows.push(rowOf(game, results))
    if (isStopped) break
  }
  return rows
}

/** Which seed is played, and what came out so far. */
function tellerOf({ file, mode }: Game, last: number, progress: Evaluating['progress'], found: Evaluating['found']) {
  const scores: number[] = []
  return ({ read, trial }: Progress) => {
    if (trial === undefined) {
      if (read > 0) found?.(read)
      return
    }
    if (trial.side === 'adventurers') scores.push((trial.measured as { score: number }).score)
    else progress(`${file}, ${mode}, seed ${trial.seed} to ${last}; so far ${scores.join(', ')}`)
  }
}

/** In pairs of the same seed, with its 95 % interval. */
function gainWords({ gain: { mean, low, high } }: Row): string {
  const range = low === null || high === null ? '' : ` [${low.toFixed(1)}, ${high.toFixed(1)}]`
  return `, ${mean >= 0 ? '+' : ''}${mean.toFixed(1)}${range} in pairs`
}

function describe(row: Row): string[] {
  const { story, mode, limit, mean, min, max, maxScore, n, random, cpuSeconds, replays, handicaps } = row
  const others = Object.entries(row.published ?? {}).map(([name, score]) => `${name} ${score}`)
  const missed = Object.entries(row.criteria).filter(([, { met }]) => !met)
  return [
    `${story}, ${mode}, ${limit} steps, ${n} seeds; beyond the text: ${handicaps.join(', ') || 'nothing'}`,
    `mean ${mean.toFixed(1)} (${min}..${max}) of ${maxScore ?? '?'}; ` +
      `by chance ${random.toFixed(1)}${gainWords(row)}; ` +
      `${cpuSeconds?.toFixed(1) ?? '?'} CPU-seconds a game; ${replays ? 'every' : 'NOT every'} list of commands ` +
      'replays to the same score',
    `steps: ${kindWords(row.steps)}`,
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

/** What the steps went to, the largest share first. */
export function kindWords(steps: StepCounts): string {
  const spent = stepKinds.filter((kind) => steps[kind] > 0).toSorted((a, b) => steps[b] - steps[a])
  return spent.map((kind) => `${kind} ${(steps[kind] * 100).toFixed(1)} %`).join(', ')
}
