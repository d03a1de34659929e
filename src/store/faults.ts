/** Faults that all stores share, such as an unknown run. */
import { listed, TroupeError } from '../base/errors.ts'

export function unknownRun(run: string, known: readonly string[]): TroupeError {
  const recent = known.slice(-5)
  return new TroupeError(
    'STORE_UNKNOWN_RUN',
    `There is no run "${run}" in this store. ` +
      (known.length === 0 ? 'It is empty.' : `Its latest runs: ${listed(recent)}.`),
  )
}

export function runExists(run: string): TroupeError {
  return new TroupeError('STORE_RUN_EXISTS', `There is a run "${run}" already. Resume it, or choose another id.`)
}

export function conflict(run: string, head: number, actual: number): TroupeError {
  return new TroupeError(
    'STORE_CONFLICT',
    `Run "${run}" was written by someone else: its journal is at entry ${actual}, this writer at ${head}. ` +
      'Nothing was written. One writer at a time: let the other finish, or stop it and resume.',
  )
}
