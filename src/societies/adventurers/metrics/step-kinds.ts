/** Kinds of steps: what the commands of a game went to. Whoever sees where steps are lost knows what to mend. */
import { hasChanged, type PlayedStep } from './played-step.ts'

/** Every command is of one kind: the first that fits. */
export const stepKinds = [
  /** a key, where the story wants no line */
  'keys',
  'scored',
  /** into another room */
  'travel',
  /** something was moved, opened or made, beyond what waiting would have */
  'changed',
  /** nothing came of it, and the same command had brought the same reply at the same place twice before */
  'repeated',
  /** the parser asked back, or knew a word, the sentence or the thing not */
  'notUnderstood',
  'refused',
  /** nothing changed, and something was told */
  'told',
] as const

export type StepKind = (typeof stepKinds)[number]
export type StepCounts = Readonly<Record<StepKind, number>>

// once may be chance and twice a check
const OFTEN = 2

export function countKinds(steps: readonly PlayedStep[]): StepCounts {
  const counts = Object.fromEntries(stepKinds.map((kind) => [kind, 0])) as Record<StepKind, number>
  const seen = new Map<string, number>()
  for (const step of steps) {
    const { room, command, reply } = step
    const key = JSON.stringify([room, command, reply])
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    counts[kindOf(step, before)]++
  }
  return counts
}

function kindOf(step: PlayedStep, before: number): StepKind {
  if (step.isKey) return 'keys'
  if (step.gained > 0) return 'scored'
  if (step.room !== step.to) return 'travel'
  if (hasChanged(step)) return 'changed'
  if (before >= OFTEN) return 'repeated'
  switch (step.kind) {
    case 'unknown-word':
    case 'question':
    case 'not-here':
      return 'notUnderstood'
    case 'refusal':
    case 'overload':
      return 'refused'
    default:
      return 'told'
  }
}

/** As shares of all steps, over several games. */
export function kindShares(games: readonly StepCounts[]): StepCounts {
  const sum = (kind: StepKind) => games.reduce((all, counts) => all + counts[kind], 0)
  const total = Math.max(
    1,
    stepKinds.reduce((all, kind) => all + sum(kind), 0),
  )
  return Object.fromEntries(stepKinds.map((kind) => [kind, sum(kind) / total])) as StepCounts
}
