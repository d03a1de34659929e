/** Random play of the same game: the baseline a society has to beat. */
import { pause } from '../../../base/pause.ts'
import { createMinds } from '../../../minds/mind.ts'
import { createAdventurers } from '../adventurers.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import type { Store } from '../../../store/store.ts'
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
  const options = { seed: input.worldSeed, store: yielding(memoryStore()), ...(signal && { signal }) }
  const run = walkers.run({ ...input, mode: 'plain' }, options)
  const { board } = await run.finished
  return { score: board.score, steps: board.step }
}

/** Between steps whoever else runs in this process has a turn. */
function yielding(store: Store): Store {
  return {
    ...store,
    append: async (...words) => {
      await store.append(...words)
      await pause()
    },
  }
}
