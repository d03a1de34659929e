/** Ottomans, poufs and bean bags: soft things to sit on or to rest one's feet. */
import type { Family } from '../../asset.ts'
import {
  cushion,
  extrude,
  lathe,
  moved,
  roundedBox,
  roundedOutline,
  scaled,
  sphere,
  torus,
  type ProfilePoint,
} from '../../mesh/index.ts'
import { fourCorners, legs } from '../build/legs.ts'
import { part, support, wordOf } from '../build/part.ts'

export const ottoman: Family = {
  name: 'ottoman',
  role: 'seat',
  placement: 'floor',
  names: {
    ottoman: {},
    footstool: { width: 0.48, depth: 0.38, height: 0.38 },
    footrest: { width: 0.48, depth: 0.38, height: 0.38 },
    'foot stool': { width: 0.48, depth: 0.38, height: 0.38 },
    hassock: { width: 0.48, depth: 0.42, height: 0.4 },
    'storage ottoman': { width: 0.8, depth: 0.45 },
    'round ottoman': { shape: 'round', width: 0.65, depth: 0.65 },
    'coffee table ottoman': { width: 1.0, depth: 0.7, height: 0.42 },
  },
  defaults: { width: 0.65, depth: 0.5, height: 0.43, shape: 'rectangular', style: 'modern' },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const base = Math.min(0.12, height * 0.28)
    const isRound = wordOf(parameters, 'shape') === 'round'
    const split = height * 0.72
    const outline = roundedOutline(width, depth, Math.min(width, depth) * 0.499, 8)
    const body = isRound
      ? extrude(outline, split - base, 0.012)
      : roundedBox(width - 0.01, split - base, depth - 0.01, 0.02)
    const top = isRound
      ? extrude(outline, height - split + 0.01, 0.03)
      : cushion(width, height - split + 0.01, depth, { crown: 0.02, radius: 0.04 })
    const corners = fourCorners(width, depth, isRound ? width * 0.22 : 0.06)
    return {
      parts: [
        part('body', 'fabric', moved(body, 0, base, 0)),
        part('cushion', 'fabric', moved(top, 0, split - 0.01, 0)),
        legs({ style: wordOf(parameters, 'style'), height: base + 0.01, thickness: 0.045, at: corners }),
      ],
      supports: [support('top', [0, height, 0], width * 0.55, depth * 0.55)],
    }
  },
}

export const pouf: Family = {
  name: 'pouf',
  role: 'seat',
  placement: 'floor',
  names: {
    pouf: {},
    pouffe: {},
    'meditation cushion': { height: 0.16, width: 0.4, depth: 0.4 },
    'floor pillow': { height: 0.18, width: 0.65, depth: 0.65 },
  },
  defaults: { width: 0.52, depth: 0.52, height: 0.38 },
  build: ({ width, depth, height }) => {
    const radius = width / 2
    const steps = 8
    const bulge = Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
      const angle = Math.PI * (step / steps - 0.5)
      return [radius * (0.72 + 0.28 * Math.cos(angle) ** 0.7), (height / 2) * (1 + Math.sin(angle))]
    })
    const seam = torus(radius * 0.985, 0.012, 32, 8)
    return {
      parts: [
        part('body', 'fabric', scaled(lathe(bulge, 32), 1, 1, depth / width)),
        part(
          'piping',
          'fabric',
          scaled(moved(seam, 0, height * 0.7, 0), 1, 1, depth / width),
          scaled(moved(seam, 0, height * 0.28, 0), 1, 1, depth / width),
        ),
      ],
      supports: [support('seat', [0, height, 0], width * 0.45, depth * 0.45)],
    }
  },
}

export const beanBag: Family = {
  name: 'bean-bag',
  role: 'seat',
  placement: 'floor',
  names: { 'bean bag': {}, beanbag: {}, 'bean bag chair': {}, 'beanbag chair': {} },
  defaults: { width: 0.9, depth: 0.95, height: 0.72 },
  build: ({ width, depth, height }) => {
    // a drop that has sagged: wide below, its peak drawn back
    const radius = width / 2
    const profile: readonly ProfilePoint[] = [
      [0, 0],
      [radius * 0.75, 0.004],
      [radius * 0.95, height * 0.12],
      [radius, height * 0.26],
      [radius * 0.93, height * 0.42],
      [radius * 0.74, height * 0.6],
      [radius * 0.5, height * 0.78],
      [radius * 0.27, height * 0.92],
      [radius * 0.1, height * 0.98],
      [0, height],
    ]
    const drop = lathe(profile, 28)
    const positions = drop.positions.slice()
    for (let at = 0; at < positions.length; at += 3) {
      const up = positions[at + 1]! / height
      positions[at + 2] = (positions[at + 2]! * depth) / width - up * up * depth * 0.16
    }
    return {
      parts: [
        part('body', 'fabric', { ...drop, positions }),
        part('handle', 'fabric', moved(scaled(sphere(0.03, 12), 1, 0.6, 1), 0, height - 0.02, -depth * 0.16)),
      ],
    }
  },
}
