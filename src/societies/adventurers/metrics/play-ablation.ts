/** The games of an ablation: each seed with everybody, then with one member muted after the other. */
import { runTrials, type TrialsOptions, type TrialsResult } from '../../../evaluate/trials/run-trials.ts'
import type { TrialRun, TrialSide } from '../../../evaluate/trials/trial.ts'
import { adventurers } from '../adventurers.ts'
import type { Mode } from '../board.ts'
import type { Member } from '../protocol.ts'
import type { StorySource } from '../story-source.ts'
import type { AblationGame } from './ablation.ts'
import { members } from './trail.ts'

export interface AblationPlan {
  readonly story: StorySource
  readonly seeds: number
  /** the first of them */
  readonly seed: number
  readonly steps: number
  readonly mode: Mode
}

const everybody: TrialSide = { name: 'everybody', flow: adventurers }
const muted = new Map<string, Member>(members.map((member) => [`without ${member}`, member]))
const sides: readonly [TrialSide, ...TrialSide[]] = [
  everybody,
  ...[...muted.keys()].map((name) => ({ name, flow: adventurers })),
]

/** Games that were played to their end, whether all were or not. */
export async function playAblation(
  { story, seeds, seed: first, steps, mode }: AblationPlan,
  options: TrialsOptions,
): Promise<{ readonly games: AblationGame[]; readonly stopped?: TrialsResult['stopped'] }> {
  // seed by seed, so that what is measured can be compared whenever it ends
  const plans = Array.from({ length: seeds }, (_, place) => first + place).flatMap((seed) =>
    sides.map(({ name: side }) => {
      const who = muted.get(side)
      const input = { story, worldSeed: seed, maxSteps: steps, mode, muted: who === undefined ? [] : [who] }
      return { side, case: story.name, seed, input }
    }),
  )
  const measure = ({ board }: TrialRun) => ({ score: mode === 'retry' ? board['progress'] : board['score'] })
  const { trials, stopped } = await runTrials({ name: 'ablation', sides, plans, measure, concurrency: 1, ...options })
  const failed = trials.find(({ error }) => error !== undefined)
  if (failed !== undefined)
    throw new Error(`${failed.case}, seed ${failed.seed}, ${failed.side}: ${failed.error!.message}`)
  const games = trials.flatMap(({ side, seed, status, measured }): AblationGame[] => {
    if (status !== 'finished') return []
    const { score } = measured as { readonly score: number }
    const who = muted.get(side)
    return [{ seed: seed as number, score, ...(who !== undefined && { muted: who }) }]
  })
  return { games, ...(stopped !== undefined && { stopped }) }
}
