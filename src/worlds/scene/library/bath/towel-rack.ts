/** Bars on the wall of a bathroom: for towels, for paper, or to hold on to. */
import type { Family } from '../../asset.ts'
import { cylinder, moved, roundedBox, tube, turned, type Mesh } from '../../mesh/index.ts'
import { named, part } from '../build/part.ts'

export const towelRack: Family = {
  name: 'towel-rack',
  role: 'bath',
  placement: 'wall',
  names: {
    'towel rack': {},
    'towel rail': {},
    'towel bar': {},
    'towel holder': {},
    'towel hanger': {},
    'toilet paper holder': { width: 0.16, depth: 0.13, height: 0.11, holds: 'roll' },
    'toilet roll holder': { width: 0.16, depth: 0.13, height: 0.11, holds: 'roll' },
    'grab bar': { width: 0.6, height: 0.053, depth: 0.08, holds: 'nothing' },
  },
  defaults: { width: 0.6, depth: 0.1, height: 0.48, holds: 'towel' },
  build: ({ width, depth, height, holds }) => {
    const radius = Math.min(0.011, height * 0.16, depth * 0.11)
    const rear = -depth / 2
    const isRoll = holds === 'roll'
    const front = depth / 2 - (isRoll ? height / 2 : radius + (holds === 'towel' ? 0.012 : 0.001))
    const flange = Math.min(0.026, height / 2)
    const y = isRoll ? height / 2 : height - flange
    const x = width / 2 - flange
    const bar = tube(
      [
        [-x, y, rear],
        [-x, y, front],
        [x, y, front],
        [x, y, rear],
      ],
      radius,
    )
    const discs = [-1, 1].map((side) => moved(turned(cylinder(flange, 0.012, 18, 0.003), { x: 90 }), side * x, y, rear))
    const parts = [part('body', 'metal', bar, ...discs)]
    if (isRoll) {
      const roll = turned(cylinder(height / 2, x * 1.6, 24, 0.003), { z: 90 })
      parts.push(named('roll', part('roll', 'paper', moved(roll, x * 0.8, y, front)), '#f5f3ee'))
    }
    if (holds === 'towel')
      parts.push(part('towel', 'fabric', ...towelOver(width * 0.56, height, y + radius, front, radius)))
    return { parts }
  },
}

/** Hanging down in front of the bar, and less far behind it. */
function towelOver(width: number, height: number, top: number, front: number, radius: number): readonly Mesh[] {
  return [
    moved(roundedBox(width, top + 0.006, 0.014, 0.006), 0, 0, front + radius + 0.004),
    moved(roundedBox(width - 0.004, height * 0.7, 0.012, 0.005), 0, height * 0.3 - 0.006, front - radius - 0.006),
  ]
}
