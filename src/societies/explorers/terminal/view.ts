/** Explorers at work, as one screen: the map as far as it is known, who is where and sees what, and what they say. */
import type { View } from '../../../board/field.ts'
import type { expedition } from '../board.ts'
import { tally } from '../tally.ts'
import { DOOR, FLOOR, WALL, cellAt, type CellKind } from '../../../worlds/grid/map.ts'
import { formatPosition, type Position } from '../../../worlds/grid/pose.ts'
import { seenFrom } from '../../../worlds/grid/sight.ts'
import { mapOf } from '../../../worlds/grid/source.ts'
import { ARROWS, drawFloor, type Floor } from './draw-floor.ts'
import { createAgentStyles, type Paint } from '../../../terminal/paint.ts'
import { columnsOf, harmless, padEnd, shorten } from '../../../terminal/text.ts'

export type ExpeditionBoard = View<typeof expedition.fields>

interface Frame {
  readonly columns: number
  readonly rows: number
  readonly paint: Paint
}

const GAP = 3
const PANEL_COLUMNS = 30
const MESSAGE_ROWS = 5
// the headline, a blank line before the map and one before the messages
const OTHER_ROWS = 3

export function drawExpedition(board: ExpeditionBoard, { columns, rows, paint }: Frame): string[] {
  const floor = floorOf(board)
  const room = { columns: columns - PANEL_COLUMNS - GAP, rows: rows - OTHER_ROWS - MESSAGE_ROWS }
  const map = drawFloor(floor, room, paint)
  const isLarge = map.length === floor.map.depth && floor.map.width * 2 <= room.columns
  const mapColumns = isLarge ? floor.map.width * 2 : Math.min(floor.map.width, room.columns)
  const panel = drawPanel(board, { columns: columns - mapColumns - GAP, rows: Math.max(map.length, 4), paint })
  const body = Array.from({ length: Math.max(map.length, panel.length) }, (_, row) => {
    const left = map[row] ?? ' '.repeat(mapColumns)
    return `${left}${' '.repeat(GAP)}${panel[row] ?? ''}`
  })
  const left = Math.max(0, rows - body.length - OTHER_ROWS)
  return [
    headline(board, floor, { columns, rows, paint }),
    '',
    ...body,
    '',
    ...drawMail(board, { columns, rows: left, paint }),
  ]
}

/** The map alone, for the end. */
export function drawKnownMap(board: ExpeditionBoard, columns: number, paint: Paint): string[] {
  return drawFloor(floorOf(board), { columns, rows: Infinity }, paint)
}

export function roundLine(board: ExpeditionBoard): string {
  const { rounds, found, objects, coverage, messages } = tally(board)
  return (
    `round ${rounds} of ${board.maxSteps}  found ${found} of ${objects}  ` +
    `seen ${percent(coverage)}  mail ${messages}`
  )
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function headline(board: ExpeditionBoard, { map, level }: Floor, { columns, paint }: Frame): string {
  const storey = map.height > 1 ? `  height ${level} of ${map.height - 1}` : ''
  return `${paint('bold', 'explorers')}  ${shorten(roundLine(board) + storey, columns - 11)}`
}

function floorOf(board: ExpeditionBoard): Floor {
  const map = mapOf(board.world)
  const known = new Map<number, CellKind>()
  for (const { floor, wall, door } of board.seen) {
    for (const cell of floor) known.set(cell, FLOOR)
    for (const cell of wall) known.set(cell, WALL)
    for (const cell of door) known.set(cell, DOOR)
  }
  const at = ({ x, y, z }: Position) => cellAt(map, x, y, z)
  const styleOf = createAgentStyles(board.explorers)
  const poses = board.explorers.flatMap((name) => (board.poses[name] ? [{ name, pose: board.poses[name] }] : []))
  const people = new Map(
    poses.map(({ name, pose }) => [
      at(pose.position),
      { arrow: ARROWS[pose.rotation.yaw / 90] ?? '●', style: styleOf(name) },
    ]),
  )
  return {
    map,
    level: busiest(poses.map(({ pose }) => pose.position.y)),
    known,
    inSight: new Set(poses.flatMap(({ pose }) => seenFrom(map, pose))),
    things: new Set(board.objects.map(({ position }) => at(position))),
    people,
  }
}

/** The floor with most explorers on it, the lower one when in doubt. */
function busiest(levels: readonly number[]): number {
  const counts = Map.groupBy(
    levels.toSorted((a, b) => a - b),
    (level) => level,
  )
  let best = 0
  for (const [level, { length }] of counts) if (length > (counts.get(best)?.length ?? 0)) best = level
  return best
}

function drawPanel(board: ExpeditionBoard, { columns, rows, paint }: Frame): string[] {
  const styleOf = createAgentStyles(board.explorers)
  const linesEach = board.explorers.length * 2 <= rows ? 2 : 1
  const isCut = board.explorers.length * linesEach > rows
  const shown = board.explorers.slice(0, isCut ? rows - 1 : rows)
  const names = Math.min(12, Math.max(0, ...shown.map(columnsOf)))
  const lines = shown.flatMap((name) => {
    const pose = board.poses[name]
    if (!pose) return []
    const things = [...(board.visibleObjects[name] ?? []), ...(board.visibleAgents[name] ?? [])]
    const sees = things.map((thing) => thing.name).join(', ')
    const arrow = ARROWS[pose.rotation.yaw / 90] ?? '●'
    const where = `${formatPosition(pose.position)}${sees === '' ? '' : ` sees ${sees}`}`
    const title = paint(styleOf(name), `${arrow} ${padEnd(shorten(harmless(name), names), names)}`)
    const first = `${title} ${shorten(harmless(where), Math.max(8, columns - names - 3))}`
    if (linesEach === 1) return [first]
    const did = `${board.action[name] ?? ''}: ${board.actionReason[name] ?? ''}`
    return [first, paint('dim', `  ${shorten(harmless(did), Math.max(8, columns - 2))}`)]
  })
  return isCut ? [...lines, paint('dim', `… ${board.explorers.length - shown.length} more`)] : lines
}

function drawMail(board: ExpeditionBoard, { columns, rows, paint }: Frame): string[] {
  const styleOf = createAgentStyles(board.explorers)
  return board.mail.slice(-rows || board.mail.length).map(({ sender, recipient, message }) => {
    const to = recipient === 'all' ? '' : ` to ${harmless(recipient)}`
    const from = `${harmless(sender)}${to}: `
    return `${paint(styleOf(sender), from)}${shorten(harmless(message), Math.max(8, columns - columnsOf(from)))}`
  })
}
