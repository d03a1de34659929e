/** What divides a room or warms it: folding screens and fireplaces. */
import type { Family } from '../../asset.ts'
import { box, cylinder, lathe, moved, turned, type Mesh } from '../../mesh/index.ts'
import { countOf, named, part, support } from '../build/part.ts'

export const roomDivider: Family = {
  name: 'room-divider',
  role: 'large',
  placement: 'floor',
  names: {
    'room divider': {},
    'folding screen': {},
    'privacy screen': {},
    partition: {},
    'dressing screen': {},
    'shoji screen': {},
    'room partition': {},
    divider: {},
    'office partition': { panels: 2, width: 1.4, height: 1.5, depth: 0.4 },
    'cubicle wall': { panels: 2, width: 1.4, height: 1.5, depth: 0.4 },
  },
  defaults: { width: 1.6, depth: 0.4, height: 1.75, panels: 4 },
  build: (parameters) => {
    const { width, depth, height } = parameters
    const count = countOf(parameters, 'panels', 2, 8)
    const thick = 0.024
    const across = (width - thick) / count
    const reach = depth - thick
    const long = Math.hypot(across, reach)
    const degrees = (Math.atan2(reach, across) * 180) / Math.PI
    const border = Math.min(0.05, long * 0.12)
    const frame: Mesh[] = []
    const cloth: Mesh[] = []
    for (let place = 0; place < count; place++) {
      // folded one way, then the other
      const way = place % 2 === 0 ? 1 : -1
      const put = (mesh: Mesh) =>
        moved(turned(mesh, { y: way * degrees }), -width / 2 + thick / 2 + across * (place + 0.5), 0, 0)
      const stile = box(border, height, thick, 0.003)
      const side = long / 2 - border / 2 - 0.006
      frame.push(put(moved(stile, -side, 0, 0)), put(moved(stile, side, 0, 0)))
      for (const y of [0.06, height * 0.5, height - border - 0.002])
        frame.push(put(moved(box(2 * side, border, thick * 0.8), 0, y, 0)))
      cloth.push(put(moved(box(2 * side - border + 0.004, height - 0.12, 0.008), 0, 0.09, 0)))
    }
    return { parts: [part('frame', 'wood', ...frame), part('body', 'fabric', ...cloth)] }
  },
}

export const fireplace: Family = {
  name: 'fireplace',
  role: 'large',
  placement: 'floor',
  names: {
    fireplace: {},
    'electric fireplace': {},
    hearth: {},
    mantel: {},
    mantelpiece: {},
    'fireplace mantel': {},
    'brick fireplace': {},
    'stone fireplace': {},
  },
  defaults: { width: 1.4, depth: 0.45, height: 1.15 },
  clearance: { front: 0.8 },
  build: ({ width, depth, height }) => {
    const deep = depth - 0.06
    const z = -(depth - deep) / 2
    const side = width * 0.2
    const open = width - 2 * side
    const lintel = height * 0.26
    const shelf = Math.min(0.07, height * 0.08)
    const hearth = Math.min(0.05, height * 0.06)
    const high = height - shelf - lintel - hearth
    const log = (long: number, degrees: number) =>
      turned(moved(turned(cylinder(0.045, long, 10, 0.006), { z: 90 }), long / 2, 0, 0), { y: degrees })
    const flame = (x: number, tall: number) =>
      moved(
        turned(
          lathe(
            [
              [0.012, 0],
              [0.04, tall * 0.25],
              [0.028, tall * 0.6],
              [0, tall],
            ],
            10,
          ),
          {},
        ),
        x,
        hearth + 0.14,
        z,
      )
    return {
      parts: [
        part(
          'body',
          'stone',
          ...[-1, 1].map((at) =>
            moved(box(side, height - shelf - 0.01, deep, 0.006), at * (width / 2 - side / 2 - 0.02), hearth - 0.004, z),
          ),
          moved(box(width - 0.05, lintel, deep - 0.004, 0.006), 0, height - shelf - lintel, z),
          moved(box(open + 0.1, high + 0.02, 0.05), 0, hearth - 0.002, z - deep / 2 + 0.026),
        ),
        part('top', 'wood', moved(box(width, shelf, deep + 0.05, 0.012), 0, height - shelf, z + 0.022)),
        part('hearth', 'stone', moved(box(width - 0.01, hearth, depth, 0.006), 0, 0, 0)),
        named(
          'logs',
          part(
            'logs',
            'wood',
            moved(log(open * 0.6, 8), 0, hearth + 0.046, z),
            moved(log(open * 0.52, -14), 0.02, hearth + 0.05, z + 0.1),
            moved(log(open * 0.48, 20), -0.01, hearth + 0.122, z + 0.04),
          ),
          '#4d3524',
        ),
        named(
          'fire',
          part(
            'fire',
            'light',
            flame(-open * 0.14, high * 0.4),
            flame(0, high * 0.55),
            flame(open * 0.13, high * 0.36),
          ),
          '#ff9a3c',
        ),
      ],
      supports: [support('top', [0, height, z + 0.02], width * 0.96, deep * 0.9)],
      lights: [{ kind: 'point', at: { x: 0, y: hearth + high * 0.4, z: z + deep / 2 }, intensity: 25 }],
    }
  },
}
