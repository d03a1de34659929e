/** Mattress, pillows and blanket, around the middle of a bed whose head is at the back. */
import type { Part } from '../../asset.ts'
import { joined, moved, pillow, roundedBox, turned } from '../../mesh/index.ts'
import { part } from './part.ts'

export interface BeddingOptions {
  readonly width: number
  readonly depth: number
  /** heights of the mattress' lower and upper side */
  readonly low: number
  readonly top: number
}

export interface Bedding {
  readonly parts: readonly Part[]
  readonly blanketTop: number
}

export function bedding({ width, depth, low, top }: BeddingOptions): Bedding {
  const thick = top - low
  const mattress = moved(roundedBox(width, thick, depth, Math.min(0.05, thick * 0.3), 2), 0, low, 0)
  const long = Math.min(0.45, depth * 0.24)
  const sleepers = width > 1.25 ? 2 : 1
  const wide = Math.min(0.72, (width / sleepers) * 0.88)
  const head = turned(pillow(wide, Math.min(0.16, thick * 0.9), long), { x: 16 })
  const pillows = Array.from({ length: sleepers }, (_, place) =>
    moved(head, (place - (sleepers - 1) / 2) * (width / sleepers), top + 0.015, -depth / 2 + long * 0.62),
  )
  // from under the pillows to the foot, over both sides
  const covered = depth * 0.68
  const over = 0.022
  const hang = thick * 0.75
  const blanket = roundedBox(width + 0.036, hang + over, covered, 0.022, 2)
  const fold = roundedBox(width + 0.05, hang * 0.8 + over, depth * 0.13, 0.018, 1)
  const from = depth / 2 - covered / 2 + 0.012
  return {
    parts: [
      part('mattress', 'fabric', mattress),
      part('pillows', 'fabric', joined(...pillows)),
      part('blanket', 'fabric', moved(blanket, 0, top - hang, from)),
      part('sheet', 'fabric', moved(fold, 0, top - hang * 0.8 + 0.008, from - covered / 2 + depth * 0.065)),
    ],
    blanketTop: top + over,
  }
}
