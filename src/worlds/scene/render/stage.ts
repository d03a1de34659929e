/** A scene as one list of triangles in the world, and what each of them is a surface of. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Part } from '../asset.ts'
import type { Light } from '../lighting.ts'
import { coarserMesh } from '../mesh/coarser.ts'
import type { Mesh } from '../mesh/mesh.ts'
import type { PlacedObject, RoomShell, Scene } from '../scene.ts'
import { shellMaterial, shellParts, type ShellSurface } from '../shell-mesh.ts'
import { roofMesh } from '../shell/roof-mesh.ts'
import { createParts, type AssetSource, type PartsLimit } from '../thing-parts.ts'
import { materialOf } from './part-material.ts'
import { surfaceOf, type Surface } from './surface.ts'
import { lengthOf } from '../mesh/length.ts'

/** Triangles that belong together: a part of a thing or of a room. */
export interface Group {
  readonly surface: Surface
  /** its first triangle, and the one after its last */
  readonly first: number
  readonly end: number
  /** a ball around it */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly radius: number
  /** of the scene; null: part of a room */
  readonly object: PlacedObject | null
  readonly room: RoomShell | null
  readonly shell: ShellSurface | null
  readonly wall: number | null
  /** keeps light out, but no camera sees it */
  readonly isUnseen: boolean
}

export interface Stage {
  /** nine numbers for each triangle: x, y, z of its three corners */
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** six for each: u, v of its corners, in metres */
  readonly uvs: Float32Array
  /** by triangle */
  readonly groupOf: Uint16Array
  readonly groups: readonly Group[]
  readonly triangles: number
  readonly low: readonly [number, number, number]
  readonly high: readonly [number, number, number]
}

// 65,535 groups fit into two bytes
const MOST_GROUPS = 60_000
// metres from the middle of the world: what is further away is not part of any room
const FARTHEST = 2000

interface Draft extends Omit<Group, 'first' | 'end' | 'x' | 'y' | 'z' | 'radius'> {
  readonly mesh: Mesh
  readonly place: PlacedObject | null
}

// triangles of one piece of the work
const PIECE = 20_000
// each may have to be built
const THINGS_OF_A_PIECE = 4
const GROUPS_OF_A_PIECE = 20

export interface StageLimit extends PartsLimit {
  /** triangles to be drawn: where there are more, things are drawn with fewer */
  readonly drawn: number
}

export function* stageOf(scene: Scene, assetOf: AssetSource, limit: StageLimit): Pieces<Stage> {
  const partsOf = createParts(assetOf, limit)
  const drafts = scene.rooms.flatMap((room) => draftsOfRoom(room, scene))
  const lit = new Map(scene.lighting?.lights.map((light) => [light.object, light]) ?? [])
  for (const [place, object] of scene.objects.filter(isDrawable).entries()) {
    drafts.push(...draftsOfObject(object, lit.get(object.id), partsOf(object)))
    if (place % THINGS_OF_A_PIECE === 0) yield
  }
  const kept = yield* thinned(drafts.slice(0, MOST_GROUPS), limit.drawn)
  const triangles = countOf(kept)
  const positions = new Float32Array(triangles * 9)
  const normals = new Float32Array(triangles * 9)
  const uvs = new Float32Array(triangles * 6)
  const groupOf = new Uint16Array(triangles)
  const groups: Group[] = []
  let triangle = 0
  let turn = PIECE
  for (const { mesh, place, ...rest } of kept) {
    const first = triangle
    triangle = copyMesh(mesh, place, { positions, normals, uvs }, triangle)
    groupOf.fill(groups.length, first, triangle)
    groups.push({ ...rest, first, end: triangle, ...ballAround(positions, first * 9, triangle * 9) })
    if (triangle < turn) continue
    turn = triangle + PIECE
    yield
  }
  return { positions, normals, uvs, groupOf, groups, triangles, ...boundsOf(positions) }
}

const countOf = (drafts: readonly Draft[]): number => drafts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)

// cells of coarser meshes, in metres: what a picture of a full hall hardly shows, and then what it must
const COARSER = [0.02, 0.04, 0.08, 0.16, 0.32]

/** The drafts with coarser meshes of things, as coarse as they must be; those that still do not fit are left out. */
function* thinned(drafts: readonly Draft[], most: number): Pieces<readonly Draft[]> {
  let kept = drafts
  for (const metres of COARSER) {
    if (countOf(kept) <= most) return kept
    const coarse = new Map<Mesh, Mesh>()
    const next: Draft[] = []
    for (const draft of drafts) {
      const mesh = draft.object === null ? draft.mesh : (coarse.get(draft.mesh) ?? coarserMesh(draft.mesh, metres))
      coarse.set(draft.mesh, mesh)
      next.push({ ...draft, mesh })
      if (next.length % GROUPS_OF_A_PIECE === 0) yield
    }
    kept = next
  }
  let triangles = 0
  return kept.filter(({ mesh }) => (triangles += mesh.indices.length / 3) <= most)
}

