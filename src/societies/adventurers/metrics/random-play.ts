/** What chance alone would do with the same game: what a society has to beat. */
import { createMinds } from '../../../minds/mind.ts'
import { createAdventurers } from '../adventurers.ts'
import type { StorySource } from '../story-source.ts'

export interface RandomGame {
  readonly story: StorySource
  readonly worldSeed: number
  readonly maxSteps: number
  readonly signal?: AbortSignal
}

const walkers = createAdventurers({ player: 'random', minds: createMinds({ model: 'rules' }) })

/** One life; the score is what it is in the end. */
export async function playAtRandom({ signal, ...input }: RandomGame): Promise<{ score: number; steps: number }> {
  const run = walkers.run({ ...input, mode: 'plain' }, { seed: input.worldSeed, ...(signal && { signal }) })
  const { board } = await run.finished
  return { score: board.score, steps: board.step }
}
