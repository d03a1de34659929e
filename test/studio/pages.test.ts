import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { societies as builtIn } from '../../src/societies/registry.ts'
import { describeInBrowser } from '../browser.ts'
import { expectFine } from './accessible.ts'
import { computed, fileButtonLooks, looksOf } from './in-page.ts'
import { keepPicture } from './pictures.ts'
import { openStudio, runPage, soon, WIDE, type TestStudio } from './studio.ts'

describeInBrowser('every page, in light and dark, on a desk and on a phone', () => {
  let studio!: TestStudio
  let game = ''
  beforeAll(async () => {
    studio = await openStudio()
    game = (await studio.startAndWait({ society: 'adventurers', input: { maxSteps: 60 }, seed: 3 })).id
    await studio.startAndWait({ society: 'explorers', input: { maxSteps: 30, world: { size: 32 } }, seed: 3 })
    await studio.startAndWait({ society: 'counter' })
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  it('the first page, with an example of each society at work, has no serious findings', async () => {
    const first = await openStudio(builtIn)
    try {
      const { server } = first.server()
      const examples = await server.startExamples()
      for (const run of examples) {
        // slow enough for eyes, but not from the beginning
        await first.server().post(`/runs/${run}/pace`, { pace: 0 })
        // some are over before that
        const stepsOf = async () => {
          const { step, status } = await first.server().get<{ step: number; status: string }>(`/runs/${run}`)
          return status === 'ended' ? Infinity : step
        }
        await soon(stepsOf).toBeGreaterThan(160)
        await first.server().post(`/runs/${run}/pace`, { pace: 1_000 })
      }
      const page = await first.open('/')
      await soon(() => page.locator('.home-stage svg').count()).toBeGreaterThanOrEqual(2)
      await soon(() => page.locator('.run-row').count()).toBe(examples.length)
      await expectFine(page, 'home')
      await first.expectQuiet()
    } finally {
      await first.close()
    }
  })

  it('lists, forms and what is not there have no serious findings', async () => {
    const page = await studio.open('/')
    for (const [name, path, shows] of [
      ['runs', '/runs', '.run-row'],
      ['runs-none', '/runs?text=nothing-like-that', '.message'],
      ['start-adventurers', '/start?society=adventurers', '.start-form'],
      ['start-explorers', '/start?society=explorers', '.start-form'],
      ['start-plain', '/start?society=counter', '.start-form'],
      ['not-found', '/no/such/page', '.message'],
      ['compare-none', '/compare', '.message'],
      ['run-missing', '/runs/nobody', '.message'],
    ] as const) {
      await page.goto(studio.server().address + path)
      await page.locator(shows).first().waitFor()
      await expectFine(page, name)
    }
    await studio.expectQuiet(/404/)
  })

  it.for(['light', 'dark'] as const)('a file is chosen in a field that looks like the others, in %s', async (theme) => {
    const page = await studio.open('/start?society=explorers', { colorScheme: theme })
    const file = page.locator('input[type=file]')
    await file.waitFor()
    const looks = await looksOf(page, 'input[type=file]')
    expect(looks['height']).toBeGreaterThan(30)
    expect(looks).toEqual(await looksOf(page, '.start-form input.field-input:not([type=file])'))
    // the browser's own button is grey in both, and has a typeface of its own
    const ours = { backgroundColor: 'var(--wash)', color: 'var(--ink)', fontFamily: 'var(--sans)' }
    expect(await fileButtonLooks(page)).toEqual(await computed(page, ours))
    await file.setInputFiles({ name: 'hall.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
    await file.scrollIntoViewIfNeeded()
    await keepPicture(page, `start-file-${theme}`)
  })

  it('runs that are compared have none', async () => {
    const others = await studio.startAndWait({ society: 'adventurers', input: { maxSteps: 40 }, seed: 5 })
    const page = await studio.open(`/compare?runs=${game},${others.id}`)
    await soon(() => page.locator('.compare-chip').count()).toBe(2)
    await soon(() => page.locator('.compare-chip-waiting').count()).toBe(0)
    await expectFine(page, 'compare')
  })

  it('its dialogs have none', async () => {
    const { id } = await studio.start({ society: 'talk', minds: { speaker: 'person' } })
    const page = await studio.open(`/runs/${id}`)
    const dialog = page.getByRole('dialog')
    const close = async () => {
      await dialog.getByRole('button', { name: 'Close' }).click()
      await soon(() => dialog.count()).toBe(0)
    }
    await runPage(page).slider.waitFor()
    await page.keyboard.press('?')
    await expectFine(page, 'dialog-keys', { within: 'dialog' })
    await close()
    await page.setViewportSize(WIDE)
    await page.getByRole('button', { name: 'Fork here' }).click()
    await page.getByText('An edited field').click()
    await page.getByLabel('A field to edit').selectOption('rounds')
    await page.getByText('Another mind').click()
    await expectFine(page, 'dialog-fork', { within: 'dialog' })
    await close()
    await page.getByRole('button', { name: 'Stop this run' }).click()
    await expectFine(page, 'dialog-stop', { within: 'dialog' })
  })

  it('a question has none, nor does a run that failed', async () => {
    const { id } = await studio.start({ society: 'adventurers', minds: { strategy: 'person' }, pace: 0 })
    const page = await studio.open(`/runs/${id}`)
    await page.getByRole('region', { name: 'The run asks you' }).waitFor()
    await expectFine(page, 'question', {
      prepare: async (isPhone) => {
        if (isPhone) await page.getByRole('tab', { name: 'Agents' }).click()
      },
    })
    const failed = await studio.startAndWait({ society: 'counter', input: { failsAt: 3 } })
    const other = await studio.open(`/runs/${failed.id}`)
    await other.getByRole('button', { name: 'Try the step again' }).waitFor()
    await expectFine(other, 'failed')
  })

  it('a shared file shows the run from a disk, can be gone through, and has none', async () => {
    const page = await studio.open(`/runs/${game}`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Share' }).click()
    const file = join(studio.server().folder, (await downloading).suggestedFilename())
    await (await downloading).saveAs(file)
    const shared = await studio.open(`file://${file}`)
    const run = runPage(shared)
    await run.slider.waitFor()
    const last = await run.last()
    expect(last).toBe(await runPage(page).last())
    await shared.locator('.column-story .told').first().waitFor()
    await run.slider.press('Home')
    await soon(() => run.now()).toBe(0)
    await shared.keyboard.press('ArrowRight')
    await soon(() => run.now()).toBe(1)
    await run.slider.press('End')
    await soon(() => run.now()).toBe(last)
    await run.tab('Journal').click()
    await shared.getByRole('listbox', { name: 'Entries of the journal' }).getByRole('option').first().waitFor()
    // it needs nobody, and offers nothing that would
    expect(await shared.getByRole('button', { name: 'Fork here' }).count()).toBe(0)
    await expectFine(shared, 'shared')
  })
})
