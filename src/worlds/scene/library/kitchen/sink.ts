/** Kitchen sinks: a counter with one bowl or two, and a tap. */
import type { Family } from '../../asset.ts'
import { basin, box, cylinder, moved, roundedOutline, tube } from '../../mesh/index.ts'
import { baseCabinets, worktop } from '../build/base-cabinets.ts'
import { colored, part, support, wordOf } from '../build/part.ts'

export const kitchenSink: Family = {
  name: 'kitchen-sink',
  role: 'kitchen',
  placement: 'floor',
  names: {
    'kitchen sink': {},
    sink: {},
    'sink unit': {},
    'sink cabinet': {},
    'utility sink': { width: 0.7, bowls: 1 },
    'laundry sink': { width: 0.7, bowls: 1 },
    'double sink': { width: 1.3, bowls: 2 },
  },
  defaults: { width: 1.0, depth: 0.62, height: 1.18, bowls: 1, style: 'modern' },
  clearance: { front: 0.7 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    // the tap rises over the worktop
    const top = height * 0.77
    const { parts } = baseCabinets(width, depth, top, wordOf(parameters, 'style'), false)
    const isDouble = parameters['bowls'] === 2
    const hole = {
      x: isDouble ? 0 : -width * 0.14,
      z: 0.02,
      width: Math.min(isDouble ? 0.86 : 0.5, width * (isDouble ? 0.78 : 0.56)),
      depth: Math.min(0.42, depth * 0.66),
    }
    const bowls = isDouble ? [-1, 1] : [0]
    const wide = isDouble ? hole.width / 2 - 0.034 : hole.width
    const bowl = basin(roundedOutline(wide + 0.03, hole.depth + 0.03, 0.05, 4), 0.19, 0.02, 0.02, 0.01)
    const middle = -depth / 2 + 0.06
    const rise = height - top
    const tap = tube(
      [
        [0, top - 0.01, middle],
        [0, height - 0.06, middle],
        [0, height - 0.02, middle + 0.03],
        [0, height - 0.012, middle + 0.09],
        [0, height - 0.03, middle + 0.15],
        [0, height - 0.09, middle + 0.17],
      ],
      0.012,
    )
    return {
      parts: [
        ...parts,
        worktop(width, depth - 0.02, top, { ...hole, width: hole.width - 0.012 }),
        colored(
          part(
            'basin',
            'metal',
            ...bowls.map((side) => moved(bowl, hole.x + side * (hole.width / 4), top - 0.182, hole.z)),
          ),
          '#c4c8ca',
        ),
        part(
          'tap',
          'metal',
          moved(tap, hole.x, 0, 0),
          moved(cylinder(0.022, rise * 0.12, 14, 0.003), hole.x, top - 0.002, middle),
          moved(box(0.014, 0.014, 0.07, 0.004), hole.x + 0.02, top + rise * 0.1, middle + 0.02),
        ),
      ],
      supports: isDouble
        ? [
            support(
              'inside',
              [hole.x - hole.width / 4, top - 0.162, hole.z],
              wide * 0.6,
              hole.depth * 0.6,
              height - top,
              'basin',
            ),
          ]
        : [
            support(
              'top',
              [(hole.x + hole.width / 2 + width / 2) / 2, top, 0],
              width / 2 - hole.x - hole.width / 2 - 0.04,
              depth * 0.85,
            ),
            support('inside', [hole.x, top - 0.162, hole.z], wide * 0.6, hole.depth * 0.6, height - top, 'basin'),
          ],
    }
  },
}
