/** The terminal view of a household: the rooms with who is in them, or a line for everything that happens. */
import type { TerminalView } from '../../terminal-view.ts'
import { tally } from '../tally.ts'
import { drawHousehold, eventLine, percent, personLine, type HouseholdBoard } from './view.ts'

// slow enough for eyes: a day of five people takes a minute and a half
const ROUND_MS = 120

export const householdTerminal: TerminalView = {
  frameMs: ROUND_MS,
  smallest: { columns: 60, rows: 16 },
  watch: () => {
    let [round, told] = [-1, 0]
    return {
      see(record, board) {
        if (record.kind !== 'step') return false
        const now = boardOf(board)
        const isNew = now.round !== round || now.said.length > 0
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
      sum({ run, board, command }, frame) {
        const counts = tally(boardOf(board))
        const { goals, chats, acceptance, silent, density } = counts
        const all = goals.met + goals.missed + goals.open
        return {
          lines: [
            `${frame.paint('bold', `${goals.met} of ${all}`)} goals met`,
            `${chats.asked} chats asked, ${chats.accepted} accepted (${percent(acceptance)}), ` +
              `${chats.rejected} rejected, ${chats.expired} expired; ${chats.messages} messages`,
            `${percent(density)} of all pairs know each other` +
              (silent.length === 0 ? '' : `; nothing was said by ${silent.slice(0, 5).join(', ')}`),
            '',
            ...boardOf(board).people.map((person) => personLine(boardOf(board), person.name, frame)),
          ],
          json: { ...counts, people: boardOf(board).people.map(({ name }) => name) },
          next: [
            [
              'Ask somebody',
              command('interview', run, boardOf(board).people[0]?.name ?? 'NAME', 'What do you remember?'),
            ],
            ['Again, from the journal', command('replay', run)],
          ],
        }
      },
    }
  },
}

const boardOf = (board: object) => board as HouseholdBoard
