/** The societies that come with Troupe, by name. Each is loaded only when it is wanted. */
import type { Flow } from '../engine/flow.ts'

interface BuiltIn {
  readonly flow: Flow
  /** what a run starts with when nothing is given */
  readonly input: Readonly<Record<string, unknown>>
}

export const societies: Readonly<Record<string, () => Promise<BuiltIn>>> = {
  explorers: async () => {
    const { explorers } = await import('./explorers/explorers.ts')
    const { explorerNames } = await import('./explorers/names.ts')
    const input = { world: { seed: 1, size: 24 }, explorers: explorerNames(4), maxSteps: 60 }
    return { flow: explorers as unknown as Flow, input }
  },
}
