/** The chart of a grid: its cells are the places, and a turn of the head is a look. */
import type { Chart, ChartWords, Look, View } from '../explorable.ts'
import { gridActions, isGridAction, stepOf, type GridAction } from './actions.ts'
import { boxesOf } from './boxes.ts'
import { cellAt, FLOOR, neighboursOf, positionOf, reachableFrom, type GridMap } from './map.ts'
import { compass, formatPosition, type Pose, type Position } from './pose.ts'
import { raysOf } from './sight.ts'

export type GridChart = Chart<Pose, Position>

const charts = new WeakMap<GridMap, GridChart>()

export function chartOf(map: GridMap): GridChart {
  let chart = charts.get(map)
  if (chart === undefined) charts.set(map, (chart = drawChart(map)))
  return chart
}

// looking at the ceiling or tilting the head would only waste the time of somebody who wanders
const steps: readonly GridAction[] = ['forward', 'backward', 'move_left', 'move_right', 'look_left', 'look_right']
const climbs: readonly GridAction[] = ['move_up', 'move_down']

function drawChart(map: GridMap): GridChart {
  const cellOf = ({ x, y, z }: Position) => cellAt(map, x, y, z)
  return {
    spotOf: ({ position }) => position,
    placeAt: (position) => found(cellOf(position)),
    spotAt: (cell) => positionOf(map, cell),
    neighboursOf: (cell) => neighboursOf(map, cell),
    stepsBetween: (one, other) => stepsBetween(positionOf(map, one), positionOf(map, other)),
    stepOf({ position: { x, y, z }, rotation }, action) {
      const step = isGridAction(action) ? stepOf(action, rotation.yaw) : undefined
      return step === undefined ? undefined : found(cellAt(map, x + step[0], y + step[1], z + step[2]))
    },
    looksFrom: (pose) => turns.map(({ action, by, rounds }) => lookOf(map, pose, action, by, rounds)),
    viewsAt: (pose, place) => {
      const there = { ...pose, position: positionOf(map, place) }
      return [{ by: 0, rounds: 0 }, ...turns].map((turn) => viewOf(map, there, turn))
    },
    wanderings: map.height > 1 ? [...steps, ...climbs] : steps,
    reachable() {
      const starts = map.starts.map(({ position }) => cellOf(position))
      return reachableFrom(map, starts)
    },
    words: wordsOf(map),
  }
}

const found = (cell: number) => (cell < 0 ? undefined : cell)

const turns = [
  { action: 'look_left', by: 270, rounds: 1 },
  { action: 'look_right', by: 90, rounds: 1 },
  { action: 'look_right', by: 180, rounds: 2 },
] as const

function lookOf(map: GridMap, pose: Pose, action: GridAction, by: number, rounds: number): Look {
  const { x, y, z } = pose.position
  const rotation = { ...pose.rotation, yaw: (pose.rotation.yaw + by) % 360 }
  return {
    action,
    rounds,
    shows(kindOf) {
      let shown = 0
      for (const { target, between } of raysOf(map.sight, rotation)) {
        const cell = cellAt(map, x + target[0], y + target[1], z + target[2])
        if (cell < 0 || kindOf(cell) !== undefined) continue
        if (between.every(([dx, dy, dz]) => kindOf(cellAt(map, x + dx, y + dy, z + dz)) === FLOOR)) shown++
      }
      return shown
    },
  }
}

interface Turn {
  readonly action?: GridAction
  readonly by: number
  readonly rounds: number
}

function viewOf(map: GridMap, { position: { x, y, z }, rotation: now }: Pose, { action, by, rounds }: Turn): View {
  const rotation = { ...now, yaw: (now.yaw + by) % 360 }
  return {
    ...(action !== undefined && { action }),
    rounds,
    expects(kindOf, through) {
      let expected = 0
      for (const { target, between } of raysOf(map.sight, rotation)) {
        const cell = cellAt(map, x + target[0], y + target[1], z + target[2])
        if (cell < 0 || kindOf(cell) !== undefined) continue
        let chance = 1
        for (const [dx, dy, dz] of between) {
          const kind = kindOf(cellAt(map, x + dx, y + dy, z + dz))
          chance *= kind === undefined ? through : kind === FLOOR ? 1 : 0
          if (chance === 0) break
        }
        expected += chance
      }
      return expected
    },
  }
}

/** As far as the crow flies along the squares. */
function stepsBetween(a: Position, b: Position): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z)
}

type Extent = Pick<GridMap, 'width' | 'height' | 'depth'>

export function wordsOf(extent: Extent): ChartWords<Pose, Position> {
  return {
    about: [
      'You are in a building of rooms and doors. Positions are (x, y, z): ' +
        'x grows to the east, y upwards, z to the south.',
      `Each round you do one action: ${gridActions.join(', ')}.`,
      'forward, backward, move_left and move_right go one step by your heading; move_up and move_down climb. ' +
        'look_* turns your head, tilt_* rolls it. You see only ahead of you; ' +
        'walls and doors hide what is behind them.',
    ],
    describeState: ({ position, rotation: { yaw, pitch, roll } }) =>
      `at ${formatPosition(position)}, looking ${compass(yaw)} (pitch ${pitch}, roll ${roll})`,
    describeSpot: formatPosition,
    spotPattern: String.raw`\(\d+, \d+, \d+\)`,
    readSpot: (text) => positionIn(extent, text.slice(1, -1).split(', ')),
    sayPlaces: (cells) =>
      boxesOf(extent, cells).map(([from, to]) =>
        from === to ? corner(extent, from) : `${corner(extent, from)}-${corner(extent, to)}`,
      ),
    placesPattern: String.raw`\d+,\d+,\d+(?:-\d+,\d+,\d+)?`,
    readPlaces: (word) => cellsOf(extent, word),
  }
}

// nobody sees more than this at once
const CELLS_PER_BOX = 1000

function cellsOf(extent: Extent, box: string): number[] {
  const [first, last] = box.split('-').map((text) => positionIn(extent, text.split(',')))
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

function positionIn(extent: Extent, words: readonly string[]): Position | undefined {
  const [x = NaN, y = NaN, z = NaN] = words.map(Number)
  return cellAt(extent, x, y, z) >= 0 ? { x, y, z } : undefined
}

function corner(extent: Extent, cell: number): string {
  const { x, y, z } = positionOf(extent, cell)
  return `${x},${y},${z}`
}
