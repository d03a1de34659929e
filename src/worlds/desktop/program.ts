/** A program whose window is a world: how it is started on a display of its own, and what it tells of itself. */
import type { Box } from './eye.ts'

/** How a window is found. What is left out does not matter; exactly one window has to fit. */
export interface WindowQuery {
  /** the title, or a part of it */
  readonly title?: string
  /** either part of its class */
  readonly class?: string
  readonly pid?: number
}

export interface ProgramOptions {
  /** of X, such as `:101` */
  readonly display: string
  readonly agent: string
  /** a folder of this agent, for whatever the program writes */
  readonly folder: string
  readonly width: number
  readonly height: number
}

export interface StartedProgram {
  readonly pid: number
  readonly window: WindowQuery
  /** the part of the window to look at; all of it unless told */
  readonly crop?: Box
  /** a CSV file the program appends its poses to: `time,x,y,z,yaw,pitch,roll`, degrees and its own units */
  readonly poses?: string
  /** puts the program back to its beginning, where it can do that: a fork is possible then */
  reset?(): Promise<void>
  stop(): Promise<void>
}

export interface Program {
  readonly name: string
  /** how many things there are to be found, where somebody knows it */
  readonly things?: number
  start(options: ProgramOptions): Promise<StartedProgram>
  /** ends what all of them share */
  close?(): Promise<void>
}
