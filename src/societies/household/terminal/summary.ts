/** What came of a household, for the end: goals and chats of all, a row for each person, and what nobody managed. */
import { harmless, padEnd, shorten } from '../../../terminal/text.ts'
import { tallyEach, type PersonTally } from '../each-person.ts'
import { tally } from '../tally.ts'
import { counted, percent, type Frame, type HouseholdBoard } from './view.ts'

// more would scroll the sum away; the rest is in `--json`
const MOST_PEOPLE = 30
const MOST_SILENT = 5
const NAME_COLUMNS = 12

const columns: readonly (readonly [title: string, cell: (person: PersonTally) => string | number])[] = [
  ['goals', ({ goals }) => `${goals.met} of ${goals.met + goals.missed + goals.open}`],
  ['asked', ({ chats }) => chats.asked],
  ['accepted', ({ chats }) => chats.accepted],
  ['rejected', ({ chats }) => chats.rejected],
  ['expired', ({ chats }) => chats.expired],
  ['said', ({ messages }) => messages],
  ['walked', ({ walked }) => walked],
  ['used', ({ used }) => used],
  ['ate', ({ ate }) => ate],
]

/** Of a run that only stopped nothing is said to have been missed. */
export function summaryLines(board: HouseholdBoard, isOver: boolean, frame: Frame): string[] {
  const { goals, chats, acceptance, silent, density } = tally(board)
  const all = goals.met + goals.missed + goals.open
  const quiet = silent.slice(0, MOST_SILENT).map(harmless).join(', ')
  const more = silent.length > MOST_SILENT ? ` and ${silent.length - MOST_SILENT} more` : ''
  return [
    `${frame.paint('bold', `${goals.met} of ${all}`)} goals met`,
    `${counted(chats.asked, 'chat')} asked, ${chats.accepted} accepted (${percent(acceptance)}), ` +
      `${chats.rejected} rejected, ${chats.expired} expired; ${counted(chats.messages, 'message')}`,
    `${percent(density)} of all pairs know each other` +
      (silent.length === 0 ? '' : `; nothing was said by ${quiet}${more}`),
    '',
    ...table(tallyEach(board), frame),
    ...(isOver ? missedGoals(board, frame) : []),
  ]
}

function table(people: readonly PersonTally[], frame: Frame): string[] {
  const shown = people.slice(0, MOST_PEOPLE)
  const left = people.length - shown.length
  return [
    frame.paint(
      'dim',
      shorten(
        row(
          '',
          columns.map(([title]) => title),
        ),
        frame.columns,
      ),
    ),
    ...shown.map((person) =>
      shorten(
        row(
          person.name,
          columns.map(([, cell]) => String(cell(person))),
        ),
        frame.columns,
      ),
    ),
    ...(left === 0 ? [] : [frame.paint('dim', `… ${left} more; --json has all of them`)]),
  ]
}

function row(name: string, cells: readonly string[]): string {
  const first = padEnd(shorten(harmless(name), NAME_COLUMNS - 1), NAME_COLUMNS)
  return first + cells.map((cell, at) => cell.padStart(Math.max(columns[at]![0].length, 6) + 1)).join('')
}

function missedGoals({ people, goals }: HouseholdBoard, frame: Frame): string[] {
  const lines = people.slice(0, MOST_PEOPLE).flatMap(({ name }) => {
    const missed = (goals[name] ?? []).filter(({ status }) => status !== 'met')
    const words = missed.map(({ goal }) => harmless(goal.text)).join(', ')
    return missed.length === 0 ? [] : [shorten(`${harmless(name)} did not get to: ${words}`, frame.columns)]
  })
  return lines.length === 0 ? [] : ['', ...lines]
}
