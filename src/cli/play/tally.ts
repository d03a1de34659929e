/** The tally of a game: its score and state in six numbers and names; null where the story does not tell. */
import type { Ending } from '../../worlds/adventure/moment.ts'
import { scoreIn } from '../../worlds/adventure/read-score.ts'
import type { Game } from './game.ts'

export interface Tally {
  readonly score: number | null
  readonly maxScore: number | null
  readonly moves: number | null
  readonly room: string | null
  readonly over: Ending | null
  readonly turns: number
}

export function tallyOf(game: Game): Tally {
  const { moment, turns } = game
  const { status, over, turn } = moment
  // the last words of a story count more than a status line it may no longer draw
  const told = over === undefined ? undefined : scoreIn(turn.text)
  const asked = game.askAside('score', scoreIn)
  return {
    score: told?.points ?? status.score ?? asked?.points ?? null,
    maxScore: told?.of ?? asked?.of ?? null,
    moves: status.moves ?? told?.moves ?? asked?.moves ?? null,
    room: status.room ?? null,
    over: over ?? null,
    turns,
  }
}
