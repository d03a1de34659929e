/** The board of a director: the plan, the things of the scene, light and camera, and what the Critic says of them. */
import type { Seed } from '../../base/random.ts'
import { append } from '../../board/list-fields.ts'
import { value } from '../../board/scalar-fields.ts'
import { upsert } from '../../board/upsert-field.ts'
import type { View } from '../../board/field.ts'
import { board } from '../../define/board.ts'
import type { LightingSetup } from '../../worlds/scene/lighting.ts'
import type { RoomShell } from '../../worlds/scene/room.ts'
import type { CameraSetup, SceneObject } from '../../worlds/scene/scene.ts'
import type { Variant } from '../variant.ts'
import type { Edit } from './edit.ts'
import type { ValidationIssue } from './issue.ts'
import type { MasterPlan, MemberName, WorkerName } from './plan.ts'
import type { Verdict } from './verdict.ts'

export type WorkflowStatus = 'pending' | 'in_progress' | 'revision' | 'completed' | 'failed'

/** What a member did, for whoever reads along. */
export interface MemberMessage {
  readonly agent: MemberName
  readonly action: string
  readonly content: string
  /** the round of revision it belongs to */
  readonly round: number
}

/** A scene as the Critic saw it. */
export interface BestScene {
  readonly round: number
  readonly errors: number
  readonly verdict: Verdict
  readonly rooms: readonly RoomShell[]
  readonly sceneObjects: readonly SceneObject[]
  readonly lightingSetup: LightingSetup | null
  readonly cameraSetup: CameraSetup | null
}

export const DEFAULT_ITERATIONS = 3

export const director = board({
  userPrompt: value<string>(),
  /** everything that could be otherwise follows from it */
  seed: value<Seed>(1),
  /** a change to a scene that is there: `move the desk under the window`; null when it is made anew */
  editRequest: value<string | null>(null),
  masterPlan: value<MasterPlan | null>(null),
  /** the request as it was understood: what is to change, and nothing else may; empty when a scene is made anew */
  edits: value<readonly Edit[]>([]),
  rooms: upsert<RoomShell>((room) => room.id),
  sceneObjects: upsert<SceneObject>((object) => object.id),
  lightingSetup: value<LightingSetup | null>(null),
  cameraSetup: value<CameraSetup | null>(null),
  validationIssues: append<ValidationIssue>(),
  validationPassed: value(false),
  verdict: value<Verdict | null>(null),
  /** who is next: the address by which members hand on */
  currentAgent: value<MemberName>('orchestrator'),
  /** who works after that, before the Critic looks, in order */
  upNext: value<readonly WorkerName[]>([]),
  workflowStatus: value<WorkflowStatus>('pending'),
  iterationCount: value(0),
  maxIterations: value(DEFAULT_ITERATIONS),
  /** what evolution changed of it */
  variant: value<Variant>({}),
  messages: append<MemberMessage>(),
  errors: append<string>(),
  finalReport: value<string | null>(null),
  /** the best scene so far, while revision goes on: the one with the least that is wrong */
  best: value<BestScene | null>(null),
})

export type DirectorView = View<typeof director.fields>
