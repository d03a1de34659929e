/** A terminal view: how the command line shows a run of a society while it runs, and what it says at the end. */
import type { JournalRecord } from '../store/record.ts'
import type { Board } from './paths.ts'

export type Style =
  | 'bold'
  | 'dim'
  | 'red'
  | 'green'
  | 'yellow'
  | 'cyan'
  | 'magenta'
  | 'blue'
  | 'cyanBright'
  | 'magentaBright'
  | 'greenBright'

export interface Frame {
  readonly columns: number
  readonly rows: number
  readonly paint: (style: Style, text: string) => string
}

export interface TerminalView {
  /** a smaller terminal gets lines in place of pictures */
  readonly smallest?: { readonly columns: number; readonly rows: number }
  /** how long a picture stays, so that eyes can follow */
  readonly frameMs?: number
  /** one for each run */
  watch(): Watch
}

export interface Watch {
  /** told of every record of the run, with the board after it; true when there is something new to be seen */
  see(record: JournalRecord, board: Board): boolean
  /** the picture */
  draw(board: Board, frame: Frame): readonly string[]
  /** where nothing can be drawn: what is new since it was last asked */
  lines(board: Board, frame: Frame): readonly string[]
  /** the last picture, which stays */
  last?(board: Board, frame: Frame): readonly string[]
  /** a question to whoever sits at the terminal, in words for a person; as it is without it */
  ask?(question: unknown): PersonQuestion | undefined
  /** what came of it */
  sum(ending: Ending, frame: Frame): Summary
}

export interface PersonQuestion {
  readonly lines: readonly string[]
  /** before the place to type in */
  readonly hint: string
  /** told to whoever types ? */
  readonly help: readonly string[]
}

export interface Ending {
  readonly run: string
  readonly board: Board
  /** it ended by itself, not at a limit */
  readonly isOver: boolean
  /** what `measure` gave, when the run is over */
  readonly measured?: object
  /** a command of Troupe, to be pasted */
  readonly command: (...words: string[]) => string
}

export interface Summary {
  readonly lines: readonly string[]
  readonly json: Board
  /** what one may do now: what it is good for, and the command */
  readonly next?: readonly (readonly [string, string])[]
}
