/**
 * A mark by which this person's studio knows what it wrote beside a store itself. The store may have been sent with its
 * folder: a note in it of which runs to resume would have models asked, and paid, as soon as the studio is started.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stateFolder } from '../../base/state-folder.ts'

const SECRET_BYTES = 32

/** For one store, by where it is. Without a home that can be written to, it is another one at each start. */
export function ownMark(store: string, home = stateFolder()): string {
  return createHmac('sha256', secretIn(home)).update(resolve(store)).digest('base64url')
}

function secretIn(home: string | undefined): Buffer {
  const fresh = randomBytes(SECRET_BYTES)
  if (home === undefined) return fresh
  const file = join(home, 'studio-secret')
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    // only where there is none yet: two studios may be started at once
    writeFileSync(file, fresh, { mode: 0o600, flag: 'wx' })
    return fresh
  } catch {
    return readSecret(file) ?? fresh
  }
}

function readSecret(file: string): Buffer | undefined {
  try {
    const secret = readFileSync(file)
    return secret.length === SECRET_BYTES ? secret : undefined
  } catch {
    return undefined
  }
}
