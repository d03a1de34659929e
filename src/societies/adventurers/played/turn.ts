/** A game as turns: what was decided, by whom and why, what the story said to it, and how things stood afterwards. */
import type { View } from '../../../board/field.ts'
import type { DecisionRecord, Fields } from '../board.ts'
import type { TurnBoard } from '../read-board.ts'
import type { Response } from '../protocol.ts'
import type { Deed } from '../../../store/record.ts'

export type AdventureBoard = View<Fields>

export interface Turn {
  /** commands so far; 0 is what the story says before anything is done */
  readonly turn: number
  /** the step of the run that played it */
  readonly step: number
  readonly command?: string
  /** why, when nothing was weighed: a person's command */
  readonly reasoning?: string
  /** what was weighed; nothing when the command is not what the members decided */
  readonly decision?: DecisionRecord
  /** what each said before it was decided */
  readonly responses: Readonly<Record<string, Response>>
  /** how much was tried in forks of the world since the turn before, and the best score that came of it */
  readonly imagined?: { readonly tried: number; readonly best: number }
  /** all that the story said */
  readonly text: string
  readonly location: string
  readonly score: number
  readonly inventory: readonly string[]
  readonly goal: string
  readonly deaths: number
}

/** The agent that plays in the world: whatever it does is a turn. */
const PLAYS = 'game'

export interface TurnReader {
  /** so far; the last one changes until the next begins */
  readonly turns: readonly Turn[]
  /** `board`: as it is after the step */
  see(step: number, did: readonly Deed[], board: TurnBoard): void
}

export function createTurnReader(): TurnReader {
  const turns: Turn[] = []
  let triedBefore = 0
  return {
    turns,
    see: (step, did, board) => {
      if (did.some(({ agent }) => agent === PLAYS)) {
        const { tried, score } = board.imagining
        const imagined = tried > triedBefore && { imagined: { tried: tried - triedBefore, best: score } }
        triedBefore = tried
        turns.push({ ...beginTurn(step, board), ...imagined })
      }
      const last = turns.pop()
      // where we are, what we hold and what it was worth becomes known in the steps that follow
      if (last !== undefined) turns.push({ ...last, ...standing(board) })
    },
  }
}

type Standing = Pick<Turn, 'location' | 'score' | 'inventory' | 'goal' | 'deaths'>

function standing({ currentLocation, score, inventory, currentGoal, deaths }: TurnBoard): Standing {
  return { location: currentLocation, score, inventory, goal: currentGoal, deaths }
}

function beginTurn(step: number, board: TurnBoard): Turn {
  const { action, observation, decisionLog, responses } = board
  const weighed = decisionLog.at(-1)
  const isDecided = weighed !== undefined && weighed.finalDecision === action?.action
  return {
    turn: board.step,
    step,
    text: observation?.text ?? '',
    ...(action !== null && { command: action.action, reasoning: action.reasoning }),
    ...(isDecided && { decision: weighed }),
    // the record on the board goes on changing
    responses: isDecided ? { ...responses } : {},
    ...standing(board),
  }
}
