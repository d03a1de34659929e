/** Node's SQLite, or one line that says which Node has it. */
import { TroupeError } from '../base/errors.ts'

// not a static import: on an older Node that would end in a stack trace of Node's own before anything of ours runs
const found = process.getBuiltinModule?.('node:sqlite')

if (found === undefined) throw tooOld()

export const { DatabaseSync } = found

function tooOld(): TroupeError {
  const error = new TroupeError(
    'STORE_NO_SQLITE',
    `troupe/sqlite needs Node 22.18 or newer, which brings SQLite; this is ${process.versions.node}. ` +
      `Update Node, or keep runs in memory with memoryStore() of 'troupe'.`,
  )
  // it is thrown while modules load, where a stack says nothing about the reader's code
  error.stack = `${error.name} [${error.code}]: ${error.message}`
  return error
}
