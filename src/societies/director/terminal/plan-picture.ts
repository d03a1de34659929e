/** A plan of the scene from above in characters: walls, doors, windows, and a letter for all that stands there. */
import { pointAlong, wallsOf, type Opening, type Point, type RoomShell } from '../../../worlds/scene/room.ts'
import type { PlacedObject } from '../../../worlds/scene/scene.ts'
import type { Frame, Style } from '../../terminal-view.ts'

export interface PlanPicture {
  readonly rows: readonly string[]
  /** the letter of each thing on it */
  readonly letters: ReadonlyMap<string, string>
}

// a character is about twice as high as it is wide
const ASPECT = 2
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LARGEST_METRES = 500

interface Cell {
  readonly text: string
  readonly style: Style | undefined
}

interface Raster {
  readonly columns: number
  readonly rows: number
  readonly put: (x: number, z: number, cell: Cell) => void
  /** the point on the floor in the middle of a cell */
  readonly pointAt: (column: number, row: number) => Point
  readonly lines: (paint: Frame['paint']) => string[]
}

/** `nothing` where there is no room, or one that cannot be drawn. */
export function drawPlan(
  rooms: readonly RoomShell[],
  objects: readonly PlacedObject[],
  frame: Frame,
): PlanPicture | undefined {
  const corners = rooms.flatMap(({ outline }) => outline)
  if (corners.length === 0 || corners.some(([x, z]) => !(Math.abs(x) < LARGEST_METRES && Math.abs(z) < LARGEST_METRES)))
    return undefined
  const raster = createRaster(corners, frame)
  const letters = new Map<string, string>()
  // what lies flat is under everything; what hangs is not on the floor
  const standing = objects
    .filter(({ placement }) => placement === 'floor' || placement === 'flat')
    .toSorted((one, other) => Number(other.placement === 'flat') - Number(one.placement === 'flat'))
  for (const object of standing) {
    const letter = object.placement === 'flat' ? '░' : (LETTERS[letters.size % LETTERS.length] ?? '?')
    if (object.placement !== 'flat') letters.set(object.id, letter)
    fill(raster, object, { text: letter, style: object.placement === 'flat' ? 'dim' : 'cyan' })
  }
  for (const room of rooms) drawShell(raster, room)
  return { rows: raster.lines(frame.paint), letters }
}

function createRaster(corners: readonly Point[], { columns, rows }: Frame): Raster {
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, z]) => z))]
  const width = Math.max(...corners.map(([x]) => x)) - left
  const depth = Math.max(...corners.map(([, z]) => z)) - top
  const perMetre = Math.max(0.1, Math.min((columns - 1) / width, ((rows - 1) * ASPECT) / depth, 8))
  const [wide, high] = [Math.floor(width * perMetre) + 1, Math.floor((depth * perMetre) / ASPECT) + 1]
  const cells: (Cell | undefined)[] = Array.from({ length: wide * high })
  return {
    columns: wide,
    rows: high,
    put(x, z, cell) {
      const [column, row] = [Math.round((x - left) * perMetre), Math.round(((z - top) * perMetre) / ASPECT)]
      if (column >= 0 && column < wide && row >= 0 && row < high) cells[row * wide + column] = cell
    },
    pointAt: (column, row) => [left + column / perMetre, top + (row * ASPECT) / perMetre],
    lines: (paint) =>
      Array.from({ length: high }, (_, row) =>
        Array.from({ length: wide }, (__, column) => {
          const { text, style } = cells[row * wide + column] ?? { text: ' ', style: undefined }
          return style === undefined ? text : paint(style, text)
        }).join(''),
      ),
  }
}

/** Every cell whose middle lies within the turned rectangle of the thing, and at least the one it stands in. */
function fill(raster: Raster, { position, rotation, boundingBox }: PlacedObject, cell: Cell): void {
  const angle = (rotation.y * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  for (let row = 0; row < raster.rows; row++)
    for (let column = 0; column < raster.columns; column++) {
      const [x, z] = raster.pointAt(column, row)
      const [dx, dz] = [x - position.x, z - position.z]
      const [own, deep] = [dx * cosine - dz * sine, dx * sine + dz * cosine]
      if (Math.abs(own) <= boundingBox.width / 2 && Math.abs(deep) <= boundingBox.depth / 2) raster.put(x, z, cell)
    }
  raster.put(position.x, position.z, cell)
}

function drawShell(raster: Raster, room: RoomShell): void {
  const holes: readonly (readonly [Opening, Cell])[] = [
    ...room.doors.map((door) => [door, { text: '·', style: 'yellow' }] as const),
    ...room.windows.map((window) => [window, { text: '=', style: 'blue' }] as const),
  ]
  for (const wall of wallsOf(room)) {
    const steps = Math.ceil(wall.length * 16)
    for (let step = 0; step <= steps; step++) {
      const at = (wall.length * step) / steps
      const hole = holes.find(
        ([opening]) => opening.wall === wall.index && Math.abs(opening.at - at) < opening.width / 2,
      )
      raster.put(...pointAlong(wall, at), hole?.[1] ?? { text: '█', style: 'dim' })
    }
  }
}
