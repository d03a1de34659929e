/** How well adventurers do, as a report: every story a row, beside chance and what others published. */
import { parseArgs } from 'node:util'
import type { Mode } from '../src/societies/adventurers/board.ts'
import { playSeed, rowOf, usualStories, type Game, type Row, type SeedResult } from './eval-adventurers.ts'
import { progress, table } from './report.ts'
import { misused, readCount } from './usage.ts'

const modes: readonly string[] = ['plain', 'retry', 'imagine'] satisfies Mode[]

export async function reportAdventurers(words: readonly string[], usage: string): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    // an unknown option is named below, not thrown at somebody who mistyped it
    strict: false,
    options: {
      json: { type: 'boolean' },
      story: { type: 'string', multiple: true },
      seeds: { type: 'string' },
      mode: { type: 'string' },
      steps: { type: 'string' },
      minutes: { type: 'string' },
    },
  })
  const known = ['json', 'story', 'seeds', 'mode', 'steps', 'minutes']
  const mode = values.mode ?? 'plain'
  if (!Object.keys(values).every((option) => known.includes(option))) misused(usage)
  if (typeof mode !== 'string' || !modes.includes(mode)) misused(usage)
  // `--story a b` names two stories
  const named = [...(values.story ?? []), ...positionals].filter((file) => typeof file === 'string')
  if (positionals.length > 0 && values.story === undefined) misused(usage)
  const count = (option: 'seeds' | 'steps' | 'minutes', otherwise: number) =>
    readCount(values[option]?.toString(), otherwise, usage)
  const stories = named.length > 0 ? named.map((file) => ({ file, steps: 500 })) : usualStories()
  const games = stories.map(({ file, steps }): Game => ({
    file,
    mode: mode as Mode,
    steps: count('steps', steps),
    minutes: count('minutes', 10),
  }))
  await evaluate(games, count('seeds', 5), values.json === true)
}

async function evaluate(games: readonly Game[], seeds: number, isJson: boolean): Promise<void> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort()).once('SIGTERM', () => stopping.abort())
  const rows: Row[] = []
  for (const game of games) {
    const results = await playSeeds(game, seeds, stopping.signal)
    if (results.length > 0) rows.push(rowOf(game, results))
    if (stopping.signal.aborted) break
  }
  progress('')
  const say = isJson ? console.error : console.log
  say(rows.map(describe).join('\n\n'))
  if (stopping.signal.aborted) {
    console.error('Interrupted. This is what was measured before.')
    process.exitCode = 130
  }
  if (isJson) console.log(JSON.stringify({ rows: rows.map(rounded) }))
}

/** Those that were played to the end before somebody stopped it. */
async function playSeeds(game: Game, seeds: number, signal: AbortSignal): Promise<SeedResult[]> {
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

function describe(row: Row): string {
  const { story, mode, steps, mean, min, max, maxScore, n, random, cpuSeconds, replays, handicaps } = row
  const others = Object.entries(row.published ?? {}).map(([name, score]) => `${name} ${score}`)
  const missed = Object.values(row.criteria).filter(({ met }) => !met).length
  return [
    `${story}, ${mode}, ${steps} steps, ${n} seeds; beyond the text: ${handicaps.join(', ') || 'nothing'}`,
    `mean ${mean.toFixed(1)} (${min}..${max}) of ${maxScore ?? '?'}; by chance ${random.toFixed(1)}; ${cpuSeconds.toFixed(1)} CPU-seconds a game; ${replays ? 'every list of commands replays to the same score' : 'NOT every list of commands replays to the same score'}`,
    ...(others.length > 0 ? [`published: ${others.join(', ')}`] : []),
    '',
    ...table([
      ['criterion', 'mean', 'asked', 'met in'],
      ...Object.entries(row.criteria).map(([name, { value, threshold, met, metIn }]) => [
        `${met ? ' ' : '!'} ${name}`,
        value === null ? '-' : value.toFixed(2),
        threshold.toFixed(2),
        `${metIn}/${n}`,
      ]),
    ]),
    ...(missed === 0 ? ['all met'] : missedOnes(row)),
  ].join('\n')
}

function missedOnes({ criteria }: Row): string[] {
  const missed = Object.entries(criteria).filter(([, { met }]) => !met)
  return ['not met:', ...missed.map(([name, { how }]) => `  ${name}: ${how}`)]
}

function rounded<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' ? Math.round(each * 1e4) / 1e4 : each)),
  ) as T
}
