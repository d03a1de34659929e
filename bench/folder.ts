/** Folders by the byte. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The bytes of all files below `folder`, leaving out folders with a name in `without`. */
export function folderBytes(folder: string, without: string[] = []): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) bytes += without.includes(entry.name) ? 0 : folderBytes(path, without)
    else if (entry.isFile()) bytes += statSync(path).size
  }
  return bytes
}

/** When the newest file below `folder` was written, or 0 when there is none. */
export function newestChange(folder: string, counts: (file: string) => boolean = () => true): number {
  let newest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !counts(entry.name)) continue
    newest = Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs)
  }
  return newest
}