function draftsOfRoom(room: RoomShell, { rooms }: Scene): Draft[] {
  const parts = shellParts(room, rooms).map(({ mesh, surface, wall }): Draft => ({
    mesh,
    place: null,
    surface: surfaceOf(shellMaterial(room, surface), surface === 'glass' ? 'glass' : 'wood', 0),
    object: null,
    room,
    shell: surface,
    wall,
    isUnseen: false,
  }))
  const [ceiling] = parts.filter(({ shell }) => shell === 'ceiling')
  return ceiling === undefined ? [] : [...parts, { ...ceiling, mesh: roofMesh(room, rooms), isUnseen: true }]
}

function draftsOfObject(object: PlacedObject, light: Light | undefined, parts: readonly Part[]): readonly Draft[] {
  return parts.map((part): Draft => {
    const surface = surfaceOf(materialOf(object, part), part.substance, light ? shineOf(part) : 0, light?.color)
    return { mesh: part.mesh, place: object, surface, object, room: null, shell: null, wall: null, isUnseen: false }
  })
}

/** How much of a lamp's light is seen on a part of it: all on the bulb, some on a shade that lets it through. */
function shineOf({ substance, slot }: Omit<Part, 'mesh'>): number {
  if (substance === 'light') return 1
  return slot === 'shade' && (substance === 'fabric' || substance === 'paper' || substance === 'glass') ? 0.55 : 0
}

function isDrawable({ position, rotation }: PlacedObject): boolean {
  return (
    [rotation.x, rotation.y, rotation.z].every((angle) => Number.isFinite(angle)) &&
    [position.x, position.y, position.z].every((value) => Math.abs(value) < FARTHEST)
  )
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Turned about z, then x, then y, and moved to where it stands; answers the next free triangle. */
function copyMesh(
  mesh: Mesh,
  place: PlacedObject | null,
  into: Pick<Stage, 'positions' | 'normals' | 'uvs'>,
  firstTriangle: number,
): number {
  const turn = place?.rotation ?? { x: 0, y: 0, z: 0 }
  const { x: dx, y: dy, z: dz } = place?.position ?? { x: 0, y: 0, z: 0 }
  const [sx, cx] = [Math.sin(radians(turn.x)), Math.cos(radians(turn.x))]
  const [sy, cy] = [Math.sin(radians(turn.y)), Math.cos(radians(turn.y))]
  const [sz, cz] = [Math.sin(radians(turn.z)), Math.cos(radians(turn.z))]
  const m00 = cy * cz + sy * sx * sz
  const m01 = -cy * sz + sy * sx * cz
  const m02 = sy * cx
  const m10 = cx * sz
  const m11 = cx * cz
  const m12 = -sx
  const m20 = -sy * cz + cy * sx * sz
  const m21 = sy * sz + cy * sx * cz
  const m22 = cy * cx
  const { positions, normals, uvs } = into
  const { indices } = mesh
  for (let corner = 0; corner < indices.length; corner++) {
    const from = indices[corner]! * 3
    const to = firstTriangle * 9 + corner * 3
    const [x, y, z] = [mesh.positions[from]!, mesh.positions[from + 1]!, mesh.positions[from + 2]!]
    positions[to] = m00 * x + m01 * y + m02 * z + dx
    positions[to + 1] = m10 * x + m11 * y + m12 * z + dy
    positions[to + 2] = m20 * x + m21 * y + m22 * z + dz
    const [nx, ny, nz] = [mesh.normals[from]!, mesh.normals[from + 1]!, mesh.normals[from + 2]!]
    normals[to] = m00 * nx + m01 * ny + m02 * nz
    normals[to + 1] = m10 * nx + m11 * ny + m12 * nz
    normals[to + 2] = m20 * nx + m21 * ny + m22 * nz
    const uvFrom = indices[corner]! * 2
    const uvTo = firstTriangle * 6 + corner * 2
    uvs[uvTo] = mesh.uvs[uvFrom]!
    uvs[uvTo + 1] = mesh.uvs[uvFrom + 1]!
  }
  return firstTriangle + indices.length / 3
}

function ballAround(positions: Float32Array, from: number, to: number): Pick<Group, 'x' | 'y' | 'z' | 'radius'> {
  const { low, high } = boundsOf(positions.subarray(from, to))
  const [x, y, z] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  return { x, y, z, radius: lengthOf(high[0] - x, high[1] - y, high[2] - z) }
}

function boundsOf(positions: Float32Array): Pick<Stage, 'low' | 'high'> {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (let place = 0; place < positions.length; place += 3) {
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[place + axis]!
      if (value < low[axis]!) low[axis] = value
      if (value > high[axis]!) high[axis] = value
    }
  }
  return positions.length === 0 ? { low: [0, 0, 0], high: [0, 0, 0] } : { low, high }
}
