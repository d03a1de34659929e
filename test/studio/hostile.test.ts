import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { BoardAt } from '../../src/server/api.ts'
import { societies as builtIn } from '../../src/societies/registry.ts'
import { describeInBrowser } from '../browser.ts'
import { testSocieties } from '../studio-server.ts'
import { expectHarmless, expectHarmlessHere } from './harmless.ts'
import { HOSTILE, hostileNames, hostileSociety, MEGABYTE } from './hostile.ts'
import { poison } from './poison.ts'
import { openStudio, runPage, soon, WIDE, type TestStudio } from './studio.ts'

describeInBrowser('hostile text', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    studio = await openStudio({ ...builtIn, ...testSocieties, hostile: async () => hostileSociety })
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  /** The parts of a run page, each at the last step and before. */
  async function expectRunHarmless(page: Page, name: string, tabs: readonly string[] = []): Promise<void> {
    const run = runPage(page)
    await run.slider.waitFor()
    for (const [place, key] of (['End', 'PageDown'] as const).entries()) {
      await run.slider.press(key)
      await expectHarmless(page, `${name}-${place}`)
    }
    const box = (await run.slider.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(WIDE.height)
    for (const card of await page.locator('.agent-head').all()) await card.click()
    for (const tab of tabs) {
      await run.tab(tab).click()
      await page.locator('#dock-panel > :not([aria-busy=true])').first().waitFor()
      await expectHarmless(page, `${name}-${tab}`)
    }
    if (await page.getByRole('button', { name: 'Fork here' }).count()) {
      await page.getByRole('button', { name: 'Fork here' }).click()
      await page.getByText('An edited field').click()
      await page.getByLabel('A field to edit').selectOption({ index: 1 })
      await expectHarmless(page, `${name}-fork`)
    }
  }

  it('does nothing where a society tells of itself, or a run has a name, an end or a failure', async () => {
    for (const does of ['end', 'fail', 'ask']) await studio.startAndWait({ society: 'hostile', input: { does } })
    for (const path of ['/', '/runs', '/start?society=hostile']) {
      const page = await studio.open(path)
      await soon(() => page.getByText('window.__hacked').count()).toBeGreaterThan(0)
      await expectHarmless(page, path.replaceAll(/\W/g, '_'))
    }
  })

  it.each(['end', 'fail', 'ask'])('does nothing in a run whose agents say it and that comes to %s', async (does) => {
    const { id } = await studio.startAndWait({ society: 'hostile', input: { does } })
    const page = await studio.open(`/runs/${id}`)
    // panels show the same whatever it comes to
    await expectRunHarmless(page, does, does === 'end' ? ['Journal', 'Board', 'Flow', 'Marks'] : [])
  })

  it('does nothing as the name of an explorer, in letters, memories and on the map', async () => {
    const explorers = hostileNames
    const { id } = await studio.startAndWait({ society: 'explorers', input: { explorers, maxSteps: 6 } })
    const page = await studio.open(`/runs/${id}`)
    await soon(() => page.locator('.column').getByText('<img src=x onerror').count()).toBeGreaterThan(1)
    await expectRunHarmless(page, 'explorers', ['Journal', 'Flow', 'Mail', 'Memory'])
  })

  it.each(['adventurers', 'explorers'])(
    'does nothing in the story, thoughts, letters and memories of %s',
    async (society) => {
      const { id } = await studio.startAndWait({ society, input: { maxSteps: 10 } })
      const exported = await (await studio.server().request(`/api/runs/${id}/export`)).text()
      const name = `${society}-poisoned`
      const body = poison(exported, name)
      const answer = await studio
        .server()
        .request('/api/import', { method: 'POST', body, headers: { 'content-type': 'application/jsonl' } })
      expect(await answer.text()).not.toContain('"error"')
      const page = await studio.open(`/runs/${name}`)
      await soon(() => page.locator('.column-story').getByText('__hacked').count()).toBeGreaterThan(0)
      await expectRunHarmless(page, `poisoned-${society}`, ['Journal', 'Board', 'Mail', 'Memory', 'Marks'])
    },
  )

  const saidIn = async (run: string) =>
    ((await studio.server().get<BoardAt>(`/runs/${run}/board`)).values['said'] as readonly string[]).length

  it('does nothing in what people say: a seed, a command of their own, an answer', async () => {
    const seed = HOSTILE.slice(0, 190)
    const { id } = await studio.startAndWait({ society: 'adventurers', input: { maxSteps: 2 }, seed })
    const page = await studio.open(`/runs/${id}`)
    await runPage(page).slider.waitFor()
    await page.keyboard.press('f')
    // a box takes one line
    await page.getByLabel('Your own command').fill(HOSTILE.replaceAll(/[\u2028\u2029]/g, ' '))
    await expectHarmlessHere(page, 'command')
    await page.getByRole('button', { name: 'Fork and watch' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith(id))
    await page.locator('.column-story kbd', { hasText: '__hacked' }).first().waitFor()
    await expectHarmless(page, 'command-played')

    const asked = await studio.start({ society: 'talk', minds: { speaker: 'person' } })
    await page.goto(`${studio.server().address}/runs/${asked.id}`)
    const question = page.getByRole('region', { name: 'The run asks you' })
    for (const [place, text] of [HOSTILE, MEGABYTE.slice(0, 300_000), HOSTILE].entries()) {
      await question.getByLabel('Your answer').fill(JSON.stringify({ text }))
      await question.getByRole('button', { name: 'Answer', exact: true }).click()
      await soon(() => saidIn(asked.id)).toBe(place + 1)
    }
    await soon(() => runPage(page).status.allInnerTexts()).toStrictEqual(['ended'])
    await expectHarmless(page, 'answered')
  })

  it('does nothing beside another run, nor in a file that is shared', async () => {
    const [one, other] = [
      await studio.startAndWait({ society: 'hostile', input: { does: 'fail' } }),
      await studio.startAndWait({ society: 'hostile', input: { does: 'end' } }),
    ]
    const compare = await studio.open(`/compare?runs=${one.id},${other.id}`)
    await soon(() => compare.locator('.compare-chip').count()).toBe(2)
    await soon(() => compare.locator('.compare-chip-waiting').count()).toBe(0)
    await expectHarmless(compare, 'compare')

    const file = join(studio.server().folder, 'shared.html')
    writeFileSync(file, await (await studio.server().request(`/api/runs/${other.id}/share`)).text())
    const shared = await studio.open(`file://${file}`)
    await runPage(shared).slider.waitFor()
    await expectHarmless(shared, 'shared')
    await runPage(shared).slider.press('Home')
    await expectHarmless(shared, 'shared-home')
  })

  it('does nothing in the address', async () => {
    const bad = encodeURIComponent(hostileNames[0]!)
    for (const path of [
      `/runs/${bad}`,
      `/${bad}`,
      `/compare?runs=${bad},${bad}x`,
      `/runs?text=${bad}&society=${bad}`,
    ]) {
      const page = await studio.open(path)
      await page.getByRole('heading').or(page.locator('.empty, .problem')).first().waitFor()
      await expectHarmlessHere(page, path)
    }
    await studio.expectQuiet(/404|Not Found/)
  })
})
