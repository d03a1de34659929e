/** Unreadable runs: damaged, or written by another program. They must not get in the way of the others. */
import { TroupeError, type ErrorCode } from '../base/errors.ts'

const UNREADABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['RUN_UNREADABLE', 'STORE_UNREADABLE', 'STORE_TOO_NEW'])

/** Is it the journal that is at fault? */
export function isUnreadable(error: unknown): error is TroupeError {
  return error instanceof TroupeError && UNREADABLE.has(error.code)
}

/** Nothing, where a journal cannot be read. */
export async function tryReading<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isUnreadable(error)) return undefined
    throw error
  }
}
