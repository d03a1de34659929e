/** The studio as a person meets it: a real server, a real browser, and an eye on everything that should not happen. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { JournalPage, RunDetail, StartRequest } from '../../src/server/api.ts'
import type { Societies } from '../../src/server/catalogue.ts'
import { societies as builtIn } from '../../src/societies/registry.ts'
import { launchBrowser } from '../browser.ts'
import { startServer, testSocieties, type TestOptions, type TestServer } from '../studio-server.ts'
import { builtStudio } from './built.ts'
import { seqsShown } from './in-page.ts'

export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

// a busy machine is slow: what has not come by then does not come
const PATIENCE_MS = 60_000
// the first picture in 3D takes seconds of a processor that others want as well
const PATIENCE_IN_3D_MS = 120_000

/** As `expect.poll`: asks until it is so. */
export const soon = <T>(ask: () => T, message = '', timeout = PATIENCE_MS) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- whoever calls it awaits it
  expect.poll(ask, { timeout, interval: 25, message })

/** The same for pictures in 3D. */
export const soonIn3D = <T>(look: () => T) => soon(look, '', PATIENCE_IN_3D_MS)

export interface StudioPage {
  readonly page: Page
  /** what went wrong in it so far: errors, dialogs, refusals of the content policy, requests to elsewhere */
  readonly faults: string[]
}

interface PageOptions extends BrowserContextOptions {
  /** whether it can draw in 3D */
  readonly in3D?: boolean
}

export interface TestStudio {
  /** the one that runs now: see `restart` */
  readonly server: () => TestServer
  /** a browser of its own that shows a path */
  open(path: string, options?: PageOptions): Promise<Page>
  start(request: StartRequest): Promise<RunDetail>
  /** started, run flat out, and at rest or ended */
  startAndWait(request: StartRequest): Promise<RunDetail>
  seqsInJournal(run: string): Promise<number[]>
  /** the page has every entry of the journal, once and in order */
  expectWhole(page: Page, run: string): Promise<void>
  /** stopped as by Ctrl-C */
  stop(): Promise<void>
  /** again at the same address and over the same store */
  startAgain(): Promise<void>
  /** nothing went wrong on any page opened since it was last asked; pages are closed */
  expectQuiet(...allowed: readonly RegExp[]): Promise<void>
  close(): Promise<void>
}

const usual: Societies = { ...builtIn, ...testSocieties }

export async function openStudio(societies: Societies = usual, more: TestOptions = {}): Promise<TestStudio> {
  const [assets, browser] = await Promise.all([builtStudio(), launchBrowser()])
  let server = await startServer({ assets, societies, ...more })
  const { address, folder } = server
  let browserIn3D: Promise<Browser> | undefined
  let pages: StudioPage[] = []
  const studio: TestStudio = {
    server: () => server,
    async open(path, { in3D = false, ...options } = {}) {
      const drawing = in3D ? await (browserIn3D ??= launchBrowser({ in3D })) : browser
      const context = await drawing.newContext({ viewport: WIDE, reducedMotion: 'reduce', ...options })
      const page = await context.newPage()
      page.setDefaultTimeout(in3D ? PATIENCE_IN_3D_MS : PATIENCE_MS)
      pages.push({ page, faults: watch(page, address) })
      await page.goto(/^\w+:/.test(path) ? path : address + path)
      return page
    },
    start: (request) => server.post('/runs', request),
    async startAndWait(request) {
      const { id } = await server.post('/runs', { pace: 0, ...request })
      return server.until(id, ({ isLive }) => !isLive)
    },
    async seqsInJournal(run) {
      const seqs: number[] = []
      for (let head = 1; seqs.length < head;) {
        const path = `/runs/${encodeURIComponent(run)}/journal?from=${seqs.length + 1}&limit=5000`
        const page = await server.get<JournalPage>(path)
        head = page.head
        seqs.push(...page.entries.map(({ seq }) => seq))
      }
      return seqs
    },
    async expectWhole(page, run) {
      const written = await studio.seqsInJournal(run)
      await soon(() => seqsShown(page)).toStrictEqual(written)
    },
    stop: () => server.close(),
    async startAgain() {
      server = await startServer({ assets, societies, folder, port: Number(new URL(address).port) })
    },
    async expectQuiet(...allowed) {
      const seen = pages
      pages = []
      const faults = seen.flatMap((each) => each.faults)
      await Promise.all(seen.map(({ page }) => page.context().close()))
      // what a pretended graphics card says of its own speed is no fault of the page
      const passed = [...allowed, /GPU stall due to ReadPixels/]
      expect(faults.filter((fault) => !passed.some((each) => each.test(fault)))).toStrictEqual([])
    },
    async close() {
      await Promise.all([browser.close(), browserIn3D?.then((each) => each.close())])
      await server.remove()
    },
  }
  return studio
}

function watch(page: Page, address: string): string[] {
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message().slice(0, 200)}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message.slice(0, 500)}`))
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') faults.push(`console: ${said.text().slice(0, 500)}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${address}/`) && !/^(data|blob|file):/.test(url)) faults.push(`asked: ${url.slice(0, 200)}`)
  })
  return faults
}

/** The parts of a run page that tests ask about. */
export const runPage = (page: Page) => ({
  slider: page.getByRole('slider', { name: 'Step' }),
  step: page.locator('.run-step-number'),
  status: page.locator('.run-step-status'),
  column: (name: 'world' | 'story' | 'agents'): Locator => page.locator(`.column-${name}`),
  tab: (name: string): Locator => page.getByRole('tablist', { name: 'Panels' }).getByRole('tab', { name, exact: true }),
  panel: page.locator('#dock-panel'),
  /** the step the page shows */
  now: async () => Number(await page.getByRole('slider', { name: 'Step' }).getAttribute('aria-valuenow')),
  last: async () => Number((await page.locator('.time-line-of').innerText()).replace(/\D/g, '')),
})

/** Waits until the run page shows a step, everywhere it tells one. */
export async function expectStep(page: Page, step: number): Promise<void> {
  const run = runPage(page)
  const words = step.toLocaleString('en')
  await soon(() => run.now()).toBe(step)
  await soon(() => run.step.innerText()).toBe(`step ${words}`)
  await soon(() => page.locator('.time-line-where b').innerText()).toBe(words)
}
