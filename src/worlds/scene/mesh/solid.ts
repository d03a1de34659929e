/** From points and faces to a mesh: normals smooth over gentle edges and split at sharp ones, textures in metres. */
import type { Mesh } from './mesh.ts'
import { triangulated } from './triangulate.ts'
import type { Vector } from './vector.ts'
import { lengthOf } from './length.ts'

/** Corners as places in the list of points, counter-clockwise seen from outside. Flat; dents only with five or more. */
export type Face = readonly number[]

/** u and v of the corners of a face, one after the other. Without it a face is textured along its main axis. */
export type FaceTexture = readonly number[] | undefined

/** Faces that meet at less than this are drawn as one round surface. */
const CREASE_DEGREES = 50

export function solid(points: readonly Vector[], faces: readonly Face[], textures: readonly FaceTexture[] = []): Mesh {
  const normals = faces.map((face) => faceNormal(points, face))
  const around = facesAround(points.length, faces)
  const known: number[][] = points.map(() => [])
  const positions: number[] = []
  const cornerNormals: number[] = []
  const uvs: number[] = []
  const indices: number[] = []

  const corner = (point: number, face: number, place: number) => {
    const [x, y, z] = smoothNormal(around[point]!, normals, face)
    const [px, py, pz] = points[point]!
    const texture = textures[face]
    const [u, v] = texture
      ? [texture[place * 2]!, texture[place * 2 + 1]!]
      : projected(points[point]!, normals[face]!.direction)
    const same = known[point]!.find(
      (at) =>
        near(cornerNormals[at * 3]!, x) &&
        near(cornerNormals[at * 3 + 1]!, y) &&
        near(cornerNormals[at * 3 + 2]!, z) &&
        near(uvs[at * 2]!, u) &&
        near(uvs[at * 2 + 1]!, v),
    )
    if (same !== undefined) return same
    const added = positions.length / 3
    known[point]!.push(added)
    positions.push(px, py, pz)
    cornerNormals.push(x, y, z)
    uvs.push(u, v)
    return added
  }

  faces.forEach((face, index) => {
    const corners = face.map((point, place) => corner(point, index, place))
    for (const [a, b, c] of trianglesOf(points, face)) indices.push(corners[a]!, corners[b]!, corners[c]!)
  })
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(cornerNormals),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
  }
}

const triangle = [[0, 1, 2]] as const
const quad = [
  [0, 1, 2],
  [0, 2, 3],
] as const

function trianglesOf(points: readonly Vector[], face: Face): readonly (readonly [number, number, number])[] {
  if (face.length > 4) return triangulated(face.map((point) => points[point]!))
  return face.length === 4 ? quad : triangle
}

const near = (one: number, other: number) => Math.abs(one - other) < 1e-6

interface FaceNormal {
  readonly direction: Vector
  /** twice the face's area */
  readonly length: number
}

/** By Newell's sum. */
function faceNormal(points: readonly Vector[], face: Face): FaceNormal {
  let [x, y, z] = [0, 0, 0]
  for (let place = 0; place < face.length; place++) {
    const a = points[face[place]!]!
    const b = points[face[(place + 1) % face.length]!]!
    x += (a[1] - b[1]) * (a[2] + b[2])
    y += (a[2] - b[2]) * (a[0] + b[0])
    z += (a[0] - b[0]) * (a[1] + b[1])
  }
  return { direction: [x, y, z], length: lengthOf(x, y, z) }
}

function facesAround(count: number, faces: readonly Face[]): readonly (readonly number[])[] {
  const around: number[][] = Array.from({ length: count }, () => [])
  faces.forEach((face, index) => face.forEach((point) => around[point]!.push(index)))
  return around
}

const creaseCosine = Math.cos((CREASE_DEGREES * Math.PI) / 180)

/** Large faces count for more, so that a board with a bevel stays flat and only its edge is round. */
function smoothNormal(around: readonly number[], normals: readonly FaceNormal[], face: number): Vector {
  const own = normals[face]!
  const [ox, oy, oz] = own.direction
  let [x, y, z] = [0, 0, 0]
  for (const index of around) {
    const { direction, length } = normals[index]!
    const [nx, ny, nz] = direction
    if (nx * ox + ny * oy + nz * oz < creaseCosine * own.length * length) continue
    x += nx
    y += ny
    z += nz
  }
  const length = lengthOf(x, y, z)
  return length > 0 ? [x / length, y / length, z / length] : [0, 1, 0]
}

/** Seen along the axis that the face looks most along; upright on walls. */
function projected([x, y, z]: Vector, [nx, ny, nz]: Vector): readonly [u: number, v: number] {
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)]
  if (ay >= ax && ay >= az) return [x, ny > 0 ? -z : z]
  if (ax >= az) return [nx > 0 ? -z : z, y]
  return [nz > 0 ? x : -x, y]
}
