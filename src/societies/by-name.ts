/** The societies that come with Troupe, by name. Each is loaded only when it is wanted. */
import type { Flow } from '../engine/flow.ts'

interface BuiltIn {
  readonly flow: Flow
  /** what a run starts with when nothing is given */
  readonly input: Readonly<Record<string, unknown>>
  /** those its agents think for, when they think for many: a mind can be chosen for each */
  readonly cast: (board: Readonly<Record<string, unknown>>) => readonly string[]
}

export const societies: Readonly<Record<string, () => Promise<BuiltIn>>> = {
  explorers: async () => {
    const { explorers } = await import('./explorers/explorers.ts')
    const { explorerNames } = await import('./explorers/names.ts')
    const input = { world: { seed: 1, size: 24 }, explorers: explorerNames(4), maxSteps: 60 }
    const cast: BuiltIn['cast'] = ({ explorers: names }) => names as readonly string[]
    return { flow: explorers as unknown as Flow, input, cast }
  },
}
