/**
 * A real Chromium for tests: one that is installed, else the one that comes as an npm package, else what to install.
 * Tests that need it are skipped by name without it.
 */
import { chromium, type Browser } from 'playwright-core'
import { describe, vi } from 'vitest'
import {
  findChromium as findInstalled,
  howToInstall as howToInstallOne,
} from '../src/worlds/desktop/room/find-chromium.ts'
import { packagedBrowser, type PackagedBrowser } from './browser-packaged.ts'

/** `TROUPE_CHROMIUM` first; when it is set, nothing else is tried. */
export function findChromium(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string | undefined {
  return findInstalled({ env, platform, more: [chromium.executablePath()] })
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

/** What to do about a missing browser; whoever asked for the packaged one has named none that is installed. */
export function howToInstall(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  const { TROUPE_CHROMIUM: named, ...others } = env
  return howToInstallOne({ env: named === PACKAGED ? others : env, platform })
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
