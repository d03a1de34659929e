import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeInBrowser } from '../browser.ts'
import { brokenLayout } from './in-page.ts'
import { openStudio, PHONE, runPage, soon, type TestStudio } from './studio.ts'

describeInBrowser('a shared file', () => {
  let studio!: TestStudio
  const files: Record<string, string> = {}
  beforeAll(async () => {
    studio = await openStudio()
    for (const [society, input] of [
      ['adventurers', { maxSteps: 12 }],
      ['explorers', { maxSteps: 8, world: { size: 16 } }],
      ['counter', {}],
    ] as const) {
      const { id } = await studio.startAndWait({ society, input, seed: 3 })
      const answer = await studio.server().request(`/api/runs/${id}/share`)
      expect(answer.status).toBe(200)
      files[society] = join(studio.server().folder, `${society}.html`)
      await writeFile(files[society], await answer.text())
    }
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  /** As a disk shows it, gone through by keys. */
  async function openFile(society: string): Promise<Page> {
    const page = await studio.open(`file://${files[society]}`)
    const run = runPage(page)
    await run.slider.waitFor()
    const last = await run.last()
    await run.slider.press('Home')
    await soon(() => run.now()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await soon(() => run.now()).toBe(1)
    await run.slider.press('End')
    await soon(() => run.now()).toBe(last)
    return page
  }

  // classes that only a view's own parts have: they are in its script and in its style
  const own = { adventurers: ['adventure-world', 'overview-room'], explorers: ['grid-world', 'grid-bubble'] }

  it('carries the view of its run and none of another world', () => {
    for (const [society, names] of Object.entries(own)) {
      for (const [shared, file] of Object.entries(files)) {
        const text = readFileSync(file, 'utf8')
        for (const name of names)
          expect([shared, name, text.includes(name)]).toEqual([shared, name, shared === society])
      }
    }
  })

  it('opens from a disk: a game with its map and story', async () => {
    const page = await openFile('adventurers')
    await page.locator('.column-world .adventure-world svg').first().waitFor()
    await page.locator('.column-story .told').first().waitFor()
    await page.setViewportSize(PHONE)
    await soon(() => brokenLayout(page)).toEqual([])
  })

  it('opens from a disk: explorers in their building', async () => {
    const page = await openFile('explorers')
    await page.locator('.column-world .grid-world svg').first().waitFor()
    await page.locator('.column-story .story-part').first().waitFor()
  })

  it('opens from a disk: a run of a society without a view, in the fonts of the studio', async () => {
    const page = await openFile('counter')
    await page.locator('.column-world .plain-world').waitFor()
    await soon(() => page.evaluate(`document.fonts.check('14px "Inter Variable"')`)).toBe(true)
    expect(await page.evaluate(`[...document.fonts].length`)).toBe(4)
  })
})
