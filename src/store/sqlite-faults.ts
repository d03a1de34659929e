/** Faults of SQLite and the file system, with a message that says what to do. */
import { messageOf, TroupeError } from '../base/errors.ts'

// https://www.sqlite.org/rescode.html
export const SQLITE_BUSY = 5
const SQLITE_READONLY = 8
const SQLITE_IOERR = 10
const SQLITE_FULL = 13
export const SQLITE_CANTOPEN = 14

const UNWRITABLE = new Set<number | string | undefined>([
  SQLITE_BUSY,
  SQLITE_READONLY,
  SQLITE_IOERR,
  SQLITE_FULL,
  SQLITE_CANTOPEN,
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'ENOTDIR',
  'EEXIST',
])

/** SQLite's code for what went wrong, without the details it keeps in the upper bytes. */
export function sqliteCode(error: unknown): number | undefined {
  const code = (error as { errcode?: number } | undefined)?.errcode
  return code === undefined ? undefined : code & 0xff
}

export function explainFault(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TroupeError) return error
  const code = sqliteCode(error) ?? (error as NodeJS.ErrnoException).code
  if (UNWRITABLE.has(code))
    return new TroupeError(
      'STORE_UNWRITABLE',
      `${file} cannot be written: ${messageOf(error)}. Nothing of this write was kept. ` +
        'Look at the free space, the permissions and who else uses it, or name another file with --store.',
      { cause: error },
    )
  return new TroupeError(
    'STORE_UNREADABLE',
    `${file} cannot be read as a store: ${messageOf(error)}. It was not changed. ` +
      'Move it away or name another file with --store.',
    { cause: error },
  )
}

/** Text that was valid JSON when it was written. */
export function parseStored<T>(text: string, file: string, what: string): T {
  try {
    return JSON.parse(text) as T
  } catch (error) {
    throw new TroupeError(
      'STORE_UNREADABLE',
      `${file} is damaged: ${what} is no JSON (${messageOf(error)}). It was not changed.`,
      { cause: error },
    )
  }
}
