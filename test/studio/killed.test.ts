import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StartRequest } from '../../src/server/api.ts'
import { describeInBrowser, launchBrowser } from '../browser.ts'
import { seqsShown } from './in-page.ts'
import { expectStep, runPage, soon, WIDE } from './studio.ts'
import { prepareStudioProcess, type StudioProcess } from './studio-process.ts'

// while it is down a page asks again and again; every other word in its console is a fault
const REFUSED = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/

describeInBrowser('a server that is killed in the middle of a run', () => {
  let browser!: Browser
  let studio!: StudioProcess
  beforeAll(async () => {
    ;[browser, studio] = await Promise.all([launchBrowser(), prepareStudioProcess()])
    await studio.start()
  })
  afterAll(async () => {
    await browser?.close()
    await studio?.close()
  })

  /** A page that watches a new run, and what goes wrong on it. */
  async function watch(request: StartRequest) {
    const { id } = await studio.startRun({ pace: 15, ...request })
    const page = await browser.newPage({ viewport: WIDE, reducedMotion: 'reduce' })
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (said) => said.type() === 'error' && !REFUSED.test(said.text()) && faults.push(said.text()))
    await page.goto(`${studio.address}/runs/${id}`)
    await soon(() => runPage(page).now()).toBeGreaterThan(10)
    return { id, page, faults, run: runPage(page), held: 0 }
  }

  it('goes on with its runs when it is started again, and their pages have every entry once', async () => {
    const watched = [
      await watch({ society: 'adventurers', input: { maxSteps: 100_000 } }),
      await watch({ society: 'explorers', input: { maxSteps: 100_000 } }),
    ]
    for (const death of [1, 2]) {
      await studio.kill()
      for (const each of watched) {
        const { page, run } = each
        await page.getByText('The server does not answer.').waitFor()
        await soon(() => run.status.allInnerTexts()).toStrictEqual(['not connected'])
        // what has come can be looked at meanwhile
        each.held = await run.last()
        await run.slider.press('Home')
        await expectStep(page, 0)
        await run.slider.press('End')
        await expectStep(page, each.held)
      }
      await studio.start()
      for (const { page, run, held } of watched) {
        await soon(() => run.now(), `after death ${death}`).toBeGreaterThan(held + 10)
        expect(await page.getByText('The server does not answer.').count()).toBe(0)
      }
    }

    for (const { id, page, faults } of watched) {
      await studio.pause(id)
      await page.getByRole('button', { name: 'Resume' }).waitFor()
      const journal = await studio.journal(id)
      const numbers = journal.map(({ seq }) => seq)
      expect(numbers).toStrictEqual(numbers.map((_, place) => place + 1))
      // no step was lost and none was taken twice
      const steps = journal.flatMap(({ record }) => (record.kind === 'step' ? record.step : []))
      expect(steps).toStrictEqual(steps.map((_, place) => place + 1))
      await soon(() => seqsShown(page)).toStrictEqual(numbers)
      await expectStep(page, (await studio.run(id)).step)
      expect(faults).toStrictEqual([])
    }
  })
})
