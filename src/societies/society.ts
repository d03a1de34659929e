/**
 * A society, described once: its flow, what a person may choose, how it is shown, measured and evaluated. The studio,
 * the command line and the API are all made from this description, for those that come with Troupe and for a file of
 * your own alike.
 */
import type { Awaitable } from '../base/awaitable.ts'
import type { Schema } from '../base/schema.ts'
import type { Fields, ValueOf, View } from '../board/field.ts'
import type { Handlers } from '../define/effects.ts'
import type { Flow } from '../engine/flow.ts'
import type { MakeMind } from '../minds/mind.ts'
import type { Store } from '../store/store.ts'
import type { Asking } from './asking.ts'
import type { Evaluation } from './evaluation.ts'
import type { Evolution } from './evolution.ts'
import type { Option } from './option.ts'
import type { Board } from './paths.ts'
import type { TerminalView } from './terminal-view.ts'
import type { Variant } from './variant.ts'

/** Of a game: how to find its turns, and to play one otherwise. */
export interface Turns {
  /** the agent that plays */
  readonly playedBy: string
  readonly turnOf: (board: Board) => number
  /** what the board is told, so that this command is played next */
  readonly say: (command: string) => Board
}

export interface Score {
  readonly score?: number
  readonly maxScore?: number
}

/** Of a file: text, or bytes of a picture or a model. */
export type FilePart = string | Uint8Array

/** A file that can be made of a run. */
export interface RunFile {
  readonly name: string
  /** `troupe export --as`, such as `html` */
  readonly as: string
  readonly says: string
  /** a media type */
  readonly type: string
  /** `isAwaited`: somebody waits for an answer that is to take less than a second, and a smaller picture will do */
  readonly write: (store: Store, run: string, isAwaited?: boolean) => AsyncIterable<FilePart>
}

/** Who prepares a run: a person at this computer may name files, a request may not. */
export interface Choosing {
  readonly seed?: number | string
  readonly isLocal?: boolean
}

export interface Society {
  /** as it stands in the registry; of a file, its path. Runs remember it */
  readonly name: string
  readonly title: string
  readonly says: string
  /** what people call this version of it; runs remember it, and workers say which they have */
  readonly version?: string
  readonly flow: Flow
  /** the same flow with minds of a run's own. Without it nobody can choose minds or limit their cost per run */
  readonly create?: (minds: MakeMind, variant?: Variant) => Flow
  readonly handlers?: Handlers
  /** what a run starts with when nothing is chosen; defaults of options are added */
  readonly input: Board
  readonly schema?: Schema
  /** those its agents think for, when they think for many: a mind can be chosen for each */
  readonly cast: (board: Board) => readonly string[]
  /** the agents whose mind can be chosen */
  readonly thinkers: readonly string[]
  readonly options: readonly Option[]
  /** its own command of the command line; `run NAME` without it */
  readonly command?: CommandWords
  /** the name of the view the studio draws it with */
  readonly view: string
  /** the milliseconds a step takes when somebody watches */
  readonly paceMs: number
  readonly turns?: Turns
  /** a run worth watching for minutes, started once on the studio's first page */
  readonly example?: { readonly input: Board; readonly paceMs: number }
  /** the last word on an input whose options fit: refuses what cannot be run, before a run begins */
  readonly prepare?: (input: Board, choosing: Choosing) => Awaitable<Board>
  /** keeps what a run needs besides its journal in the folder of the store */
  readonly keep?: (
    input: Board,
    beside: { readonly folder: string; readonly warn: (line: string) => void },
  ) => Awaitable<void>
  /** refuses values for a fork's board that no run can continue with */
  readonly checkEdit?: (edit: Board) => void
  /** what a run is called, from what its board began with */
  readonly nameOf: (board: Board) => string
  readonly scoreOf?: (board: Board) => Score
  /** what it measures of itself, from the journal of a run that is over */
  readonly measure?: (store: Store, run: string, board: Board) => Awaitable<object>
  /** what came of a run that is over, for programs that began it: a text, or data */
  readonly result?: (board: Board, reason: string) => unknown
  readonly files: readonly RunFile[]
  /** members that answer questions about a run, from its board at any step; loaded when somebody asks */
  readonly asking?: () => Awaitable<Asking>
  /** how runs learn from runs before them, where somebody asks for it; loaded then */
  readonly remembering?: () => Awaitable<Remembering>
  /** minds for its agents under a name that a person chooses; `server` is asked for the same models */
  readonly presets?: Readonly<Record<string, (server?: string) => Readonly<Record<string, string>>>>
  /** a run that somebody else's program tells what it sees, and asks what to do; loaded when it is asked for */
  readonly outside?: () => Awaitable<(options: OutsideOptions) => Awaitable<OutsideSession>>
  /** how good it is, beside a baseline; loaded when it is asked for */
  readonly evaluation?: () => Awaitable<Evaluation>
  /** what may be changed in it, and how one finds out whether that helps; loaded when it is asked for */
  readonly evolution?: () => Awaitable<Evolution>
  /** how the command line shows a run while it goes; loaded when it is needed */
  readonly terminal?: () => Awaitable<TerminalView>
}

