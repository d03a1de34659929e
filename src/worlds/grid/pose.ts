/** A pose: position and heading. x grows to the east, y upwards, z to the south; angles are degrees. */
export interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Rotation {
  /** 0 north, 90 east, 180 south, 270 west */
  readonly yaw: number
  /** -90 straight down to 90 straight up */
  readonly pitch: number
  /** -90 the head on its left side to 90 on its right */
  readonly roll: number
}

export interface Pose {
  readonly position: Position
  readonly rotation: Rotation
}

export type Vector = readonly [x: number, y: number, z: number]

// exact for the angles that occur, so that sight is the same on every machine
const DIAGONAL = Math.SQRT1_2
const SINES: Readonly<Record<number, number>> = {
  0: 0,
  45: DIAGONAL,
  90: 1,
  180: 0,
  270: -1,
  [-45]: -DIAGONAL,
  [-90]: -1,
}

const sine = (angle: number) => SINES[angle] ?? 0
const cosine = (angle: number) => sine(angle === 270 ? 0 : angle === 180 ? 270 : 90 - Math.abs(angle))

/** The axes of somebody's head. */
export function axesOf({ yaw, pitch, roll }: Rotation): { forward: Vector; right: Vector; up: Vector } {
  const forward: Vector = [sine(yaw) * cosine(pitch), sine(pitch), -cosine(yaw) * cosine(pitch)]
  const level: Vector = [cosine(yaw), 0, sine(yaw)]
  const upright = cross(level, forward)
  const right = add(scale(level, cosine(roll)), scale(upright, -sine(roll)))
  return { forward, right, up: add(scale(level, sine(roll)), scale(upright, cosine(roll))) }
}

export function compass(yaw: number): string {
  return ['north', 'east', 'south', 'west'][yaw / 90] ?? 'north'
}

export function formatPosition({ x, y, z }: Position): string {
  return `(${x}, ${y}, ${z})`
}

function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d]
}

function scale([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by]
}

function add([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [a + d, b + e, c + f]
}
