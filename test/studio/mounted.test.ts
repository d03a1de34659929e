import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInBrowser, launchBrowser } from '../browser.ts'
import { startPrefixProxy, type PrefixProxy } from '../prefix-proxy.ts'
import { startServer, type TestServer } from '../studio-server.ts'
import { builtStudio } from './built.ts'
import { soon } from './studio.ts'

describeInBrowser('the studio mounted under a path', () => {
  let browser: Browser
  let proxy: PrefixProxy
  let server: TestServer
  beforeAll(async () => {
    browser = await launchBrowser()
    proxy = await startPrefixProxy('/lab/troupe', true)
    server = await startServer({ assets: await builtStudio(), publicUrl: `${proxy.address}/lab/troupe` })
    proxy.handOnTo(server.address)
  })
  afterAll(async () => {
    await browser.close()
    proxy.close()
    await server.remove()
  })

  it('shows every page, and follows a run to its end, without leaving the path', async () => {
    const { id } = await server.post('/runs', { society: 'counter', pace: 0 })
    await server.until(id, ({ isLive }) => !isLive)
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`))
    page.on('response', (answer) => void (answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`)))
    page.on('request', (request) => {
      if (!request.url().startsWith(`${proxy.address}/lab/troupe/`)) faults.push(`asked: ${request.url()}`)
    })

    await page.goto(`${proxy.address}/lab/troupe/`)
    await page.getByRole('link', { name: 'Runs', exact: true }).click()
    await soon(() => page.url()).toBe(`${proxy.address}/lab/troupe/runs`)
    await page.locator(`a[href="/lab/troupe/runs/${id}"]`).first().click()
    await soon(() => page.locator('.run-step-number').innerText()).toMatch(/^step \d+/)
    expect(page.url()).toContain(`/lab/troupe/runs/${id}`)
    expect(await page.locator('a[download][href$="/share"]').first().getAttribute('href')).toBe(
      `/lab/troupe/api/runs/${id}/share`,
    )

    await page.reload()
    await soon(() => page.locator('.run-step-number').innerText()).toMatch(/^step \d+/)
    expect(faults.filter((fault) => !fault.includes('/events'))).toEqual([])
    await page.close()
  })
})
