/** From how likely each name is in each cell to what is seen where, and to what is something without a name. Pure. */
import type { Box, SeenObject } from '../../worlds/desktop/eye.ts'
import { directionOf, distanceOf } from '../where.ts'
import { boxAround, CELLS, groupsOf, NOTHING, type Size } from './cells.ts'

export interface Found {
  readonly objects: readonly SeenObject[]
  readonly unknown: readonly Box[]
}

/** From there on a name is said; below it something is there, and the eye does not say what. */
const SURE = 0.85
// a cell beside a sure one belongs to it
const PART_OF_IT = 0.3
// it is more likely something than nothing
const SOMETHING = 0.5

/** The likely classes of all cells, one cell after the other; names begin with class 1. */
export function findObjects(likely: Float32Array, names: readonly string[], size: Size): Found {
  const classes = names.length + 1
  const of = (cell: number, name: number) => likely[cell * classes + name]!
  const objects: SeenObject[] = []
  const named = new Set<number>()
  for (const [place, name] of names.entries()) {
    const groups = groupsOf((cell) => of(cell, place + 1) >= PART_OF_IT)
    // of everything there is one: the surest group, and what is near enough to be part of the same thing
    const tops = groups.map((group) => Math.max(...group.map((cell) => of(cell, place + 1))))
    const confidence = Math.max(0, ...tops)
    if (confidence < SURE) continue
    const sure = groups.filter((_, index) => tops[index]! >= SURE).flat()
    for (const cell of groups.flat()) named.add(cell)
    const box = boxAround(sure, size)
    const middle = middleOf(sure, (cell) => of(cell, place + 1), size)
    objects.push({
      name,
      direction: directionOf({ ...box, x: middle - box.width / 2 }, size),
      distance: distanceOf(box, size),
      box,
      confidence: Math.round(confidence * 100) / 100,
    })
  }
  const isUnknown = (cell: number) => !named.has(cell) && cell < CELLS && 1 - of(cell, NOTHING) > SOMETHING
  const unknown = groupsOf(isUnknown).map((group) => boxAround(group, size))
  return { objects: objects.toSorted((one, other) => other.confidence - one.confidence), unknown }
}

/** Where most of it is, from left to right: a box alone is drawn wide by one cell. */
function middleOf(cells: readonly number[], weightOf: (cell: number) => number, size: Size): number {
  let [sum, weights] = [0, 0]
  for (const cell of cells) {
    const { x, width } = boxAround([cell], size)
    sum += weightOf(cell) * (x + width / 2)
    weights += weightOf(cell)
  }
  return sum / weights
}
