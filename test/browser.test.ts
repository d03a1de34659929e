import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagedBrowser } from './browser-packaged.ts'
import { findChromium, howToInstall } from './browser.ts'

describe('the browser of the tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-browser-'))
  const file = join(folder, 'google-chrome')
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is the one that is named, or none', () => {
    expect(findChromium({ TROUPE_CHROMIUM: file, PATH: '' })).toBe(file)
    expect(findChromium({ TROUPE_CHROMIUM: join(folder, 'nothing'), PATH: folder })).toBeUndefined()
    expect(howToInstall({ TROUPE_CHROMIUM: 'nothing' })).toContain('TROUPE_CHROMIUM names nothing')
  })

  it.skipIf(process.platform === 'win32')('is otherwise found on the path, before the usual places', () => {
    expect(findChromium({ PATH: `/none:${folder}` })).toBe(file)
  })

  it('comes as an npm package where none is installed, and says what is in its way elsewhere', () => {
    expect(packagedBrowser('darwin arm64')).toContain('made for Linux on x64, and this is darwin arm64')
    expect(howToInstall({ TROUPE_CHROMIUM: 'packaged' }, 'linux')).toContain('`apt-get install chromium`')
  })

  it('is told how to be installed where there is none', () => {
    expect(howToInstall({}, 'linux')).toContain('`apt-get install chromium`, or `npx playwright-core install chromium`')
    expect(howToInstall({}, 'win32')).toContain('Install one with `npx playwright-core install chromium`')
  })
})
