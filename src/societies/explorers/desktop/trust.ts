/**
 * Which desktops a person opened here. A description of one starts programs, and a journal that somebody sent may hold
 * any: only what a person named at this computer is opened, also when its run is resumed. The notes lie outside of
 * every project.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TroupeError } from '../../../base/errors.ts'
import { stateFolder } from '../../../base/state-folder.ts'
import type { DesktopConfig } from '../../../worlds/desktop/config.ts'

const named = new Set<string>()

/** A person named it. A home that cannot be written to is no fault: it holds for this process. */
export function trustDesktop(config: DesktopConfig, home = stateFolder()): void {
  const mark = markOf(config)
  named.add(mark)
  if (home === undefined) return
  try {
    mkdirSync(join(home, 'known-desktops'), { recursive: true, mode: 0o700 })
    writeFileSync(join(home, 'known-desktops', mark), '', { mode: 0o600 })
  } catch {}
}

export function checkTrust(config: DesktopConfig, home = stateFolder()): void {
  const mark = markOf(config)
  if (named.has(mark) || (home !== undefined && existsSync(join(home, 'known-desktops', mark)))) return
  throw new TroupeError(
    'DESKTOP_BAD_CONFIG',
    'This run is in windows that nobody opened from here, and a journal alone is no reason to start programs and ' +
      'press keys. If you trust what it describes, start a run of your own: troupe explore --desktop CONFIG',
  )
}

// the order of what is written in a file does not matter
function markOf(config: DesktopConfig): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(config)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}
