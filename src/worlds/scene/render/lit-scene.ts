/** A scene with its light worked out, as far as that does not depend on who looks. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Scene } from '../scene.ts'
import { directLightOf, type DirectDetail, type DirectLight } from './direct-light.ts'
import { indirectLightOf, type IndirectLight } from './indirect-light.ts'
import { stageOf, type AssetSource, type Stage } from './stage.ts'
import { voxelsOf, type VoxelDetail } from './voxels.ts'

export interface LitScene {
  readonly stage: Stage
  readonly direct: DirectLight
  readonly indirect: IndirectLight
}

/** How finely light is worked out: for pictures to look at, or for numbers. */
export type Detail = 'fine' | 'draft'

const details: Readonly<Record<Detail, DirectDetail & VoxelDetail>> = {
  fine: { sunMap: 2048, lampMap: 256, mappedLamps: 4, cell: 0.08, cells: 160_000 },
  draft: { sunMap: 512, lampMap: 64, mappedLamps: 3, cell: 0.16, cells: 24_000 },
}

interface Kept {
  readonly assetOf: AssetSource
  stage?: Stage
  readonly lit: Map<Detail, LitScene>
}

// several pictures are taken of one scene, and its light is half of the work
const kept = new WeakMap<Scene, Kept>()

function keptOf(scene: Scene, assetOf: AssetSource): Kept {
  const known = kept.get(scene)
  if (known?.assetOf === assetOf) return known
  const fresh: Kept = { assetOf, lit: new Map() }
  kept.set(scene, fresh)
  return fresh
}

export function* stagedScene(scene: Scene, assetOf: AssetSource): Pieces<Stage> {
  const entry = keptOf(scene, assetOf)
  return (entry.stage ??= yield* stageOf(scene, assetOf))
}

export function* litScene(scene: Scene, assetOf: AssetSource, detail: Detail): Pieces<LitScene> {
  const { lit } = keptOf(scene, assetOf)
  const known = lit.get(detail)
  if (known) return known
  const stage = yield* stagedScene(scene, assetOf)
  const direct = yield* directLightOf(stage, scene.lighting, details[detail])
  const voxels = yield* voxelsOf(stage, direct, details[detail])
  const result = { stage, direct, indirect: yield* indirectLightOf(voxels, direct, scene.rooms, scene.lighting) }
  lit.set(detail, result)
  return result
}
