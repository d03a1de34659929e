/** Stools, low and as high as a bar. */
import type { Family } from '../../asset.ts'
import { box, cylinder, ellipseOutline, moved, tube } from '../../mesh/index.ts'
import { sideways, slab } from '../build/board.ts'
import { part, support, wordOf } from '../build/part.ts'

export const stool: Family = {
  name: 'stool',
  role: 'seat',
  placement: 'floor',
  names: {
    stool: {},
    'bar stool': { height: 0.76, width: 0.4, depth: 0.4 },
    barstool: { height: 0.76, width: 0.4, depth: 0.4 },
    'counter stool': { height: 0.66, width: 0.4, depth: 0.4 },
    'kitchen stool': { height: 0.66, width: 0.4, depth: 0.4 },
    'high stool': { height: 0.76, width: 0.4, depth: 0.4 },
    'drafting stool': { height: 0.7, style: 'industrial' },
    'vanity stool': { height: 0.46 },
    'shower stool': { height: 0.42, style: 'industrial' },
    'milking stool': { height: 0.32, width: 0.32, depth: 0.32, style: 'rustic' },
    'wooden stool': { style: 'rustic' },
  },
  defaults: { width: 0.36, depth: 0.36, height: 0.47, shape: 'round', style: 'modern' },
  clearance: { front: 0.25 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const style = wordOf(parameters, 'style')
    const wood = style === 'industrial' ? 'metal' : 'wood'
    const thick = style === 'rustic' ? 0.045 : 0.03
    const radius = style === 'industrial' ? 0.011 : 0.015
    const [foot, head] = [0.5 - radius / width, 0.3]
    const spread = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
    // feet stand on the circle that fits into the rectangle
    const reach = Math.SQRT1_2 * 2
    const leg = ([x, z]: readonly [number, number]) =>
      tube(
        [
          [(x * width * foot * reach) / 2, 0, (z * depth * foot * reach) / 2],
          [(x * width * head * reach) / 2, height - thick, (z * depth * head * reach) / 2],
        ],
        [radius * 0.75, radius],
      )
    const ringHeight = height * 0.34
    const at = foot + (head - foot) * 0.34
    const ring = ellipseOutline(width * at * 2, depth * at * 2, 24).map(([x, z]) => [x, ringHeight, z] as const)
    const seat = slab(wordOf(parameters, 'shape'), width * 0.97, thick, depth * 0.97, 0.008)
    const pad = cylinder(width * 0.45, 0.025, 28, 0.01)
    return {
      parts: [
        part('body', wood, moved(seat, 0, height - thick - (style === 'modern' ? 0.02 : 0), 0)),
        part('legs', wood, ...spread.map(leg), tube(ring, radius * 0.6, { segments: 6, isLoop: true })),
        ...(style === 'modern' ? [part('cushion', 'fabric', moved(pad, 0, height - 0.025, 0))] : []),
      ],
      supports: [support('seat', [0, height, 0], width * 0.6, depth * 0.6)],
    }
  },
}

export const stepStool: Family = {
  name: 'step-stool',
  role: 'small',
  placement: 'floor',
  names: { 'step stool': {}, steps: {}, 'library steps': { height: 0.62, width: 0.42, depth: 0.56, steps: 3 } },
  defaults: { width: 0.4, depth: 0.42, height: 0.42, steps: 2 },
  build: ({ width, depth, height, steps }) => {
    const count = Math.max(1, Math.min(4, Number(steps)))
    const [high, deep] = [height / count, depth / count]
    const treads = Array.from({ length: count }, (_, step) => ({
      y: high * (step + 1),
      z: depth / 2 - deep * (step + 0.5),
    }))
    const outline = treads.flatMap(({ y, z }) => [
      [z + deep / 2 - 0.012, y - 0.022] as const,
      [z - deep / 2 + (z - deep / 2 < -depth / 2 + 0.01 ? 0.004 : -0.012), y - 0.022] as const,
    ])
    const side = sideways([[-depth / 2 + 0.004, 0], [depth / 2 - 0.012, 0], ...outline], 0.022)
    return {
      parts: [
        part('body', 'wood', ...[-1, 1].map((at) => moved(side, at * (width / 2 - 0.025), 0, 0))),
        part('top', 'wood', ...treads.map(({ y, z }) => moved(box(width, 0.024, deep + 0.01, 0.005), 0, y - 0.024, z))),
      ],
      supports: [support('top', [0, height, treads.at(-1)!.z], width - 0.06, deep - 0.04)],
    }
  },
}
