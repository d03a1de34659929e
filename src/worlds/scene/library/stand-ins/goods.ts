/** Plain shapes of goods: food, tools, vessels, cloth, machines, instruments, works of art, papers, furniture. */
import type { Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cylinder, ellipsoid, lathe, sphere } from '../../mesh/lathe.ts'
import { cushion, roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { tube } from '../../mesh/tube.ts'
import { part } from '../build/part.ts'
import { leaf, ringed, rod, shade, spiralled, tinted, vessel } from '../build/ware.ts'

/** A dish with something on it. */
export function food(w: number, d: number, h: number): readonly Part[] {
  const side = Math.min(w, d)
  return [
    part(
      'dish',
      'ceramic',
      moved(
        vessel(
          [
            [side * 0.3, 0],
            [side * 0.48, h * 0.16],
            [side * 0.5, h * 0.2],
          ],
          side * 0.02,
          24,
        ),
        0,
        0,
        0,
      ),
    ),
    part('body', 'food', moved(ellipsoid(side * 0.76, h * 0.92, side * 0.76, 18), 0, h * 0.08, 0)),
  ]
}

export function drink(w: number, d: number, h: number): readonly Part[] {
  const radius = Math.min(w, d) / 2
  return [
    part(
      'body',
      'glass',
      lathe(
        [
          [radius * 0.9, 0],
          [radius, h * 0.03],
          [radius, h * 0.56],
          [radius * 0.4, h * 0.76],
          [radius * 0.36, h * 0.93],
        ],
        20,
      ),
    ),
    part('cap', 'metal', moved(cylinder(radius * 0.42, h * 0.09, 16), 0, h * 0.91, 0)),
    tinted('#efe9dc', part('label', 'paper', moved(cylinder(radius * 1.01, h * 0.26, 24), 0, h * 0.2, 0))),
  ]
}

/** A handle with a head, lying down. */
export function tool(w: number, d: number, h: number): readonly Part[] {
  return [
    part(
      'handle',
      'wood',
      tube(
        [
          [-w / 2, h * 0.4, 0],
          [w * 0.1, h * 0.42, 0],
          [w * 0.3, h * 0.45, 0],
        ],
        [h * 0.4, h * 0.32, h * 0.28],
        { segments: 10 },
      ),
    ),
    part('body', 'metal', moved(roundedBox(w * 0.26, h, d, Math.min(h, d) * 0.15), w * 0.37, 0, 0)),
  ]
}

/** With a lid and a knob. */
export function container(w: number, d: number, h: number): readonly Part[] {
  const soft = Math.min(w, d, h) * 0.08
  return [
    part('body', 'wood', roundedBox(w * 0.96, h * 0.72, d * 0.96, soft)),
    part('lid', 'wood', moved(roundedBox(w, h * 0.2, d, soft), 0, h * 0.7, 0)),
    part('knob', 'metal', moved(sphere(h * 0.065, 12), 0, h * 0.87, 0)),
  ]
}

/** Folded and stacked. */
export function cloth(w: number, d: number, h: number): readonly Part[] {
  const layers = [0, 1, 2].map((layer) =>
    moved(roundedBox(w * (1 - 0.03 * layer), h * 0.36, d * (1 - 0.04 * layer), h * 0.15, 2), 0, h * 0.32 * layer, 0),
  )
  return [part('body', 'fabric', ...layers)]
}

/** A housing with feet, a display and three knobs. */
export function machine(w: number, d: number, h: number): readonly Part[] {
  const knob = Math.min(w, h) * 0.06
  const knobs = [0, 1, 2].map((place) =>
    moved(turned(cylinder(knob, d * 0.06, 16, knob * 0.2), { x: 90 }), w * (-0.28 + 0.28 * place), h * 0.22, d * 0.43),
  )
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => moved(cylinder(knob * 0.8, h * 0.06, 10), x * w * 0.38, 0, z * d * 0.34)),
  )
  return [
    part('body', 'metal', moved(roundedBox(w, h * 0.95, d * 0.9, Math.min(w, h) * 0.06, 2), 0, h * 0.05, -d * 0.03)),
    part('display', 'screen', moved(box(w * 0.7, h * 0.42, 0.01), 0, h * 0.45, d * 0.42)),
    part('knobs', 'plastic', ...knobs, ...feet),
  ]
}

