/** Cribs: a small bed behind bars. */
import type { Family, Part } from '../../asset.ts'
import { box, cylinder, moved, roundedBox } from '../../mesh/index.ts'
import { fourCorners } from '../build/legs.ts'
import { part, support } from '../build/part.ts'

export const crib: Family = {
  name: 'crib',
  role: 'bed',
  placement: 'floor',
  names: {
    crib: {},
    cot: {},
    'baby crib': {},
    'baby bed': {},
    'baby cot': {},
    'infant bed': {},
    cradle: { width: 0.5, depth: 0.9, height: 0.75 },
    bassinet: { width: 0.5, depth: 0.85, height: 0.85 },
    playpen: { width: 1.0, depth: 1.0, height: 0.75 },
  },
  defaults: { width: 0.72, depth: 1.32, height: 0.95 },
  clearance: { left: 0.4, right: 0.4 },
  build: ({ width, depth, height }) => {
    const post = Math.min(0.045, width * 0.1)
    const floor = height * 0.42
    const frame = fourCorners(width, depth, post / 2).map(([x, z]) => moved(box(post, height, post, 0.005), x, 0, z))
    for (const y of [floor - 0.05, height - 0.08]) {
      for (const side of [-1, 1]) {
        frame.push(moved(box(post * 0.6, 0.05, depth - post, 0.004), side * (width / 2 - post / 2), y, 0))
        frame.push(moved(box(width - post, 0.05, post * 0.6, 0.004), 0, y + 0.001, side * (depth / 2 - post / 2)))
      }
    }
    frame.push(moved(box(width - post, 0.02, depth - post), 0, floor - 0.02, 0))
    const mattress = moved(roundedBox(width - 0.08, 0.1, depth - 0.08, 0.03, 2), 0, floor, 0)
    return {
      parts: [
        part('body', 'wood', ...frame),
        bars(width - post, depth - post, floor - 0.03, height - 0.05),
        part('mattress', 'fabric', mattress),
        part(
          'blanket',
          'fabric',
          moved(roundedBox(width - 0.1, 0.04, depth * 0.45, 0.018, 1), 0, floor + 0.075, depth * 0.2),
        ),
      ],
      supports: [support('inside', [0, floor + 0.115, depth * 0.2], width * 0.6, depth * 0.35)],
    }
  },
}

function bars(width: number, depth: number, low: number, high: number): Part {
  const bar = cylinder(0.008, high - low, 6)
  const along = Math.max(3, Math.min(16, Math.round(depth / 0.1)))
  const across = Math.max(2, Math.min(10, Math.round(width / 0.1)))
  const places = [-1, 1].flatMap((side) => [
    ...Array.from({ length: along - 1 }, (_, at) => [(side * width) / 2, ((at + 1) / along - 0.5) * depth] as const),
    ...Array.from({ length: across - 1 }, (_, at) => [((at + 1) / across - 0.5) * width, (side * depth) / 2] as const),
  ])
  return part('bars', 'wood', ...places.map(([x, z]) => moved(bar, x, low, z)))
}
