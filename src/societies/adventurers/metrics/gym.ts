/** The gym: small games of many kinds, half of them sealed. What is tuned on the one half is measured on the other. */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { TroupeError } from '../../../base/errors.ts'
import { estimate, meanOf, type Estimate } from '../../../evaluate/trials/statistics.ts'
import type { Mode } from '../board.ts'
import { isStoryName, SHIPPED } from '../story-shelf.ts'
import type { SeedResult } from './evaluate.ts'
import { openSource, storySource } from '../story-source.ts'
import { kindShares, type StepCounts } from './step-kinds.ts'
import { traceTruth } from './truth-trace.ts'

export const gymSets = ['development', 'sealed'] as const
export type GymSet = (typeof gymSets)[number]

const FOLDER = join(SHIPPED, 'gym')
const EXAMS = 'exams.md'

/** The story files of a set, by name. Those of the sealed one are opened in an exam only. */
export function gymStories(set: GymSet, isExam: boolean, folder = FOLDER): readonly string[] {
  if (set === 'sealed' && !isExam)
    throw new TroupeError(
      'CLI_USAGE',
      'The sealed games are not played while anything is tuned: they measure what was never seen. ' +
        'Play the development set, or say --exam when everything else is finished; each exam is noted.',
    )
  const games = join(folder, set)
  const files = existsSync(games) ? readdirSync(games, { recursive: true, encoding: 'utf8' }) : []
  const stories = files.filter(isStoryName).toSorted()
  if (stories.length === 0)
    throw new TroupeError(
      'CLI_USAGE',
      `There are no games in ${games}. They come with the project's repository and are not in the package.`,
    )
  return stories.map((file) => join(games, file))
}

/** The points that the walkthrough beside a story makes: some stories never say how many there are. */
export async function walkthroughPoints(file: string, seed = 1): Promise<number | null> {
  const walkthrough = file.replace(/\.[^.]+$/, '.walkthrough.txt')
  if (!existsSync(walkthrough)) return null
  const commands = readFileSync(walkthrough, 'utf8').split('\n').filter(isCommand)
  const { moments } = await traceTruth({ story: openSource(storySource(file)), seed, commands })
  return moments.at(-1)!.score
}

const isCommand = (line: string) => line.trim() !== '' && !line.startsWith('#')

export interface Exam {
  readonly on: string
  readonly mode: Mode
  readonly seeds: readonly number[]
  readonly limit: number
  readonly mean: number
  readonly random: number
  /** of an exam of a variant: what it is compared with, in place of chance */
  readonly beside?: string
}

/** Every use of the sealed games is written down beside them, whatever came out. */
export function noteExam({ on, mode, seeds, limit, mean, random, beside }: Exam, folder = FOLDER): void {
  const words = [
    on,
    mode,
    `seeds ${seeds[0]} to ${seeds.at(-1)}`,
    `${limit} steps`,
    `${percent(mean)} of the points, ${beside ?? 'by chance'} ${percent(random)}`,
  ]
  appendFileSync(join(folder, 'sealed', EXAMS), `- ${words.join('; ')}\n`)
}

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`

export interface GymGame {
  readonly name: string
  /** points in the mean, and all there are; null where the story never says */
  readonly mean: number
  readonly max: number | null
  readonly random: number
  /** of all points, on each seed */
  readonly shares: readonly number[]
  readonly steps: StepCounts
  readonly deaths: number
}

/** `max`: the points of the walkthrough, for stories that do not tell how many there are. */
export function gameOf(file: string, results: readonly SeedResult[], max: number | null): GymGame {
  const most = results[0]?.maxScore ?? max
  const shareOf = (score: number) => (most === null || most <= 0 ? 0 : Math.max(0, score) / most)
  return {
    name: basename(file).replace(/\.[^.]+$/, ''),
    mean: meanOf(results.map(({ score }) => score)),
    max: most,
    random: meanOf(results.map(({ random }) => shareOf(random))),
    shares: results.map(({ score }) => shareOf(score)),
    steps: kindShares(results.map(({ metrics }) => metrics.kinds)),
    deaths: meanOf(results.map(({ metrics }) => metrics.deaths)),
  }
}

export interface GymResult {
  /** of all points, each game counting the same; with the 95 % interval over games and seeds */
  readonly mean: number
  readonly interval: Estimate | null
  readonly random: number
  readonly games: readonly GymGame[]
  readonly steps: StepCounts
}

export function gymOf(games: readonly GymGame[], results: readonly (readonly SeedResult[])[]): GymResult {
  return {
    mean: meanOf(games.map(({ shares }) => meanOf(shares))),
    interval: estimate(games.map(({ shares }) => shares)),
    random: meanOf(games.map(({ random }) => random)),
    games,
    steps: kindShares(results.flat().map(({ metrics }) => metrics.kinds)),
  }
}
