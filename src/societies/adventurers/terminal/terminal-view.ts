/** The terminal view of adventurers: the game drawn where the terminal is large enough, a line a turn elsewhere. */
import type { GameMetrics } from '../metrics/measure.ts'
import type { Frame, TerminalView, Watch } from '../../terminal-view.ts'
import type { JournalRecord } from '../../../store/record.ts'
import { describeMembers } from './member-table.ts'
import { describeOutcome, nextCommands, tellOutcome } from './outcome.ts'
import { drawImagined } from './panels.ts'
import { createMindsReader } from '../played/read-game.ts'
import { createTurnReader, type AdventureBoard } from '../played/turn.ts'
import { turnLine } from './turn-line.ts'
import { drawAdventure, drawEnding, SMALLEST } from './view.ts'

// slow enough for eyes: once when it is decided, once when it is done
const FRAME_MS = 40

export const adventureTerminal: TerminalView = { smallest: SMALLEST, frameMs: FRAME_MS, watch: watchGame }

function watchGame(): Watch {
  const reader = createTurnReader()
  const minds = createMindsReader()
  let last: JournalRecord | undefined
  let told = 0
  /** A turn is told when what it brought is known. */
  const newTurns = (frame: Frame) => {
    const lines = reader.turns.slice(told).map((turn, at) => turnLine(turn, reader.turns[told + at - 1], frame))
    told = reader.turns.length
    return lines
  }
  return {
    see(record, board) {
      last = record
      if (record.kind !== 'step') return record.kind === 'end'
      reader.see(record.step, record.did, boardOf(board))
      minds.see(record.did)
      return isWorthSeeing(record)
    },
    draw(board, frame) {
      const next = hasAgent(last, 'strategy') ? boardOf(board).action?.action : undefined
      const scene = { board: boardOf(board), turns: reader.turns, next, isImagining: hasAgent(last, 'imagine') }
      return drawAdventure(scene, frame)
    },
    lines(board, frame) {
      if (hasAgent(last, 'imagine')) return drawImagined(boardOf(board), { ...frame, rows: 2 })
      return hasAgent(last, 'strategy') ? [] : newTurns(frame)
    },
    last: (board, { columns, paint }) => drawEnding({ board: boardOf(board), turns: reader.turns }, columns, paint),
    sum({ run, board, isOver, measured, command }, frame) {
      const metrics = (measured as GameMetrics | undefined) ?? null
      const outcome = { run, board: boardOf(board), turns: reader.turns, minds: minds.read(), metrics }
      const members = metrics === null ? [] : ['', ...describeMembers(metrics, frame)]
      return {
        lines: ['', ...tellOutcome(outcome, frame), ...members],
        json: { ...describeOutcome(outcome), ...(isOver && { replay: command('replay', run) }) },
        next: isOver ? nextCommands(outcome, command) : [],
      }
    },
  }
}

const boardOf = (board: object) => board as AdventureBoard

function hasAgent(record: JournalRecord | undefined, name: string): boolean {
  return record?.kind === 'step' && record.did.some(({ agent }) => agent === name)
}

/** What was read, what was imagined, and what was decided. */
function isWorthSeeing(record: JournalRecord): boolean {
  return ['state', 'imagine', 'strategy'].some((agent) => hasAgent(record, agent))
}
