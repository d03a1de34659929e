/** A program whose window is a world: how it is started on a display of its own, and what it tells of itself. */
import type { Pose } from '../grid/pose.ts'
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
  /** to be called with each process as soon as it is there: it is ended, too, when we are killed */
  readonly began?: (pid: number) => void
}

export interface StartedProgram {
  readonly pid: number
  readonly window: WindowQuery
  /** the part of the window to look at; all of it unless told */
  readonly crop?: Box
  /** a CSV file the program appends its poses to: `time,x,y,z,yaw,pitch,roll`, degrees and its own units */
  readonly poses?: string
  /** puts the agent where this pose is, where the program can do that: runs can be forked and taken up again then */
  reset?(pose: Pose): Promise<void>
  /**
   * Asked before keys are pressed, where a program knows when it is at rest. What it gives is waited for afterwards:
   * the program has heard that they went up, and shows what came of it. A busy machine takes its time for that.
   */
  heed?(): () => Promise<void>
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
