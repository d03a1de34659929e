/** What burns: candles, candelabra, lanterns. */
import type { Family, LightSource } from '../../asset.ts'
import { cone, cylinder, ellipsoid, lathe, torus } from '../../mesh/lathe.ts'
import { box } from '../../mesh/box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { countOf, part } from '../build/part.ts'
import { rod, tinted } from '../build/ware.ts'

const flame = (y: number, size: number) => moved(ellipsoid(size, size * 2.2, size, 10), 0, y, 0)
const glow = (x: number, y: number, intensity: number): LightSource => ({
  kind: 'point',
  at: { x, y, z: 0 },
  intensity,
})

const candle: Family = {
  name: 'candle',
  role: 'lamp',
  placement: 'top',
  names: {
    candle: {},
    'pillar candle': {},
    'scented candle': { height: 0.1 },
    'tea light': { width: 0.04, depth: 0.04, height: 0.04 },
    'taper candle': { width: 0.03, depth: 0.03, height: 0.28 },
  },
  defaults: { width: 0.075, depth: 0.075, height: 0.16 },
  build: ({ width: w, height: h }) => {
    const body = h - w * 0.35
    return {
      parts: [part('body', 'wax', cylinder(w / 2, body, 20, w * 0.05)), part('flame', 'light', flame(body, w * 0.16))],
      lights: [glow(0, h, 3)],
    }
  },
}

const candelabra: Family = {
  name: 'candelabra',
  role: 'lamp',
  placement: 'top',
  names: {
    candelabra: {},
    candelabrum: {},
    menorah: { arms: 7, width: 0.4 },
    candlestick: { arms: 1, width: 0.11, height: 0.3 },
    'candle holder': { arms: 1, width: 0.11, height: 0.22 },
    candleholder: { arms: 1, width: 0.11, height: 0.22 },
  },
  defaults: { width: 0.3, depth: 0.11, height: 0.42, arms: 3 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const arms = countOf(parameters, 'arms', 1, 9)
    const level = h * 0.68
    const places = Array.from({ length: arms }, (_, place) =>
      arms === 1 ? 0 : (place / (arms - 1) - 0.5) * (w - 0.04),
    )
    const bows = places.filter((x) => Math.abs(x) > 0.01)
    const stem = lathe(
      [
        [d / 2, 0],
        [d * 0.45, h * 0.03],
        [0.012, h * 0.08],
        [0.018, h * 0.3],
        [0.009, h * 0.4],
        [0.012, level],
      ],
      16,
    )
    return {
      parts: [
        part(
          'body',
          'metal',
          stem,
          ...bows.map((x) =>
            tube(
              [
                [0, level * 0.6, 0],
                [x * 0.6, level * 0.62, 0],
                [x, level * 0.8, 0],
                [x, level, 0],
              ],
              0.006,
            ),
          ),
        ),
        part('cups', 'metal', ...places.map((x) => moved(cone(0.009, 0.019, 0.02, 12), x, level - 0.005, 0))),
        part('candles', 'wax', ...places.map((x) => moved(cylinder(0.01, h * 0.24, 10), x, level + 0.008, 0))),
        part('flame', 'light', ...places.map((x) => moved(flame(level + h * 0.25, 0.013), x, 0, 0))),
      ],
      lights: [glow(0, h, 2 * Math.min(arms, 5))],
    }
  },
}

const lantern: Family = {
  name: 'lantern',
  role: 'lamp',
  placement: 'top',
  names: {
    lantern: {},
    'oil lamp': { width: 0.14, depth: 0.14 },
    'hurricane lamp': {},
    'lava lamp': { width: 0.12, depth: 0.12, height: 0.4 },
  },
  defaults: { width: 0.17, depth: 0.17, height: 0.34 },
  build: ({ width: w, depth: d, height: h }) => {
    const posts = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => moved(box(w * 0.06, h * 0.56, d * 0.06), x * w * 0.41, h * 0.07, z * d * 0.41)),
    )
    const roof = turned(cone(w * 0.68, w * 0.16, h * 0.2, 4), { y: 45 })
    return {
      parts: [
        part(
          'body',
          'metal',
          box(w, h * 0.08, d, 0.004),
          ...posts,
          moved(roof, 0, h * 0.62, 0),
          moved(turned(torus(h * 0.08, 0.008, 16, 6), { x: 90 }), 0, h * 0.9, 0),
        ),
        part(
          'glass',
          'glass',
          ...[0, 90, 180, 270].map((y) => turned(moved(box(w * 0.74, h * 0.54, 0.003), 0, h * 0.075, d * 0.4), { y })),
        ),
        tinted('#f2ead3', part('candle', 'wax', moved(cylinder(w * 0.2, h * 0.26, 16), 0, h * 0.075, 0))),
        part('flame', 'light', rod([0, h * 0.33, 0], [0, h * 0.34, 0], 0.001, 4), flame(h * 0.335, w * 0.1)),
      ],
      lights: [glow(0, h * 0.42, 8)],
    }
  },
}

export const candlesFamilies: readonly Family[] = [candle, candelabra, lantern]
