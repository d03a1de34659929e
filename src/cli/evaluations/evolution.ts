/**
 * `troupe evaluate evolution`: how often evolution is wrong and what it misses, by simulation; what was certified in a
 * store; whether the fifth game of a story beats the first with lessons carried; and, in an exam, the sealed games.
 */
import { existsSync } from 'node:fs'
import { readEvolutions } from '../../evolve/read-family.ts'
import { falseRate, noises, powerOf, worlds } from '../../evolve/statistics/simulate.ts'
import type { EvolutionRun } from '../../evolve/family.ts'
import type { ExamResult } from '../../societies/adventurers/evolution/exam.ts'
import { firstSeed, rounded, seedsFrom, type Evaluation } from '../../societies/evaluation.ts'
import { count, text, toggle } from '../../societies/option.ts'
import { differencesOf, type Variant } from '../../societies/variant.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { sqliteStore } from '../../store/sqlite-store.ts'
import type { Store } from '../../store/store.ts'
import { misuse } from '../command.ts'

const PAIRS = 5_000
const GAIN = 0.4
const MOST_PAIRS = 120
const POWER_TRIALS = 4_000

interface Chosen {
  readonly evolutions: number
  readonly family?: string
  readonly exam: boolean
  readonly rehearsal: boolean
  readonly seeds: number
  readonly firstSeed: number
  readonly steps: number
  readonly games: number
  readonly readers: number
}

export const evaluation: Evaluation = {
  says: 'Evolution: false certifications and power by simulation, what a store has certified, and its exam.',
  options: [
    count({
      path: 'evolutions',
      label: 'Simulated evolutions',
      about: 'simulated evolutions of 5,000 pairs in each world',
      default: 400,
      min: 1,
      max: 100_000,
      flag: '--evolutions',
    }),
    text({ path: 'family', label: 'Store', about: 'the store in which adventurers were evolved', flag: '--family' }),
    toggle({
      path: 'exam',
      label: 'Exam',
      about: 'play what is certified on the sealed games, beside the society as it comes; each exam is noted',
      default: false,
      flag: '--exam',
    }),
    toggle({
      path: 'rehearsal',
      label: 'Rehearsal',
      about: 'the same on the development half, on seeds of its own',
      default: false,
      flag: '--rehearsal',
    }),
    count({
      path: 'seeds',
      label: 'Seeds',
      about: 'seeds of each game',
      default: 5,
      min: 1,
      max: 1_000,
      flag: '--seeds',
    }),
    { ...firstSeed, default: 1_001 },
    count({
      path: 'steps',
      label: 'Steps',
      about: 'commands at most',
      default: 300,
      min: 1,
      max: 10_000,
      flag: '--steps',
    }),
    count({
      path: 'games',
      label: 'Games',
      about: 'games of each story in turn, with lessons carried from each to the next; 0 plays none',
      default: 5,
      min: 0,
      max: 20,
      flag: '--games',
    }),
    count({
      path: 'readers',
      label: 'Readers',
      about: 'pairs of games in which prompts of models that only read are evolved; 0 plays none',
      default: 0,
      min: 0,
      max: 10_000,
      flag: '--readers',
    }),
  ],
  async run(chosen, { signal, progress, openStore, resume }) {
    const {
      evolutions,
      family,
      exam,
      rehearsal,
      seeds,
      firstSeed: first,
      steps,
      games,
      readers,
    } = chosen as unknown as Chosen
    const runs = await runsOf(family)
    const last = runs.at(-1)?.board
    const variant = last?.members[last.course.ancestor]?.variant ?? {}
    if (exam && Object.keys(variant).length === 0)
      throw misuse('There is nothing to examine: --family names no store in which adventurers were certified.')
    progress('simulating')
    const rates = Object.fromEntries(
      Object.entries(worlds).map(([name, world]) => [name, falseRate(world, evolutions, PAIRS)]),
    )
    const powers = Object.fromEntries(
      (['normal', 'tied', 'veryTied'] as const).map((name) => [
        name,
        powerOf(GAIN, noises[name], MOST_PAIRS, POWER_TRIALS),
      ]),
    )
    const isPlayed = exam || rehearsal
    const { examine } = await import('../../societies/adventurers/evolution/exam.ts')
    const examined = isPlayed
      ? await examine(
          {
            set: exam ? 'sealed' : 'development',
            variant,
            seeds: seedsFrom(first, seeds),
            steps,
            on: new Date().toISOString().slice(0, 10),
          },
          {
            store: openStore?.(),
            signal,
            resume,
            onProgress: ({ done, total }) => progress(`game ${done} of ${total}`),
          },
        )
      : undefined
    const { playCarried } = await import('../../societies/adventurers/evolution/carried.ts')
    const carried = games > 1 ? await playCarried({ games, steps, firstSeed: first, progress, signal }) : undefined
    const gain = carried?.gain
    const read = readers > 0 ? await evolvedReaders(readers, openStore?.(), progress, signal) : undefined
    const report = {
      falseRate: Math.max(...Object.values(rates)),
      power: Math.min(...Object.values(powers)),
      certified: certifiedIn(runs),
      exam: exam ? shortOf(examined) : null,
      fifthVersusFirst: gain ? { mean: gain.mean, low: gain.low, high: gain.high, stories: gain.n } : null,
      rates,
      powers,
      ...(rehearsal && !exam && { rehearsal: shortOf(examined) }),
      ...(carried && { shares: carried.shares }),
      ...(read && { readers: read }),
      variant,
    }
    return { lines: linesOf(report, variant), json: rounded(report) }
  },
}

