/** What an agent perceives of its window and what came of its actions: plain JSON, as the journal keeps it. */
import type { Pose } from '../grid/pose.ts'
import type { Seen } from './eye.ts'
import type { Attachment } from './agent-window.ts'
import type { FloorRay } from './floor.ts'
import type { Trouble } from './trouble.ts'

/** A picture, by the hash it is kept under. */
export interface PictureMark {
  readonly sha256: string
  readonly width: number
  readonly height: number
}

/** With the window it was, by which a run finds it again. */
export interface Looked extends Attachment {
  readonly pose: Pose
  /** nothing where there was no picture to be had; the trouble says why */
  readonly picture?: PictureMark
  readonly seen?: Seen
  /** how far the floor is free, where the eye's height above it is known */
  readonly floor?: readonly FloorRay[]
  readonly trouble?: Trouble
}

export interface Acted {
  readonly action: string
  /** it was done, and something came of it */
  readonly ok: boolean
  /** which part of the picture changed */
  readonly changed: number
  readonly heldMs: number
  /** what was pressed */
  readonly keys: string
  readonly pose: Pose
  readonly picture?: PictureMark
  /** why nothing came of it, where no trouble says it */
  readonly reason?: string
  readonly trouble?: Trouble
}
