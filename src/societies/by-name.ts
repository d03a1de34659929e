/** The societies that come with Troupe, by name. Each is loaded only when it is wanted. */
import { fileURLToPath } from 'node:url'
import type { Flow } from '../engine/flow.ts'

interface BuiltIn {
  readonly flow: Flow
  /** what a run starts with when nothing is given */
  readonly input: Board
  /** those its agents think for, when they think for many: a mind can be chosen for each */
  readonly cast: (board: Board) => readonly string[]
  readonly turns?: Turns
}

/** Of a game: how to find its turns, and to play one otherwise. */
export interface Turns {
  /** the agent that plays */
  readonly playedBy: string
  readonly turnOf: (board: Board) => number
  /** what the board is told, so that this command is played next */
  readonly say: (command: string) => Board
}

type Board = Readonly<Record<string, unknown>>

export const societies: Readonly<Record<string, () => Promise<BuiltIn>>> = {
  explorers: async () => {
    const { explorers } = await import('./explorers/explorers.ts')
    const { explorerNames } = await import('./explorers/names.ts')
    const input = { world: { seed: 1, size: 24 }, explorers: explorerNames(4), maxSteps: 60 }
    const cast: BuiltIn['cast'] = ({ explorers: names }) => names as readonly string[]
    return { flow: explorers as unknown as Flow, input, cast }
  },
  adventurers: async () => {
    const { adventurers } = await import('./adventurers/adventurers.ts')
    const { storySource } = await import('./adventurers/story-source.ts')
    // the same place seen from src/societies and from dist/societies
    const story = fileURLToPath(new URL('../../stories/fog-bell.z5', import.meta.url))
    const input = { story: storySource(story), maxSteps: 300 }
    const turns: Turns = {
      playedBy: 'game',
      turnOf: ({ step }) => step as number,
      say: (command) => ({ action: { action: command, reasoning: 'a person' } }),
    }
    return { flow: adventurers as unknown as Flow, input, cast: () => [], turns }
  },
}
