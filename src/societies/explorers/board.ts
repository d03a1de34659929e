/** The board of the explorers. What each has for itself is a record with a key for each explorer. */
import { append, union } from '../../board/list-fields.ts'
import { merge } from '../../board/merge-field.ts'
import { value } from '../../board/scalar-fields.ts'
import { board } from '../../define/board.ts'
import { mailFields } from '../../mail/mail.ts'
import type { Message } from '../../mail/message.ts'
import { memoryFields } from '../../memory/fields.ts'
import { hashedEmbedder } from '../../models/embedders/hashed.ts'
import type { Explorable } from '../../worlds/explorable.ts'
import type { Pose, Position } from '../../worlds/grid/pose.ts'
import type { GridSource } from '../../worlds/grid/source.ts'
import type { Variant } from '../variant.ts'

/** Cells of the map an explorer had not seen before, by number. */
export interface Sighting {
  readonly explorer: string
  readonly round: number
  readonly floor: readonly number[]
  readonly wall: readonly number[]
  readonly door: readonly number[]
  /** things it had not seen before, where a picture shows them and not the place they lie in */
  readonly things?: readonly string[]
}

export interface ActionRecord<Spot = Position> {
  readonly explorer: string
  readonly round: number
  /** where it was before, if it moved */
  readonly from?: Spot
  readonly position: Spot
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

export interface Thing<Spot = Position> {
  readonly name: string
  readonly position: Spot
}

/** The board of an expedition in a world of this kind: what describes it, the state of somebody in it, and a spot. */
export const boardOf = <Source, State, Spot>() =>
  board({
    // how it is set up
    world: value<Source>(),
    explorers: value<readonly string[]>(),
    maxSteps: value(DEFAULT_ROUNDS),
    /** whether explorers write to each other */
    talk: value(true),
    /** numbers and rules that are otherwise */
    variant: value<Variant>({}),

    // shared
    objects: union<Thing<Spot>>(),
    agentPositions: merge<Spot>(),
    ...mailFields(),

    // of each explorer alone
    ...memoryFields(embedder),
    poses: merge<State>(),
    stepCount: merge<number>(),
    visibleObjects: merge<readonly Thing<Spot>[]>(),
    visibleAgents: merge<readonly Thing<Spot>[]>(),
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
    actionHistory: append<ActionRecord<Spot>>(),
    /** of a world outside of this process: what the last look and the last action of each gave */
    looked: merge<unknown>(),
    acted: merge<unknown>(),
    /** the map as each has seen it: only ever what was new to it */
    seen: append<Sighting>(),
  })

/** Stages are written for the grid's types and know the world by its interface alone; see `createExplorers`. */
export const expedition = boardOf<GridSource, Pose, Position>()

/** The world of an expedition, as its stages see it. */
export type Ground = Explorable<GridSource, Pose, Position>

/** What a branch is about: each stage has one for every explorer. */
export interface Branch {
  readonly explorer: string
}
