/** Places for speech bubbles: beside who speaks, over nobody's face, and over as little else as can be. Pure. */
import type { Box } from '../shared/camera.ts'
import { inLines } from '../shared/one-line.ts'
import type { Point } from './doors.ts'
import type { Sizes } from './sizes.ts'
import type { Bubble } from './talk-now.ts'

export interface PlacedBubble extends Bubble {
  readonly hue: number
  readonly box: Box
  /** where it points to */
  readonly tip: Point
  readonly lines: readonly string[]
  readonly size: number
  /** how far from the tip the tail ends, before the face */
  readonly face: number
}

const WIDTH = 28
// what is said right now is read to its end
const LINES_NOW = 5
const LINES = 3
const SIGN = 6.3
const LINE = 15
const PAD = 9
const AWAY = 17
const FACE = 13
/** A face is worth more than any place for words, and so are words that were put there before. */
const FACE_COSTS = 4_000

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

interface Speaker {
  readonly bubble: Bubble
  readonly hue: number
  readonly at: Point
}

export function placeBubbles(
  speakers: readonly Speaker[],
  people: readonly Point[],
  sheet: Box,
  { people: figure, words: size }: Sizes,
): PlacedBubble[] {
  const placed: PlacedBubble[] = []
  const bodies = people.map((at) => bodyAt(at, figure))
  for (const { bubble, hue, at } of speakers) {
    const lines = inLines(bubble.text, WIDTH, bubble.isNew ? LINES_NOW : LINES)
    const width = (Math.max(...lines.map(({ length }) => length)) * SIGN + 2 * PAD) * size
    const height = (lines.length * LINE + 2 * PAD - 5) * size
    let best: { readonly box: Box; readonly cost: number } | undefined
    for (const { box, far } of placesBeside(at, width, height, AWAY * figure)) {
      const outside = width * height - overlap(box, sheet)
      const others = placed.reduce((sum, other) => sum + overlap(box, other.box), 0)
      const faces = bodies.reduce((sum, body) => {
        const covered = overlap(box, body)
        return sum + (covered > 0 ? FACE_COSTS * size + covered * 4 : 0)
      }, 0)
      const cost = outside * 3 + others * 6 + faces + far * 300 * size
      if (best === undefined || cost < best.cost) best = { box, cost }
    }
    placed.push({ ...bubble, hue, box: best!.box, tip: at, lines, size, face: (FACE * figure) / size })
  }
  return placed
}

function bodyAt([x, y]: Point, scale: number): Box {
  return { x: x - 12 * scale, y: y - 13 * scale, width: 24 * scale, height: 36 * scale }
}

// how far from who speaks, in heights of the bubble
const RINGS = [0, 0.5, 1, 1.6]
const SHIFTS = [0.2, 0.8, 0.5, 1, 0]

/** Above, below and beside, nearer ones first. */
function* placesBeside(
  [x, y]: Point,
  width: number,
  height: number,
  away: number,
): Iterable<{ readonly box: Box; readonly far: number }> {
  for (const [ring, more] of RINGS.entries())
    for (const [nth, shift] of SHIFTS.entries()) {
      const far = ring * 6 + nth
      const gap = away + more * height
      yield { box: { x: x - width * shift, y: y - gap - height, width, height }, far }
      yield { box: { x: x - width * shift, y: y + gap + away * 0.6, width, height }, far: far + 2 }
      yield { box: { x: x + gap, y: y - height * shift, width, height }, far: far + 1 }
      yield { box: { x: x - gap - width, y: y - height * shift, width, height }, far: far + 1 }
    }
}
