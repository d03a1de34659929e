/** A round rod along a path: rails, bent legs, handles, cables. */
import { loft, type Ring } from './loft.ts'
import type { Mesh } from './mesh.ts'
import type { Vector } from './vector.ts'

export interface TubeOptions {
  readonly segments?: number
  /** the path's last point goes on to its first */
  readonly isLoop?: boolean
}

/** Corners of the path are mitred; `radius` may be one for each point. */
export function tube(path: readonly Vector[], radius: number | readonly number[], options: TubeOptions = {}): Mesh {
  const { segments = 8, isLoop = false } = options
  const count = path.length
  const radiusAt = (place: number) => (typeof radius === 'number' ? radius : radius[place]!)
  const legs = Array.from({ length: isLoop ? count : count - 1 }, (_, place) =>
    unit(subtract(path[(place + 1) % count]!, path[place]!)),
  )
  let side = unit(cross(legs[0]!, Math.abs(legs[0]![1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const rings = path.map((point, place): Ring => {
    const before = isLoop ? legs.at(place - 1)! : legs[Math.max(0, place - 1)]!
    const after = legs[Math.min(legs.length - 1, place)]!
    const plane = unit(add(before, after))
    // carried along without twisting: what of it still lies across the new direction
    side = unit(subtract(side, times(plane, dot(side, plane))))
    const up = cross(plane, side)
    const bend = Math.max(0.35, dot(before, plane))
    const axis = unitOrNull(subtract(after, before))
    return Array.from({ length: segments }, (_, segment) => {
      const angle = (2 * Math.PI * segment) / segments
      const off = add(times(side, Math.cos(angle) * radiusAt(place)), times(up, Math.sin(angle) * radiusAt(place)))
      // a mitred ring is longer the way the path bends
      const stretched = axis ? add(off, times(axis, dot(off, axis) * (1 / bend - 1))) : off
      return add(point, stretched)
    })
  })
  return loft(rings, { isLoop })
}

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

const unit = (a: Vector): Vector => unitOrNull(a) ?? [0, 1, 0]

function unitOrNull(a: Vector): Vector | null {
  const length = Math.hypot(...a)
  return length > 1e-9 ? times(a, 1 / length) : null
}
