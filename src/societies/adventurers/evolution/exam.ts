/**
 * The exam of a variant: games beside those of the society as it comes, on the same seeds. On the sealed half it is
 * played once, when nothing is tuned any more, and each use is written down, whatever comes out.
 */
import { estimatePaired, meanOf } from '../../../evaluate/trials/statistics.ts'
import { runTrials, type TrialsOptions } from '../../../evaluate/trials/run-trials.ts'
import { createMinds } from '../../../minds/mind.ts'
import type { Variant } from '../../variant.ts'
import { createAdventurers } from '../adventurers.ts'
import { gymStories, noteExam, walkthroughPoints, type GymSet } from '../metrics/gym.ts'
import { storySource } from '../story-source.ts'

export interface ExamPlan {
  readonly set: GymSet
  readonly variant: Variant
  readonly seeds: readonly number[]
  readonly steps: number
  /** today, for the note */
  readonly on: string
}

export interface ExamResult {
  readonly games: number
  /** of all points: the variant less the society as it comes, over games, with its 95 % interval */
  readonly mean: number
  readonly low: number | null
  readonly high: number | null
  readonly before: number
  readonly after: number
  /** for each game that was played */
  readonly deathsBefore: number
  readonly deathsAfter: number
}

export async function examine(plan: ExamPlan, options: TrialsOptions = {}): Promise<ExamResult | undefined> {
  const { set, variant, seeds, steps, on } = plan
  const minds = createMinds({ model: 'rules' })
  const sides = [
    { name: 'variant', flow: createAdventurers({ minds, variant }), difference: variant },
    { name: 'base', flow: createAdventurers({ minds }) },
  ] as const
  const files = gymStories(set, set === 'sealed')
  const most = new Map<string, number>()
  const plans = []
  for (const file of files) {
    const story = storySource(file)
    most.set(story.name, Math.max(1, (await walkthroughPoints(file)) ?? 1))
    for (const seed of seeds)
      for (const { name: side } of sides) {
        const input = { story, worldSeed: seed, maxSteps: steps, ...(side === 'variant' && { variant }) }
        plans.push({ side, case: story.name, seed, input })
      }
  }
  const { trials, stopped } = await runTrials({
    name: `exam ${set}`,
    sides,
    plans,
    measure: ({ board }) => ({ score: Number(board['score']), deaths: Number(board['deaths']) }),
    concurrency: 1,
    ...options,
  })
  if (stopped !== undefined) return undefined
  const failed = trials.find(({ error }) => error !== undefined)
  if (failed !== undefined) throw new Error(`${failed.case}, seed ${failed.seed}: ${failed.error!.message}`)
  const played = (side: string) =>
    trials
      .filter((trial) => trial.side === side)
      .map(({ case: name, measured }) => {
        const { score, deaths } = measured as { readonly score: number; readonly deaths: number }
        return { name, share: Math.max(0, score) / most.get(name)!, deaths }
      })
  const [own, base] = [played('variant'), played('base')]
  const groups = [...most.keys()].map((name) => {
    const [one, other] = [own, base].map((all) => all.filter((game) => game.name === name))
    return one!.map(({ share }, place) => share - other![place]!.share)
  })
  const { mean, low, high } = estimatePaired(groups)!
  const [before, after] = [base, own].map((all) => meanOf(all.map(({ share }) => share))) as [number, number]
  const noted = { on, mode: 'plain', seeds, limit: steps, mean: after, random: before } as const
  if (set === 'sealed') noteExam({ ...noted, beside: 'a variant of evolution; as it comes' })
  return {
    games: most.size,
    mean,
    low,
    high,
    before,
    after,
    deathsBefore: meanOf(base.map(({ deaths }) => deaths)),
    deathsAfter: meanOf(own.map(({ deaths }) => deaths)),
  }
}
