/** Presets: which model thinks for whom among the adventurers, and how freely: the best, or the cheaper. */
import type { Member } from './protocol.ts'

export const presetNames = ['recommended', 'saving'] as const
export type Preset = (typeof presetNames)[number]

interface Thinking {
  readonly model: string
  readonly temperature: number
}

/** The Puzzle Solver is the most inventive, Memory the least; it is so whichever model thinks. */
export const temperatures: Readonly<Record<Member, number>> = {
  navigator: 0.3,
  puzzle: 0.4,
  memory: 0.2,
  strategy: 0.3,
}

const sonnet = 'claude-3-5-sonnet-latest'
const haiku = 'claude-3-5-haiku-latest'
const PROVIDER = 'anthropic'

const models: Readonly<Record<Preset, Readonly<Record<Member, string>>>> = {
  recommended: { navigator: sonnet, puzzle: sonnet, memory: haiku, strategy: sonnet },
  // only who decides needs the strongest
  saving: { navigator: haiku, puzzle: haiku, memory: haiku, strategy: sonnet },
}

export function thinkingIn(preset: Preset, member: Member): Thinking {
  return { model: models[preset][member], temperature: temperatures[member] }
}

/**
 * The minds of a preset by member, as `choose` of `createMinds` takes them: models of their provider, or the same
 * models asked for at a server that speaks OpenAI's protocol.
 */
export function mindsOf(preset: Preset, server?: string): Readonly<Record<Member, string>> {
  const named = (model: string) => (server === undefined ? `${PROVIDER}/${model}` : `${server}#${model}`)
  const { navigator, puzzle, memory, strategy } = models[preset]
  return { navigator: named(navigator), puzzle: named(puzzle), memory: named(memory), strategy: named(strategy) }
}
