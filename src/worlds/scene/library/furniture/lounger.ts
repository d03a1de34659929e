/** Loungers: a long seat with a back that leans. */
import type { Family } from '../../asset.ts'
import { box, cushion, moved, turned, type Mesh } from '../../mesh/index.ts'
import { part, support } from '../build/part.ts'

export const lounger: Family = {
  name: 'lounger',
  role: 'seat',
  placement: 'floor',
  names: {
    lounger: {},
    'sun lounger': {},
    'chaise longue': {},
    'chaise lounge': {},
    chaise: {},
    'deck chair': { width: 0.6, depth: 1.2 },
    'pool chair': {},
    "psychiatrist's couch": {},
    'examination table': { height: 0.85 },
    'massage table': { height: 0.8 },
  },
  defaults: { width: 0.68, depth: 1.75, height: 0.82 },
  clearance: { left: 0.4, right: 0.4 },
  build: ({ width, depth, height }) => {
    const seat = height * 0.46
    const hinge = -depth * 0.12
    const rise = Math.atan2(height - seat - 0.04, depth / 2 + hinge - 0.04)
    const backLength = Math.hypot(height - seat - 0.02, depth / 2 + hinge)
    const degrees = (rise * 180) / Math.PI
    const flat = depth / 2 - hinge
    const pad = cushion(width - 0.04, 0.09, backLength - 0.02, { crown: 0.012 })
    const frame = box(width, 0.045, backLength, 0.01)
    const lean = (mesh: Mesh) => moved(turned(moved(mesh, 0, 0, -backLength / 2), { x: degrees }), 0, seat - 0.1, hinge)
    const post = box(0.05, seat - 0.07, 0.05, 0.006)
    return {
      parts: [
        part(
          'body',
          'wood',
          moved(box(width, 0.045, flat, 0.01), 0, seat - 0.12, hinge + flat / 2),
          lean(moved(frame, 0, -0.02, 0)),
          ...[-1, 1].flatMap((side) =>
            [hinge - 0.02, depth / 2 - 0.08].map((z) => moved(post, side * (width / 2 - 0.03), 0, z)),
          ),
        ),
        part(
          'cushion',
          'fabric',
          moved(cushion(width - 0.04, 0.09, flat - 0.01, { crown: 0.012 }), 0, seat - 0.09, hinge + flat / 2),
          lean(moved(pad, 0, 0.02, 0)),
        ),
      ],
      supports: [support('seat', [0, seat, hinge + flat / 2], width * 0.6, flat * 0.6)],
    }
  },
}
