/** Lamps of ceilings and walls. */
import type { Family, LightSource } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cone, cylinder, ellipsoid, lathe, sphere } from '../../mesh/lathe.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { countOf, part, wordOf } from '../build/part.ts'
import { ringed, rod, shade } from '../build/ware.ts'

/** On a cord: a shade, or a globe of glass. */
const pendantLamp: Family = {
  name: 'pendant-lamp',
  role: 'lamp',
  placement: 'ceiling',
  names: {
    'pendant lamp': {},
    'pendant light': {},
    pendant: {},
    'hanging lamp': {},
    'hanging light': {},
    'ceiling pendant': {},
    'globe pendant': { form: 'globe' },
    'paper lantern': { form: 'globe', width: 0.5, depth: 0.5, height: 0.8 },
    'disco ball': { form: 'globe', width: 0.4, depth: 0.4, height: 0.7 },
  },
  defaults: { width: 0.4, depth: 0.4, height: 0.8, form: 'shade' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const radius = Math.min(w, d) / 2
    const isGlobe = wordOf(parameters, 'form') === 'globe'
    const high = isGlobe ? Math.min(radius * 2, h * 0.8) : Math.min(radius * 1.1, h * 0.6)
    const cap = moved(cylinder(0.05, 0.025, 16, 0.004), 0, h - 0.025, 0)
    return {
      parts: [
        part('cord', 'metal', rod([0, high * 0.9, 0], [0, h - 0.01, 0], 0.004, 6), cap),
        isGlobe
          ? part('body', 'light', ellipsoid(w, high, d, 20))
          : part(
              'body',
              'metal',
              shade(radius, radius * 0.22, high),
              moved(cylinder(radius * 0.2, 0.01, 16), 0, high * 0.95, 0),
            ),
        ...(isGlobe ? [] : [part('bulb', 'light', moved(sphere(0.045, 12), 0, high * 0.3, 0))]),
      ],
      lights: [{ kind: 'point', at: { x: 0, y: high * (isGlobe ? 0.5 : 0.25), z: 0 }, intensity: 100 }],
    }
  },
}

/** Arms with candles of light around a turned stem. */
const chandelier: Family = {
  name: 'chandelier',
  role: 'lamp',
  placement: 'ceiling',
  names: { chandelier: {}, 'crystal chandelier': {}, 'grand chandelier': { width: 1, depth: 1, height: 1.1 } },
  defaults: { width: 0.75, depth: 0.75, height: 0.85, arms: 6 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const arms = countOf(parameters, 'arms', 3, 12)
    const reach = Math.min(w, d) / 2 - 0.035
    const stem = lathe(
      [
        [0.004, 0],
        [0.03, 0.03],
        [0.045, h * 0.12],
        [0.02, h * 0.2],
        [0.035, h * 0.35],
        [0.012, h * 0.45],
        [0.012, h * 0.96],
        [0.06, h * 0.97],
        [0.06, h],
      ],
      16,
    )
    const arm = () =>
      tube(
        [
          [0, h * 0.2, -reach],
          [0, h * 0.1, -reach * 0.6],
          [0, h * 0.1, -reach * 0.25],
          [0, h * 0.22, 0],
        ],
        0.008,
      )
    const lights = Array.from({ length: arms }, (_, place): LightSource => {
      const angle = (2 * Math.PI * place) / arms
      return {
        kind: 'point',
        at: { x: Math.sin(angle) * reach, y: h * 0.36, z: Math.cos(angle) * reach },
        intensity: 130 / arms,
      }
    })
    return {
      parts: [
        part('body', 'metal', stem, ...ringed(arms, reach, arm)),
        part('cups', 'metal', ...ringed(arms, reach, () => moved(cone(0.012, 0.035, 0.03, 12), 0, h * 0.21, 0))),
        part('candles', 'wax', ...ringed(arms, reach, () => moved(cylinder(0.012, 0.09, 10), 0, h * 0.21 + 0.025, 0))),
        part(
          'bulb',
          'light',
          ...ringed(arms, reach, () => moved(ellipsoid(0.024, 0.05, 0.024, 8), 0, h * 0.21 + 0.11, 0)),
        ),
      ],
      lights,
    }
  },
}

/** A bracket with a shade that lets light out above and below. */
const wallLamp: Family = {
  name: 'wall-lamp',
  role: 'lamp',
  placement: 'wall',
  names: { 'wall lamp': {}, 'wall light': {}, sconce: {}, 'wall sconce': {}, 'picture light': { height: 0.14 } },
  defaults: { width: 0.18, depth: 0.22, height: 0.3 },
  build: ({ width: w, depth: d, height: h }) => {
    const radius = Math.min(w, d * 0.75) / 2
    const front = d / 2 - radius
    return {
      parts: [
        part(
          'body',
          'metal',
          moved(box(w * 0.5, h * 0.5, 0.02, 0.004), 0, 0, -d / 2 + 0.01),
          rod([0, h * 0.3, -d / 2 + 0.01], [0, h * 0.3, front], 0.008),
          rod([0, h * 0.27, front], [0, h * 0.55, front], 0.012),
        ),
        part('shade', 'fabric', moved(shade(radius, radius * 0.75, h * 0.62), 0, h * 0.38, front)),
        part('bulb', 'light', moved(sphere(radius * 0.35, 12), 0, h * 0.53, front)),
      ],
      lights: [{ kind: 'point', at: { x: 0, y: h * 0.65, z: front }, intensity: 40 }],
    }
  },
}

