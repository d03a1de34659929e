/** Faults that no second try makes good: of the program, of the store, or a limit that somebody set. */
import { TroupeError, type ErrorCode } from '../base/errors.ts'

const PROGRAM_FAULTS: readonly ErrorCode[] = [
  'AGENT_UNDECLARED_READ',
  'AGENT_UNDECLARED_WRITE',
  'AGENT_BAD_OUTCOME',
  'RUN_UNKNOWN_EFFECT',
  'RUN_LIMIT_REACHED',
]

/** Trying again, skipping or falling back would only hide them. */
export function isProgramFault(error: unknown): boolean {
  return error instanceof TroupeError && (error.code.startsWith('STORE_') || PROGRAM_FAULTS.includes(error.code))
}
