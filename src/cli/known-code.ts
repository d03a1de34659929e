/**
 * Which code a person has run here, by path and content: a journal that somebody sent may name any code, and only
 * what is noted here runs without being named again. The notes are outside of every project, because a folder or a
 * store that somebody sent could bring its own.
 *
 * A note is about the module alone, not about what it imports: whoever can change that can change the module.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateFolder } from '../base/state-folder.ts'

/** A module as it was read. */
export interface Code {
  readonly path: string
  /** where links lead: the same module imports other things from another folder */
  readonly realPath: string
  readonly content: Uint8Array
}

/** Nothing when there is no such file. */
export function readCode(path: string): Code | undefined {
  // a pipe or a device would be read for ever
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined
  return { path, realPath: realpathSync(path), content: readFileSync(path) }
}

/** A person named this code. A home that cannot be written to is no fault: the code will have to be named again. */
export function noteCode(code: Code, home = stateFolder()): void {
  if (home === undefined) return
  try {
    mkdirSync(folderOf(code.path, home), { recursive: true, mode: 0o700 })
    writeFileSync(noteOf(code, home), `${code.realPath}\n`, { mode: 0o600 })
  } catch {}
}

/** Whether a person ever named this path. Asks the notes alone: a path from a journal is not touched. */
export function wasNamed(path: string, home = stateFolder()): boolean {
  return home !== undefined && existsSync(folderOf(path, home))
}

/** Whether a person named this path when it had this content. */
export function isKnown(code: Code, home = stateFolder()): boolean {
  return home !== undefined && existsSync(noteOf(code, home))
}

function folderOf(path: string, home: string): string {
  return join(home, 'known-code', sha256(path))
}

function noteOf({ path, realPath, content }: Code, home: string): string {
  return join(folderOf(path, home), sha256(`${realPath}\n`, content))
}

function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
