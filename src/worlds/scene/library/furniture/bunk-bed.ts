/** Bunk beds: two beds one above the other, or one up high with room below, and a ladder. */
import type { Family, Part } from '../../asset.ts'
import { box, moved } from '../../mesh/index.ts'
import { bedding } from '../build/bedding.ts'
import { fourCorners } from '../build/legs.ts'
import { named, part, support } from '../build/part.ts'

export const bunkBed: Family = {
  name: 'bunk-bed',
  role: 'bed',
  placement: 'floor',
  names: {
    'bunk bed': {},
    bunk: {},
    'double bunk bed': { width: 1.5 },
    'loft bed': { beds: 1, height: 1.9 },
    'high sleeper': { beds: 1, height: 1.9 },
    'cabin bed': { beds: 1, height: 1.4 },
  },
  defaults: { width: 1.02, depth: 2.06, height: 1.68, beds: 2 },
  clearance: { front: 0.3, left: 0.5, right: 0.5 },
  build: ({ width, depth, height, beds }) => {
    const post = Math.min(0.07, width * 0.1)
    const frame = fourCorners(width, depth, post / 2).map(([x, z]) => moved(box(post, height, post, 0.006), x, 0, z))
    const rail = box(0.025, height * 0.08, depth - post, 0.003)
    const end = box(width - post, height * 0.08, 0.025, 0.003)
    const floors = beds === 1 ? [height * 0.72] : [height * 0.13, height * 0.68]
    const parts: Part[] = []
    const supports = floors.map((floor, place) => {
      const isUpper = floor > height / 2
      const guards = isUpper ? [floor, height * 0.85, height * 0.91] : [floor, height * 0.34]
      frame.push(moved(box(width - 0.02, 0.02, depth - 0.02), 0, floor + 0.01, 0))
      guards.forEach((y, guard) => {
        if (isUpper || guard === 0)
          for (const side of [-1, 1]) frame.push(moved(rail, side * (width / 2 - post / 2), y, 0))
        for (const side of [-1, 1]) frame.push(moved(end, 0, y + 0.001, side * (depth / 2 - post / 2)))
      })
      const sleeping = bedding({
        width: width - 0.12,
        depth: depth - 0.12,
        low: floor + 0.02,
        top: floor + height * 0.1,
      })
      parts.push(...sleeping.parts.map((made) => named(`${made.name}-${place + 1}`, made)))
      const clear = isUpper || beds === 1 ? Infinity : height * 0.4
      return support(
        'top',
        [0, sleeping.blanketTop, depth * 0.2],
        width - 0.25,
        depth * 0.42,
        clear,
        `top-${place + 1}`,
      )
    })
    return { parts: [part('body', 'wood', ...frame), ...parts, ladderOf(width, depth, height)], supports }
  },
}

/** At the right side, near the foot. */
function ladderOf(width: number, depth: number, height: number): Part {
  const [wide, thick] = [0.36, 0.03]
  const x = width / 2 - thick / 2 + 0.004
  const z = depth / 2 - 0.3
  const rung = box(thick * 0.8, thick * 0.8, wide)
  const rungs = Array.from({ length: 5 }, (_, place) => moved(rung, x, height * (0.12 + place * 0.15), z))
  const stile = box(thick, height * 0.86, thick, 0.003)
  return part('ladder', 'wood', ...rungs, ...[-1, 1].map((side) => moved(stile, x, 0, z + (side * wide) / 2)))
}
