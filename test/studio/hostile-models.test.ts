import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startModelServer, type ModelServer } from 'troupe/testing'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { societies as builtIn } from '../../src/societies/registry.ts'
import { describeInBrowser } from '../browser.ts'
import { expectHarmless, expectHarmlessHere } from './harmless.ts'
import { hostileMinds, hostileReply } from './hostile-minds.ts'
import { HOSTILE } from './hostile.ts'
import { harmIn } from './in-page.ts'
import { keepPicture } from './pictures.ts'
import { openStudio, PHONE, runPage, soon, type TestStudio } from './studio.ts'

describeInBrowser('hostile text in what models are asked and reply', () => {
  let studio!: TestStudio
  let server!: ModelServer
  let mind = ''
  beforeAll(async () => {
    server = await startModelServer({ reply: hostileReply })
    studio = await openStudio({ ...builtIn, hostile: async () => hostileMinds }, { modelServers: [server.url] })
    // people name models, and so may mean harm there, too
    mind = `${server.url}#<img src=x onerror=__hacked=7>\u202e🏴‍☠️`
  })
  afterEach(() => studio.expectQuiet())
  afterAll(async () => {
    await studio?.close()
    await server?.close()
  })

  /**
   * Every model call of the journal, one after the other: its prompt, its system text and its reply are there to be
   * read.
   */
  async function readCalls(page: Page, name: string): Promise<number> {
    await runPage(page).tab('Journal').click()
    await page.getByLabel('Which kind of entries').selectOption('model')
    const list = page.getByRole('listbox', { name: 'Entries of the journal' })
    const count = Number((await page.locator('.journal [role=status]').innerText()).replaceAll(/\D/g, ''))
    await list.press('Home')
    for (let place = 0; place < count; place++) {
      const about = `${name}, call ${place}`
      await soon(() => list.locator('[aria-selected=true]').getAttribute('aria-posinset'), about).toBe(
        String(place + 1),
      )
      const entry = page.getByRole('article', { name: 'Entry' })
      expect(await entry.locator('.panel-heading').allInnerTexts(), about).toEqual(
        expect.arrayContaining([expect.stringMatching(/reply/i), expect.stringMatching(/prompt/i)]),
      )
      const shown = await entry.innerText()
      // as it was written, with what would turn the line around made visible, and no more of it than one can read
      expect(shown, about).toContain(`<script>window.__hacked='script'</script>`)
      expect(shown, about).toContain('⟨202E⟩')
      expect(shown.length, about).toBeLessThan(8_000)
      await expectHarmlessHere(page, about)
      await list.press('ArrowDown')
    }
    return count
  }

  it('does nothing in prompts, system texts, replies, names of models and of agents', async () => {
    const { id } = await studio.startAndWait({ society: 'hostile', minds: { all: mind } })
    expect(server.requests.some(({ text }) => text.length > 1_000_000)).toBe(true)
    const page = await studio.open(`/runs/${id}`)
    await soon(() => runPage(page).status.allInnerTexts()).toStrictEqual(['ended'])
    for (const card of await page.locator('.agent-head').all()) await card.click()
    for (const call of await page.locator('.agent-call summary').all()) await call.click()
    await soon(() => page.locator('.agent-call .long').count()).toBeGreaterThan(4)
    await keepPicture(page, 'hostile-models-cards', true)
    await expectHarmlessHere(page, 'cards')
    await expectHarmless(page, 'models-agents')

    expect(await readCalls(page, 'hostile')).toBeGreaterThanOrEqual(5)
    await expectHarmless(page, 'models-journal')
    await page.setViewportSize(PHONE)
    await page.getByRole('tab', { name: 'Agents' }).click()
    await expectHarmlessHere(page, 'agents on a phone')
  })

  it('shows more of a line of a megabyte when it is asked for, and the page stays usable', async () => {
    const { id } = await studio.startAndWait({ society: 'hostile', minds: { all: mind }, input: { rounds: 2 } })
    const page = await studio.open(`/runs/${id}?tab=journal`)
    await page.getByLabel('Which kind of entries').selectOption('model')
    const list = page.getByRole('listbox', { name: 'Entries of the journal' })
    await list.press('End')
    const entry = page.getByRole('article', { name: 'Entry' })
    const more = entry.getByRole('button', { name: /show more of 1,0\d\d,\d{3} characters/ }).first()
    await more.click()
    await soon(async () => (await entry.innerText()).length).toBeGreaterThan(20_000)
    await expectHarmless(page, 'models-more')
    await runPage(page).slider.press('Home')
    await soon(() => runPage(page).now()).toBe(0)
    // found by its words, and not drawn whole for that
    await page.getByLabel('Search the journal').fill(`window.__hacked='svg'`)
    await soon(() => list.getByRole('option').count()).toBeGreaterThan(0)
    await expectHarmlessHere(page, 'search')
  })

  it('does nothing in a game that such a model plays', async () => {
    const { id } = await studio.startAndWait({ society: 'adventurers', minds: { all: mind }, input: { maxSteps: 3 } })
    const page = await studio.open(`/runs/${id}`)
    await runPage(page).slider.waitFor()
    await soon(() => page.locator('.column-story').getByText('__hacked').count()).toBeGreaterThan(0)
    for (const card of await page.locator('.agent-head').all()) await card.click()
    await expectHarmlessHere(page, 'cards of a game')
    // when its Strategy was last heard
    await runPage(page).slider.press('Home')
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
    await expectHarmless(page, 'models-game')
    expect(await page.locator('.column-agents').innerText()).toContain('<img src=x onerror=')
    for (const tab of ['Journal', 'Board', 'Mail', 'Marks']) {
      await runPage(page).tab(tab).click()
      await soon(() => page.locator('[aria-busy=true]').count()).toBe(0)
      await expectHarmlessHere(page, tab)
    }
  })

  it('does nothing in the page that such a game is saved as', async () => {
    const { id } = await studio.startAndWait({ society: 'adventurers', minds: { all: mind }, input: { maxSteps: 3 } })
    const { store, folder } = studio.server()
    const file = join(folder, 'game.html')
    const { files } = await builtIn['adventurers']!()
    await writeFile(file, files.find(({ name }) => name === 'game.html')!.write(store, id))
    const page = await studio.open(`file://${file}`)
    await soon(() => page.getByText('__hacked').count()).toBeGreaterThan(0)
    expect((await harmIn(page)).filter((harm) => !harm.startsWith('turned'))).toStrictEqual([])
  })

  it('does nothing when the server of a model refuses with it, and the page says that the run failed', async () => {
    server.fail(...Array.from({ length: 20 }, () => ({ kind: 'status', status: 400, message: HOSTILE }) as const))
    const { id, status } = await studio.startAndWait({ society: 'hostile', minds: { all: mind } })
    expect(status).toBe('failed')
    const page = await studio.open(`/runs/${id}`)
    await page
      .locator('.notice')
      .getByText(/step 1\b/)
      .waitFor()
    await page.getByRole('button', { name: 'Try the step again' }).waitFor()
    await expectHarmless(page, 'models-refusal')
  })
})
