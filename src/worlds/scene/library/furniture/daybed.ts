/** Daybeds and mattresses: where one lies down for a while. */
import type { Family } from '../../asset.ts'
import { moved, pillow, roundedBox, turned } from '../../mesh/index.ts'
import { fourCorners, legs } from '../build/legs.ts'
import { part, support, wordOf } from '../build/part.ts'

export const daybed: Family = {
  name: 'daybed',
  role: 'sofa',
  placement: 'floor',
  names: {
    daybed: {},
    'day bed': {},
    'sofa bed': { depth: 0.95 },
    futon: { depth: 0.95, height: 0.75 },
    'fainting couch': { style: 'classic' },
  },
  defaults: { width: 2.02, depth: 0.9, height: 0.8, style: 'modern' },
  clearance: { front: 0.5 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const base = height * 0.2
    const seat = height * 0.54
    const arm = Math.min(0.1, width * 0.08)
    const back = Math.min(0.12, depth * 0.15)
    const bolster = roundedBox(arm, height * 0.78 - base, depth - 0.01, arm * 0.4, 2)
    const cushionDepth = depth - back - 0.01
    const square = Math.min(0.48, height * 0.48)
    const throwPillow = turned(pillow(square, square * 0.35, square), { x: 72 })
    return {
      parts: [
        part(
          'body',
          'fabric',
          moved(roundedBox(width - 0.02, seat - base - 0.08, depth - 0.02, 0.02), 0, base, 0),
          moved(roundedBox(width, height - base, back, back * 0.4, 2), 0, base, -depth / 2 + back / 2),
          ...[-1, 1].map((side) => moved(bolster, side * (width / 2 - arm / 2), base, 0.005)),
        ),
        part(
          'cushion',
          'fabric',
          moved(roundedBox(width - 2 * arm - 0.01, 0.16, cushionDepth, 0.05, 2), 0, seat - 0.16, back / 2),
        ),
        part(
          'pillows',
          'fabric',
          ...[-1, 1].map((side) =>
            moved(
              throwPillow,
              side * (width / 2 - arm - square * 0.65),
              seat + square / 2 - 0.02,
              -depth / 2 + back + square * 0.2,
            ),
          ),
        ),
        legs({
          style: wordOf(parameters, 'style'),
          height: base + 0.01,
          thickness: 0.05,
          at: fourCorners(width, depth, 0.07),
        }),
      ],
      supports: [support('seat', [0, seat, depth * 0.1], width - 2 * arm - square * 2.6, cushionDepth * 0.6)],
    }
  },
}

export const mattress: Family = {
  name: 'mattress',
  role: 'bed',
  placement: 'floor',
  names: {
    mattress: {},
    'floor mattress': {},
    'air mattress': { height: 0.3 },
    'air bed': { height: 0.3 },
    'sleeping mat': { width: 0.7, depth: 1.9, height: 0.06 },
  },
  defaults: { width: 0.95, depth: 2.0, height: 0.22 },
  build: ({ width, depth, height }) => {
    const edge = Math.min(0.06, height * 0.35)
    const seam = roundedBox(width, height * 0.06, depth, height * 0.025)
    return {
      parts: [
        part('body', 'fabric', roundedBox(width - 0.006, height, depth - 0.006, edge, 2)),
        part('piping', 'fabric', moved(seam, 0, height * 0.12, 0), moved(seam, 0, height * 0.82, 0)),
      ],
      supports: [support('top', [0, height, 0], width - 2 * edge - 0.05, depth - 2 * edge - 0.05)],
    }
  },
}
