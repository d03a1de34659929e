/** What kitchen machines have in common: steel, bars to pull and dials to turn. */
import { cylinder, tube, turned, type Mesh } from '../../mesh/index.ts'

// appliances are of steel, also where handles and lamps are of brass
export const STEEL = '#c9ccce'

/** A bar in front of a door, lying or upright, its middle at the origin and standing out along z. */
export function bar(length: number, isUpright: boolean, radius = 0.009): Mesh {
  const half = length / 2
  const mesh = tube(
    [
      [-half, 0, -0.002],
      [-half, 0, 0.035],
      [half, 0, 0.035],
      [half, 0, -0.002],
    ],
    radius,
  )
  return isUpright ? turned(mesh, { z: 90 }) : mesh
}

export const dial = (radius: number) => turned(cylinder(radius, 0.022, 14, 0.003), { x: 90 })
