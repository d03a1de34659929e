/** The cells that a taught eye looks at: eight by eight, each with a name or none. Pure. */
import type { Box } from '../../worlds/desktop/eye.ts'

export const ACROSS = 8
export const CELLS = ACROSS * ACROSS
/** The class of what nobody named. */
export const NOTHING = 0

/** What somebody said about a picture. */
export interface Label {
  readonly name: string
  /** in pixels */
  readonly box: Box
}

export interface Size {
  readonly width: number
  readonly height: number
}

// a cell belongs to what fills that much of it, or to what is small and mostly in it
const LEAST_PART = 0.35

/** For each cell the class of its name, from 1 in the order of `names`; the smaller of two boxes is in front. */
export function classesOf(labels: readonly Label[], names: readonly string[], size: Size): Uint8Array {
  const classes = new Uint8Array(CELLS)
  for (let cell = 0; cell < CELLS; cell++) {
    const own = boxOf(cell, size)
    let smallest = Infinity
    for (const { name, box } of labels) {
      const shared = overlap(own, box)
      const area = box.width * box.height
      if (shared < LEAST_PART * areaOf(own) && shared < LEAST_PART * area) continue
      if (area >= smallest || shared <= 0) continue
      smallest = area
      classes[cell] = names.indexOf(name) + 1
    }
  }
  return classes
}

function boxOf(cell: number, { width, height }: Size): Box {
  const [wide, high] = [width / ACROSS, height / ACROSS]
  return { x: (cell % ACROSS) * wide, y: Math.floor(cell / ACROSS) * high, width: wide, height: high }
}

const areaOf = ({ width, height }: Box) => width * height

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, wide) * Math.max(0, high)
}

/** Cells that touch each other, as groups. */
export function groupsOf(isIn: (cell: number) => boolean): readonly (readonly number[])[] {
  const seen = new Set<number>()
  const groups: number[][] = []
  for (let first = 0; first < CELLS; first++) {
    if (seen.has(first) || !isIn(first)) continue
    const group = [first]
    seen.add(first)
    // a list grows while it is walked through
    for (const cell of group) {
      for (const next of neighbours(cell)) {
        if (seen.has(next) || !isIn(next)) continue
        seen.add(next)
        group.push(next)
      }
    }
    groups.push(group)
  }
  return groups
}

function neighbours(cell: number): number[] {
  const [x, y] = [cell % ACROSS, Math.floor(cell / ACROSS)]
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < ACROSS - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - ACROSS] : []),
    ...(y < ACROSS - 1 ? [cell + ACROSS] : []),
  ]
}

export function boxAround(cells: readonly number[], size: Size): Box {
  const boxes = cells.map((cell) => boxOf(cell, size))
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
