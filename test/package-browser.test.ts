/** The engine needs no Node: the README's program, bundled for a browser, runs in one. */
import { describe, expect, it } from 'vitest'
import { describeInBrowser, launchBrowser } from './browser.ts'
import { bundleForBrowser } from './browser-bundle.ts'
import { FIRST_PROGRAM_PRINTS, readmePrograms } from './readme-programs.ts'

describe('the root of the package, bundled for a browser', () => {
  it('names no module of Node, whatever of it is used', async () => {
    expect(await bundleForBrowser(`export * from 'troupe'`)).not.toMatch(/["'`]node:/)
  })
})

describeInBrowser('the program of the README', () => {
  it('prints in a browser what it prints in Node', async () => {
    const code = await bundleForBrowser(readmePrograms()[0]!)
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(String(error)))
      await page.setContent('<!doctype html>')
      await page.addScriptTag({ type: 'module', content: code })
      await expect.poll(() => said.join('\n'), { timeout: 60_000 }).toBe(FIRST_PROGRAM_PRINTS)
    } finally {
      await browser.close()
    }
  })
})