/** What came of the prompts of readers: the last that was certified, and every verdict. */
async function evolvedReaders(
  pairs: number,
  store: Store | undefined,
  progress: (what: string) => void,
  signal: AbortSignal | undefined,
) {
  const { evolveReaders, readersOf, readerTasks } = await import('./readers.ts')
  const { board } = await evolveReaders({
    evolution: readersOf(await readerTasks()),
    store: store ?? memoryStore(),
    settings: { pairs, races: 1, entrants: 6 },
    onGame: ({ task, variant }, { games }) => progress(`readers, game ${games}: ${task}, ${variant}`),
    ...(signal && { signal }),
  })
  const { course, members, verdicts, games } = board
  return {
    certified: verdicts.filter(({ standing }) => standing === 'accepted').length,
    prompts: Object.keys(members[course.ancestor]?.variant.prompts ?? {}),
    verdicts: verdicts.map(({ child, standing, W, threshold, pairs: played, mean, low, high }) => ({
      child,
      standing,
      W,
      threshold,
      pairs: played,
      mean,
      low,
      high,
    })),
    games: Object.keys(games).length,
  }
}

/** Without a store nothing was certified. */
async function runsOf(file: string | undefined): Promise<readonly EvolutionRun[]> {
  if (file === undefined) return []
  if (!existsSync(file)) throw misuse(`There is no store ${file}. --family takes the store of \`troupe evolve\`.`)
  const store = sqliteStore(file)
  try {
    return await readEvolutions(store, 'adventurers')
  } finally {
    await store.close()
  }
}

const certifiedIn = (runs: readonly EvolutionRun[]): number =>
  runs.reduce((sum, { board }) => sum + board.verdicts.filter(({ standing }) => standing === 'accepted').length, 0)

function shortOf(examined: ExamResult | undefined) {
  if (examined === undefined) return null
  const { games, mean, low, high, deathsBefore, deathsAfter, before, after } = examined
  return { games, mean, low, high, deathsBefore, deathsAfter, before, after }
}

const percent = (share: number | null | undefined) =>
  share === null || share === undefined ? '?' : `${(share * 100).toFixed(1)} %`

interface Report {
  readonly falseRate: number
  readonly power: number
  readonly certified: number
  readonly exam: ReturnType<typeof shortOf>
  readonly rehearsal?: ReturnType<typeof shortOf>
  readonly readers?: Awaited<ReturnType<typeof evolvedReaders>>
  readonly fifthVersusFirst: { readonly mean: number; readonly low: number | null; readonly high: number | null } | null
}

function linesOf(
  { falseRate: wrong, power, certified, exam, rehearsal, fifthVersusFirst, readers }: Report,
  variant: Variant,
): string[] {
  const told = (name: string, result: ReturnType<typeof shortOf>) =>
    result === null
      ? []
      : [
          `${name}: ${percent(result.before)} to ${percent(result.after)} of the points, ${percent(result.mean)} ` +
            `[${percent(result.low)}, ${percent(result.high)}] over ${result.games} games; deaths a game ` +
            `${result.deathsBefore.toFixed(2)} to ${result.deathsAfter.toFixed(2)}`,
        ]
  return [
    `something worthless certified in ${percent(wrong)} of evolutions of 5,000 pairs at most   (goal: at most 5 %)`,
    `of changes worth 0.4 standard deviations ${percent(power)} certified within 120 pairs at least   (goal: 90 %)`,
    `certified: ${certified}${certified === 0 ? '' : ` (${differencesOf({}, variant).join(', ')})`}`,
    ...told('exam', exam),
    ...(readers?.verdicts ?? []).map(
      ({ child, standing, W, threshold, pairs, mean, low, high }) =>
        `readers, ${child}: ${standing}, W ${W.toFixed(1)} of ${threshold.toFixed(0)} after ${pairs} pairs, ` +
        `${percent(mean)} of the points [${percent(low)}, ${percent(high)}]`,
    ),
    ...told('rehearsal', rehearsal ?? null),
    ...(fifthVersusFirst === null
      ? []
      : [
          `the last game of a story beside the first: ${percent(fifthVersusFirst.mean)} ` +
            `[${percent(fifthVersusFirst.low)}, ${percent(fifthVersusFirst.high)}]`,
        ]),
  ]
}
