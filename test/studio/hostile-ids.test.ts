/** Addresses of runs that nobody has: the server and the page say so, and that is all that happens. */
import { readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasHidden } from '../../src/base/visible.ts'
import { endpoints } from '../../src/server/endpoints.ts'
import type { StartRecord } from '../../src/store/record.ts'
import type { Store } from '../../src/store/store.ts'
import type { ExportLine } from '../../src/store/transfer.ts'
import { describeInBrowser } from '../browser.ts'
import { startServer, type TestServer } from '../studio-server.ts'
import { expectHarmless, expectHarmlessHere } from './harmless.ts'
import { hostileIds, renamed } from './hostile-ids.ts'
import { openStudio, PHONE, runPage, soon, type TestStudio } from './studio.ts'

interface Answered {
  readonly status: number
  readonly body: string
}

/** `fetch` would tidy the address up. */
function ask(address: string, path: string, method: string): Promise<Answered> {
  const { hostname, port } = new URL(address)
  const body = method === 'POST' ? '{}' : ''
  const headers = { accept: 'text/html', 'content-type': 'application/json', 'content-length': String(body.length) }
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let said = ''
      response.setEncoding('utf8').on('data', (part: string) => (said += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: said }))
    })
    asked.on('error', reject).end(body)
  })
}

