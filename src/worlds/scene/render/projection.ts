/** How points of the world come to a screen: through a lens, or in parallel for the sun. */
import type { Camera, Coordinate3D } from '../scene.ts'

type Axis = readonly [x: number, y: number, z: number]

/** A screen in the world. x runs to the right, y down, in pixels. */
export interface Projection {
  readonly width: number
  readonly height: number
  readonly eye: Axis
  readonly right: Axis
  readonly up: Axis
  readonly forward: Axis
  /** pixels for a metre at a metre's distance; in parallel: pixels for a metre */
  readonly scale: number
  readonly isParallel: boolean
}

const FILM_MM = 36
// nearer than that to the lens nothing is seen
export const NEAR = 0.05

export function lensOf({ position, target, focalLength }: Camera, width: number, height: number): Projection {
  const eye = axisOf(position)
  const towards: Axis = [target.x - position.x, target.y - position.y, target.z - position.z]
  const focal = focalLength > 5 && focalLength < 1000 ? focalLength : 24
  return { ...looking(eye, towards), width, height, scale: (width * focal) / FILM_MM, isParallel: false }
}

/** A quarter of all around: one of six that make a cube. */
export function quarterLens(eye: Axis, side: number, size: number): Projection {
  const [forward, right, up] = cubeAxes[side]!
  return { width: size, height: size, eye, right, up, forward, scale: size / 2, isParallel: false }
}

/** The axes of a cube's sides: +x, -x, +y, -y, +z, -z; forward, right and up of each. */
export const cubeAxes: readonly (readonly [Axis, Axis, Axis])[] = [
  [
    [1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, 0, 1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [1, 0, 0],
    [0, 1, 0],
  ],
]

/** All of a box, seen in parallel by who looks that way. */
export function parallelLens(low: Axis, high: Axis, towards: Axis, size: number): Projection {
  const middle: Axis = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const axes = looking(middle, towards)
  const reach = (axis: Axis) =>
    (Math.abs(axis[0]) * (high[0] - low[0]) +
      Math.abs(axis[1]) * (high[1] - low[1]) +
      Math.abs(axis[2]) * (high[2] - low[2])) /
    2
  const radius = Math.max(0.1, reach(axes.right), reach(axes.up)) * 1.02
  const back = reach(axes.forward) + 1
  const eye: Axis = [
    middle[0] - axes.forward[0] * back,
    middle[1] - axes.forward[1] * back,
    middle[2] - axes.forward[2] * back,
  ]
  return { ...axes, eye, width: size, height: size, scale: size / 2 / radius, isParallel: true }
}

export const axisOf = ({ x, y, z }: Coordinate3D): Axis => [x, y, z]

function looking(eye: Axis, towards: Axis): Pick<Projection, 'eye' | 'right' | 'up' | 'forward'> {
  const length = Math.hypot(...towards)
  const forward: Axis = length > 1e-9 ? [towards[0] / length, towards[1] / length, towards[2] / length] : [0, 0, -1]
  // seen from straight above, north is at the top
  const isSteep = Math.abs(forward[1]) > 0.9995
  const [ux, uy, uz]: Axis = isSteep ? [0, 0, -1] : [0, 1, 0]
  const across: Axis = [
    forward[1] * uz - forward[2] * uy,
    forward[2] * ux - forward[0] * uz,
    forward[0] * uy - forward[1] * ux,
  ]
  const span = Math.hypot(...across)
  const right: Axis = [across[0] / span, across[1] / span, across[2] / span]
  const up: Axis = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ]
  return { eye, right, up, forward }
}
