/** What each sample of a picture sees: the point in the world, where its surface looks, and its texture coordinates. */
import type { Projection } from './projection.ts'
import type { Visible } from './rasterize.ts'
import type { Stage } from './stage.ts'

/** Filled anew for every sample, because there are millions of them. */
export interface Seen {
  triangle: number
  x: number
  y: number
  z: number
  /** of the surface, turned to who looks */
  nx: number
  ny: number
  nz: number
  u: number
  v: number
  /** towards the eye */
  ex: number
  ey: number
  ez: number
  distance: number
  /** metres of surface that a pixel covers */
  pixel: number
}

export const newSeen = (): Seen => ({
  triangle: -1,
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 1,
  nz: 0,
  u: 0,
  v: 0,
  ex: 0,
  ey: 0,
  ez: 0,
  distance: 0,
  pixel: 0,
})

/** Looks at a sample by its column and row; false: nothing is there, but the direction is told. */
export function look(
  stage: Stage,
  view: Projection,
  visible: Visible,
  column: number,
  row: number,
  seen: Seen,
): boolean {
  const { eye, right, up, forward, scale } = view
  const sx = (column + 0.5 - view.width / 2) / scale
  const sy = (view.height / 2 - row - 0.5) / scale
  const dx = forward[0] + right[0] * sx + up[0] * sy
  const dy = forward[1] + right[1] * sx + up[1] * sy
  const dz = forward[2] + right[2] * sx + up[2] * sy
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
  seen.ex = -dx / length
  seen.ey = -dy / length
  seen.ez = -dz / length
  const place = row * visible.width + column
  const triangle = visible.triangle[place]! - 1
  seen.triangle = triangle
  if (triangle < 0) return false
  const ahead = 1 / visible.nearness[place]!
  seen.distance = ahead * length
  const x = eye[0] + dx * ahead
  const y = eye[1] + dy * ahead
  const z = eye[2] + dz * ahead
  seen.x = x
  seen.y = y
  seen.z = z
  const { positions, normals, uvs } = stage
  const at = triangle * 9
  const ax = positions[at]!
  const ay = positions[at + 1]!
  const az = positions[at + 2]!
  const ux = positions[at + 3]! - ax
  const uy = positions[at + 4]! - ay
  const uz = positions[at + 5]! - az
  const vx = positions[at + 6]! - ax
  const vy = positions[at + 7]! - ay
  const vz = positions[at + 8]! - az
  const wx = x - ax
  const wy = y - ay
  const wz = z - az
  const uu = ux * ux + uy * uy + uz * uz
  const uv = ux * vx + uy * vy + uz * vz
  const vv = vx * vx + vy * vy + vz * vz
  const wu = wx * ux + wy * uy + wz * uz
  const wv = wx * vx + wy * vy + wz * vz
  const whole = uu * vv - uv * uv
  let b = whole > 0 ? (vv * wu - uv * wv) / whole : 0
  let c = whole > 0 ? (uu * wv - uv * wu) / whole : 0
  // samples on an edge may lie a little outside
  b = b < 0 ? 0 : b > 1 ? 1 : b
  c = c < 0 ? 0 : c > 1 - b ? 1 - b : c
  const a = 1 - b - c
  let nx = normals[at]! * a + normals[at + 3]! * b + normals[at + 6]! * c
  let ny = normals[at + 1]! * a + normals[at + 4]! * b + normals[at + 7]! * c
  let nz = normals[at + 2]! * a + normals[at + 5]! * b + normals[at + 8]! * c
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz)
  const facing = nx * seen.ex + ny * seen.ey + nz * seen.ez
  const scaleNormal = size > 1e-9 ? (facing < -0.15 * size ? -1 : 1) / size : 0
  nx *= scaleNormal
  ny *= scaleNormal
  nz *= scaleNormal
  seen.nx = nx
  seen.ny = scaleNormal === 0 ? 1 : ny
  seen.nz = nz
  const from = triangle * 6
  seen.u = uvs[from]! * a + uvs[from + 2]! * b + uvs[from + 4]! * c
  seen.v = uvs[from + 1]! * a + uvs[from + 3]! * b + uvs[from + 5]! * c
  // two samples make a pixel; surfaces seen at a slant are covered faster
  seen.pixel = (ahead * 2) / scale / Math.max(0.25, Math.abs(facing) / (size || 1))
  return true
}
