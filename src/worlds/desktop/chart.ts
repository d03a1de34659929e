/**
 * The chart of a window: squares about the place where somebody began, and round each of them the ways one can look.
 * Nothing is known of it beforehand: a square is known once somebody stood there or ran into something, and a way to
 * look once a picture was taken that way. So the frontier is where pictures are new.
 */
import { OPEN, type Chart, type Look, type PlaceKind } from '../explorable.ts'
import { gridActions } from '../grid/actions.ts'
import type { Pose, Position } from '../grid/pose.ts'
import { bearingOf, turnOf } from './actions.ts'
import type { DesktopConfig } from './config.ts'
import type { DesktopSource } from './source.ts'

// squares to each side of the beginning
const REACH = 500
const ACROSS = 2 * REACH + 1
const SQUARES = ACROSS * ACROSS
/** ways to look are parts of the horizon of a square, so many degrees wide */
const SECTOR = 15
const SECTORS = 360 / SECTOR
// from so many squares away nearly the same is seen: a horizon is that of a room, not of every step in it
const NEARLY = 2
const usual = { stride: 1, turn: 30, wide: 75 }

const charts = new WeakMap<object, Chart<Pose, Position>>()

export function desktopChart({ desktop }: DesktopSource): Chart<Pose, Position> {
  let chart = charts.get(desktop)
  if (chart === undefined) charts.set(desktop, (chart = drawChart(desktop)))
  return chart
}

interface Square {
  readonly column: number
  readonly row: number
}

function measures({ gait, sight }: DesktopConfig) {
  const { stride = usual.stride, turn = usual.turn } = gait ?? {}
  return { stride, turn, wide: sight?.wide ?? usual.wide, side: sight?.place ?? 2 * stride }
}

const numberOf = ({ column, row }: Square): number | undefined =>
  Math.abs(column) > REACH || Math.abs(row) > REACH ? undefined : column + REACH + ACROSS * (row + REACH)

const squareOf = (place: number): Square => {
  const square = place < SQUARES ? place : Math.floor((place - SQUARES) / SECTORS)
  return { column: (square % ACROSS) - REACH, row: Math.floor(square / ACROSS) - REACH }
}

const squareAt = ({ x, z }: Position, side: number): Square => ({
  column: Math.round(x / side),
  row: Math.round(z / side),
})

const sectorsIn = (desktop: DesktopConfig) => Math.max(1, Math.floor(measures(desktop).wide / SECTOR))

const HERE: Square = { column: 0, row: 0 }
const asides = Array.from({ length: 2 * NEARLY + 1 }, (_, place) => place - NEARLY)
/** Of a square: itself and those from which nearly the same is seen. */
const nearby: readonly Square[] = asides.flatMap((column) => asides.map((row) => ({ column, row })))

/** The parts of the horizon that are in view, from the square where somebody stands or one near it. */
function sectorsFrom(desktop: DesktopConfig, { position }: Pose, yaw: number, aside: Square = HERE): number[] {
  const { side } = measures(desktop)
  const { column, row } = squareAt(position, side)
  const square = numberOf({ column: column + aside.column, row: row + aside.row })
  if (square === undefined) return []
  const count = sectorsIn(desktop)
  const first = Math.round((yaw - (count * SECTOR) / 2) / SECTOR)
  return Array.from({ length: count }, (_, place) => SQUARES + square * SECTORS + modulo(first + place, SECTORS))
}

/** The places that a picture taken in this pose makes known. */
export function placesSeen({ desktop }: DesktopSource, pose: Pose): readonly (readonly [number, PlaceKind])[] {
  const here = numberOf(squareAt(pose.position, measures(desktop).side))
  const places = [...(here === undefined ? [] : [here]), ...sectorsFrom(desktop, pose, pose.rotation.yaw)]
  return places.map((place) => [place, OPEN] as const)
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
  const { turn, side } = measures(desktop)
  const canDo = (action: string) => desktop.actions?.[action] !== null
  const looks = ['look_left', 'look_right'].filter(canDo)
  const next = ({ column, row }: Square, way: Square) => numberOf({ column: column + way.column, row: row + way.row })
  return {
    spotOf: ({ position }) => position,
    placeAt: (position) => numberOf(squareAt(position, side)),
    spotAt: (place) => {
      const { column, row } = squareOf(place)
      return { x: tidy(column * side), y: 0, z: tidy(row * side) }
    },
    neighboursOf: (place) => (place >= SQUARES ? [] : around.flatMap((way) => next(squareOf(place), way) ?? [])),
    // a square is known by standing in it: what lies beside somebody's way stays unknown
    reach: 1,
    isGuess: true,
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
      placesPattern: String.raw`-?\d+,-?\d+(?:@\d+)?`,
      readPlaces: (word) => readPlace(word),
    },
  }

  function lookOf(action: string, pose: Pose): Look {
    const yaw = pose.rotation.yaw + turnOf(action)!.yaw * turn
    return {
      action,
      rounds: 1,
      shows: (kindOf) => {
        const views = nearby.map((square) => sectorsFrom(desktop, pose, yaw, square))
        const isNew = (sector: number) =>
          views.every((view) => view[sector] === undefined || kindOf(view[sector]) === undefined)
        return Array.from({ length: sectorsIn(desktop) }, (_, sector) => sector).filter(isNew).length
      },
    }
  }
}

/** `3,-2` is a square, `3,-2@45` a way to look from there. */
function sayPlace(place: number): string {
  const { column, row } = squareOf(place)
  return place < SQUARES ? `${column},${row}` : `${column},${row}@${((place - SQUARES) % SECTORS) * SECTOR}`
}

function readPlace(word: string): number[] {
  const [square = '', degrees] = word.split('@')
  const [column = NaN, row = NaN] = square.split(',').map(Number)
  const number = Number.isInteger(column) && Number.isInteger(row) ? numberOf({ column, row }) : undefined
  if (number === undefined) return []
  if (degrees === undefined) return [number]
  const sector = Number(degrees) / SECTOR
  return Number.isInteger(sector) && sector >= 0 && sector < SECTORS ? [SQUARES + number * SECTORS + sector] : []
}

function sayPosition({ x, y, z }: Position): string {
  return `(${tidy(x)}, ${tidy(y)}, ${tidy(z)})`
}

function readPosition(text: string): Position | undefined {
  const [x = NaN, y = NaN, z = NaN] = text.slice(1, -1).split(', ').map(Number)
  return [x, y, z].every(Number.isFinite) ? { x, y, z } : undefined
}

const tidy = (value: number) => Math.round(value * 10) / 10 + 0
const modulo = (value: number, by: number) => ((value % by) + by) % by
