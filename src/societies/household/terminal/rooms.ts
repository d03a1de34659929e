/**
 * The rooms of a house with who is in them: a line for each person with their needs and what they do; where that is too
 * much, a line for each room with names; where that is too much as well, the fullest rooms.
 */
import { createAgentStyles, type Paint } from '../../../terminal/paint.ts'
import { columnsOf, harmless, padEnd, shorten } from '../../../terminal/text.ts'
import { needNames } from '../../../worlds/house/house-file.ts'
import { planOf } from '../../../worlds/house/plan.ts'
import { isAsleep } from '../../../worlds/house/scene.ts'
import { minuteOf, type HouseholdView } from '../draft.ts'
import { needsNow } from '../needs.ts'

interface Frame {
  readonly columns: number
  readonly rows: number
  readonly paint: Paint
}

interface Room {
  readonly id: string
  readonly people: readonly string[]
}

// rooms of a village have long names, and a wide screen has place for them
const roomColumns = (columns: number) => (columns < 100 ? 18 : 26)
const NAME_COLUMNS = 12
const BARS = ' ▁▂▃▄▅▆▇█'
const LOW = 20
const SOME = 50

export function drawRooms(board: HouseholdView, frame: Frame): string[] {
  const rooms = board.house.rooms.map(({ id }) => ({ id, people: board.rooms[id]?.people ?? [] }))
  const full = rooms.filter(({ people }) => people.length > 0)
  const people = full.reduce((sum, each) => sum + each.people.length, 0)
  if (people <= frame.rows) {
    const lines = drawPeople(board, full, frame)
    return lines.length < frame.rows ? [...lines, ...drawEmpty(rooms, full, frame)] : lines
  }
  const sum = drawAllNeeds(board, frame)
  return [sum, ...drawCrowd(board, full, { ...frame, rows: frame.rows - 1 })]
}

function drawPeople(board: HouseholdView, rooms: readonly Room[], { columns, paint }: Frame): string[] {
  const styles = createAgentStyles(board.people.map(({ name }) => name))
  return rooms.flatMap(({ id, people }) =>
    people.map((name, at) => {
      const before =
        padEnd(at === 0 ? shorten(harmless(id), roomColumns(columns) - 1) : '', roomColumns(columns)) +
        paint(styles(name), padEnd(shorten(harmless(name), NAME_COLUMNS - 1), NAME_COLUMNS)) +
        `${bars(levelsOf(board, name), paint)} ${markOf(board, name, paint)} `
      return before + shorten(doing(board, name), Math.max(1, columns - columnsOf(before)))
    }),
  )
}

function drawEmpty(rooms: readonly Room[], full: readonly Room[], { columns, paint }: Frame): string[] {
  if (rooms.length === full.length) return []
  const names = rooms.filter(({ people }) => people.length === 0).map(({ id }) => harmless(id))
  return [paint('dim', shorten(`${padEnd('nobody in', roomColumns(columns))}${names.join(', ')}`, columns))]
}

function drawCrowd(board: HouseholdView, rooms: readonly Room[], { columns, rows, paint }: Frame): string[] {
  const styles = createAgentStyles(board.people.map(({ name }) => name))
  const isCut = rooms.length > rows
  // as they stand in the house, which is easier to follow, as long as all of them are there
  const ordered = isCut ? rooms.toSorted((one, other) => other.people.length - one.people.length) : rooms
  const shown = ordered.slice(0, isCut ? rows - 1 : rows)
  const lines = shown.map(({ id, people }) => {
    let drawn =
      padEnd(shorten(harmless(id), roomColumns(columns) - 1), roomColumns(columns)) +
      `${paint('dim', String(people.length).padStart(3))}  `
    for (const [at, name] of people.entries()) {
      const word = markOf(board, name, paint).trim() + paint(styles(name), shorten(harmless(name), NAME_COLUMNS))
      const rest = people.length - at
      const isLast = rest === 1
      if (columnsOf(drawn) + columnsOf(word) + (isLast ? 0 : `, … ${rest} more`.length) > columns)
        return `${drawn}${paint('dim', `… ${rest} more`)}`
      drawn += `${word}${isLast ? '' : ', '}`
    }
    return drawn
  })
  const left = ordered.slice(shown.length)
  const hidden = left.reduce((sum, { people }) => sum + people.length, 0)
  return isCut ? [...lines, paint('dim', `… ${hidden} more in ${left.length} other rooms`)] : lines
}

/** Of everybody, on the average, and how many sleep. */
function drawAllNeeds(board: HouseholdView, { columns, paint }: Frame): string {
  const all = board.people.map(({ name }) => levelsOf(board, name)).filter((levels) => levels !== undefined)
  const mean = (at: number) =>
    all.reduce((sum, levels) => sum + Object.values(levels)[at]!, 0) / Math.max(1, all.length)
  const words = needNames.map((need, at) => `${need} ${bar(mean(at), paint)}`).join('  ')
  const asleep = board.people.filter(({ name }) => sleeps(board, name)).length
  return shorten(
    `${padEnd('everybody', roomColumns(columns))}${words}  ${asleep} of ${board.people.length} asleep`,
    columns,
  )
}

function levelsOf(board: HouseholdView, name: string) {
  const [at, state] = [board.needs[name], board.persons[name]]
  return at && state && needsNow(at, state, planOf(board.house), minuteOf(board))
}

function bars(levels: ReturnType<typeof levelsOf>, paint: Paint): string {
  return needNames.map((need) => bar(levels?.[need] ?? 0, paint)).join('')
}

function bar(level: number, paint: Paint): string {
  const within = Math.max(0, Math.min(100, level))
  // something is always drawn: a need at zero is the one to see
  const sign = BARS[Math.max(1, Math.round((within / 100) * (BARS.length - 1)))]!
  return paint(within < LOW ? 'red' : within < SOME ? 'yellow' : 'green', sign)
}

function sleeps(board: HouseholdView, name: string): boolean {
  const state = board.persons[name]
  return state !== undefined && isAsleep(planOf(board.house), state, minuteOf(board))
}

function markOf(board: HouseholdView, name: string, paint: Paint): string {
  if ((board.desks[name]?.incoming.length ?? 0) > 0) return paint('yellow', '✉')
  return sleeps(board, name) ? paint('blue', '☾') : ' '
}

function doing(board: HouseholdView, name: string): string {
  const using = board.persons[name]?.using
  const [request] = board.desks[name]?.incoming ?? []
  if (request !== undefined) return `${harmless(request.sender)} asks: ${harmless(request.message)}`
  const reason = harmless(board.decisions[name]?.reason ?? '')
  if (using === undefined || using.until <= minuteOf(board)) return reason
  return `${harmless(using.use)} (${harmless(using.thing)})${reason === '' ? '' : `: ${reason}`}`
}
