/** What a cinematographer is given to work with, and what comes of it. */
import type { Seed } from '../../../base/random.ts'
import type { LightingSetup } from '../../../worlds/scene/lighting.ts'
import type { AssetSource } from '../../../worlds/scene/thing-parts.ts'
import type { CameraSetup, PlacedObject, RoomShell } from '../../../worlds/scene/scene.ts'
import type { Edit } from '../edit.ts'
import type { ValidationIssue } from '../issue.ts'
import type { MasterPlan } from '../plan.ts'

export interface Assignment {
  readonly plan: MasterPlan
  readonly rooms: readonly RoomShell[]
  readonly objects: readonly PlacedObject[]
  readonly seed: Seed
  /** what the Critic found last time */
  readonly issues?: readonly ValidationIssue[]
  /** what a finished scene is to change in */
  readonly edits?: readonly Edit[]
  /** the edits were made in an earlier round: only what is complained of changes */
  readonly isRevision?: boolean
  /** light and camera as they are; where there are edits, what none of them names stays so */
  readonly kept?: { readonly lighting: LightingSetup; readonly camera: CameraSetup } | null
  /** the library, unless told */
  readonly assetOf?: AssetSource
}

export interface Photography {
  readonly lightingSetup: LightingSetup
  readonly cameraSetup: CameraSetup
  /** what was done, in a sentence or two */
  readonly said: string
}