/** A sounding body with a neck, leaning on its stand. */
export function instrument(w: number, d: number, h: number): readonly Part[] {
  const neck = w * 0.1
  return [
    part('body', 'wood', moved(ellipsoid(w, h * 0.46, d * 0.6, 20), 0, h * 0.04, 0)),
    part('neck', 'wood', moved(roundedBox(neck, h * 0.56, d * 0.2, neck * 0.3), 0, h * 0.44, 0)),
    part(
      'stand',
      'metal',
      rod([-w * 0.3, 0.006, d * 0.44], [-w * 0.1, h * 0.2, -d * 0.2], 0.006),
      rod([w * 0.3, 0.006, d * 0.44], [w * 0.1, h * 0.2, -d * 0.2], 0.006),
      rod([0, 0.006, -d * 0.48], [0, h * 0.3, -d * 0.22], 0.006),
    ),
  ]
}

/** Round forms that balance on a plinth. */
export function art(w: number, d: number, h: number): readonly Part[] {
  const side = Math.min(w, d)
  return [
    part('plinth', 'stone', box(w, h * 0.22, d, side * 0.03)),
    part(
      'body',
      'stone',
      moved(ellipsoid(side * 0.72, h * 0.4, side * 0.6, 18), 0, h * 0.2, 0),
      moved(turned(ellipsoid(side * 0.5, h * 0.34, side * 0.44, 16), { z: 18 }), side * 0.08, h * 0.5, 0),
      moved(sphere(h * 0.09, 14), -side * 0.02, h * 0.81, 0),
    ),
  ]
}

/** A cover with pages in it. */
export function writing(w: number, d: number, h: number): readonly Part[] {
  const board = h * 0.14
  return [
    part(
      'body',
      'paper',
      box(w, board, d),
      moved(box(w, board, d), 0, h - board, 0),
      moved(box(w * 0.03, h * 0.9, d * 0.998), -w * 0.485, h * 0.05, 0),
    ),
    tinted(
      '#f3eddf',
      part('pages', 'paper', moved(box(w * 0.95, h - board * 1.9, d * 0.95), 0.004 * w, board * 0.95, 0)),
    ),
  ]
}

/** A cabinet with two doors, on feet. */
export function furniture(w: number, d: number, h: number): readonly Part[] {
  const foot = Math.min(0.12, h * 0.14)
  const door = (x: number) =>
    moved(box(w * 0.46, (h - foot) * 0.88, 0.018, 0.004), x * w * 0.237, foot + (h - foot) * 0.06, d / 2 - 0.02)
  return [
    part('body', 'wood', moved(box(w, h - foot, d - 0.03, 0.006), 0, foot, -0.015)),
    part('doors', 'wood', door(-1), door(1)),
    part(
      'handles',
      'metal',
      ...[-1, 1].map((x) =>
        rod(
          [x * w * 0.04, foot + (h - foot) * 0.42, d / 2 - 0.006],
          [x * w * 0.04, foot + (h - foot) * 0.58, d / 2 - 0.006],
          0.006,
        ),
      ),
    ),
    part(
      'legs',
      'wood',
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => moved(cylinder(0.02, foot + 0.002, 10), x * (w / 2 - 0.05), 0, z * (d / 2 - 0.06))),
      ),
    ),
  ]
}

