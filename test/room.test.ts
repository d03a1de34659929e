/** The room in a real Chromium: walked through by keys, with true poses in a file and the truth of what is visible. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { openRoom } from '../src/worlds/desktop/room/room.ts'
import type { ServedRoom } from '../src/worlds/desktop/room/serve-room.ts'
import { furnish } from '../src/worlds/desktop/room/furnish.ts'
import { describeInBrowser, launchBrowser } from './browser.ts'

// a page in 3D without a graphics card, on a machine that has other things to do
const PATIENTLY = { timeout: 60_000 }

const SLOWLY = { timeout: 300_000 }

const folder = mkdtempSync(join(tmpdir(), 'troupe-room-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeInBrowser('the room', () => {
  let browser: Browser
  let room: ServedRoom
  beforeAll(async () => {
    ;[browser, room] = await Promise.all([launchBrowser({ in3D: true }), openRoom({ seed: 1 })])
  })
  afterAll(async () => {
    await browser.close()
    await room.close()
  })

  it(
    'is walked through by keys, writes every pose, and tells what is visible when it stands still',
    SLOWLY,
    async () => {
      const csv = join(folder, 'poses.csv')
      // a small one: what it shows is not looked at
      const page = await browser.newPage({ viewport: { width: 160, height: 100 } })
      await page.goto(room.url('Ada', { csv }))
      await room.ready('Ada', AbortSignal.timeout(60_000))
      const first = room.report('Ada')!
      // held until it is seen to turn: how soon a frame comes is the machine's affair
      await page.keyboard.down('ArrowRight')
      await expect.poll(() => room.report('Ada')!.yaw, PATIENTLY).toBeGreaterThan(10)
      await page.keyboard.up('ArrowRight')
      await expect.poll(() => room.report('Ada')!.visible, PATIENTLY).toBeDefined()
      const turned = room.report('Ada')!
      expect(turned).toMatchObject({ x: first.x, y: first.y, z: first.z, pitch: 0, roll: 0 })
      await page.keyboard.down('e')
      await expect.poll(() => room.report('Ada')!.roll, PATIENTLY).toBeGreaterThan(2)
      await page.keyboard.up('e')
      const rows = () => readFileSync(csv, 'utf8').trim().split('\n')
      expect(rows()[0]).toBe('time,x,y,z,yaw,pitch,roll')
      // a report is known a moment before it is written
      await expect.poll(() => Number(rows().at(-1)!.split(',')[4]), PATIENTLY).toBeCloseTo(turned.yaw, 1)
      await page.close()
    },
  )

  it('shows what is looked at in the middle of the picture, and nothing that is behind one', async () => {
    const page = await browser.newPage({ viewport: { width: 640, height: 400 } })
    await page.goto(room.url('Bo'))
    await room.ready('Bo', AbortSignal.timeout(60_000))
    const { objects, rooms } = furnish({ seed: 1 })
    const bed = objects.find(({ name }) => name === 'bed')!
    const { outline } = rooms.find(({ id }) => id === bed.room)!
    const middle = (axis: 0 | 1) => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length
    const [x, z] = [middle(0), middle(1)]
    const yaw = (Math.atan2(bed.position.x - x, -(bed.position.z - z)) * 180) / Math.PI
    const view = await room.view('Bo', { x, z, y: 1.5, yaw, pitch: -15, roll: 0 })
    expect([view.width, view.height]).toEqual([640, 400])
    const seen = view.visible.find(({ name }) => name === 'bed')!
    expect(seen.share).toBeGreaterThan(0.03)
    expect(Math.abs(seen.box.x + seen.box.width / 2 - 320)).toBeLessThan(110)
    const away = await room.view('Bo', { x, z, y: 1.5, yaw: yaw + 180, pitch: -15, roll: 0 })
    expect(away.visible.map(({ name }) => name)).not.toContain('bed')
    expect(away.png).not.toBe(view.png)
    expect((await room.spots('Bo')).length).toBeGreaterThan(50)
    await page.close()
  })
})

describe('a room from a file', () => {
  it('says what is wrong with a file that is no scene', async () => {
    const file = join(folder, 'none.glb')
    await expect(openRoom({ scene: file })).rejects.toMatchObject({ code: 'ROOM_BAD_SCENE' })
    writeFileSync(file, 'no scene, but long enough to be one')
    await expect(openRoom({ scene: file })).rejects.toThrow('is no GLB file')
  })

  it('is told to nobody who does not know its address', async () => {
    const room = await openRoom({ seed: 1 })
    try {
      const url = new URL(room.url('Ada'))
      expect((await fetch(url)).status).toBe(200)
      expect((await fetch(`${url.origin}/pose?agent=Ada`, { method: 'POST', body: '{}' })).status).toBe(404)
      expect((await fetch(new URL('config?agent=Eve', url))).status).toBe(404)
      expect((await fetch(new URL('pose?agent=Ada', url), { method: 'POST', body: '{' })).status).toBe(400)
    } finally {
      await room.close()
    }
  })
})
