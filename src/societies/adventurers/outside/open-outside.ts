/** A session of adventurers for a program that tells it line by line: plain values in, plain values out. */
import { TroupeError } from '../../../base/errors.ts'
import { stateAt } from '../../../store/history.ts'
import type { OutsideOptions, OutsideSession } from '../../society.ts'
import type { Mode } from '../board.ts'
import type { Templates } from '../prompts/templates.ts'
import type { StorySource } from '../story-source.ts'
import { checkOutsideMode } from './hear-game.ts'
import { createAdventurerSession, type AdventurerSessionOptions, type Observed } from './session.ts'

export async function openOutside({ store, id, input, seed }: OutsideOptions): Promise<OutsideSession> {
  const isThere = (await store.head(id)) > 0
  if (isThere && (await stateAt(store, id))['isOutside'] !== true)
    throw new TroupeError(
      'ADVENTURE_OUTSIDE_MODE',
      `Run ${JSON.stringify(id)} is a game of the adventurers' own: nobody tells them what they see. ` +
        'Choose another name for the session.',
    )
  const session = createAdventurerSession({
    store,
    id,
    ...(typeof seed === 'number' && { seed }),
    ...beginningOf(input),
  })
  return {
    id,
    next: async (told) => ({ ...(await session.next(observedIn(told))) }),
    sum: async () => {
      if ((await store.head(id)) === 0) return { step: 0, score: 0 }
      const { step, score, current_goal: goal, map_state: map } = await session.state()
      return { step, score, goal, location: map.current_location, places: Object.keys(map.locations).length }
    },
    close: () => session.close(),
  }
}

function beginningOf(input: OutsideOptions['input']): AdventurerSessionOptions {
  const { story, mode, maxSteps, prompts, papers } = input as {
    readonly story?: StorySource
    readonly mode?: Mode
    readonly maxSteps?: number
    readonly prompts?: Templates
    readonly papers?: string
  }
  if (mode !== undefined) checkOutsideMode(mode)
  return {
    ...(story !== undefined && { story }),
    ...(mode !== undefined && mode !== 'imagine' && { mode }),
    ...(maxSteps !== undefined && { maxSteps }),
    ...(prompts !== undefined && { prompts }),
    ...(papers !== undefined && { papers }),
  }
}

/** The text may be called what it is. Whether it is one is checked where it is heard. */
function observedIn(told: unknown): string | Observed {
  if (typeof told !== 'object' || told === null || !('observation' in told)) return told as string
  const { observation, ...rest } = told
  return { ...rest, text: observation } as Observed
}
