/** What of a thing is solid: boxes around its connected pieces, so that a chair can go under a table. */
import type { Asset } from '../asset.ts'
import type { Mesh } from '../mesh/mesh.ts'
import { columnsOf } from './columns.ts'
import type { Piece, Solid } from './solid.ts'

/** What fills more of its box than this is where its box is; a cylinder does, a ball does not. */
export const TIGHT_SHARE = 0.6
// pieces larger than this whose box is mostly air are cut into columns: corner sofas, lamps, trees
const CUT_FROM_M = 0.15
// more boxes than this cost more than they tell
const MAX_SOLIDS = 48
const FAR_M = 64

const known = new WeakMap<Asset, readonly Solid[]>()

export function solidsOf(asset: Asset): readonly Solid[] {
  const before = known.get(asset)
  if (before) return before
  const solids = fewer(asset.parts.flatMap(({ mesh }) => piecesOf(mesh)).flatMap(solidsOfPiece))
  known.set(asset, solids)
  return solids
}

function solidsOfPiece(piece: Piece): readonly Solid[] {
  const { box } = piece
  const [width, depth] = [box.maxX - box.minX, box.maxZ - box.minZ]
  const room = width * depth * (box.maxY - box.minY)
  const filled = room > 0 ? Math.min(1, Math.abs(volumeOf(piece.triangles)) / room) : 0
  if (filled > TIGHT_SHARE) return [{ ...box, filled }]
  return Math.max(width, depth) < CUT_FROM_M ? [box] : columnsOf(piece)
}

/** Pieces by union of corners at the same place: meshes with hard edges have several corners there. */
function piecesOf({ positions, indices }: Mesh): readonly Piece[] {
  const corners = positions.length / 3
  const parent = new Uint32Array(corners)
  const at = new Map<number, number>()
  for (let corner = 0; corner < corners; corner++) {
    // corners that share a key by accident only make a piece larger, which errs on the safe side; all are moved to one
    // side of zero, as two numbers and their negatives often have the same bits: legs across from each other would join
    const key =
      Math.imul(Math.round((positions[corner * 3]! + FAR_M) * 2e4), 73856093) ^
      Math.imul(Math.round((positions[corner * 3 + 1]! + FAR_M) * 2e4), 19349663) ^
      Math.imul(Math.round((positions[corner * 3 + 2]! + FAR_M) * 2e4), 83492791)
    const first = at.get(key)
    if (first === undefined) at.set(key, corner)
    parent[corner] = first ?? corner
  }
  const rootOf = (corner: number) => {
    let root = corner
    while (parent[root] !== root) root = parent[root] = parent[parent[root]!]!
    return root
  }
  for (let index = 0; index < indices.length; index += 3) {
    const root = rootOf(indices[index]!)
    parent[rootOf(indices[index + 1]!)] = root
    parent[rootOf(indices[index + 2]!)] = root
  }
  const triangles = new Map<number, number[]>()
  for (let index = 0; index < indices.length; index += 3) {
    const root = rootOf(indices[index]!)
    let list = triangles.get(root)
    if (!list) triangles.set(root, (list = []))
    for (let corner = index; corner < index + 3; corner++) {
      const place = indices[corner]! * 3
      list.push(positions[place]!, positions[place + 1]!, positions[place + 2]!)
    }
  }
  return [...triangles.values()].map((list) => ({ triangles: list, box: boxAround(list) }))
}

function boxAround(numbers: readonly number[]): Solid {
  let [minX, maxX, minY, maxY, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity, Infinity, -Infinity]
  for (let place = 0; place < numbers.length; place += 3) {
    const [x, y, z] = [numbers[place]!, numbers[place + 1]!, numbers[place + 2]!]
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
    if (z < minZ) minZ = z
    if (z > maxZ) maxZ = z
  }
  return { minX, maxX, minY, maxY, minZ, maxZ, filled: 0 }
}

function volumeOf(triangles: readonly number[]): number {
  let six = 0
  for (let place = 0; place < triangles.length; place += 9) {
    const [ax, ay, az] = [triangles[place]!, triangles[place + 1]!, triangles[place + 2]!]
    const [bx, by, bz] = [triangles[place + 3]!, triangles[place + 4]!, triangles[place + 5]!]
    const [cx, cy, cz] = [triangles[place + 6]!, triangles[place + 7]!, triangles[place + 8]!]
    six += ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)
  }
  return six / 6
}

/** Without boxes inside others, and the smallest of very many put together with their neighbours. */
function fewer(solids: readonly Solid[]): readonly Solid[] {
  const volume = (solid: Solid) => (solid.maxX - solid.minX) * (solid.maxY - solid.minY) * (solid.maxZ - solid.minZ)
  const largest = [...solids].toSorted((a, b) => volume(b) - volume(a))
  const kept = largest.slice(0, MAX_SOLIDS)
  const lumps = new Map<string, Solid>()
  for (const solid of largest.slice(MAX_SOLIDS)) {
    if (kept.some((other) => isWithin(solid, other))) continue
    // neighbours within a span of 20 cm become one box
    const cell = [solid.minX, solid.minY, solid.minZ].map((value) => Math.floor(value * 5)).join(' ')
    lumps.set(cell, around(lumps.get(cell) ?? solid, solid))
  }
  const all = [...kept, ...lumps.values()]
  return all.filter((solid, place) => !all.some((other, at) => at < place && isWithin(solid, other)))
}

const isWithin = (inner: Solid, outer: Solid) =>
  inner.minX >= outer.minX &&
  inner.maxX <= outer.maxX &&
  inner.minY >= outer.minY &&
  inner.maxY <= outer.maxY &&
  inner.minZ >= outer.minZ &&
  inner.maxZ <= outer.maxZ

const around = (a: Solid, b: Solid): Solid => ({
  minX: Math.min(a.minX, b.minX),
  maxX: Math.max(a.maxX, b.maxX),
  minY: Math.min(a.minY, b.minY),
  maxY: Math.max(a.maxY, b.maxY),
  minZ: Math.min(a.minZ, b.minZ),
  maxZ: Math.max(a.maxZ, b.maxZ),
  filled: 0,
})
