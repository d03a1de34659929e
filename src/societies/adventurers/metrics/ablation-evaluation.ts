/**
 * Ablation over several stories: what each member is worth, story by story and over all of them, with intervals. It is
 * kept in the store of the evaluation, so that it goes on where it was stopped.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { estimatePaired, type PairedEstimate } from '../../../evaluate/trials/statistics.ts'
import { rounded, tableOf, type Evaluating, type EvaluationResult } from '../../evaluation.ts'
import type { Mode } from '../board.ts'
import type { Member } from '../protocol.ts'
import { DOWNLOADS, SHIPPED } from '../story-shelf.ts'
import { storySource } from '../story-source.ts'
import { ablationOf, type Ablation } from './ablation.ts'
import { playAblation } from './play-ablation.ts'
import { members } from './trail.ts'

export interface AblationChoice {
  readonly stories: readonly string[]
  readonly seeds: number
  /** the first of them */
  readonly seed: number
  readonly steps: number
  readonly mode: Mode
}

interface AblationRow extends Ablation {
  readonly story: string
}

const besides = [join(SHIPPED, '../../shared/stories'), DOWNLOADS, join(SHIPPED, '../node_modules/glkote-term/tests')]
const NAMES = ['zork1.z3', 'zork2.z3', 'zork3.z3', 'advent.z5', 'minizork.z3', 'curses.z3']

/** Our own story, and those beside the project, among the downloads or the tests of others, that are there. */
export function ablationStories(): string[] {
  const found = NAMES.flatMap(
    (name) => besides.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? [],
  )
  return [join(SHIPPED, 'fog-bell.z5'), ...found]
}

export async function evaluateAblation(choice: AblationChoice, going: Evaluating): Promise<EvaluationResult> {
  const { stories, seeds, seed, steps, mode } = choice
  const store = going.openStore?.()
  const rows: AblationRow[] = []
  for (const file of stories) {
    const story = storySource(file)
    // one evaluation, story by story: after the first it goes on
    const resume = rows.length === 0 ? going.resume : 'all'
    const played = await playAblation(
      { story, seeds, seed, steps, mode },
      {
        ...(store && { store }),
        ...(resume && { resume }),
        signal: going.signal,
        onProgress: ({ read, trial }) => {
          if (trial === undefined && read > 0) going.found?.(read)
          if (trial?.status === 'finished') going.progress(`${story.name}, seed ${trial.seed}, ${trial.side}`)
        },
      },
    )
    if (played.games.length > 0) rows.push({ story: story.name, ...ablationOf(played.games, members) })
    if (played.stopped !== undefined) break
  }
  const overall = worthOf(rows)
  return {
    lines: describe(rows, overall, choice),
    json: rounded({ steps, seeds, seed, mode, stories: rows, ablation: overall }),
  }
}

/** The stories are the sample: seeds of one say nothing about another. */
function worthOf(rows: readonly AblationRow[]): Partial<Record<Member, PairedEstimate>> {
  const worth: Partial<Record<Member, PairedEstimate>> = {}
  for (const member of members) {
    const groups = rows.map((row) => row.members.find((each) => each.member === member)?.differences ?? [])
    const estimate = estimatePaired(groups)
    if (estimate !== null) worth[member] = estimate
  }
  return worth
}

const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`
const range = (low: number | null, high: number | null) =>
  low === null || high === null ? '' : ` [${low.toFixed(1)}, ${high.toFixed(1)}]`

function describe(
  rows: readonly AblationRow[],
  overall: ReturnType<typeof worthOf>,
  { seeds, steps, mode }: AblationChoice,
): string[] {
  if (rows.length === 0) return ['Nothing was measured.']
  const cells = rows.map(({ story, all, members: effects }) => [
    story,
    all.mean.toFixed(1),
    ...members.map((member) => {
      const effect = effects.find((each) => each.member === member)
      return effect === undefined
        ? '-'
        : signed(effect.difference) + range(effect.interval?.low ?? null, effect.interval?.high ?? null)
    }),
  ])
  const last = members.map((member) => {
    const worth = overall[member]
    return worth === undefined ? '-' : signed(worth.mean) + range(worth.low, worth.high)
  })
  return [
    `What each member brings: points with everybody less points with it muted, ${mode}, ${steps} steps, ` +
      `${seeds} seeds, with 95 % intervals; the last row over stories`,
    '',
    ...tableOf([['story', 'everybody', ...members], ...cells, ['all', '', ...last]]),
  ]
}
