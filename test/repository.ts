/** The repository as tests see it: its own files, without what is installed, built or run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const skipped = new Set(['node_modules', 'dist', 'coverage', '.git', '.troupe'])

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Paths of all files in a folder, relative to the root and with `/`; none when the folder does not exist. */
export function listFiles(folder = '.'): string[] {
  if (!exists(folder)) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? listFiles(path) : [path]
  })
}

export function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

export function exists(path: string): boolean {
  return existsSync(join(root, path))
}
