/**
 * The layout of a grid, drawn by hand: floors as lines of text, and what lies where. Mistakes are explained plainly.
 */
import { messageOf, TroupeError } from '../../base/errors.ts'
import { cellAt, contentsOf, DEFAULT_SIGHT, DOOR, FLOOR, kindAt, positionOf, WALL } from './map.ts'
import type { CellKind, GridMap, GridObject, Sight } from './map.ts'
import type { Pose, Position } from './pose.ts'
import { FARTHEST_SIGHT, isSight } from './sight.ts'

export interface GridLayout {
  /** from the ground up; each is the rows from north to south: `#` wall, `+` door, `.` floor */
  readonly levels: readonly (readonly string[])[]
  readonly objects?: readonly { readonly name: string; readonly at: readonly number[] }[]
  /** where agents come in; without any, on every floor cell in turn */
  readonly starts?: readonly { readonly at: readonly number[]; readonly yaw?: number }[]
  readonly sight?: Partial<Sight>
}

const KINDS: Readonly<Record<string, CellKind>> = { '#': WALL, '+': DOOR, '.': FLOOR, ' ': FLOOR }

/** The smallest world: a corridor to the east with objects at preset places. */
export function lineLayout(objects: Readonly<Record<number, readonly string[]>>, length?: number): GridLayout {
  const places = Object.keys(objects).map(Number)
  return {
    levels: [['.'.repeat(length ?? Math.max(0, ...places) + 1)]],
    objects: places.flatMap((place) => objects[place]!.map((name) => ({ name, at: [place, 0, 0] }))),
    starts: [{ at: [0, 0, 0], yaw: 90 }],
    // one sees what is where one stands, as the preset places want it
    sight: { range: 0 },
  }
}

/** The text of a file as a layout. */
export function parseLayout(text: string, name: string): GridLayout {
  let layout: unknown
  try {
    layout = JSON.parse(text)
  } catch (error) {
    throw badMap(`${name} is not valid JSON: ${messageOf(error)}.`)
  }
  if (typeof layout !== 'object' || layout === null || Array.isArray(layout))
    throw badMap(`${name} must hold an object with "levels" and "objects".`)
  // said now, with the file's name, and not in the middle of a run
  readLayout(layout as GridLayout, name)
  return layout as GridLayout
}

export function readLayout(layout: GridLayout, name = 'The map'): GridMap {
  const { levels, objects: listed = [], starts: given = [], sight: own = {} } = layout
  if (!isListOf(levels, isLevel))
    throw badMap(`${name} needs "levels": a list of floors, each a list of rows like "#..+..#".`)
  if (levels.length === 0) throw badMap(`${name} has no levels. Give it at least one.`)
  const extent = { width: levels[0]![0]!.length, height: levels.length, depth: levels[0]!.length }
  const cells = Uint8Array.from(levels.flatMap((rows, level) => readLevel(rows, level, extent, name)))
  const sight = readSight(own, name)
  const map = { seed: 0, ...extent, cells, sight, objects: [], contents: new Map(), starts: [] }
  const objects = readObjects(map, listed, name)
  const starts = readStarts(map, given, name)
  return { ...map, objects, contents: contentsOf(extent, objects), starts }
}

function readLevel(
  rows: readonly string[],
  level: number,
  { width, depth }: { width: number; depth: number },
  name: string,
): CellKind[] {
  if (rows.length !== depth)
    throw badMap(`${name}: level ${level} has ${rows.length} rows, and level 0 has ${depth}. All need the same.`)
  return rows.flatMap((row, z) => {
    if (row.length !== width)
      throw badMap(`${name}: row ${z} of level ${level} is ${row.length} long, and the first is ${width}.`)
    return row.split('').map((sign, x) => {
      const kind = KINDS[sign]
      if (kind !== undefined) return kind
      const where = `row ${z}, column ${x} of level ${level}`
      throw badMap(`${name} has ${JSON.stringify(sign)} in ${where}. Use # for wall, + for door, . for floor.`)
    })
  })
}

function readObjects(map: GridMap, listed: NonNullable<GridLayout['objects']>, name: string): GridObject[] {
  if (!Array.isArray(listed)) throw badMap(`${name}: "objects" must be a list of { "name", "at": [x, y, z] }.`)
  const names = new Set<string>()
  return listed.map((object, place) => {
    const what = typeof object?.name === 'string' && object.name !== '' ? object.name : undefined
    if (what === undefined) throw badMap(`${name}: object ${place} has no name.`)
    if (names.has(what)) throw badMap(`${name} has two objects named "${what}". Give each its own name.`)
    names.add(what)
    return { name: what, position: readPlace(map, object.at, `${name}: "${what}"`) }
  })
}

function readStarts(map: GridMap, given: NonNullable<GridLayout['starts']>, name: string): Pose[] {
  if (!Array.isArray(given)) throw badMap(`${name}: "starts" must be a list of { "at": [x, y, z], "yaw" }.`)
  const starts = (given as NonNullable<GridLayout['starts']>).map(({ at, yaw = 0 }, place) => {
    if (![0, 90, 180, 270].includes(yaw)) throw badMap(`${name}: the yaw of start ${place} is not 0, 90, 180 or 270.`)
    return { position: readPlace(map, at, `${name}: start ${place}`), rotation: { yaw, pitch: 0, roll: 0 } }
  })
  if (starts.length > 0) return starts
  const floor = [...map.cells.keys()].filter((cell) => map.cells[cell] === FLOOR)
  if (floor.length === 0) throw badMap(`${name} has no floor to stand on.`)
  return floor.map((cell) => ({ position: positionOf(map, cell), rotation: { yaw: 0, pitch: 0, roll: 0 } }))
}

function readPlace(map: GridMap, at: unknown, what: string): Position {
  if (!isListOf(at, Number.isInteger) || at.length !== 3)
    throw badMap(`${what} needs "at": [x, y, z] in whole numbers.`)
  const [x, y, z] = at as readonly [number, number, number]
  const cell = cellAt(map, x, y, z)
  if (cell < 0) throw badMap(`${what} is at [${x}, ${y}, ${z}], which is outside of the map.`)
  if (kindAt(map, cell) === WALL) throw badMap(`${what} is at [${x}, ${y}, ${z}], which is inside a wall.`)
  return { x, y, z }
}

function readSight(own: Partial<Sight>, name: string): Sight {
  const sight = { ...DEFAULT_SIGHT, ...own }
  if (isSight(sight)) return sight
  throw badMap(
    `${name}: "sight" needs a whole "range" up to ${FARTHEST_SIGHT}, and "wide" and "high" between 0 and 180 degrees.`,
  )
}

function isLevel(level: unknown): boolean {
  return isListOf(level, (row) => typeof row === 'string' && row !== '') && level.length > 0
}

function isListOf<T>(list: readonly T[] | undefined, test: (item: unknown) => boolean): list is readonly T[]
function isListOf(list: unknown, test: (item: unknown) => boolean): list is readonly unknown[]
function isListOf(list: unknown, test: (item: unknown) => boolean): list is readonly unknown[] {
  return Array.isArray(list) && list.every((item) => test(item))
}

function badMap(message: string): TroupeError {
  return new TroupeError('WORLD_BAD_MAP', message)
}
