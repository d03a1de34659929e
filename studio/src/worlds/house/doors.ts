/** Doors: in the wall that two rooms share, or at both ends of a path where they share none. Pure. */
import type { Box } from '../shared/camera.ts'
import { textOf, type Entries } from './read.ts'

export type Point = readonly [x: number, y: number]

export interface Door {
  readonly from: string
  readonly to: string
  readonly isOneWay: boolean
  /** where one passes; two of them where a path lies in between */
  readonly ends: readonly [Point, Point]
  /** the wall goes up and down */
  readonly isUpright: boolean
}

// walls may not quite touch
const NEAR = 16
const NARROWEST = 22

export function doorsBetween(rooms: ReadonlyMap<string, Box>, links: readonly Entries[]): Door[] {
  const found = new Map<string, Door>()
  for (const link of links) {
    const [from, to] = [textOf(link['from']), textOf(link['to'])]
    const [one, other] = [rooms.get(from), rooms.get(to)]
    const key = [from, to].toSorted().join('\n')
    if (one === undefined || other === undefined || from === to || found.has(key)) continue
    found.set(key, { from, to, isOneWay: link['oneWay'] === true, ...placeBetween(one, other) })
  }
  return [...found.values()]
}

function placeBetween(one: Box, other: Box): Pick<Door, 'ends' | 'isUpright'> {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one]
  const [top, bottom] = one.y <= other.y ? [one, other] : [other, one]
  const along = (a: number, aLength: number, b: number, bLength: number): readonly [middle: number, shared: number] => {
    const [low, high] = [Math.max(a, b), Math.min(a + aLength, b + bLength)]
    return [(low + high) / 2, high - low]
  }
  const [y, high] = along(one.y, one.height, other.y, other.height)
  const [x, wide] = along(one.x, one.width, other.x, other.width)
  const across = right.x - (left.x + left.width)
  const down = bottom.y - (top.y + top.height)
  if (Math.abs(across) <= NEAR && high >= NARROWEST) return inWall([right.x - across / 2, y], true)
  if (Math.abs(down) <= NEAR && wide >= NARROWEST) return inWall([x, bottom.y - down / 2], false)
  return { ends: [edgeTowards(one, other), edgeTowards(other, one)], isUpright: Math.abs(across) > Math.abs(down) }
}

const inWall = (at: Point, isUpright: boolean) => ({ ends: [at, at] as const, isUpright })

const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]

/** Where the line between two middles leaves the first box. */
function edgeTowards(box: Box, other: Box): Point {
  const [[x, y], [toX, toY]] = [middleOf(box), middleOf(other)]
  const [dx, dy] = [toX - x, toY - y]
  const share = Math.min(box.width / 2 / Math.max(1e-6, Math.abs(dx)), box.height / 2 / Math.max(1e-6, Math.abs(dy)), 1)
  return [x + dx * share, y + dy * share]
}
