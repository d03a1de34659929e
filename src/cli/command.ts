/** A command: its arguments and options, its help, and the report it returns. */
import { TroupeError, type ErrorCode } from '../base/errors.ts'
import type { Arguments } from './arguments.ts'
import type { Screen } from './screen.ts'

export interface Option {
  readonly type: 'string' | 'boolean'
  readonly about: string
  /** what stands for the value in the help */
  readonly value?: string
  readonly short?: string
  readonly multiple?: boolean
}

export type Options = Readonly<Record<string, Option>>

export interface Command {
  /** names of the arguments; one in brackets may be left out */
  readonly takes: readonly string[]
  readonly options: Options
  /** more than one line can say */
  readonly notes?: readonly string[]
  /** without the name of the program */
  readonly examples: readonly string[]
  /** the command with the options of what it is about to do, where those depend on its words */
  completed?(words: readonly string[]): Promise<Command>
  run(given: Arguments, screen: Screen): Promise<Report>
}

export interface Report {
  /** 0 when left out */
  readonly code?: number
  /** what `--json` prints */
  readonly json: Readonly<Record<string, unknown>>
}

export const EXIT = { ok: 0, failure: 1, misuse: 2 } as const

export const sharedOptions: Options = {
  store: {
    type: 'string',
    value: 'FILE',
    about: 'the store, a file or postgres://… (default: TROUPE_STORE, or .troupe/troupe.db here)',
  },
  json: { type: 'boolean', about: 'print one JSON object as the last line of stdout, and everything else on stderr' },
  help: { type: 'boolean', short: 'h', about: 'show this help' },
}

/** Errors that mean the command has to be written differently, when they come before a run has begun. */
const misuseCodes: ReadonlySet<unknown> = new Set<ErrorCode>([
  'CLI_USAGE',
  'DESKTOP_BAD_CONFIG',
  'CLI_BAD_SOCIETY',
  'EVALUATION_INVALID',
  'EVOLUTION_NO_TASKS',
  'EVOLUTION_UNKNOWN_VARIANT',
  'FLOW_BAD_FILE',
  'FLOW_NOT_ALLOWED',
  'STORY_UNKNOWN',
  'ADVENTURE_BAD_PROMPT',
  'MODEL_UNKNOWN',
  'BOARD_MISSING_INPUT',
  'BOARD_UNKNOWN_FIELD',
  'BOARD_INVALID_VALUE',
  'WORLD_BAD_HOUSE',
  'HOUSEHOLD_BAD_PEOPLE',
  'DIRECTOR_NO_PROMPT',
  'WORLD_BAD_ASSET_FILE',
])

/** A module that was named correctly and throws while it is loaded is a failure, and carries what it threw. */
export function isMisuse({ code, cause }: { readonly code?: unknown; readonly cause?: unknown }): boolean {
  return misuseCodes.has(code) && !(code === 'CLI_BAD_SOCIETY' && cause !== undefined)
}

export function misuse(message: string): TroupeError {
  return new TroupeError('CLI_USAGE', message)
}
