/** Toys that look like somebody: bears and dolls. */
import type { Family } from '../../asset.ts'
import { cone, ellipsoid } from '../../mesh/lathe.ts'
import { moved } from '../../mesh/transform.ts'
import { part } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

/** Sits with its legs stretched out. */
const teddyBear: Family = {
  name: 'teddy-bear',
  role: 'small',
  placement: 'top',
  names: {
    'teddy bear': {},
    teddy: {},
    'stuffed animal': {},
    'stuffed toy': {},
    'plush toy': {},
    plushie: {},
    'soft toy': {},
    'stuffed bear': {},
    'toy bear': {},
    toy: {},
    'giant teddy bear': { width: 0.7, depth: 0.65, height: 0.95 },
    'bunny toy': {},
    'toy animal': { width: 0.16, depth: 0.16, height: 0.2 },
  },
  defaults: { width: 0.28, depth: 0.26, height: 0.36 },
  build: ({ width: w, depth: d, height: h }) => {
    const ball = (sx: number, sy: number, sz: number, x: number, y: number, z: number) =>
      moved(ellipsoid(sx * w, sy * h, sz * d, 14), x * w, y * h, z * d)
    const both = (make: (side: number) => ReturnType<typeof ball>) => [make(-1), make(1)]
    return {
      parts: [
        tinted(
          '#a8783f',
          part(
            'body',
            'fabric',
            ball(0.62, 0.5, 0.58, 0, 0.02, -0.16),
            ball(0.62, 0.42, 0.56, 0, 0.46, -0.14),
            ...both((x) => ball(0.22, 0.16, 0.16, x * 0.24, 0.77, -0.14)),
            ...both((x) => ball(0.24, 0.2, 0.56, x * 0.26, 0.0, 0.2)),
            ...both((x) => ball(0.24, 0.34, 0.26, x * 0.37, 0.18, -0.04)),
          ),
        ),
        tinted(
          '#d9b98a',
          part('muzzle', 'fabric', ball(0.28, 0.16, 0.24, 0, 0.5, 0.1), ball(0.36, 0.3, 0.2, 0, 0.1, 0.08)),
        ),
        tinted(
          '#221a14',
          part(
            'eyes',
            'plastic',
            ball(0.08, 0.05, 0.08, 0, 0.58, 0.2),
            ...both((x) => ball(0.06, 0.045, 0.06, x * 0.13, 0.68, 0.1)),
          ),
        ),
      ],
    }
  },
}

const doll: Family = {
  name: 'doll',
  role: 'small',
  placement: 'top',
  names: {
    doll: {},
    'baby doll': {},
    barbie: { width: 0.1, height: 0.3 },
    puppet: {},
    'action figure': { width: 0.1, depth: 0.06, height: 0.2 },
    'toy robot': {},
    robot: { height: 0.4 },
    figurine: { width: 0.08, depth: 0.06, height: 0.16 },
    'toy soldier': { width: 0.08, depth: 0.06, height: 0.18 },
    nutcracker: { width: 0.1, depth: 0.09, height: 0.32 },
    'garden gnome': { width: 0.14, depth: 0.12, height: 0.32 },
    'toy dinosaur': {},
  },
  defaults: { width: 0.16, depth: 0.1, height: 0.36 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part(
        'body',
        'fabric',
        moved(cone(w * 0.34, w * 0.14, h * 0.42, 16), 0, h * 0.24, 0),
        ...[-1, 1].map((x) => rod([x * w * 0.16, h * 0.62, 0], [x * w * 0.44, h * 0.42, d * 0.16], w * 0.07)),
      ),
      tinted(
        '#e6bf9e',
        part(
          'head',
          'plastic',
          moved(ellipsoid(w * 0.46, h * 0.26, d * 0.72, 14), 0, h * 0.66, 0),
          ...[-1, 1].map((x) => rod([x * w * 0.12, h * 0.25, 0], [x * w * 0.14, h * 0.02, 0], w * 0.06)),
        ),
      ),
      tinted(
        '#6b4326',
        part(
          'hair',
          'fabric',
          moved(ellipsoid(w * 0.54, h * 0.24, d * 0.8, 12), 0, h * 0.76, -d * 0.1),
          ...[-1, 1].map((x) => moved(ellipsoid(w * 0.12, h * 0.05, d * 0.7, 10), x * w * 0.14, 0, d * 0.14)),
        ),
      ),
    ],
  }),
}

export const softToysFamilies: readonly Family[] = [teddyBear, doll]
