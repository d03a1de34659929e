/** Places for speech bubbles: beside who speaks, and over as few people and other bubbles as can be. Pure. */
import type { Box } from '../shared/camera.ts'
import { inLines } from '../shared/one-line.ts'
import type { Point } from './doors.ts'
import type { Bubble } from './talk-now.ts'

export interface PlacedBubble extends Bubble {
  readonly hue: number
  readonly box: Box
  /** where it points to */
  readonly tip: Point
  readonly lines: readonly string[]
  readonly size: number
}

const WIDTH = 27
const LINES = 3
const SIGN = 6.3
const LINE = 15
const PAD = 9
const AWAY = 17

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

interface Speaker {
  readonly bubble: Bubble
  readonly hue: number
  readonly at: Point
}

/** `size`: how much larger than the drawing words are, so that they can be read from afar. */
export function placeBubbles(
  speakers: readonly Speaker[],
  people: readonly Point[],
  sheet: Box,
  size: number,
): PlacedBubble[] {
  const placed: PlacedBubble[] = []
  const bodies = people.map(([x, y]): Box => ({ x: x - 13, y: y - 13, width: 26, height: 38 }))
  for (const { bubble, hue, at } of speakers) {
    const lines = inLines(bubble.text, WIDTH, LINES)
    const width = (Math.max(...lines.map(({ length }) => length)) * SIGN + 2 * PAD) * size
    const height = (lines.length * LINE + 2 * PAD - 5) * size
    const [x, y] = at
    const away = AWAY * Math.sqrt(size)
    const places = [
      [x - width * 0.2, y - away - height],
      [x - width * 0.8, y - away - height],
      [x + away + 4, y - height / 2],
      [x - away - 4 - width, y - height / 2],
      [x - width * 0.2, y + away + 14],
      [x - width * 0.8, y + away + 14],
    ] as const
    let best: { readonly box: Box; readonly cost: number } | undefined
    for (const [nth, [left, top]] of places.entries()) {
      const box = { x: left, y: top, width, height }
      const outside = width * height - overlap(box, sheet)
      const others = placed.reduce((sum, other) => sum + overlap(box, other.box), 0)
      const covered = bodies.reduce((sum, body) => sum + overlap(box, body), 0)
      const cost = outside * 3 + others * 4 + covered + nth * 40
      if (best === undefined || cost < best.cost) best = { box, cost }
    }
    placed.push({ ...bubble, hue, box: best!.box, tip: at, lines, size })
  }
  return placed
}
