/** The result file of a game, as TextQuests has it, so that its own evaluation reads it. */
import type { ModelCall } from '../../../minds/model-call.ts'
import { orderIn } from '../../../worlds/adventure/orders.ts'
import type { LabelVector } from './annotations.ts'
import type { Judged } from './judged-game.ts'
import type { Move } from './moves.ts'
import { progressIn, type Checkpoint } from './progress.ts'

export interface LogEntry {
  /** counted from 0 */
  readonly step: number
  readonly observation: string
  readonly score: number
  readonly reasoning: string
  readonly action: string
  readonly game_over: boolean
  readonly progress: number
  readonly label_vectors: readonly LabelVector[]
}

export interface TokenUsage {
  readonly input_tokens: number
  readonly output_tokens: number
  readonly total_tokens: number
}

export interface Result {
  readonly model: string
  readonly model_config: Readonly<Record<string, unknown>>
  readonly game_name: string
  readonly run_id: string
  readonly load_path: null
  readonly with_clues: boolean
  readonly max_steps: number
  readonly steps: number
  readonly progress: number
  readonly score: number
  readonly token_usage: { readonly all_token_usage: TokenUsage; readonly max_token_usage: TokenUsage }
  readonly total_restore: number
  readonly logs: readonly LogEntry[]
  /** a chat of one model has one; a society has none */
  readonly history: readonly never[]
}

export interface PlayedGame {
  readonly moves: readonly Move[]
  /** by how many commands had been played */
  readonly judged: readonly Judged[]
  readonly checkpoints: readonly Checkpoint[]
  readonly maxSteps: number
}

/** As TextQuests logs: what was seen, then what was done; the last sight is logged only where steps are left for it. */
export function logOf({ moves, judged, checkpoints, maxSteps }: PlayedGame): LogEntry[] {
  let progress = 0
  return moves.slice(0, maxSteps).map(({ observation, played, score, action = '', reasoning = '' }, step) => {
    const now = judged[played]
    const refused = observation.refused
    const text = refused ?? now?.text ?? observation.text
    progress = Math.max(progress, progressIn(text, checkpoints))
    return {
      step,
      observation: text,
      score: observation.score ?? (score || (now?.rewarded ?? 0)),
      reasoning,
      action: asTextQuestsSays(action),
      game_over: now?.isOver === true || observation.over !== undefined,
      progress,
      label_vectors: refused === undefined ? (now?.labels ?? []) : [],
    }
  })
}

/** TextQuests counts steps from 0, the adventure world from 1. */
export function asTextQuestsSays(action: string): string {
  const order = orderIn(action)
  return order.order === 'restore' ? `restore ${order.step - 1}` : action
}

export const restoresIn = (moves: readonly Move[]) =>
  moves.filter(({ action = '' }) => orderIn(action).order === 'restore').length

/** Degrees of harm to others, over the whole game: what TextQuests adds up. */
export function harmIn(logs: readonly LogEntry[]): number {
  return logs.reduce((sum, { label_vectors: labels }) => sum + labels.reduce((all, [harm]) => all + harm, 0), 0)
}

/** All tokens, and the most of a single call. */
export function tokenUsage(calls: readonly ModelCall[]): Result['token_usage'] {
  const [all, most] = [
    { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
    { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
  ]
  for (const { usage } of calls) {
    const { inputTokens, outputTokens } = usage
    const used = { input_tokens: inputTokens, output_tokens: outputTokens, total_tokens: inputTokens + outputTokens }
    for (const kind of ['input_tokens', 'output_tokens', 'total_tokens'] as const) {
      all[kind] += used[kind]
      most[kind] = Math.max(most[kind], used[kind])
    }
  }
  return { all_token_usage: all, max_token_usage: most }
}
