/** A floor of a building as explorers know it, drawn as large as the room for it allows. */
import type { CellKind, GridMap } from '../../../worlds/grid/map.ts'
import { cellAt, DOOR, FLOOR, WALL } from '../../../worlds/grid/map.ts'
import type { Paint, Style } from '../../../terminal/paint.ts'

export interface Floor {
  readonly map: GridMap
  readonly level: number
  readonly known: ReadonlyMap<number, CellKind>
  /** what somebody looks at now */
  readonly inSight: ReadonlySet<number>
  readonly things: ReadonlySet<number>
  /** explorers by cell */
  readonly people: ReadonlyMap<number, { readonly arrow: string; readonly style: Style }>
}

interface Room {
  readonly columns: number
  readonly rows: number
}

export const ARROWS = ['▲', '▶', '▼', '◀']

/** Two columns a cell where there is room for it, else one column and two cells to a row; else a part of it. */
export function drawFloor(floor: Floor, room: Room, paint: Paint): string[] {
  const { width, depth } = floor.map
  const isLarge = width * 2 <= room.columns && depth <= room.rows
  const [wide, deep] = isLarge ? [width, depth] : [Math.min(width, room.columns), Math.min(depth, room.rows * 2)]
  const { x: left, z: top } = cornerOf(floor, wide, deep)
  const at = (x: number, z: number) => cellAt(floor.map, left + x, floor.level, top + z)
  if (isLarge) return rows(deep, (z) => columns(wide, (x) => drawCell(floor, at(x, z), paint)))
  return rows(Math.ceil(deep / 2), (row) =>
    columns(wide, (x) => drawPair(floor, at(x, row * 2), row * 2 + 1 < deep ? at(x, row * 2 + 1) : -1, paint)),
  )
}

/** A part of a large floor: the one around the first explorer on it. */
function cornerOf({ map, level, people }: Floor, wide: number, deep: number): { x: number; z: number } {
  const layer = map.width * map.depth
  const first = [...people.keys()].find((cell) => Math.floor(cell / layer) === level) ?? 0
  const fit = (middle: number, size: number, whole: number) =>
    Math.max(0, Math.min(middle - Math.floor(size / 2), whole - size))
  return {
    x: fit(first % map.width, wide, map.width),
    z: fit(Math.floor(first / map.width) % map.depth, deep, map.depth),
  }
}

function drawCell({ known, inSight, things, people }: Floor, cell: number, paint: Paint): string {
  const person = people.get(cell)
  if (person) return `${paint(person.style, person.arrow)} `
  if (things.has(cell)) return `${paint('yellow', '◆')} `
  const kind = known.get(cell)
  if (kind === WALL) return paint('dim', '██')
  if (kind === DOOR) return paint('yellow', '▒▒')
  if (kind !== FLOOR) return '  '
  return inSight.has(cell) ? '• ' : `${paint('dim', '·')} `
}

/** Two cells in one sign: people and things before walls, walls as half blocks. */
function drawPair({ known, inSight, things, people }: Floor, upper: number, lower: number, paint: Paint): string {
  const person = people.get(upper) ?? people.get(lower)
  if (person) return paint(person.style, person.arrow)
  if (things.has(upper) || things.has(lower)) return paint('yellow', '◆')
  const [first, second] = [known.get(upper), known.get(lower)]
  if (first === DOOR || second === DOOR) return paint('yellow', '▒')
  if (first === WALL || second === WALL) return paint('dim', first !== WALL ? '▄' : second !== WALL ? '▀' : '█')
  if (first !== FLOOR && second !== FLOOR) return ' '
  return inSight.has(upper) || inSight.has(lower) ? '•' : paint('dim', '·')
}

function rows(count: number, draw: (row: number) => string): string[] {
  return Array.from({ length: count }, (_, row) => draw(row))
}

function columns(count: number, draw: (column: number) => string): string {
  return Array.from({ length: count }, (_, column) => draw(column)).join('')
}
