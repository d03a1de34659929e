/** Boxes that are drawn on a picture: from two corners on the screen to whole pixels inside it. Pure. */
import type { Label } from '../../api/lessons.ts'

export type Box = Label['box']
export type Point = readonly [x: number, y: number]

export interface Size {
  readonly width: number
  readonly height: number
}

// a slip of the hand is no box
const LEAST_PIXELS = 4

/** A place on the screen as a place in the picture, which may be shown smaller or larger than it is. */
export function placeIn(
  [x, y]: Point,
  shown: Size & { readonly left: number; readonly top: number },
  size: Size,
): Point {
  const within = (value: number, most: number) => Math.round(Math.max(0, Math.min(most, value)))
  return [
    within(((x - shown.left) * size.width) / shown.width, size.width),
    within(((y - shown.top) * size.height) / shown.height, size.height),
  ]
}

/** Nothing where the corners are too near to each other. */
export function boxBetween([fromX, fromY]: Point, [toX, toY]: Point): Box | undefined {
  const [width, height] = [Math.abs(toX - fromX), Math.abs(toY - fromY)]
  if (width < LEAST_PIXELS || height < LEAST_PIXELS) return undefined
  return { x: Math.min(fromX, toX), y: Math.min(fromY, toY), width, height }
}

/** In percent of the picture, for whatever size it is shown in. */
export const styleOf = ({ x, y, width, height }: Box, size: Size) => ({
  left: `${(x / size.width) * 100}%`,
  top: `${(y / size.height) * 100}%`,
  width: `${(width / size.width) * 100}%`,
  height: `${(height / size.height) * 100}%`,
})
