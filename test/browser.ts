/**
 * A real Chromium for tests: one that is installed, else the one that comes as an npm package, else what to install.
 * Tests that need it are skipped by name without it.
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { describe, vi } from 'vitest'
import { packagedBrowser, type PackagedBrowser } from './browser-packaged.ts'

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

/** `TROUPE_CHROMIUM` first; when it is set, nothing else is tried. */
export function findChromium(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string | undefined {
  const named = env['TROUPE_CHROMIUM']
  if (named) return canRun(named) ? named : undefined
  const endings = platform === 'win32' ? ['.exe'] : ['']
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.flatMap((name) => endings.map((ending) => join(folder, name + ending))))
  return [...onPath, ...(usualPlaces[platform] ?? []), chromium.executablePath()].find(canRun)
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return existsSync(file)
  } catch {
    return false
  }
}

/** The value of `TROUPE_CHROMIUM` that leaves installed browsers aside. */
const PACKAGED = 'packaged'

/** A browser to start, or why there is none. */
function chooseBrowser(): PackagedBrowser | string {
  const named = process.env['TROUPE_CHROMIUM']
  const installed = named === PACKAGED ? undefined : findChromium()
  if (installed !== undefined) return { executable: installed, args: [], env: {} }
  if (named && named !== PACKAGED) return howToInstall()
  const packaged = packagedBrowser()
  return typeof packaged === 'string' ? `${packaged} ${howToInstall()}` : packaged
}

/** What to do about a missing browser: the first way that fits the machine, and one that fits all. */
export function howToInstall(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  const named = env['TROUPE_CHROMIUM']
  if (named && named !== PACKAGED)
    return `TROUPE_CHROMIUM names ${named}, which cannot be run. Name a Chromium or a Chrome, or unset it.`
  const own = { linux: '`apt-get install chromium`, or ', darwin: '`brew install --cask google-chrome`, or ' }
  const first = own[platform as keyof typeof own] ?? ''
  return (
    `No Chromium was found. Install one with ${first}\`npx playwright-core install chromium\`, or name one in ` +
    'TROUPE_CHROMIUM.'
  )
}

const browser = chooseBrowser()
const isMissing = typeof browser === 'string'

// a browser on a machine that has other things to do
const LONGEST_TEST_MS = 120_000

/** As `describe`, for tests that need a browser. */
export function describeInBrowser(name: string, tests: () => void): void {
  if (isMissing) process.stderr.write(`Skipped: "${name}". ${browser}\n`)
  vi.setConfig({ testTimeout: LONGEST_TEST_MS, hookTimeout: LONGEST_TEST_MS })
  describe.skipIf(isMissing)(`${name}${isMissing ? ' (no Chromium)' : ''}`, () => {
    tests()
  })
}

// with a graphics card that is only pretended, every page takes twice the time
const WITHOUT_3D = ['--disable-gpu', '--disable-3d-apis']

/** Most pages draw nothing in 3D; a browser that can is slower. */
export function launchBrowser({ in3D = false } = {}): Promise<Browser> {
  if (typeof browser === 'string') throw new Error(browser)
  const drawing = in3D ? browser.args : WITHOUT_3D
  // containers give a browser neither a sandbox nor much shared memory
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', ...drawing]
  return chromium.launch({ executablePath: browser.executable, args, env: { ...process.env, ...browser.env } })
}
