/** Plain shapes of things that live, or look as if: a figure, a four-legged animal, a vehicle, a plaything. */
import type { Part } from '../../asset.ts'
import { box } from '../../mesh/box.ts'
import { cone, cylinder, ellipsoid, sphere } from '../../mesh/lathe.ts'
import { roundedBox } from '../../mesh/rounded-box.ts'
import { moved, turned } from '../../mesh/transform.ts'
import { part } from '../build/part.ts'
import { rod } from '../build/ware.ts'

/** Stands upright with its arms at its sides. */
export function person(w: number, d: number, h: number): readonly Part[] {
  const limb = w * 0.11
  const arms = [-1, 1].map((x) =>
    rod([x * w * 0.34, h * 0.8, 0], [x * (w / 2 - limb * 0.6), h * 0.44, d * 0.1], limb * 0.6, 10),
  )
  const legs = [-1, 1].map((x) => rod([x * w * 0.13, h * 0.5, 0], [x * w * 0.16, h * 0.03, 0], limb, 10))
  const feet = [-1, 1].map((x) => moved(roundedBox(limb * 2, h * 0.05, d * 0.96, h * 0.02), x * w * 0.16, 0, d * 0.02))
  return [
    part(
      'body',
      'plastic',
      moved(ellipsoid(w * 0.72, h * 0.4, d * 0.75, 16), 0, h * 0.46, 0),
      ...arms,
      ...legs,
      ...feet,
    ),
    part(
      'head',
      'plastic',
      moved(ellipsoid(w * 0.34, h * 0.14, w * 0.36, 14), 0, h * 0.86, 0),
      rod([0, h * 0.82, 0], [0, h * 0.88, 0], limb * 0.6),
    ),
  ]
}

/** On four legs, looking to the front. */
export function animal(w: number, d: number, h: number): readonly Part[] {
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => rod([x * w * 0.26, h * 0.4, z * d * 0.24], [x * w * 0.26, 0, z * d * 0.27], w * 0.12, 8)),
  )
  const ears = [-1, 1].map((x) => moved(cone(w * 0.12, 0.004, h * 0.16, 8), x * w * 0.16, h * 0.84, d * 0.36))
  return [
    part(
      'body',
      'fabric',
      moved(ellipsoid(w, h * 0.46, d * 0.72, 18), 0, h * 0.28, -d * 0.08),
      ...legs,
      rod([0, h * 0.5, -d * 0.4], [0, h * 0.72, -d * 0.49], w * 0.06),
    ),
    part('head', 'fabric', moved(ellipsoid(w * 0.62, h * 0.36, d * 0.3, 14), 0, h * 0.54, d * 0.34), ...ears),
  ]
}

export function vehicle(w: number, d: number, h: number): readonly Part[] {
  const wheel = Math.min(h * 0.24, d * 0.13)
  const across = (x: number, z: number) =>
    moved(
      turned(moved(cylinder(wheel, w * 0.16, 18, wheel * 0.12), 0, -w * 0.08, 0), { z: 90 }),
      x * (w / 2 - w * 0.08),
      wheel,
      z * d * 0.3,
    )
  return [
    part(
      'body',
      'metal',
      moved(roundedBox(w * 0.88, h * 0.42, d, h * 0.12, 2), 0, wheel * 0.8, 0),
      moved(roundedBox(w * 0.76, h * 0.42, d * 0.5, h * 0.14, 2), 0, h * 0.58, -d * 0.06),
    ),
    part('wheels', 'plastic', ...[-1, 1].flatMap((x) => [-1, 1].map((z) => across(x, z)))),
    part('glass', 'glass', moved(box(w * 0.78, h * 0.2, d * 0.4, 0.01), 0, h * 0.68, -d * 0.06)),
  ]
}

/** A cube, a drum and a ball on top of each other. */
export function toy(w: number, d: number, h: number): readonly Part[] {
  const side = Math.min(w, d)
  return [
    part('body', 'wood', roundedBox(w, h * 0.4, d, side * 0.06)),
    part('drum', 'wood', moved(cylinder(side * 0.36, h * 0.28, 20, side * 0.03), 0, h * 0.395, 0)),
    part('ball', 'wood', moved(sphere(h * 0.17, 16), 0, h * 0.66, 0)),
  ]
}
