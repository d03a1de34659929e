/** Explorers in windows, in a browser: pictures with boxes and keys, the way they went, troubles, the stop button. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { trustDesktop } from '../../src/societies/explorers/desktop/trust.ts'
import { createExplorers } from '../../src/societies/explorers/explorers.ts'
import { readDesktop } from '../../src/worlds/desktop/config.ts'
import type { Act, Look } from '../../src/worlds/desktop/effects.ts'
import { pictureOf } from '../../src/worlds/desktop/picture.ts'
import { openShelf, STOP_FILE } from '../../src/worlds/desktop/picture-shelf.ts'
import { reckon, beginning } from '../../src/worlds/desktop/pose.ts'
import { trouble } from '../../src/worlds/desktop/trouble.ts'
import { searchable } from '../../src/worlds/searchable.ts'
import { describeInBrowser } from '../browser.ts'
import { temporaryPlaces } from '../places.ts'
import { expectAllFine } from './accessible.ts'
import { openStudio, soon, type TestStudio } from './studio.ts'

const place = temporaryPlaces()
const explorers = createExplorers({ world: searchable })
const [WIDTH, HEIGHT] = [320, 200]
const GAIT = { stride: 1, turn: 30 }
const box = { x: 32, y: 80, width: 160, height: 100 }

/** A floor, a wall and something red on it, a little farther to the right with each number. */
function pictureNumber(number: number) {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    const isThing = x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
    rgba.set(isThing ? [176, 65, 62, 255] : y > 130 ? [180, 138, 92, 255] : [233, 228 - number, 218, 255], pixel * 4)
  }
  return pictureOf(WIDTH, HEIGHT, rgba)
}

/** Hands and eyes that need no display: what they tell is journaled as that of real ones. */
function pretendWindows(pictures: string) {
  const shelf = openShelf(pictures)
  const poses = new Map<string, typeof beginning>()
  let looks = 0
  const mark = async () => {
    const picture = pictureNumber(looks)
    await shelf.keep(picture)
    return { sha256: picture.sha256, width: WIDTH, height: HEIGHT }
  }
  return {
    'desktop-look': async ({ agents }: Look) => {
      looks++
      const picture = await mark()
      const objects = [{ name: 'sofa', direction: 'left', distance: 'near', box, confidence: 0.93 }]
      const seen = { caption: 'sofa on the left, near', objects, unknown: [] }
      const lost = looks === 3 ? { trouble: trouble('unfocused', 'Another window took the keyboard 4 times.') } : {}
      const window = { id: 1, title: 'Yard', class: 'yard.Yard' }
      const of = (name: string) => ({
        pose: poses.get(name) ?? beginning,
        ...(name === 'Ben' ? lost : {}),
        picture,
        seen,
        window,
        display: ':1',
        started: [],
        session: 'windows',
      })
      return { looked: Object.fromEntries(agents.map((name) => [name, of(name)])) }
    },
    'desktop-act': async ({ actions }: Act) => {
      const picture = await mark()
      const acted = Object.entries(actions).map(([name, action]) => {
        const pose = reckon(poses.get(name) ?? beginning, action, GAIT)
        poses.set(name, pose)
        return [name, { action, ok: true, changed: 0.4, heldMs: 300.2, keys: 'w', pose, picture }]
      })
      return { acted: Object.fromEntries(acted) }
    },
  }
}

/** A phone shows one part of the page at a time. */
async function showWorld(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('tab', { name: 'World' }).click()
}

describeInBrowser('explorers in windows', () => {
  let studio!: TestStudio
  let pictures: string
  beforeAll(async () => {
    studio = await openStudio()
    pictures = place('pictures')
    const agents = { Ada: { window: { title: 'Yard' } }, Ben: { window: { title: 'Yard' } } }
    const desktop = readDesktop({ agents, pictures, gait: GAIT })
    trustDesktop(desktop, place('home'))
    const { store } = studio.server()
    const input = { world: { desktop }, explorers: ['Ada', 'Ben'], maxSteps: 9 }
    const handlers = pretendWindows(pictures)
    const options = { store, id: 'windows', society: 'explorers', handlers }
    await explorers.run(input, { ...options, steps: 32 }).finished
  })
  afterEach(() => studio.expectQuiet())
  afterAll(() => studio?.close())

  it('shows what each sees now with boxes and keys, where they went, and each trouble as a mark', async () => {
    const page = await studio.open('/runs/windows')
    const seen = page.getByRole('list', { name: 'What each explorer sees' }).getByRole('listitem')
    await soon(() => seen.count()).toBe(2)
    const ada = seen.nth(0)
    const picture = ada.getByRole('img', { name: 'What Ada sees: sofa on the left, near' })
    await soon(() => page.evaluate('document.querySelector(".window-picture img")?.naturalWidth')).toBe(WIDTH)
    expect(await ada.locator('kbd').innerText()).toBe('w')
    expect(await ada.locator('.window-box').innerText()).toBe('sofa 93 %')
    // the box lies on what it names, however large the picture is drawn
    const [drawn, around] = await Promise.all([picture.boundingBox(), ada.locator('.window-box').boundingBox()])
    expect((around!.x - drawn!.x) / drawn!.width).toBeCloseTo(box.x / WIDTH, 1)
    expect(around!.width / drawn!.width).toBeCloseTo(box.width / WIDTH, 1)
    await soon(() => page.getByRole('img', { name: /^Where 2 explorers went/ }).isVisible()).toBe(true)
    expect(await page.locator('.windows-map polyline').count()).toBe(2)
    const prepare = (isPhone: boolean) => showWorld(page, isPhone)
    await expectAllFine(page, [{ name: 'windows', prepare }])
    await page.goto(`${studio.server().address}/runs/windows?step=14`)
    await soon(() => page.locator('.window-trouble').count()).toBe(1)
    await expectAllFine(page, [{ name: 'windows-trouble', within: '.windows', prepare }])
  })

  it('goes back to the picture and the trouble of every step', async () => {
    const { store } = studio.server()
    const last = await explorers.stateAt('windows', undefined, { store })
    const page = await studio.open('/runs/windows?step=13')
    const address = () => page.locator('.window-picture img').first().getAttribute('src')
    await soon(address).toMatch(/\/pictures\/[0-9a-f]{64}$/)
    const before = await address()
    await page.goto(`${studio.server().address}/runs/windows`)
    const { sha256 } = (last.looked['Ada'] as { picture: { sha256: string } }).picture
    await soon(address).toContain(sha256)
    expect(before).not.toContain(sha256)
    await page.goto(`${studio.server().address}/runs/windows?tab=marks`)
    await page.getByText('Ben: unfocused. Another window took the keyboard').first().click()
    await soon(() => page.locator('.window-trouble').innerText()).toMatch(/^unfocused[^]+a display of its own/)
  })

  it('stops all keys by the red button', async () => {
    const page = await studio.open('/runs/windows')
    await page.getByRole('button', { name: 'Stop all keys' }).click()
    await soon(() => page.getByRole('button', { name: 'Stopped' }).isDisabled()).toBe(true)
    expect(existsSync(join(pictures, STOP_FILE))).toBe(true)
  })
})
