/** The societies that come with Troupe, by name. Each is loaded only when it is wanted. */
import { fileURLToPath } from 'node:url'
import { packageFile } from '../base/package-file.ts'
import type { Flow } from '../engine/flow.ts'
import type { MakeMind } from '../minds/mind.ts'
import type { Store } from '../store/store.ts'
import type { Board, Offer } from './offer.ts'

export interface BuiltIn {
  readonly flow: Flow
  /** what a run starts with when nothing is given */
  readonly input: Board
  /** those its agents think for, when they think for many: a mind can be chosen for each */
  readonly cast: (board: Board) => readonly string[]
  readonly turns?: Turns
  /** the same society with minds of a run's own, for a program that drives many */
  readonly create?: (minds: MakeMind) => Flow
  /** what it measures of itself, from the journal of a run */
  readonly measure?: (store: Store, run: string, board: Board) => Promise<object>
  /** refuses values for a fork's board that nothing can go on with; what comes over HTTP is checked before a run is made */
  readonly checkEdit?: (edit: Board) => void
  /** how the studio offers it */
  readonly studio?: Offer
}

/** Of a game: how to find its turns, and to play one otherwise. */
export interface Turns {
  /** the agent that plays */
  readonly playedBy: string
  readonly turnOf: (board: Board) => number
  /** what the board is told, so that this command is played next */
  readonly say: (command: string) => Board
}

// a game is held in memory while it is measured, some fifteen kilobytes a command
const MEASURED_COMMANDS = 10_000

export const societies: Readonly<Record<string, () => Promise<BuiltIn>>> = {
  explorers: async () => {
    const { createExplorers, explorers } = await import('./explorers/explorers.ts')
    const { explorersOffer: studio } = await import('./explorers/offer.ts')
    const { tally } = await import('./explorers/tally.ts')
    const cast: BuiltIn['cast'] = ({ explorers: names }) => names as readonly string[]
    return {
      flow: explorers as unknown as Flow,
      input: studio.input,
      cast,
      create: (minds) => createExplorers({ minds }),
      measure: async (_store, _run, board) => tally(board as unknown as Parameters<typeof tally>[0]),
      studio,
    }
  },
  adventurers: async () => {
    const { adventurers, createAdventurers } = await import('./adventurers/adventurers.ts')
    const { offerAdventurers } = await import('./adventurers/offer.ts')
    const { checkEdit } = await import('./adventurers/check-edit.ts')
    const { storySource } = await import('./adventurers/story-source.ts')
    const story = fileURLToPath(packageFile('stories/fog-bell.z5'))
    const input = { story: storySource(story), maxSteps: 300 }
    const turns: Turns = {
      playedBy: 'game',
      turnOf: ({ step }) => step as number,
      say: (command) => ({ action: { action: command, reasoning: 'a person' } }),
    }
    return {
      flow: adventurers as unknown as Flow,
      input,
      cast: () => [],
      turns,
      create: (minds) => createAdventurers({ minds }),
      measure: async (store, run) => {
        const { measureRun } = await import('./adventurers/metrics/measure.ts')
        return measureRun(store, run, { mostCommands: MEASURED_COMMANDS })
      },
      checkEdit,
      studio: offerAdventurers([{ name: 'fog-bell', title: 'The Fog Bell', file: story }]),
    }
  },
}
