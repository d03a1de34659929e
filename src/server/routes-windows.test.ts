/** Pictures of windows and the stop button over HTTP: only of windows that somebody opened from this computer. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { temporaryPlaces } from '../../test/places.ts'
import { searchableDesktop } from '../worlds/desktop/searchable.ts'
import { readDesktop } from '../worlds/desktop/config.ts'
import { createExplorers } from '../societies/explorers/explorers.ts'
import { trustDesktop } from '../societies/explorers/desktop/trust.ts'
import { memoryStore } from '../store/memory-store.ts'
import { encodePng } from '../worlds/scene/files/png.ts'
import { windowRoutes } from './routes-windows.ts'

const place = temporaryPlaces()

async function openRun(isTrusted: boolean) {
  const pictures = place('pictures')
  mkdirSync(pictures)
  const desktop = readDesktop({ agents: { Ada: { window: { title: 'Yard' } } }, pictures })
  if (isTrusted) trustDesktop(desktop, place('home'))
  const store = memoryStore()
  const handlers = { 'desktop-look': () => null }
  const explorers = createExplorers({ world: searchableDesktop })
  await explorers.run({ world: { desktop }, explorers: ['Ada'] }, { store, id: 'run', handlers, steps: 1 }).finished
  const app = new Hono().route('/', windowRoutes({ store }))
  return { app, pictures }
}

it('gives a picture by its hash, and stops the hands by a file that they look for', async () => {
  const { app, pictures } = await openRun(true)
  const sha256 = 'ab'.repeat(32)
  writeFileSync(join(pictures, `${sha256}.png`), await encodePng({ width: 1, height: 1, data: new Uint8Array(3) }))
  const picture = await app.request(`/runs/run/pictures/${sha256}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await app.request('/runs/run/windows/stop', { method: 'POST' })).status).toBe(200)
  expect(existsSync(join(pictures, 'STOP'))).toBe(true)
})

it('looks into no folder that only a journal names, and gives nothing that is no picture', async () => {
  const sent = await openRun(false)
  const sha256 = 'cd'.repeat(32)
  writeFileSync(join(sent.pictures, `${sha256}.png`), await encodePng({ width: 1, height: 1, data: new Uint8Array(3) }))
  expect((await sent.app.request(`/runs/run/pictures/${sha256}`)).ok).toBe(false)
  expect((await sent.app.request('/runs/run/windows/stop', { method: 'POST' })).ok).toBe(false)
  expect(existsSync(join(sent.pictures, 'STOP'))).toBe(false)
  const own = await openRun(true)
  writeFileSync(join(own.pictures, `${sha256}.png`), 'a secret')
  for (const name of [sha256, '..%2F..%2Fetc%2Fpasswd', 'STOP'])
    expect((await own.app.request(`/runs/run/pictures/${name}`)).ok, name).toBe(false)
})
