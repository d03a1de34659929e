/** Folders for one test file, gone when it is done. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Gives a path in a new folder each time. */
export function temporaryPlaces(): (name: string) => string {
  const root = mkdtempSync(join(tmpdir(), 'troupe-test-'))
  let count = 0
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  return (name) => {
    const folder = join(root, String(count++))
    mkdirSync(folder)
    return join(folder, name)
  }
}
