/** What explorers share, and what each has for itself: private state is a record with a key for each explorer. */
import { append, union } from '../../board/list-fields.ts'
import { merge } from '../../board/merge-field.ts'
import { value } from '../../board/scalar-fields.ts'
import { board } from '../../define/board.ts'
import { mailFields } from '../../mail/mail.ts'
import type { Message } from '../../mail/message.ts'
import { memoryFields } from '../../memory/fields.ts'
import { hashedEmbedder } from '../../models/embedders/hashed.ts'
import type { GridObject } from '../../worlds/grid/map.ts'
import type { Pose, Position } from '../../worlds/grid/pose.ts'
import type { GridSource } from '../../worlds/grid/source.ts'

/** Cells of the map an explorer had not seen before, by number. */
export interface Sighting {
  readonly explorer: string
  readonly round: number
  readonly floor: readonly number[]
  readonly wall: readonly number[]
  readonly door: readonly number[]
}

export interface ActionRecord {
  readonly explorer: string
  readonly round: number
  readonly position: Position
  readonly action: string
  /** why the world said no, if it did */
  readonly refused?: string
  readonly message?: string
}

export interface Recalled {
  readonly text: string
  readonly distance: number
}

const DEFAULT_ROUNDS = 20

/** Needs nothing and gives the same vectors everywhere. */
export const embedder = hashedEmbedder()

export const expedition = board({
  // how it is set up
  world: value<GridSource>(),
  explorers: value<readonly string[]>(),
  maxSteps: value(DEFAULT_ROUNDS),
  /** whether explorers write to each other */
  talk: value(true),

  // shared
  objects: union<GridObject>(),
  agentPositions: merge<Position>(),
  ...mailFields(),

  // of each explorer alone
  ...memoryFields(embedder),
  poses: merge<Pose>(),
  stepCount: merge<number>(),
  visibleObjects: merge<readonly GridObject[]>(),
  visibleAgents: merge<readonly { readonly name: string; readonly position: Position }[]>(),
  visibleCaption: merge<string>(),
  retrievedMemories: merge<readonly Recalled[]>(),
  otherAgentMessages: merge<readonly Message[]>(),
  thinking: merge<string>(),
  action: merge<string>(),
  actionReason: merge<string>(),
  messageToOthers: merge<string>(),
  /** it knows of nothing more to explore */
  idle: merge<boolean>(),
  exploredObjects: union<{ readonly explorer: string; readonly object: string }>(),
  actionHistory: append<ActionRecord>(),
  /** the map as each has seen it: only ever what was new to it */
  seen: append<Sighting>(),
})

/** What a branch is about: each stage has one for every explorer. */
export interface Branch {
  readonly explorer: string
}