/** What runs teach the next ones. Lessons are the society's own: nobody else looks into them. */
export interface Remembering {
  /** the lessons of a file; of an empty text, none. Refuses what is no file of lessons */
  readonly read: (text: string) => unknown
  /** what the finished runs of a store teach */
  readonly ofStore: (store: Store) => Awaitable<unknown>
  /** values for the board that a run with this input begins with */
  readonly recall: (lessons: unknown, input: Board) => Board
  /** the text of a file with what a run has taught besides; nothing when it has taught nothing */
  readonly add: (lessons: unknown, store: Store, run: string) => Awaitable<string | undefined>
}

/** How a run that is told from outside begins, or goes on where its id is in the store. */
export interface OutsideOptions {
  readonly store: Store
  readonly id: string
  readonly input: Board
  readonly seed?: number | string
}

export interface OutsideSession {
  readonly id: string
  /** what is seen goes in, what to do comes out; with `ending` there is nothing more to do */
  next(told: unknown): Promise<Board & { readonly ending?: string }>
  /** what came of it so far, for whoever asks in the end */
  sum(): Promise<Board>
  close(): Promise<void>
}

/** A folder, or a file, that a person names with a flag: what it holds becomes a part of the input. */
export interface FolderFlag {
  readonly flag: `--${string}`
  /** the field it is for */
  readonly path: string
  readonly about: string
  /** what the help calls it; `DIR` unless told */
  readonly value?: string
  /** refuses what is in it with a reason; `flag` gives what else was said on the line */
  readonly read: (folder: string, flag: (name: string) => string | undefined) => Awaitable<unknown>
}

/** What the help of a command says besides its options. */
export interface CommandWords {
  readonly name: string
  readonly notes?: readonly string[]
  /** without the name of the program */
  readonly examples?: readonly string[]
  /** `--person NAME`: whoever sits at the terminal may be one of the cast */
  readonly takesPart?: true
  /** folders that are read before a run begins */
  readonly folders?: readonly FolderFlag[]
  /** `--serve`: a server drives the run and answers its front end at the root */
  readonly serves?: true
  /** `--out DIR`: all files that come out of a run are written there when it is over */
  readonly writesFiles?: true
  /** `--edit RUN`: the argument is what should change in a finished run; it goes on in a fork, told in this field */
  readonly edits?: { readonly field: string }
}

type PathOf<F extends Fields> = (keyof F & string) | `${keyof F & string}.${string}`

/** What is written down: everything but a name and a flow may be left out. */
export interface SocietyDescription<F extends Fields> extends Partial<
  Omit<
    Society,
    'name' | 'flow' | 'create' | 'input' | 'schema' | 'options' | 'cast' | 'nameOf' | 'scoreOf' | 'result' | 'example'
  >
> {
  readonly name: string
  /** a flow, or a function that makes it with the minds of a run */
  readonly flow: Flow<F> | ((minds: MakeMind, variant?: Variant) => Flow<F>)
  /** defaults; a value that an option or `prepare` turns into something else may be of another type */
  readonly input?: { readonly [K in keyof NoInfer<F>]?: ValueOf<NoInfer<F>[K]> | string }
  readonly schema?: Schema<object>
  readonly options?: readonly Option<PathOf<NoInfer<F>>>[]
  readonly cast?: (board: View<NoInfer<F>>) => readonly string[]
  readonly nameOf?: (board: Partial<View<NoInfer<F>>>) => string
  readonly scoreOf?: (board: Partial<View<NoInfer<F>>>) => Score
  readonly result?: (board: View<NoInfer<F>>, reason: string) => unknown
  readonly example?: { readonly input: Board; readonly paceMs?: number }
}
