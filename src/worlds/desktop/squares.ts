/**
 * What the chart of a window numbers: squares about the place where somebody began, round each of them the ways one can
 * look, and the walls on two of its sides. Pure; also how it is said in letters.
 */
import type { Position } from '../grid/pose.ts'

// squares to each side of the beginning
const REACH = 500
/** from a square to the one south of it */
export const ACROSS = 2 * REACH + 1
const SQUARES = ACROSS * ACROSS
/** ways to look are parts of the horizon of a square, so many degrees wide */
export const SECTOR = 15
const SECTORS = 360 / SECTOR
const WALLS = SQUARES * (1 + SECTORS)

export interface Square {
  readonly column: number
  readonly row: number
}

export const numberOf = ({ column, row }: Square): number | undefined =>
  Math.abs(column) > REACH || Math.abs(row) > REACH ? undefined : column + REACH + ACROSS * (row + REACH)

export const squareAt = ({ x, z }: Position, side: number): Square => ({
  column: Math.round(x / side),
  row: Math.round(z / side),
})

export const isSquare = (place: number): boolean => place < SQUARES

/** Also of a way to look from it, and of a wall of it. */
export function squareOf(place: number): Square {
  const square = isSquare(place) ? place : isWall(place) ? (place - WALLS) % SQUARES : viewsFrom(place)
  return { column: (square % ACROSS) - REACH, row: Math.floor(square / ACROSS) - REACH }
}

const isWall = (place: number) => place >= WALLS
const viewsFrom = (place: number) => Math.floor((place - SQUARES) / SECTORS)

/** The way to look from a square, by the parts of the horizon from north on. */
export const viewFrom = (square: number, sector: number): number => SQUARES + square * SECTORS + modulo(sector, SECTORS)

/** Of two squares that touch each other: on the eastern or the southern side of one of them. */
export const wallBetween = (one: number, other: number): number =>
  WALLS + (Math.abs(one - other) === 1 ? 0 : SQUARES) + Math.min(one, other)

const SIDES = ['>', '_']

/** `3,-2` is a square, `3,-2@45` a way to look from there, `>3,-2` and `_3,-2` the walls east and south of it. */
export function sayPlace(place: number): string {
  const { column, row } = squareOf(place)
  const square = `${column},${row}`
  if (isSquare(place)) return square
  if (!isWall(place)) return `${square}@${((place - SQUARES) % SECTORS) * SECTOR}`
  return `${SIDES[Math.floor((place - WALLS) / SQUARES)]}${square}`
}

export const placePattern = String.raw`[>_]?-?\d+,-?\d+(?:@\d+)?`

export function readPlace(word: string): number[] {
  const side = SIDES.indexOf(word.charAt(0))
  const [square = '', degrees] = (side < 0 ? word : word.slice(1)).split('@')
  const [column = NaN, row = NaN] = square.split(',').map(Number)
  const number = Number.isInteger(column) && Number.isInteger(row) ? numberOf({ column, row }) : undefined
  if (number === undefined) return []
  if (side >= 0) return degrees === undefined ? [WALLS + side * SQUARES + number] : []
  if (degrees === undefined) return [number]
  const sector = Number(degrees) / SECTOR
  return Number.isInteger(sector) && sector >= 0 && sector < SECTORS ? [viewFrom(number, sector)] : []
}

export const modulo = (value: number, by: number): number => ((value % by) + by) % by
