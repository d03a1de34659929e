/** A scene with its light worked out, as far as that does not depend on who looks. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Scene } from '../scene.ts'
import { directLightOf, type DirectDetail, type DirectLight } from './direct-light.ts'
import { indirectLightOf, type IndirectLight } from './indirect-light.ts'
import type { AssetSource } from '../thing-parts.ts'
import { stageOf, type Stage, type StageLimit } from './stage.ts'
import { voxelsOf, type VoxelDetail } from './voxels.ts'

export interface LitScene {
  readonly stage: Stage
  readonly direct: DirectLight
  readonly indirect: IndirectLight
}

/** How finely light is worked out: for pictures to look at, for one that somebody waits for, or for numbers. */
export type Detail = 'fine' | 'quick' | 'draft'

const details: Readonly<Record<Detail, DirectDetail & VoxelDetail>> = {
  fine: { sunMap: 2048, lampMap: 256, mappedLamps: 4, cell: 0.08, cells: 160_000 },
  quick: { sunMap: 1024, lampMap: 128, mappedLamps: 2, cell: 0.12, cells: 36_000 },
  draft: { sunMap: 512, lampMap: 64, mappedLamps: 3, cell: 0.16, cells: 24_000 },
}

// a picture that nobody waits for takes as long as it takes, within reason
const WHOLE: StageLimit = { built: 2_500_000, all: 2_500_000, drawn: 2_500_000 }
const QUICK: StageLimit = { built: 50_000, all: 800_000, drawn: 240_000 }

interface Kept {
  readonly assetOf: AssetSource
  readonly stages: Map<StageLimit, Stage>
  readonly lit: Map<Detail, LitScene>
}

// several pictures are taken of one scene, and its light is half of the work
const kept = new WeakMap<Scene, Kept>()

function keptOf(scene: Scene, assetOf: AssetSource): Kept {
  const known = kept.get(scene)
  if (known?.assetOf === assetOf) return known
  const fresh: Kept = { assetOf, stages: new Map(), lit: new Map() }
  kept.set(scene, fresh)
  return fresh
}

export function* stagedScene(scene: Scene, assetOf: AssetSource, limit = WHOLE): Pieces<Stage> {
  const { stages } = keptOf(scene, assetOf)
  const stage = stages.get(limit) ?? (yield* stageOf(scene, assetOf, limit))
  stages.set(limit, stage)
  return stage
}

export function* litScene(scene: Scene, assetOf: AssetSource, detail: Detail): Pieces<LitScene> {
  const { lit } = keptOf(scene, assetOf)
  const known = lit.get(detail)
  if (known) return known
  const stage = yield* stagedScene(scene, assetOf, detail === 'quick' ? QUICK : WHOLE)
  const direct = yield* directLightOf(stage, scene.lighting, details[detail])
  const voxels = yield* voxelsOf(stage, direct, details[detail])
  const result = { stage, direct, indirect: yield* indirectLightOf(voxels, direct, scene.rooms, scene.lighting) }
  lit.set(detail, result)
  return result
}
