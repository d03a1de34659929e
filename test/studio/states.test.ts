/** What pages look like when there is nothing yet, when something is missing, and when nobody answers. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser } from '../browser.ts'
import { startServer } from '../studio-server.ts'
import { expectFine } from './accessible.ts'
import { openStudio, runPage, soon, WIDE, type TestStudio } from './studio.ts'

// while nobody answers, and on the page of a server that wants its token
const LOST =
  /^asked: |^console: (Failed to load resource|Error: Unable to preload|Couldn't load preload)|dynamically imported module/

describeInBrowser('empty, missing and lost, in light and dark, on a desk and on a phone', () => {
  let studio!: TestStudio
  let page!: Page
  beforeAll(async () => {
    studio = await openStudio()
    page = await studio.open('/')
  })
  afterAll(async () => {
    await studio?.expectQuiet(LOST)
    await studio?.close()
  })

  // one page for all: what it has loaded need not be loaded again
  const go = async (path: string) => {
    await page.setViewportSize(WIDE)
    await page.goto(studio.server().address + path)
  }

  it('a server without runs says what will be there, and offers to start one', async () => {
    await page.getByText('Every run you start is kept here.').waitFor()
    await page.getByText('A run of it will be here.').first().waitFor()
    await expectFine(page, 'home-empty')
    await go('/runs')
    await page.getByText('Every run is kept here, also when the page is closed.').waitFor()
    await expectFine(page, 'runs-empty')
    await page.getByRole('main').getByRole('link', { name: 'Start a run' }).first().click()
    await page.getByRole('heading', { name: 'Start a run' }).waitFor()
  })

  it('a form says what the server refuses, and keeps what was typed', async () => {
    await go('/start?society=talk')
    await page.getByLabel('Everybody').fill('nobody/knows')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByText('There is no model "nobody/knows".').waitFor()
    await expectFine(page, 'start-refused')
    expect(await page.getByLabel('Everybody').inputValue()).toBe('nobody/knows')
  })

  it('a file that is no run is refused with its reason', async () => {
    await go('/runs')
    const file = { name: '<img src=x>.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from('{"hello": 1}\n') }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('The file was not taken in').waitFor()
    await expectFine(page, 'import-refused', { within: 'dialog' })
    await page.getByRole('button', { name: 'Leave it' }).click()
    await soon(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('runs that are chosen, and one of two that is not there, say what comes next', async () => {
    const { id } = await studio.startAndWait({ society: 'counter' })
    await go('/runs')
    await page.getByRole('checkbox').first().check()
    await page.getByText('One run chosen. Choose another to compare.').waitFor()
    await expectFine(page, 'runs-chosen')
    await go(`/compare?runs=${id},gone`)
    await page.getByRole('button', { name: 'Leave it out' }).waitFor()
    await soon(() => page.locator('.compare-chip').count()).toBe(1)
    await expectFine(page, 'compare-missing')
  })

  it('a search without a find in the journal offers everything again', async () => {
    const { id } = await studio.startAndWait({ society: 'counter' })
    await go(`/runs/${id}?tab=journal`)
    const search = async (isPhone: boolean) => {
      if (isPhone) await page.getByRole('tab', { name: 'More' }).click()
      await page.getByLabel('Search the journal').fill('nothing like that')
      await page.getByText('Nothing in the journal is like this').waitFor()
    }
    await expectFine(page, 'journal-nothing', { within: '#dock-panel', prepare: search })
    await page.getByRole('button', { name: 'Show everything' }).click()
    await page.getByRole('listbox', { name: 'Entries of the journal' }).getByRole('option').first().waitFor()
  })

  it('a journal that takes its time says how far it is, and a view that does not come can be tried again', async () => {
    const { id } = await studio.startAndWait({ society: 'explorers', input: { maxSteps: 2 } })
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/journal?*', (route) => void held.then(() => route.continue()))
    await go(`/runs/${id}`)
    await page.getByText('Reading the journal').waitFor()
    await expectFine(page, 'run-opening')
    goOn()
    await runPage(page).slider.waitFor()
    await page.route('**/view-*.js', (route) => route.abort())
    await page.reload()
    await page.getByText('The view of this world did not load.').waitFor()
    await expectFine(page, 'run-no-view')
    await page.unrouteAll()
    await page.getByRole('main').getByRole('button').first().click()
    await runPage(page).slider.waitFor()
  })

  it('a server that is gone is said on every page, which goes on when it is back', async () => {
    const { id } = await studio.start({ society: 'counter', input: { goal: 1_000_000 }, pace: 50 })
    const watching = await studio.open(`/runs/${id}`)
    await soon(() => runPage(watching).now()).toBeGreaterThan(1)
    await go('/runs')
    await page.locator('.run-row').first().waitFor()
    await page.getByRole('link', { name: 'Now' }).click()
    await page.locator('.run-row').first().waitFor()
    await studio.stop()

    await watching.getByText('The server does not answer.').waitFor()
    await expectFine(watching, 'run-lost')
    await page.getByText('What you see is what was last known.').waitFor()
    await expectFine(page, 'home-lost')
    await page.getByRole('link', { name: 'Runs', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await expectFine(page, 'runs-lost')
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await expectFine(page, 'start-lost')
    // a page that was never loaded cannot be, and says so
    await watching.setViewportSize(WIDE)
    await watching.getByRole('link', { name: 'Runs', exact: true }).click()
    await watching.getByRole('alert').getByText('could not be').waitFor()
    await expectFine(watching, 'page-lost')

    await studio.startAgain()
    await watching.getByRole('main').getByRole('button').first().click()
    await watching.locator('.run-row a').first().click()
    await soon(() => runPage(watching).now()).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.start-form').waitFor()
    await studio.server().post(`/runs/${id}/cancel`)
  })

  it('what is said about the API, and to whom has no token, can be read by everybody', async () => {
    await go('/api/docs')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectFine(page, 'api-docs')
    const closed = await startServer({ token: 'a-token-of-more-than-sixteen' })
    try {
      await page.goto(closed.address)
      await page.getByText('This server needs its token.').waitFor()
      await expectFine(page, 'no-token')
    } finally {
      await closed.remove()
    }
  })
})
