/** A wall as a closed mesh: its faces, its ends, and the sides of its holes. */
import type { Mesh } from '../mesh/mesh.ts'
import type { PlannedWall } from './wall-plan.ts'
import { createQuads, type Vector } from './quads.ts'

export function wallMesh(wall: PlannedWall): Mesh {
  const quads = createQuads()
  const columns = cuts([0, wall.length, ...wall.holes.flatMap(({ from, to }) => [from, to])])
  const rows = cuts([0, wall.height, ...wall.holes.flatMap(({ low, high }) => [low, high])])
  const isSolid = (column: number, row: number): boolean => {
    if (column < 0 || row < 0 || column >= columns.length - 1 || row >= rows.length - 1) return false
    const along = (columns[column]! + columns[column + 1]!) / 2
    const up = (rows[row]! + rows[row + 1]!) / 2
    return !wall.holes.some(({ from, to, low, high }) => along > from && along < to && up > low && up < high)
  }
  const inner = (along: number, up: number): Vector => [
    wall.from[0] + wall.along[0] * along,
    up,
    wall.from[1] + wall.along[1] * along,
  ]
  const outer = (along: number, up: number): Vector => {
    if (along === 0) return [wall.outerFrom[0], up, wall.outerFrom[1]]
    if (along === wall.length) return [wall.outerTo[0], up, wall.outerTo[1]]
    const [x, , z] = inner(along, up)
    return [x - wall.inward[0] * wall.thickness, up, z - wall.inward[1] * wall.thickness]
  }
  const { thickness } = wall
  for (let column = 0; column < columns.length - 1; column++) {
    const [left, right] = [columns[column]!, columns[column + 1]!]
    for (let row = 0; row < rows.length - 1; row++) {
      if (!isSolid(column, row)) continue
      const [low, high] = [rows[row]!, rows[row + 1]!]
      quads.quad(
        [inner(left, low), inner(right, low), inner(right, high), inner(left, high)],
        [left, low, right, low, right, high, left, high],
      )
      quads.quad(
        [outer(left, low), outer(left, high), outer(right, high), outer(right, low)],
        [left, low, left, high, right, high, right, low],
      )
      if (!isSolid(column, row + 1)) {
        quads.quad(
          [inner(left, high), inner(right, high), outer(right, high), outer(left, high)],
          [left, 0, right, 0, right, thickness, left, thickness],
        )
      }
      if (!isSolid(column, row - 1)) {
        quads.quad(
          [outer(left, low), outer(right, low), inner(right, low), inner(left, low)],
          [left, thickness, right, thickness, right, 0, left, 0],
        )
      }
      if (!isSolid(column + 1, row)) {
        quads.quad(
          [inner(right, low), outer(right, low), outer(right, high), inner(right, high)],
          [0, low, thickness, low, thickness, high, 0, high],
        )
      }
      if (!isSolid(column - 1, row)) {
        quads.quad(
          [outer(left, low), inner(left, low), inner(left, high), outer(left, high)],
          [thickness, low, 0, low, 0, high, thickness, high],
        )
      }
    }
  }
  return quads.build()
}

const cuts = (values: readonly number[]): readonly number[] =>
  [...new Set(values)]
    .toSorted((a, b) => a - b)
    .filter((value, place, all) => place === 0 || value - all[place - 1]! > 1e-6)
