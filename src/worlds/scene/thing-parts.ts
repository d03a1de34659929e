/**
 * The parts of placed things, bounded: a scene from elsewhere may hold a thousand things, each of them another. What is
 * built for one file and what it holds in all have their limits; beyond them a thing is a box of its size.
 */
import type { Asset, Part } from './asset.ts'
import { boxMesh } from './mesh/box-mesh.ts'
import type { PlacedObject } from './scene.ts'

export type AssetSource = (assetPath: string) => Asset

/** Triangles. */
export interface PartsLimit {
  /** of different things, which are built once each: about two microseconds for a triangle */
  readonly built: number
  /** of all things together */
  readonly all: number
}

const LARGEST_METRES = 2000

/** Asked in the order of the scene's things, and once for each: the same scene is always cut at the same place. */
export function createParts(assetOf: AssetSource, limit: PartsLimit): (object: PlacedObject) => readonly Part[] {
  const known = new Map<string, Asset>()
  const left = { built: limit.built, all: limit.all }
  const find = (path: string): Asset | undefined => {
    const before = known.get(path)
    if (before !== undefined || left.built <= 0) return before
    const asset = assetOf(path)
    known.set(path, asset)
    left.built -= asset.polygonCount
    return asset
  }
  return (object) => {
    const asset = tryTo(() => find(object.assetPath))
    if (asset === undefined || asset.polygonCount > left.all) return boxOf(object)
    left.all -= asset.polygonCount
    return asset.parts
  }
}

/** A box of its size, also where its path leads nowhere. */
function boxOf({ boundingBox: { width, depth, height } }: PlacedObject): readonly Part[] {
  if (![width, depth, height].every((size) => size > 0 && size < LARGEST_METRES)) return []
  return [{ name: 'body', slot: 'body', substance: 'wood', mesh: boxMesh(width, height, depth) }]
}

function tryTo<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
