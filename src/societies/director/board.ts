/** The board of a director: the plan, the things of the scene, light and camera, and what the Critic says of them. */
import { append } from '../../board/list-fields.ts'
import { value } from '../../board/scalar-fields.ts'
import { upsert } from '../../board/upsert-field.ts'
import { board } from '../../define/board.ts'
import type { LightingSetup } from '../../worlds/scene/lighting.ts'
import type { RoomShell } from '../../worlds/scene/room.ts'
import type { CameraSetup, SceneObject } from '../../worlds/scene/scene.ts'
import type { Edit } from './edit.ts'
import type { ValidationIssue } from './issue.ts'
import type { MasterPlan, MemberName } from './plan.ts'

export type WorkflowStatus = 'pending' | 'in_progress' | 'revision' | 'completed' | 'failed'

/** What a member did, for whoever reads along. */
export interface MemberMessage {
  readonly agent: MemberName
  readonly action: string
  readonly content: string
  /** the round of revision it belongs to */
  readonly round: number
}

export const DEFAULT_ITERATIONS = 3

export const director = board({
  userPrompt: value<string>(),
  /** a change to a scene that is there: `move the desk under the window`; null when it is made anew */
  editRequest: value<string | null>(null),
  masterPlan: value<MasterPlan | null>(null),
  /** what an edit came to */
  edits: append<Edit>(),
  rooms: upsert<RoomShell>((room) => room.id),
  sceneObjects: upsert<SceneObject>((object) => object.id),
  lightingSetup: value<LightingSetup | null>(null),
  cameraSetup: value<CameraSetup | null>(null),
  validationIssues: append<ValidationIssue>(),
  validationPassed: value(false),
  /** who is next: the address by which members hand on */
  currentAgent: value<MemberName>('orchestrator'),
  /** whom the Orchestrator still sends what the last look found to, in order */
  toRevise: value<readonly MemberName[]>([]),
  workflowStatus: value<WorkflowStatus>('pending'),
  iterationCount: value(0),
  maxIterations: value(DEFAULT_ITERATIONS),
  messages: append<MemberMessage>(),
  errors: append<string>(),
  finalReport: value<string | null>(null),
})
