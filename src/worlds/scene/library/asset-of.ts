/** From a path to the thing: built, fitted to the size that was asked for, measured, and kept for the next one. */
import type { Asset, Built, Clearance, LightSource, Part, Support } from '../asset.ts'
import { boundsOf, triangleCount } from '../mesh/measure.ts'
import type { Mesh } from '../mesh/mesh.ts'
import type { Vector } from '../mesh/vector.ts'
import type { BoundingBox, Coordinate3D } from '../scene.ts'
import { parseAssetPath } from './asset-path.ts'

// about 100 kB each; a scene has no more things
const MOST_KEPT = 512

const kept = new Map<string, Asset>()
const own = new Map<string, Asset>()

/** Things of somebody's own, which no path can make: from now on they are found like those of the library. */
export function addOwnAssets(assets: ReadonlyMap<string, Asset>): void {
  for (const [path, asset] of assets) own.set(path, asset)
}

export function assetOf(path: string): Asset {
  const mine = own.get(path)
  if (mine) return mine
  const known = kept.get(path)
  // the one used last is the last to go
  if (known) kept.delete(path)
  const asset = known ?? makeAsset(path)
  kept.set(path, asset)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return asset
}

/** Whether a path leads to a thing, which is not built for that. */
export function isAssetPath(path: string): boolean {
  if (own.has(path) || kept.has(path)) return true
  try {
    parseAssetPath(path)
    return true
  } catch {
    return false
  }
}

function makeAsset(path: string): Asset {
  const { family, parameters } = parseAssetPath(path)
  const { parts, supports, lights } = fitted(family.build(parameters), parameters)
  const { min, max } = boundsOf(...parts.map(({ mesh }) => mesh))
  return {
    family: family.name,
    parts,
    boundingBox: { width: max[0] - min[0], depth: max[2] - min[2], height: max[1] - min[1] },
    polygonCount: parts.reduce((sum, { mesh }) => sum + triangleCount(mesh), 0),
    placement: family.placement,
    supports,
    clearance: { ...noClearance, ...family.clearance },
    lights,
  }
}

const noClearance: Clearance = { front: 0, back: 0, left: 0, right: 0 }

/**
 * Exactly as large as asked, centred and on the floor. Handles that stand out or legs that lean make what was built
 * a little larger than it should be; everything is then drawn in by that much.
 */
export function fitted({ parts, supports = [], lights = [] }: Built, size: BoundingBox): Required<Built> {
  const { min, max } = boundsOf(...parts.map(({ mesh }) => mesh))
  const asked: Vector = [size.width, size.height, size.depth]
  const factors = asked.map((length, axis) => length / Math.max(1e-6, max[axis]! - min[axis]!)) as [
    number,
    number,
    number,
  ]
  const origin: Vector = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]
  const place = ({ x, y, z }: Coordinate3D): Coordinate3D => ({
    x: (x - origin[0]) * factors[0],
    y: (y - origin[1]) * factors[1],
    z: (z - origin[2]) * factors[2],
  })
  return {
    parts: parts.map((part): Part => ({ ...part, mesh: fitMesh(part.mesh, origin, factors) })),
    supports: supports.map((support): Support => ({
      ...support,
      at: place(support.at),
      width: support.width * factors[0],
      depth: support.depth * factors[2],
      clearHeight: support.clearHeight * factors[1],
    })),
    lights: lights.map((light): LightSource => ({ ...light, at: place(light.at) })),
  }
}

function fitMesh(mesh: Mesh, origin: Vector, factors: Vector): Mesh {
  const positions = mesh.positions.slice()
  const normals = mesh.normals.slice()
  for (let at = 0; at < positions.length; at += 3) {
    positions[at] = (positions[at]! - origin[0]) * factors[0]
    positions[at + 1] = (positions[at + 1]! - origin[1]) * factors[1]
    positions[at + 2] = (positions[at + 2]! - origin[2]) * factors[2]
    const [x, y, z] = [normals[at]! / factors[0], normals[at + 1]! / factors[1], normals[at + 2]! / factors[2]]
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    normals[at] = x / length
    normals[at + 1] = y / length
    normals[at + 2] = z / length
  }
  return { ...mesh, positions, normals }
}
