/** Which Chromium is installed on this machine, or what to do about a missing one. */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) =>
    process.env[name] ? [join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
  ),
}

export interface WhereToLook {
  readonly env?: NodeJS.ProcessEnv
  readonly platform?: NodeJS.Platform
  /** places to try last */
  readonly more?: readonly string[]
}

/** `TROUPE_CHROMIUM` first; when it is set, nothing else is tried. */
export function findChromium({ env = process.env, platform = process.platform, more = [] }: WhereToLook = {}):
  | string
  | undefined {
  const named = env['TROUPE_CHROMIUM']
  if (named) return canRun(named) ? named : undefined
  const endings = platform === 'win32' ? ['.exe'] : ['']
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.flatMap((name) => endings.map((ending) => join(folder, name + ending))))
  return [...onPath, ...(usualPlaces[platform] ?? []), ...more].find(canRun)
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return existsSync(file)
  } catch {
    return false
  }
}

/** What to do about a missing browser: the first way that fits the machine, and one that fits all. */
export function howToInstall({ env = process.env, platform = process.platform }: WhereToLook = {}): string {
  const named = env['TROUPE_CHROMIUM']
  if (named) return `TROUPE_CHROMIUM names ${named}, which cannot be run. Name a Chromium or a Chrome, or unset it.`
  const own = { linux: '`apt-get install chromium`, or ', darwin: '`brew install --cask google-chrome`, or ' }
  const first = own[platform as keyof typeof own] ?? ''
  return (
    `No Chromium was found. Install one with ${first}\`npx playwright-core install chromium\`, or name one in ` +
    'TROUPE_CHROMIUM.'
  )
}