export function seat(w: number, d: number, h: number): readonly Part[] {
  const level = h * 0.52
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => rod([x * w * 0.36, level, z * d * 0.36], [x * w * 0.46, 0, z * d * 0.46], 0.018)),
  )
  return [
    part('legs', 'wood', ...legs),
    part(
      'body',
      'fabric',
      moved(cushion(w, h * 0.14, d), 0, level, 0),
      moved(roundedBox(w * 0.96, h * 0.36, d * 0.12, d * 0.05), 0, h * 0.63, -d * 0.43),
    ),
  ]
}

export function table(w: number, d: number, h: number): readonly Part[] {
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      rod([x * (w / 2 - 0.06), h - 0.02, z * (d / 2 - 0.06)], [x * (w / 2 - 0.05), 0, z * (d / 2 - 0.05)], 0.024),
    ),
  )
  return [part('body', 'wood', moved(box(w, 0.035, d, 0.006), 0, h - 0.035, 0)), part('legs', 'wood', ...legs)]
}

/** A panel on feet. */
export function panel(w: number, d: number, h: number): readonly Part[] {
  const feet = [-1, 1].map((x) => moved(box(0.05, 0.04, d, 0.006), x * w * 0.42, 0, 0))
  return [
    part('body', 'wood', moved(box(w, h - 0.03, Math.min(d, 0.04), 0.006), 0, 0.03, 0)),
    part('feet', 'wood', ...feet),
  ]
}

export function plant(w: number, d: number, h: number): readonly Part[] {
  const side = Math.min(w, d)
  const pot = h * 0.35
  const leaves = spiralled(12, (place) =>
    moved(leaf(side * 0.52, side * 0.2, 78 - 4 * place, 45), 0, pot * 0.9 + h * 0.02 * place, 0),
  )
  return [
    part(
      'body',
      'ceramic',
      vessel(
        [
          [side * 0.2, 0],
          [side * 0.3, pot],
        ],
        side * 0.025,
        20,
      ),
    ),
    tinted('#4a3728', part('soil', 'soil', moved(cylinder(side * 0.24, pot * 0.2, 18), 0, pot * 0.68, 0))),
    tinted('#4c7a3a', part('leaves', 'plant', ...leaves, rod([0, pot * 0.7, 0], [0, h * 0.98, 0], side * 0.02))),
  ]
}

/** A foot, a stem and a shade. */
export function light(w: number, d: number, h: number): readonly Part[] {
  const radius = Math.min(w, d) / 2
  return [
    part('body', 'metal', rod([0, 0.01, 0], [0, h * 0.75, 0], radius * 0.08), cylinder(radius * 0.6, h * 0.05, 20)),
    part('shade', 'fabric', moved(shade(radius, radius * 0.7, h * 0.42), 0, h * 0.58, 0)),
    part('bulb', 'light', moved(sphere(radius * 0.22, 12), 0, h * 0.7, 0)),
  ]
}

/** A casket with a stone on its lid. */
export function treasure(w: number, d: number, h: number): readonly Part[] {
  const jewels = ringed(5, Math.min(w, d) * 0.26, () => moved(sphere(h * 0.09, 8), 0, h * 0.8, 0))
  return [
    part('body', 'wood', roundedBox(w, h * 0.78, d, Math.min(w, d, h) * 0.06)),
    tinted(
      '#c9a24b',
      part(
        'fittings',
        'metal',
        moved(box(w * 1.004, h * 0.08, d * 1.004), 0, h * 0.5, 0),
        moved(ellipsoid(w * 0.2, h * 0.24, d * 0.2, 10), 0, h * 0.76, 0),
      ),
    ),
    tinted('#9c2f4f', part('jewels', 'glass', ...jewels)),
  ]
}

/** A parcel. */
export function thing(w: number, d: number, h: number): readonly Part[] {
  return [
    part('body', 'paper', roundedBox(w, h * 0.96, d, Math.min(w, d, h) * 0.05)),
    part(
      'ribbon',
      'fabric',
      box(w * 0.12, h * 0.985, d * 1.006),
      moved(box(w * 1.006, h * 0.98, d * 0.12), 0, 0.0008, 0),
    ),
  ]
}
