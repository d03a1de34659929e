/** The terminal view of a household: the rooms with who is in them, or a line for everything that happens. */
import type { TerminalView } from '../../terminal-view.ts'
import { tallyEach } from '../each-person.ts'
import { tally } from '../tally.ts'
import { askInWords } from './ask-person.ts'
import { summaryLines } from './summary.ts'
import { drawHousehold, eventLine, type HouseholdBoard } from './view.ts'

// slow enough for eyes: a day of five people takes a minute
const PICTURE_MS = 120
// of more people, every turn would be too slow: a picture is a round
const MOST_TURN_BY_TURN = 8

export const householdTerminal: TerminalView = {
  frameMs: PICTURE_MS,
  smallest: { columns: 60, rows: 16 },
  watch: () => {
    let [round, told] = [-1, 0]
    let before: unknown
    return {
      see(record, board) {
        // the last round is told when nothing follows it
        if (record.kind !== 'step') return record.kind === 'end'
        const now = boardOf(board)
        const isNew = now.round !== round || now.people.length <= MOST_TURN_BY_TURN
        round = now.round
        return isNew
      },
      draw: (board, frame) => drawHousehold(boardOf(board), frame),
      lines(board, frame) {
        const { events } = boardOf(board)
        const lines = events.slice(told).flatMap((event) => eventLine(event, frame))
        told = events.length
        return lines
      },
      last: (board, frame) => drawHousehold(boardOf(board), frame),
      ask(question) {
        const asked = askInWords(question, before)
        before = question
        return asked
      },
      sum({ run, board, isOver, command }, frame) {
        const { people } = boardOf(board)
        const asked = people[0]?.name ?? 'NAME'
        return {
          lines: summaryLines(boardOf(board), isOver, frame),
          json: {
            ...tally(boardOf(board)),
            people: people.map(({ name }) => name),
            each: tallyEach(boardOf(board)),
          },
          next: [
            ['Ask somebody', command('interview', run, asked, 'What do you remember?')],
            ['Again, from the journal', command('replay', run)],
          ],
        }
      },
    }
  },
}

const boardOf = (board: object) => board as HouseholdBoard
