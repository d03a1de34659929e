/** Where dfrotz is: on the path, or where Debian keeps games. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function dfrotzFile(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/games']
  return folders.map((folder) => join(folder, 'dfrotz')).find((file) => existsSync(file))
}

export function dfrotzVersion(): string | undefined {
  const file = dfrotzFile()
  if (file === undefined) return undefined
  const { stdout, stderr } = spawnSync(file, ['-v'], { encoding: 'utf8' })
  return /V(\d[\d.]*)/.exec(`${stdout}${stderr}`)?.[1] ?? 'unknown'
}