/** Close under the ceiling: a bowl of glass, a panel, or a rail of spots. */
const ceilingLamp: Family = {
  name: 'ceiling-lamp',
  role: 'lamp',
  placement: 'ceiling',
  names: {
    'ceiling lamp': {},
    'ceiling light': {},
    'overhead light': {},
    'flush light': {},
    'light fixture': {},
    'light panel': { form: 'panel', width: 1.2, depth: 0.3, height: 0.06 },
    'fluorescent light': { form: 'panel', width: 1.2, depth: 0.16, height: 0.08 },
    'fluorescent lamp': { form: 'panel', width: 1.2, depth: 0.16, height: 0.08 },
    'track light': { form: 'track', width: 1, depth: 0.1, height: 0.2 },
    'track lighting': { form: 'track', width: 1, depth: 0.1, height: 0.2 },
    spotlight: { form: 'track', width: 0.3, depth: 0.1, height: 0.2 },
  },
  defaults: { width: 0.42, depth: 0.42, height: 0.14, form: 'bowl' },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const form = wordOf(parameters, 'form')
    if (form === 'track') {
      const count = Math.max(1, Math.min(6, Math.round(w / 0.3)))
      const places = Array.from({ length: count }, (_, place) => ((place + 0.5) / count - 0.5) * w)
      return {
        parts: [
          part('body', 'metal', moved(box(w, 0.025, d * 0.35, 0.003), 0, h - 0.025, 0)),
          part('spots', 'metal', ...places.map((x) => moved(cylinder(d * 0.45, h * 0.7, 16, 0.004), x, h * 0.12, 0))),
          part('bulb', 'light', ...places.map((x) => moved(cylinder(d * 0.36, h * 0.1, 16), x, 0.03 * h, 0))),
        ],
        lights: places.map((x) => ({ kind: 'spot', at: { x, y: 0, z: 0 }, angle: 40, intensity: 90 })),
      }
    }
    const lights: LightSource[] = [{ kind: 'point', at: { x: 0, y: 0, z: 0 }, intensity: 140 }]
    if (form === 'panel') {
      return {
        parts: [
          part('body', 'metal', moved(box(w, h * 0.6, d, 0.004), 0, h * 0.4, 0)),
          part('bulb', 'light', box(w * 0.94, h * 0.5, d * 0.85, 0.004)),
        ],
        lights,
      }
    }
    const radius = Math.min(w, d) / 2
    const bowl = lathe([
      [0.004, 0],
      [radius * 0.55, h * 0.08],
      [radius * 0.88, h * 0.36],
      [radius * 0.97, h * 0.72],
    ])
    return {
      parts: [
        part('bulb', 'light', bowl),
        part('body', 'metal', moved(cylinder(radius, h * 0.32, 28, 0.004), 0, h * 0.68, 0)),
      ],
      lights,
    }
  },
}

/** Little lights on a wire that sags from nail to nail. */
const stringLights: Family = {
  name: 'string-lights',
  role: 'lamp',
  placement: 'wall',
  names: {
    'string lights': {},
    'string light': {},
    'fairy lights': {},
    'fairy light': {},
    'christmas lights': {},
    'light garland': {},
  },
  defaults: { width: 2, depth: 0.04, height: 0.25 },
  build: ({ width: w, depth: d, height: h }) => {
    const bows = 3
    const steps = 18
    const path = Array.from({ length: steps + 1 }, (_, step) => {
      const along = (step * bows) / steps
      const sag = 4 * (along % 1) * (1 - (along % 1))
      return [(step / steps - 0.5) * w, h * (0.97 - 0.85 * sag), 0] as const
    })
    return {
      parts: [
        part('body', 'plastic', tube(path, 0.004, { segments: 6 })),
        part('bulb', 'light', ...path.map(([x, y]) => moved(ellipsoid(d, 0.04, d, 8), x, y - 0.042, 0))),
      ],
      lights: [1, 3, 5].map((sixth) => ({
        kind: 'point',
        at: { x: (sixth / 6 - 0.5) * w, y: h * 0.2, z: 0.02 },
        intensity: 6,
      })),
    }
  },
}

/** Blades that turn under the ceiling, with a light below. */
const ceilingFan: Family = {
  name: 'ceiling-fan',
  role: 'lamp',
  placement: 'ceiling',
  names: { 'ceiling fan': {} },
  defaults: { width: 1.2, depth: 1.2, height: 0.4, arms: 4 },
  build: (parameters) => {
    const { width: w, depth: d, height: h } = parameters
    const reach = Math.min(w, d) / 2
    const blade = () => turned(box(reach * 0.22, 0.008, reach * 0.82, 0.002), { z: 10 })
    const blades = ringed(countOf(parameters, 'arms', 3, 6), reach * 0.57, () => moved(blade(), 0, h * 0.5, 0))
    return {
      parts: [
        part(
          'body',
          'metal',
          moved(cylinder(0.1, h * 0.25, 20, 0.01), 0, h * 0.38, 0),
          rod([0, h * 0.6, 0], [0, h, 0], 0.015),
        ),
        part('blades', 'wood', ...blades),
        part('bulb', 'light', moved(ellipsoid(0.2, h * 0.42, 0.2, 16), 0, 0, 0)),
      ],
      lights: [{ kind: 'point', at: { x: 0, y: 0, z: 0 }, intensity: 80 }],
    }
  },
}

export const hangingFamilies: readonly Family[] = [
  pendantLamp,
  chandelier,
  wallLamp,
  ceilingLamp,
  stringLights,
  ceilingFan,
]
