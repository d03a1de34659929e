/** What warms, cools and moves the air. */
import type { Family } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cylinder, ellipsoid, torus } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, scaled, turned } from '../../mesh/transform.ts'
import { part } from '../build/part.ts'
import { ringed, rod, tinted } from '../build/ware.ts'

/** A head with blades in a cage, on a stand. */
const standingFan: Family = {
  name: 'standing-fan',
  role: 'appliance',
  placement: 'floor',
  names: {
    fan: {},
    'standing fan': {},
    'floor fan': {},
    'electric fan': {},
    'pedestal fan': {},
    'desk fan': { height: 0.42, width: 0.3, depth: 0.22 },
  },
  defaults: { width: 0.45, depth: 0.42, height: 1.25 },
  build: ({ width: w, depth: d, height: h }) => {
    const r = Math.min(w / 2, h * 0.4)
    const up = h - r
    const upright = (mesh: ReturnType<typeof box>) => moved(turned(mesh, { x: 90 }), 0, up, 0)
    const spokes = ringed(16, r * 0.5, () => moved(box(0.004, 0.004, r * 0.92), 0, 0, 0)).map((mesh) =>
      moved(mesh, 0, 0.055, 0),
    )
    return {
      parts: [
        part(
          'body',
          'plastic',
          cylinder(d * 0.48, 0.03, 28, 0.008),
          rod([0, 0.02, 0], [0, up, -0.03], 0.018),
          upright(moved(cylinder(r * 0.22, 0.14, 18, 0.02), 0, -0.12, 0)),
        ),
        part(
          'cage',
          'metal',
          upright(moved(torus(r * 0.97, r * 0.06, 32, 8), 0, 0.02, 0)),
          upright(moved(torus(r * 0.55, r * 0.03, 28, 6), 0, 0.05, 0)),
          ...spokes.map(upright),
        ),
        part(
          'blades',
          'plastic',
          ...ringed(4, r * 0.42, () => turned(scaled(ellipsoid(r * 0.5, 0.012, r * 0.75, 12), 1), { z: 24 })).map(
            upright,
          ),
        ),
      ],
    }
  },
}

const radiator: Family = {
  name: 'radiator',
  role: 'appliance',
  placement: 'floor',
  names: {
    radiator: {},
    heater: { width: 0.6, height: 0.6 },
    'space heater': { width: 0.45, depth: 0.22, height: 0.55 },
    'electric heater': { width: 0.6, height: 0.6 },
  },
  defaults: { width: 1, depth: 0.14, height: 0.6 },
  build: ({ width: w, depth: d, height: h }) => {
    const count = Math.max(4, Math.min(24, Math.round(w / 0.08)))
    const ribs = Array.from({ length: count }, (_, place) =>
      moved(
        roundedBox((w / count) * 0.8, h * 0.9, d, (w / count) * 0.35),
        ((place + 0.5) / count - 0.5) * w,
        h * 0.1,
        0,
      ),
    )
    return {
      parts: [
        part(
          'body',
          'metal',
          ...ribs,
          ...[0.2, 0.88].map((y) => rod([-w * 0.49, h * y, 0], [w * 0.49, h * y, 0], d * 0.2)),
          ...[-1, 1].map((x) => moved(box(0.03, h * 0.12, d * 0.9), x * w * 0.4, 0, 0)),
        ),
      ],
    }
  },
}

const airConditioner: Family = {
  name: 'air-conditioner',
  role: 'appliance',
  placement: 'wall',
  names: {
    'air conditioner': {},
    'air conditioning unit': {},
    'ac unit': {},
    'wall heater': { width: 0.6, height: 0.4, depth: 0.12 },
    'hand dryer': { width: 0.28, height: 0.32, depth: 0.2 },
    thermostat: { width: 0.12, height: 0.12, depth: 0.03 },
    intercom: { width: 0.14, height: 0.2, depth: 0.04 },
    'light switch': { width: 0.08, height: 0.08, depth: 0.015 },
    outlet: { width: 0.08, height: 0.08, depth: 0.015 },
    'security camera': { width: 0.1, depth: 0.2, height: 0.12 },
  },
  defaults: { width: 0.85, depth: 0.21, height: 0.29 },
  build: ({ width: w, depth: d, height: h }) => ({
    parts: [
      part('body', 'plastic', roundedBox(w, h, d, d * 0.22, 2)),
      tinted('#33383c', part('vent', 'plastic', moved(box(w * 0.84, h * 0.09, d * 0.1), 0, h * 0.13, d * 0.45))),
      part('flap', 'plastic', moved(turned(box(w * 0.84, d * 0.015, d * 0.2), { x: 25 }), 0, h * 0.15, d * 0.44)),
    ],
  }),
}

export const climateFamilies: readonly Family[] = [standingFan, radiator, airConditioner]
