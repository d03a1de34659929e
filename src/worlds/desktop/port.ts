/** A window that can be looked at and typed into, on whatever system: what the world needs, and nothing more. */
import type { Box, Picture } from './eye.ts'
import type { HandSetup, Stroke } from './hand/protocol.ts'
import type { WindowQuery } from './program.ts'
import type { Trouble } from './trouble.ts'

/** By which a window is known again after a crash. */
export interface WindowIdentity {
  readonly id: number
  readonly title: string
  readonly class: string
  readonly pid?: number
  /** when its process began, as the system counts: numbers of processes are used again */
  readonly began?: string
}

export interface Done {
  readonly heldMs: number
  readonly trouble?: Trouble
}

export interface WindowPort {
  readonly identity: WindowIdentity
  /** the process that presses keys, where there is one */
  readonly handPid?: number
  /** what is wrong now, if anything */
  check(): Promise<Trouble | undefined>
  picture(): Promise<Picture | Trouble>
  stroke(stroke: Stroke): Promise<Done>
  /** how often it was painted since it was opened */
  paints(): number
  /** everything up at once, and nothing more is pressed */
  stop(why: string): void
  onStop(heard: (why: string) => void): void
  close(): Promise<void>
}

export interface WindowOptions extends Omit<HandSetup, 'window'> {
  readonly query: WindowQuery
  readonly crop?: Box
  /** waits so long for a window that is not there yet */
  readonly waitMs?: number
  /** how long a program may show no sign of life before it counts as frozen */
  readonly patienceMs?: number
}

/** In place of a display of X11: the screen a person sits at, through optional packages. */
export const SCREEN = 'screen'

export const isTrouble = (value: Picture | Trouble): value is Trouble => 'help' in value
