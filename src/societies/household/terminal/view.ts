/** A household as one screen: what time it is, who is in which room and does what, and what is said. */
import { createAgentStyles, type Paint } from '../../../terminal/paint.ts'
import { columnsOf, harmless, shorten } from '../../../terminal/text.ts'
import { isNight, timeOf } from '../../../worlds/house/house-clock.ts'
import type { HouseEvent } from '../board.ts'
import { minuteOf, type HouseholdView } from '../draft.ts'
import { drawRooms } from './rooms.ts'

export type HouseholdBoard = HouseholdView

export interface Frame {
  readonly columns: number
  readonly rows: number
  readonly paint: Paint
}

// what is said needs so many rows at least, and has no use for more than these
const FEWEST_SAID = 5
const MOST_SAID = 16
// the headline, the legend, and a blank line before the rooms and before what is said
const OTHER_ROWS = 4

export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

export const percent = (share: number): string => `${Math.round(share * 100)} %`

export function drawHousehold(board: HouseholdBoard, frame: Frame): string[] {
  const { columns, rows, paint } = frame
  const rooms = drawRooms(board, { columns, rows: Math.max(2, rows - OTHER_ROWS - FEWEST_SAID), paint })
  const left = Math.min(MOST_SAID, Math.max(0, rows - OTHER_ROWS - rooms.length))
  return [headline(board, frame), legend(frame), '', ...rooms, '', ...drawSaid(board, { columns, rows: left, paint })]
}

function headline(board: HouseholdBoard, { columns, paint }: Frame): string {
  const minute = minuteOf(board)
  const sky = isNight(minute) ? paint('blue', '☾') : paint('yellow', '☀')
  const goals = Object.values(board.goals).flat()
  const met = goals.filter(({ status }) => status === 'met').length
  const [messages, open] = [
    board.said.filter(({ part }) => part === 'message').length,
    Object.values(board.desks).reduce((sum, { incoming }) => sum + incoming.length, 0),
  ]
  const talk = `${counted(messages, 'message')}, ${counted(open, 'open request')}`
  const counts = `${met} of ${goals.length} goals met, ${talk}`
  return line(`${sky} ${paint('bold', timeOf(minute))}   `, `${counts}   ${harmless(board.house.name)}`, columns)
}

function legend({ columns, paint }: Frame): string {
  const words = '▄ food, rest, company, fun, tidiness  ✉ asks to chat ↩ answers → says ☾ asleep'
  return paint('dim', shorten(words, columns))
}

/** The latest last. What was written by others never begins a line: the speaker does. */
function drawSaid({ people, said }: HouseholdBoard, { columns, rows, paint }: Frame): string[] {
  const styles = createAgentStyles(people.map(({ name }) => name))
  if (rows === 0) return []
  return said.slice(-rows).map(({ speaker, listeners, text, part }) => {
    const who = `${paint(styles(speaker), harmless(speaker))} ${SIGNS[part]} ${harmless(listeners.join(', '))}: `
    return line(columnsOf(who) < columns / 2 ? who : `${shorten(who, Math.floor(columns / 2))} `, text, columns)
  })
}

const SIGNS = { reason: '✉', words: '↩', message: '→' } as const

function line(before: string, text: string, columns: number): string {
  const left = columns - columnsOf(before)
  return left <= 1 ? shorten(before, columns) : `${before}${shorten(harmless(text), left)}`
}

export function eventLine({ timestamp, description, action }: HouseEvent, { columns, paint }: Frame): string[] {
  if (action.action_type === 'look' || action.action_type === 'noop') return []
  return [line(`${paint('dim', timestamp)}  `, description, columns)]
}
