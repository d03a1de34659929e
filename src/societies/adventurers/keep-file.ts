/** Keeps downloaded files: each appears under its name only when it is complete, and nothing else is overwritten. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf, TroupeError } from '../../base/errors.ts'
import type { RemoteFile } from './story-catalogue.ts'
import { hashOf } from './story-shelf.ts'

/** Whether it is there. A file of that name with other contents belongs to somebody, and is left alone. */
export function isKept(folder: string, { name, sha256 }: Pick<RemoteFile, 'name' | 'sha256'>): boolean {
  const path = join(folder, name)
  let found: string
  try {
    found = hashOf(readFileSync(path))
  } catch (error) {
    // below a name that is a file there is nothing either; writing will say so
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw unwritable(path, error)
  }
  if (found === sha256) return true
  throw new TroupeError(
    'STORY_UNWRITABLE',
    `${path} is there already and is another file: its SHA-256 is ${found} instead of ${sha256}. ` +
      'Move it away, or name another folder: --to FOLDER',
  )
}

export function keep(folder: string, name: string, data: Uint8Array): void {
  const path = join(folder, name)
  const partial = join(folder, `.${name}.${process.pid}.part`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(partial, data)
    renameSync(partial, path)
  } catch (error) {
    remove(partial)
    throw unwritable(path, error)
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // where it could not be written it cannot be removed, and is not there
  }
}

function unwritable(path: string, error: unknown): TroupeError {
  return new TroupeError(
    'STORY_UNWRITABLE',
    `${path} cannot be written: ${messageOf(error)}. Name another folder: --to FOLDER`,
    { cause: error },
  )
}
