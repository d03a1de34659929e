/** What explorers write to each other: plain sentences with numbers in them, composed here and understood here. */
import {
  DOOR,
  FLOOR,
  positionOf,
  cellAt,
  WALL,
  type CellKind,
  type GridMap,
  type GridObject,
} from '../../worlds/grid/map.ts'
import { formatPosition, type Position } from '../../worlds/grid/pose.ts'
import { boxesOf } from './boxes.ts'

type Extent = Pick<GridMap, 'width' | 'height' | 'depth'>

export interface Report {
  readonly at?: Position
  readonly found: readonly GridObject[]
  readonly cells: readonly (readonly [cell: number, kind: CellKind])[]
  readonly goingTo?: Position
}

// below the limit of the mail, with room for what else is said
const LENGTH_LIMIT = 1900

const WORDS: readonly (readonly [word: string, kind: CellKind])[] = [
  ['door', DOOR],
  ['floor', FLOOR],
  ['wall', WALL],
]

/** "I am at (3, 0, 4). Found lamp at (5, 0, 5). Seen floor 3,0,4-9,0,8; wall 2,0,3. Going to (12, 0, 6)." */
export function composeReport(extent: Extent, { at, found, cells, goingTo }: Report): string {
  const finds = found.map(({ name, position }) => `${name} at ${formatPosition(position)}`)
  const sentences = [
    ...(at ? [`I am at ${formatPosition(at)}.`] : []),
    ...(goingTo ? [`Going to ${formatPosition(goingTo)}.`] : []),
    ...(finds.length > 0 ? [`Found ${finds.join(', ')}.`] : []),
  ]
  let room = LENGTH_LIMIT - sentences.join(' ').length
  const seen = WORDS.flatMap(([word, kind]) => {
    const boxes = boxesOf(extent, cells.filter(([, each]) => each === kind).map(([cell]) => cell)) // prettier-ignore
    const texts = boxes.map(([from, to]) =>
      from === to ? corner(extent, from) : `${corner(extent, from)}-${corner(extent, to)}`,
    )
    const fitting = texts.filter((text) => (room -= text.length + 1) > 0)
    return fitting.length > 0 ? [`${word} ${fitting.join(' ')}`] : []
  })
  return [...sentences, ...(seen.length > 0 ? [`Seen ${seen.join('; ')}.`] : [])].join(' ')
}

const PLACE = String.raw`\((\d+), (\d+), (\d+)\)`
const AT = new RegExp(`\\bI am at ${PLACE}`)
const GOING = new RegExp(`\\bGoing to ${PLACE}`)
// in text that ends with a full stop: to ask for one here would read all the rest again at every `Found`
const FOUND = /\bFound ([^.]+)/
const FIND = new RegExp(`^(.{1,40}) at ${PLACE}$`)
const SEEN = /\b(door|floor|wall)((?: \d+,\d+,\d+(?:-\d+,\d+,\d+)?)+)/g

/** Takes from any text what it says about the map. It is hearsay: what is outside of the map or too much is left out. */
export function readReport(extent: Extent, text: string): Report {
  const [at, goingTo] = [AT, GOING].map((sentence) => placeIn(extent, sentence.exec(text)?.slice(1)))
  const finds = FOUND.exec(text.slice(0, text.lastIndexOf('.') + 1))?.[1]?.split(/(?<=\)), /) ?? []
  const found = finds.flatMap((find): GridObject[] => {
    const [, name, ...place] = FIND.exec(find) ?? []
    const position = placeIn(extent, place)
    return name !== undefined && position ? [{ name, position }] : []
  })
  const cells = [...text.matchAll(SEEN)].flatMap(([, word, boxes = '']) => {
    const kind = WORDS.find(([each]) => each === word)![1]
    return boxes
      .trim()
      .split(' ')
      .flatMap((box) => cellsOf(extent, box).map((cell) => [cell, kind] as const))
  })
  return { found, cells, ...(at && { at }), ...(goingTo && { goingTo }) }
}

// nobody sees more than this at once
const CELLS_PER_BOX = 1000

function cellsOf(extent: Extent, box: string): number[] {
  const [first, last] = box.split('-').map((text) => placeIn(extent, text.split(',')))
  const from = first
  const to = box.includes('-') ? last : first
  if (!from || !to) return []
  const size = (to.x - from.x + 1) * (to.y - from.y + 1) * (to.z - from.z + 1)
  if (to.x < from.x || to.y < from.y || to.z < from.z || size > CELLS_PER_BOX) return []
  const cells: number[] = []
  for (let y = from.y; y <= to.y; y++)
    for (let z = from.z; z <= to.z; z++) for (let x = from.x; x <= to.x; x++) cells.push(cellAt(extent, x, y, z))
  return cells
}

function placeIn(extent: Extent, words: readonly string[] | undefined): Position | undefined {
  const [x = NaN, y = NaN, z = NaN] = (words ?? []).map(Number)
  return cellAt(extent, x, y, z) >= 0 ? { x, y, z } : undefined
}

function corner(extent: Extent, cell: number): string {
  const { x, y, z } = positionOf(extent, cell)
  return `${x},${y},${z}`
}
