/**
 * The chart of a window: squares about the place where somebody began, and round each of them the ways one can look.
 * Nothing is known of it beforehand: a square is known once somebody stood there, a way to look once a picture was
 * taken that way, and a wall once somebody ran into it. So the frontier is where pictures are new.
 */
import { BLOCKED, OPEN, type Chart, type Look, type PlaceKind } from '../explorable.ts'
import { gridActions } from '../grid/actions.ts'
import type { Pose, Position } from '../grid/pose.ts'
import { bearingOf, turnOf } from './actions.ts'
import type { DesktopConfig } from './config.ts'
import type { FloorRay } from './floor.ts'
import { wallsBy } from './floor-walls.ts'
import { guessing, SEEN_FAR } from './guess.ts'
import { lensOf, USUALLY_WIDE } from './lens.ts'
import type { DesktopSource } from './source.ts'
import {
  isSquare,
  modulo,
  numberOf,
  placePattern,
  readPlace,
  sayPlace,
  SECTOR,
  squareAt,
  squareOf,
  viewFrom,
  type Square,
} from './squares.ts'

const usual = { stride: 1, turn: 30, wide: USUALLY_WIDE }
// so many squares of a step are worth as much as a cell of a building: six are worth turning for, fewer took longer
const SQUARES_OF_A_CELL = 3

const charts = new WeakMap<object, Chart<Pose, Position>>()

export function desktopChart({ desktop }: DesktopSource): Chart<Pose, Position> {
  let chart = charts.get(desktop)
  if (chart === undefined) charts.set(desktop, (chart = drawChart(desktop)))
  return chart
}

function measures({ gait, sight }: DesktopConfig) {
  const { stride = usual.stride, turn = usual.turn } = gait ?? {}
  return { stride, turn, wide: sight?.wide ?? usual.wide, side: sight?.place ?? stride }
}

const sectorsIn = (desktop: DesktopConfig) => Math.max(1, Math.floor(measures(desktop).wide / SECTOR))

type Known = readonly [place: number, kind: PlaceKind]

/** The parts of the horizon that are in view from a square, and whether something stands close before the eye there. */
function viewsSeen(desktop: DesktopConfig, square: number, yaw: number, floor: readonly FloorRay[]): Known[] {
  const count = sectorsIn(desktop)
  const first = Math.round((yaw - (count * SECTOR) / 2) / SECTOR)
  return Array.from({ length: count }, (_, place) => {
    const inside = floor.filter(({ bearing }) => Math.floor((yaw + bearing) / SECTOR) === first + place)
    const isClose = inside.length > 0 && inside.every(({ from, far }) => far <= from)
    return [viewFrom(square, first + place), isClose ? BLOCKED : OPEN]
  })
}

/** The places that a picture taken in this pose makes known. */
export function placesSeen({ desktop }: DesktopSource, pose: Pose, floor: readonly FloorRay[] = []): readonly Known[] {
  const { side } = measures(desktop)
  const here = numberOf(squareAt(pose.position, side))
  const views = here === undefined ? [] : viewsSeen(desktop, here, pose.rotation.yaw, floor)
  return [...(here === undefined ? [] : [[here, OPEN] as const]), ...views, ...wallsBy(floor, pose, side)]
}

const around: readonly Square[] = [
  { column: 0, row: -1 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
]

/** The side of a square that somebody faces, from north by the sun. */
const facing = (yaw: number) => around[modulo(Math.round(yaw / 90), 4)]!

function drawChart(desktop: DesktopConfig): Chart<Pose, Position> {
  const sizes = measures(desktop)
  const { stride, turn, side } = sizes
  const canDo = (action: string) => desktop.actions?.[action] !== null
  const looks = ['look_left', 'look_right'].filter(canDo)
  const guess = guessing({ ...sizes, seesFloor: lensOf(desktop) !== undefined }, canDo)
  const next = ({ column, row }: Square, way: Square) => numberOf({ column: column + way.column, row: row + way.row })
  return {
    spotOf: ({ position }) => position,
    placeAt: (position) => numberOf(squareAt(position, side)),
    spotAt: (place) => {
      const { column, row } = squareOf(place)
      return { x: tidy(column * side), y: 0, z: tidy(row * side) }
    },
    neighboursOf: (place) => (isSquare(place) ? around.flatMap((way) => next(squareOf(place), way) ?? []) : []),
    // a square is known by standing in it: what lies beside somebody's way stays unknown, unless one sees from afar
    reach: guess.seesFloor ? SEEN_FAR : 1,
    guess,
    stepsBetween(one, other) {
      const [a, b] = [squareOf(one), squareOf(other)]
      return Math.abs(a.column - b.column) + Math.abs(a.row - b.row)
    },
    stepOf({ position, rotation: { yaw } }, action) {
      const here = squareAt(position, side)
      const bearing = bearingOf(action)
      if (bearing !== undefined) return canDo(action) ? next(here, facing(yaw + bearing)) : undefined
      // where nobody can step aside, turning that way is how the step begins
      const turned = turnOf(action)
      if (!turned || turned.yaw === 0 || canDo(turned.yaw < 0 ? 'move_left' : 'move_right')) return undefined
      return next(here, facing(yaw + turned.yaw * 90))
    },
    looksFrom: (pose) => looks.map((action) => lookOf(action, pose)),
    wanderings: ['forward', 'backward', 'move_left', 'move_right', 'look_left', 'look_right'].filter(canDo),
    // nobody knows before somebody was there
    reachable: () => new Set(),
    words: {
      about: [
        'You see through the window of a program and move by its keys. Positions are (x, y, z) as far as they are ' +
          'known: x grows to the east, y upwards, z to the south.',
        `Each round you do one action: ${gridActions.filter(canDo).join(', ')}.`,
        'You see only what the picture shows; whatever stands in the way shows as a step that changes nothing.',
      ],
      describeState: ({ position, rotation: { yaw, pitch, roll } }) =>
        `at ${sayPosition(position)}, looking ${Math.round(yaw)}° from north (pitch ${Math.round(pitch)}, ` +
        `roll ${Math.round(roll)})`,
      describeSpot: sayPosition,
      spotPattern: String.raw`\(-?\d+(?:\.\d+)?, -?\d+(?:\.\d+)?, -?\d+(?:\.\d+)?\)`,
      readSpot: readPosition,
      sayPlaces: (places) => places.map(sayPlace),
      placesPattern: placePattern,
      readPlaces: (word) => readPlace(word),
    },
  }

  function lookOf(action: string, pose: Pose): Look {
    const yaw = pose.rotation.yaw + turnOf(action)!.yaw * turn
    return {
      action,
      rounds: 1,
      // of squares of another size as many as cover the same
      shows: (kindOf) => {
        const squares = guess.unseenFrom(pose, yaw, kindOf) * (side / stride) ** 2
        return Math.floor(squares / SQUARES_OF_A_CELL)
      },
    }
  }
}

function sayPosition({ x, y, z }: Position): string {
  return `(${tidy(x)}, ${tidy(y)}, ${tidy(z)})`
}

function readPosition(text: string): Position | undefined {
  const [x = NaN, y = NaN, z = NaN] = text.slice(1, -1).split(', ').map(Number)
  return [x, y, z].every(Number.isFinite) ? { x, y, z } : undefined
}

const tidy = (value: number) => Math.round(value * 10) / 10 + 0
