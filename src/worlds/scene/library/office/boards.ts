/** Boards to write on. */
import type { Family } from '../../asset.ts'
import { box, cylinder, moved, turned } from '../../mesh/index.ts'
import { named, part } from '../build/part.ts'

export const whiteboard: Family = {
  name: 'whiteboard',
  role: 'picture',
  placement: 'wall',
  names: {
    whiteboard: {},
    'white board': {},
    'dry erase board': {},
    'wall-mounted whiteboard': {},
    'writing board': {},
    'smart board': { width: 1.9, height: 1.2 },
  },
  defaults: { width: 1.5, depth: 0.07, height: 1.0 },
  build: ({ width, depth, height }) => {
    const rear = -depth / 2
    const border = Math.min(0.024, height * 0.05)
    const [x, tray] = [width / 2 - border / 2, depth]
    const pen = turned(cylinder(0.009, Math.min(0.13, width * 0.2), 10, 0.002), { z: 90 })
    return {
      parts: [
        named(
          'board',
          part('body', 'plastic', moved(box(width - border, height - border, 0.014), 0, border / 2, rear + 0.008)),
          '#f7f8f8',
        ),
        part(
          'frame',
          'metal',
          ...[-1, 1].map((side) => moved(box(border, height, 0.022, 0.003), side * x, 0, rear + 0.011)),
          ...[0.001, height - border - 0.001].map((y) =>
            moved(box(width - 2 * border + 0.004, border, 0.02, 0.003), 0, y, rear + 0.0105),
          ),
          moved(box(width * 0.5, 0.012, tray, 0.003), 0, 0.002, rear + tray / 2),
        ),
        named(
          'pens',
          part(
            'pens',
            'plastic',
            moved(pen, width * 0.1, 0.023, rear + tray * 0.7),
            moved(pen, -width * 0.08, 0.023, rear + tray * 0.66),
          ),
          '#2b4c9b',
        ),
      ],
    }
  },
}
