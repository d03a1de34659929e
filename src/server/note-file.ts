/**
 * Small files beside a store. The folder may have been sent by somebody: what lies there under such a name may be a
 * link to another file, a pipe, or endless.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

// a hundred thousand ids of runs
const MOST_BYTES = 4 * 1024 * 1024

/** The text of it; nothing where there is no ordinary file of a sensible size. */
export function readNote(file: string): string | undefined {
  try {
    const found = statSync(file)
    // a pipe would be read for ever
    return found.isFile() && found.size <= MOST_BYTES ? readFileSync(file, 'utf8') : undefined
  } catch {
    return undefined
  }
}

/** Under another name first: a crash leaves the old one or the new one. What a link points at is never written to. */
export function writeNote(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const fresh = `${file}.new`
  rmSync(fresh, { force: true })
  // refuses whatever is there, links too
  writeFileSync(fresh, text, { flag: 'wx' })
  renameSync(fresh, file)
}
