/** A household as one screen: what time it is, who is in which room and does what, and what is said. */
import { createAgentStyles, type Paint } from '../../../terminal/paint.ts'
import { columnsOf, harmless, padEnd, shorten } from '../../../terminal/text.ts'
import { isNight, timeOf } from '../../../worlds/house/house-clock.ts'
import { needNames } from '../../../worlds/house/house-file.ts'
import type { HouseEvent } from '../board.ts'
import { minuteOf, type HouseholdView } from '../draft.ts'

export type HouseholdBoard = HouseholdView

interface Frame {
  readonly columns: number
  readonly rows: number
  readonly paint: Paint
}

const ROOM_COLUMNS = 18
const NAME_COLUMNS = 12
const SAID_ROWS = 5
// the headline, and a blank line before what is said
const OTHER_ROWS = 3
const BARS = ' ▁▂▃▄▅▆▇█'

export const percent = (share: number): string => `${Math.round(share * 100)} %`

export function drawHousehold(board: HouseholdBoard, frame: Frame): string[] {
  const { columns, rows, paint } = frame
  const styles = createAgentStyles(board.people.map(({ name }) => name))
  const minute = minuteOf(board)
  const sky = isNight(minute) ? paint('blue', '☾') : paint('yellow', '☀')
  const met = Object.values(board.goals)
    .flat()
    .filter(({ status }) => status === 'met').length
  const messages = board.said.filter(({ part }) => part === 'message').length
  const head = `${sky} ${paint('bold', timeOf(minute))}   ${met} goals met, ${messages} messages`
  const room = Math.max(1, rows - OTHER_ROWS - SAID_ROWS)
  const occupied = board.house.rooms.flatMap(({ id }) => {
    const people = board.rooms[id]?.people ?? []
    return people.length === 0 ? [] : [{ id, people }]
  })
  const lines = occupied.flatMap(({ id, people }) =>
    people.map((name, at) =>
      line(
        padEnd(at === 0 ? shorten(harmless(id), ROOM_COLUMNS - 1) : '', ROOM_COLUMNS) +
          paint(styles(name), padEnd(shorten(name, NAME_COLUMNS - 1), NAME_COLUMNS)) +
          `${needBars(board, name, paint)}  `,
        doing(board, name),
        columns,
      ),
    ),
  )
  const shown =
    lines.length <= room ? lines : [...lines.slice(0, room - 1), paint('dim', `… ${lines.length - room + 1} more`)]
  const said = board.said
    .slice(-SAID_ROWS)
    .map(({ speaker, listeners, text }) =>
      line(`${paint(styles(speaker), speaker)} → ${listeners.join(', ')}: `, harmless(text), columns),
    )
  return [head, '', ...shown, '', ...said]
}

function line(before: string, text: string, columns: number): string {
  const left = columns - columnsOf(before)
  return left <= 1 ? shorten(before, columns) : `${before}${shorten(text, left)}`
}

/** One bar for each need: food, rest, company, fun, tidiness. */
function needBars(board: HouseholdBoard, name: string, paint: Paint): string {
  const levels = board.needs[name]?.levels
  return needNames
    .map((need) => {
      const level = Math.max(0, Math.min(100, levels?.[need] ?? 0))
      const bar = BARS[Math.round((level / 100) * (BARS.length - 1))]!
      return paint(level < 20 ? 'red' : level < 50 ? 'yellow' : 'green', bar)
    })
    .join('')
}

function doing(board: HouseholdBoard, name: string): string {
  const using = board.persons[name]?.using
  if (using !== undefined && using.until > minuteOf(board)) return `${harmless(using.use)} (${harmless(using.thing)})`
  return harmless(board.decisions[name]?.reason ?? '')
}

export function eventLine({ timestamp, description, action }: HouseEvent, { columns, paint }: Frame): string[] {
  if (action.action_type === 'look' || action.action_type === 'noop') return []
  return [line(`${paint('dim', timestamp)}  `, harmless(description), columns)]
}

export function personLine(board: HouseholdBoard, name: string, { columns, paint }: Frame): string {
  const goals = board.goals[name] ?? []
  const met = goals.filter(({ status }) => status === 'met').length
  const chats = board.said.filter(({ speaker, part }) => speaker === name && part === 'message').length
  const asked = board.chats.filter((event) => event.kind === 'request' && event.sender === name).length
  return line(
    paint('bold', padEnd(shorten(name, NAME_COLUMNS - 1), NAME_COLUMNS)),
    `${met} of ${goals.length} goals, asked ${asked} times, said ${chats} messages` +
      (goals.length === 0
        ? ''
        : `: ${goals.map(({ goal, status }) => `${harmless(goal.text)} (${status})`).join(', ')}`),
    columns,
  )
}
