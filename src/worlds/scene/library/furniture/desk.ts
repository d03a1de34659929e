/** Desks: a top on legs with a cabinet of drawers at one side, two for those who lead, and around a corner. */
import type { Family, Part } from '../../asset.ts'
import { box, moved, type Mesh } from '../../mesh/index.ts'
import { slab } from '../build/board.ts'
import { fronts } from '../build/fronts.ts'
import { legs } from '../build/legs.ts'
import { countOf, part, support, wordOf } from '../build/part.ts'

export const desk: Family = {
  name: 'desk',
  role: 'desk',
  placement: 'floor',
  names: {
    desk: {},
    'writing desk': { pedestals: 0, width: 1.2 },
    'writing table': { pedestals: 0, width: 1.3 },
    escritoire: { pedestals: 0, width: 1.0, style: 'classic' },
    'computer desk': {},
    'computer table': { pedestals: 0 },
    'office desk': { width: 1.5, depth: 0.75 },
    'work desk': {},
    'study desk': {},
    'home office desk': {},
    workstation: { width: 1.5, depth: 0.75 },
    'gaming desk': { width: 1.5, pedestals: 0, style: 'industrial' },
    'executive desk': { width: 1.8, depth: 0.85, pedestals: 2, style: 'classic' },
    "teacher's desk": { width: 1.5, depth: 0.75, pedestals: 2 },
    'teacher desk': { width: 1.5, depth: 0.75, pedestals: 2 },
    'student desk': { width: 0.7, depth: 0.5, height: 0.74, pedestals: 0, style: 'industrial' },
    'school desk': { width: 0.7, depth: 0.5, height: 0.74, pedestals: 0, style: 'industrial' },
    'drafting table': { pedestals: 0, width: 1.2, depth: 0.75, height: 0.9 },
    'drawing desk': { pedestals: 0 },
    'standing desk': { height: 1.08, pedestals: 0, style: 'industrial', width: 1.4 },
    'kids desk': { width: 0.8, depth: 0.5, height: 0.56, pedestals: 0 },
    'l-shaped desk': { width: 1.7, depth: 1.5, shape: 'l' },
    'corner desk': { width: 1.4, depth: 1.2, shape: 'l' },
  },
  defaults: { width: 1.3, depth: 0.65, height: 0.75, pedestals: 1, shape: 'rectangular', style: 'modern' },
  clearance: { front: 0.75 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const isL = wordOf(parameters, 'shape') === 'l' && depth > 0.9
    const deep = isL ? Math.min(0.68, depth * 0.5) : depth
    const z = -(depth - deep) / 2
    const thick = Math.min(0.03, height * 0.06)
    const pedestals = countOf(parameters, 'pedestals', 0, 2)
    const chest = Math.min(0.42, width * 0.3)
    const foot = 0.04
    const high = height - thick - foot
    const sides = pedestals === 2 ? [-1, 1] : pedestals === 1 ? [1] : []
    const tops: Mesh[] = [moved(slab('square', width, thick, deep), 0, height - thick, z)]
    const body: Mesh[] = [
      moved(box(width - 0.1, high * 0.4, 0.016, 0.002), 0, height - thick - high * 0.4, z - deep / 2 + 0.06),
    ]
    const parts: Part[] = []
    for (const side of sides) {
      const x = side * (width / 2 - chest / 2 - 0.02)
      body.push(moved(box(chest, high + 0.002, deep - 0.08, 0.002), x, foot, z - 0.01))
      body.push(moved(box(chest - 0.04, foot + 0.002, deep - 0.14), x, 0, z - 0.01))
      parts.push(
        ...fronts({
          style,
          kind: 'drawer',
          x,
          y: foot + 0.004,
          z: z - 0.01 + (deep - 0.08) / 2,
          width: chest,
          height: high - 0.01,
          columns: [1],
          rows: [2, 1, 1],
        }),
      )
    }
    const legAt: (readonly [number, number])[] = []
    const inset = 0.05
    for (const side of [-1, 1]) {
      if (sides.includes(side)) continue
      legAt.push([side * (width / 2 - inset), z - deep / 2 + inset], [side * (width / 2 - inset), z + deep / 2 - inset])
    }
    if (isL) {
      const wing = Math.min(0.6, width * 0.4)
      const long = depth - deep
      tops.push(
        moved(
          slab('square', wing, thick - 0.001, long + 0.02),
          -width / 2 + wing / 2,
          height - thick,
          depth / 2 - long / 2 - 0.01,
        ),
      )
      legAt.push([-width / 2 + inset, depth / 2 - inset], [-width / 2 + wing - inset, depth / 2 - inset])
    }
    return {
      parts: [
        part('top', 'wood', ...tops),
        part('body', style === 'industrial' ? 'metal' : 'wood', ...body),
        ...parts,
        ...(legAt.length > 0 ? [legs({ style, height: height - thick + 0.004, thickness: 0.05, at: legAt })] : []),
      ],
      supports: [
        support('top', [0, height, z], width * 0.97, deep * 0.92),
        ...(isL
          ? [
              support(
                'top',
                [-width / 2 + Math.min(0.3, width * 0.2), height, depth / 2 - (depth - deep) / 2],
                Math.min(0.6, width * 0.4) - 0.06,
                depth - deep - 0.06,
                Infinity,
                'wing',
              ),
            ]
          : []),
      ],
    }
  },
}
