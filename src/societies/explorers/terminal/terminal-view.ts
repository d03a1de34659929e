/** The terminal view of explorers: the map as they come to know it, or a line a round. */
import { isDesktop } from '../../../worlds/desktop/source.ts'
import { tallyWindows } from '../window-tally.ts'
import { tally } from '../tally.ts'
import type { TerminalView } from '../../terminal-view.ts'
import { drawExpedition, drawKnownMap, percent, roundLine, type ExpeditionBoard } from './view.ts'
import { drawWindows, whyNothingIsFound, windowRoundLine } from './windows-view.ts'

// slow enough for eyes
const ROUND_MS = 90

export const exploreTerminal: TerminalView = {
  frameMs: ROUND_MS,
  watch: () => {
    let isTold = true
    return {
      see(record) {
        const isRound = record.kind === 'step' && record.did[0]?.agent === 'updateMemory'
        if (isRound) isTold = false
        return isRound
      },
      draw: (board, frame) =>
        isIn(board) ? drawWindows(boardOf(board), frame.columns, frame.paint) : drawExpedition(boardOf(board), frame),
      lines(board) {
        if (isTold) return []
        isTold = true
        return [isIn(board) ? windowRoundLine(boardOf(board)) : roundLine(boardOf(board))]
      },
      last: (board, { columns, paint }) =>
        isIn(board) ? drawWindows(boardOf(board), columns, paint) : drawKnownMap(boardOf(board), columns, paint),
      sum({ run, board, command }, { paint }) {
        if (isIn(board)) {
          const counts = tallyWindows(boardOf(board))
          const what = `${paint('bold', String(counts.found))} things found in ${counts.rounds} rounds`
          return {
            lines: [what, ...whyNothingIsFound(boardOf(board))],
            json: { ...counts },
            next: [['Again, from the journal', command('replay', run)]],
          }
        }
        const counts = tally(boardOf(board))
        const { rounds, found, objects, coverage, messages, repeatedVisits } = counts
        return {
          lines: [
            `${paint('bold', `${found} of ${objects}`)} objects found in ${rounds} rounds`,
            `${percent(coverage)} of the building seen, ${messages} messages, ${repeatedVisits} repeated visits`,
          ],
          json: { ...counts },
          next: [['Again, from the journal', command('replay', run)]],
        }
      },
    }
  },
}

const isIn = (board: object) => isDesktop((board as { world?: unknown }).world)
const boardOf = (board: object) => board as ExpeditionBoard
