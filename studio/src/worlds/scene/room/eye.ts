/** From where a room is looked at: round about it, walking in it, through its cameras, or from above. Pure. */
import { cameraAbove } from '../../../../../src/worlds/scene/render/camera-above.ts'
import type { RoomShell } from '../../../../../src/worlds/scene/room.ts'
import type { Camera } from '../../../../../src/worlds/scene/scene.ts'

export const modes = ['orbit', 'walk', 'camera', 'above'] as const
export type Mode = (typeof modes)[number]

type Vector = readonly [x: number, y: number, z: number]

/** What a camera needs to know. */
export interface Pose {
  readonly position: Vector
  readonly target: Vector
  /** which way is up in the picture */
  readonly up: Vector
  /** from the lower to the upper edge of the picture, in degrees */
  readonly angle: number
}

/** Angles in degrees: 0 looks from +z, and `pitch` is how far above. */
export interface Orbit {
  readonly yaw: number
  readonly pitch: number
  /** 1: all of it fits */
  readonly zoom: number
}

/** `yaw` 0 looks along +z, as things do. */
export interface Walker {
  readonly x: number
  readonly z: number
  readonly yaw: number
  readonly pitch: number
}

const EYE_METRES = 1.6
const ORBIT_ANGLE = 32
const WALK_ANGLE = 62
const FILM_MM = 36
// the pictures the cameras are framed for
const FRAMED = 1.6
const UP: Vector = [0, 1, 0]

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value))

export interface Extent {
  readonly middle: Vector
  /** of a ball around everything */
  readonly radius: number
}

export function extentOf(rooms: readonly RoomShell[]): Extent {
  const points = rooms.flatMap(({ outline }) => outline)
  const [xs, zs] = points.length > 0 ? [points.map(([x]) => x), points.map(([, z]) => z)] : [[0], [0]]
  const [left, right, far, near] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  const height = Math.max(1, ...rooms.map((room) => room.height))
  return {
    middle: [(left + right) / 2, height * 0.4, (far + near) / 2],
    radius: Math.max(1, Math.hypot(right - left, near - far, height) / 2),
  }
}

export const turnOrbit = ({ yaw, pitch, zoom }: Orbit, right: number, up: number): Orbit => ({
  yaw: (yaw - right) % 360,
  pitch: clamp(-5, pitch + up, 88),
  zoom,
})

export const zoomOrbit = (orbit: Orbit, by: number): Orbit => ({ ...orbit, zoom: clamp(0.4, orbit.zoom * by, 8) })

export const lookRound = (walker: Walker, right: number, up: number): Walker => ({
  ...walker,
  yaw: (walker.yaw - right) % 360,
  pitch: clamp(-70, walker.pitch + up, 70),
})

export function orbitPose({ middle, radius }: Extent, { yaw, pitch, zoom }: Orbit, aspect: number): Pose {
  const half = radians(ORBIT_ANGLE / 2)
  // where the picture is higher than wide, its width decides
  const fitting = radius / Math.sin(Math.atan(Math.tan(half) * Math.min(1, aspect)))
  const distance = (fitting * 1.02) / zoom
  const [turn, rise] = [radians(yaw), radians(pitch)]
  const out: Vector = [Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)]
  const position = middle.map((at, axis) => at + out[axis]! * distance) as unknown as Vector
  return {
    position: [position[0], Math.max(0.2, position[1]), position[2]],
    target: middle,
    up: UP,
    angle: ORBIT_ANGLE,
  }
}

export function walkPose({ x, z, yaw, pitch }: Walker, aspect: number): Pose {
  const [turn, rise] = [radians(yaw), radians(pitch)]
  const ahead: Vector = [Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)]
  return {
    position: [x, EYE_METRES, z],
    target: [x + ahead[0], EYE_METRES + ahead[1], z + ahead[2]],
    up: UP,
    angle: aspect < 1 ? WALK_ANGLE + 10 : WALK_ANGLE,
  }
}

export const cameraPose = ({ position, target, focalLength }: Camera, aspect: number): Pose => ({
  position: [position.x, position.y, position.z],
  target: [target.x, target.y, target.z],
  up: UP,
  angle: angleOf(focalLength, aspect),
})

export function abovePose(rooms: readonly RoomShell[], aspect: number): Pose {
  const camera = cameraAbove(rooms, aspect)
  // what is far away in the room is up, as on the plan
  return {
    ...cameraPose(camera, aspect),
    up: [0, 0, -1],
    angle: degrees(2 * Math.atan(FILM_MM / 2 / camera.focalLength / aspect)),
  }
}

const degrees = (angle: number): number => (angle * 180) / Math.PI

/** All of the framed picture is in sight, and more where there is more room. */
function angleOf(focalLength: number, aspect: number): number {
  const half = FILM_MM / 2 / focalLength
  return clamp(5, degrees(2 * Math.atan(half / Math.min(aspect, FRAMED))), 110)
}