/** Every file, with its size and when it was written. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => [name, statSync(join(folder, name)).size, statSync(join(folder, name)).mtimeMs])

const STACK = /\n\s+at |\.(ts|js):\d+|node_modules|SQLITE/

describe('the API, asked about a run nobody has', () => {
  let studio!: TestServer
  const failures: unknown[] = []
  beforeAll(async () => {
    studio = await startServer({ report: (error) => void failures.push(error) })
    await studio.post('/runs', { society: 'counter' })
    await studio.until((await studio.get<{ runs: { id: string }[] }>('/runs')).runs[0]!.id, ({ isLive }) => !isLive)
  })
  afterAll(() => studio?.remove())

  const routes = endpoints.filter(({ path }) => path.includes('{id}'))

  it.each(hostileIds)('by $says, says no with a code and a sentence on every route, and writes nothing', async (id) => {
    const [runs, files] = [await studio.store.runs(), filesIn(studio.folder)]
    for (const { method, path } of routes) {
      const asked = `/api${path.replace('{id}', id.written).replace('{name}', 'x')}`
      const { status, body } = await ask(studio.address, asked, method.toUpperCase())
      const about = `${method} ${asked.slice(0, 120)}: ${status} ${body.slice(0, 200)}`
      expect([400, 404], about).toContain(status)
      const { error } = JSON.parse(body) as { error: { code: string; message: string } }
      expect(error.code, about).toMatch(/^(STORE_UNKNOWN_RUN|SERVER_BAD_REQUEST|SERVER_NOT_FOUND)$/)
      expect(error.message.length, about).toBeGreaterThan(20)
      expect(error.message.length, about).toBeLessThan(600)
      expect(body, about).not.toMatch(STACK)
    }
    expect(failures).toStrictEqual([])
    expect(await studio.store.runs()).toStrictEqual(runs)
    expect(filesIn(studio.folder)).toStrictEqual(files)
  })

  it('knows routes enough for this to mean something', () => {
    expect(routes.length).toBeGreaterThanOrEqual(18)
  })

  it('says the same of an address that is too long to be read', async () => {
    const { status, body } = await ask(studio.address, `/api/runs/${'x'.repeat(40_000)}`, 'GET')
    expect([status, JSON.parse(body)]).toStrictEqual([
      431,
      { error: { code: 'SERVER_BAD_REQUEST', message: expect.stringContaining('too long') as string } },
    ])
  })

  it('takes dots between slashes for another address, as browsers do, and never for a file', async () => {
    for (const path of [
      '/api/runs/../../etc/passwd',
      '/api/runs/%2e%2e/%2e%2e/etc/passwd',
      '/assets/../../../etc/passwd',
    ]) {
      const { status, body } = await ask(studio.address, path, 'GET')
      expect([status, body]).toStrictEqual([503, expect.stringContaining('SERVER_NOT_BUILT')])
    }
  })
})

describeInBrowser('a page, asked about runs with names that mean harm', () => {
  let studio!: TestStudio
  let known = ''
  beforeAll(async () => {
    studio = await openStudio()
    known = (await studio.startAndWait({ society: 'counter', input: { goal: 5 } })).id
  })
  afterEach(() => studio.expectQuiet(/\b40[04]\b/))
  afterAll(() => studio?.close())

  /** As a link does: without loading everything anew. */
  const turnTo = (page: Page, path: string) => page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`)

  it('says that there is none, and leads on', async () => {
    const page = await studio.open('/runs/nobody', { viewport: PHONE })
    const message = page.locator('.message')
    for (const { says, written } of hostileIds) {
      const { status, body } = await ask(studio.server().address, `/runs/${written}`, 'GET')
      expect([status, body.includes('<div id="root">')], says).toStrictEqual([200, true])
      await turnTo(page, '/start')
      await page.getByRole('heading', { name: 'Start a run' }).waitFor()
      await turnTo(page, `/runs/${written}`)
      await message.waitFor()
      expect(await message.locator('.message-title').innerText(), says).toMatch(
        /^There is no run of this name here\.$|^There is no page at this address\.$|^The id of a run has 1 to 300 characters\.$/,
      )
      expect(await message.innerText(), says).not.toMatch(STACK)
      expect(await message.getByRole('link').count(), says).toBe(1)
      await expectHarmlessHere(page, says)
    }
    // and what the server sends by itself ends there, too
    await page.goto(`${studio.server().address}/runs/%E0%A4%A`)
    await message.getByRole('link').click()
    await page.getByRole('heading', { name: 'Runs', level: 1 }).or(page.locator('.home')).waitFor()
  })

  it('says it of each beside a run there is, which is shown all the same', async () => {
    const all = hostileIds.map(({ written }) => written)
    const page = await studio.open(`/compare?runs=${[...all, known].join(',')}`)
    await soon(() => page.locator('.compare-chip:not(.compare-chip-waiting)').count()).toBe(1)
    const told = await page.locator('.message').allInnerTexts()
    for (const text of told) expect(text).not.toMatch(STACK)
    await expectHarmless(page, 'ids-compare')
    const out = page.getByRole('button', { name: 'Leave it out' })
    const count = await out.count()
    expect(count).toBeGreaterThan(hostileIds.length - 4)
    await out.first().click()
    await soon(() => out.count()).toBe(count - 1)
  })

  it('shows a run that is called so, from the list to its last step', async () => {
    const exported = await (await studio.server().request(`/api/runs/${known}/export`)).text()
    const names = hostileIds.flatMap(({ written }) => (isWhole(written) ? decodeURIComponent(written) : []))
    const headers = { 'content-type': 'application/jsonl' }
    for (const name of names.filter(({ length }) => length <= 300)) {
      const body = renamed(exported, name)
      const { status } = await studio.server().request('/api/import', { method: 'POST', body, headers })
      // what cannot be seen is no name for a run; a store from before may hold one all the same
      expect(status, name).toBe(hasHidden(name) ? 400 : 201)
      if (hasHidden(name)) await putInto(studio.server().store, name, body)
      const file = await studio.server().request(`/api/runs/${encodeURIComponent(name)}/export`)
      expect(file.headers.get('content-disposition'), name).toMatch(/^attachment; filename="[\w.-]+"$/)
      await file.body?.cancel()
    }
    const page = await studio.open('/runs')
    await soon(() => page.locator('.run-row').count()).toBeGreaterThan(15)
    await expectHarmlessHere(page, 'runs')
    const addresses = await page
      .locator('.run-row a[href*="/runs/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    for (const address of new Set(addresses)) {
      await turnTo(page, address)
      await page.getByRole('link', { name: 'Runs' }).waitFor()
      await soon(() => runPage(page).now(), address).toBe(5)
      await expectHarmlessHere(page, address)
    }
  })
})

async function putInto(store: Store, run: string, exported: string): Promise<void> {
  const [start, ...rest] = exported
    .split('\n')
    .slice(1)
    .map((line) => (JSON.parse(line) as ExportLine).record)
  await store.create(run, start as StartRecord)
  await store.append(run, 1, rest)
}

const isWhole = (written: string) => {
  try {
    return decodeURIComponent(written) !== ''
  } catch {
    return false
  }
}
