import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeInBrowser } from '../browser.ts'
import { elementsIn, timeJumps } from './in-page.ts'
import { prolong } from './long-journal.ts'
import { expectStep, openStudio, runPage, soon, type TestStudio } from './studio.ts'

const STEPS = 10_000
// far apart, near each other, and back
const JUMPS = [0, 9_999, 1, 5_000, 5_001, 5_002, 2_500, 7_777, 7_776, 123, 9_000, 10_000, 4_242, 8_000, 3, 6_100]

describeInBrowser('a run of 10,000 steps', () => {
  let studio!: TestStudio
  beforeAll(async () => {
    studio = await openStudio()
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  it.each([
    { society: 'adventurers', input: { maxSteps: 60 } },
    { society: 'explorers', input: { maxSteps: 40 } },
    { society: 'counter', input: { goal: 200 } },
  ])('of $society shows any step at once, without asking the server and without drawing all of it', async (each) => {
    const { id } = await studio.startAndWait(each)
    const exported = await (await studio.server().request(`/api/runs/${id}/export`)).text()
    const name = `long-${each.society}`
    const headers = { 'content-type': 'application/jsonl' }
    const taken = await studio
      .server()
      .request('/api/import', { method: 'POST', body: prolong(exported, name, STEPS), headers })
    expect(await taken.text()).not.toContain('"error"')

    const page = await studio.open(`/runs/${name}?tab=journal`)
    const run = runPage(page)
    await expectStep(page, STEPS)
    await studio.expectWhole(page, name)
    await page.getByRole('listbox', { name: 'Entries of the journal' }).getByRole('option').first().waitFor()

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const times = await timeJumps(page, JUMPS)
    await expectStep(page, JUMPS.at(-1)!)
    // a machine with other things to do is slow: the number is told, and only what is hopeless fails
    const slowest = Math.max(...times)
    const usual = times.toSorted((a, b) => a - b)[times.length >> 1]!
    process.stdout.write(`${name}: a jump takes ${usual.toFixed(0)} ms, the slowest ${slowest.toFixed(0)} ms\n`)
    expect(usual).toBeLessThan(2_000)
    expect(asked.filter((url) => /journal|board/.test(url))).toStrictEqual([])
    // what is drawn does not grow with the run
    expect(await elementsIn(page)).toBeLessThan(4_000)

    // by hand: along the whole line
    const box = (await run.slider.boundingBox())!
    await page.mouse.move(box.x + 2, box.y + 12)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, box.y + 12, { steps: 20 })
    await page.mouse.up()
    await soon(() => run.now()).toBeGreaterThan(7_000)
    expect(await run.now()).toBeLessThan(8_000)
    expect(await elementsIn(page)).toBeLessThan(4_000)
    await run.slider.press('End')
    await expectStep(page, STEPS)
  })
})
