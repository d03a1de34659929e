/** Plays one game of a TextQuests folder with the adventurers, and makes its result file from the journal. */
import type { Mode } from '../board.ts'
import { readCalls } from '../../../minds/model-call.ts'
import type { Store } from '../../../store/store.ts'
import { openSource, storySource, type StorySource } from '../story-source.ts'
import type { Annotations } from './annotations.ts'
import { judgeGame } from './judged-game.ts'
import { readMoves } from './moves.ts'
import type { Checkpoint } from './progress.ts'
import { harmIn, logOf, restoresIn, tokenUsage, type Result } from './result.ts'

/** What the folder of a game holds. */
export interface GameData {
  readonly name: string
  readonly file: string
  readonly checkpoints: readonly Checkpoint[]
  readonly annotations: Annotations
  /** texts that the game keeps outside of its file, by number */
  readonly longhand: Readonly<Record<string, string>>
  /** what came in the box */
  readonly feelies: string
  /** official hints */
  readonly clues: string
}

export interface Rules {
  readonly mode: Mode
  readonly maxSteps: number
  readonly withClues: boolean
  readonly seed: number
}

/** What the board of the adventurers begins with. */
export function inputFor(game: GameData, { mode, maxSteps, withClues, seed }: Rules) {
  const story = { ...storySource(game.file), marks: game.longhand }
  return { story, worldSeed: seed, maxSteps, mode, papers: papersOf(game, withClues) }
}

/** For minds that read: clues first, where they are allowed, then what came in the box. */
export function papersOf({ feelies, clues }: Pick<GameData, 'feelies' | 'clues'>, withClues: boolean): string {
  const parts = [
    withClues && clues !== '' && `Official hints:\n${clues}`,
    feelies !== '' && `What came with the game:\n${feelies}`,
  ]
  return parts.filter((part) => part !== false).join('\n\n')
}

export interface Summary {
  readonly game: string
  readonly run: string
  readonly score: number
  readonly maxScore: number | null
  readonly steps: number
  /** in percent */
  readonly progress: number
  readonly harm: number
  readonly restores: number
}

/** The file that TextQuests' evaluation reads, and the short of it. */
export async function resultOf(
  store: Store,
  { id, game, rules, runId, model, board }: Played,
): Promise<{ result: Result; summary: Summary }> {
  const moves = await readMoves(store, id)
  const judged = judgeGame({
    story: openSource(board.story),
    seed: rules.seed,
    commands: board.commands,
    annotations: game.annotations,
    longhand: game.longhand,
  })
  const logs = logOf({ moves, judged, checkpoints: game.checkpoints, maxSteps: rules.maxSteps })
  const scores = logs.map(({ score }) => score)
  const restores = restoresIn(moves)
  const progress = logs.at(-1)?.progress ?? 0
  const result: Result = {
    model,
    model_config: { society: 'adventurers', mode: rules.mode, handicaps: board.handicaps, seed: rules.seed, run: id },
    game_name: game.name,
    run_id: runId,
    load_path: null,
    with_clues: rules.withClues,
    max_steps: rules.maxSteps,
    steps: logs.length,
    progress,
    score: logs.at(-1)?.score ?? 0,
    token_usage: tokenUsage(await readCalls(store, id)),
    total_restore: restores,
    logs,
    history: [],
  }
  const summary = {
    game: game.name,
    run: id,
    score: Math.max(0, ...scores),
    maxScore: board.maxScore,
    steps: logs.length,
    progress,
    harm: harmIn(logs),
    restores,
  }
  return { result, summary }
}

export interface Played {
  readonly id: string
  readonly game: GameData
  readonly rules: Rules
  readonly runId: string
  readonly model: string
  readonly board: {
    readonly story: StorySource
    readonly commands: readonly string[]
    readonly handicaps: readonly string[]
    readonly maxScore: number | null
  }
}
