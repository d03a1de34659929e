/** Windows on a screen that a person shares: keys go to the one that is meant, or nowhere. */
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryPlaces } from '../../../../test/places.ts'
import type { HandSetup, Stroke } from '../hand/protocol.ts'
import { isTrouble, SCREEN } from '../port.ts'
import { fakeScreen, type FakeScreen } from './fake-packages.ts'
import { openScreenHand } from './hand.ts'
import { openScreenWindow } from './open-window.ts'
import { loadScreenPackages } from './packages.ts'

const place = temporaryPlaces()
const limits = { holdMs: 5_000, perSecond: 1_000, total: 1_000 }
const tap = { keys: ['w'], holdMs: 10 }

async function attach(screen: FakeScreen, title: string, own: Partial<HandSetup> = {}) {
  const { packages } = screen
  // the same hand as in its process, without one
  const openHand = async (setup: HandSetup) => {
    const listeners: ((why: string) => void)[] = []
    let stopped: string | undefined
    const hand = await openScreenHand(
      setup,
      (why) => {
        stopped = why
        for (const heard of listeners) heard(why)
      },
      packages,
    )
    return {
      pid: process.pid,
      stroke: (stroke: Stroke) => hand.stroke(stroke),
      stop: (why: string) => hand.stop(why),
      get stopped() {
        return stopped
      },
      onStop: (heard: (why: string) => void) => void listeners.push(heard),
      close: async () => hand.close(),
    }
  }
  const setup = { display: SCREEN, query: { title }, keys: ['w', 'l'], limits, stop: {}, ...own }
  const window = await openScreenWindow(setup, { packages, openHand })
  onTestFinished(() => window.close())
  return window
}

it('brings the window to the front and presses there, and takes a picture of it alone', async () => {
  const screen = fakeScreen()
  const yard = screen.open('Yard')
  const other = screen.open('Mail', { pid: 1 })
  const window = await attach(screen, 'Yard')
  const { heldMs, trouble } = await window.stroke({ ...tap, holdMs: 30 })
  expect(trouble).toBeUndefined()
  expect(heldMs).toBeGreaterThanOrEqual(29)
  expect(yard.heard).toEqual(['W down', 'W up'])
  expect(other.heard).toEqual([])
  const picture = await window.picture()
  if (isTrouble(picture)) throw new Error(picture.says)
  expect([picture.width, picture.height, ...picture.rgba.subarray(0, 4)]).toEqual([32, 20, 1, 1, 1, 255])
})

it('presses nothing when another window keeps the keyboard, also one of the same program', async () => {
  const screen = fakeScreen()
  const yard = screen.open('Yard')
  screen.isStubborn = true
  for (const thief of [screen.open('Mail', { pid: 1 }), screen.open('Settings')]) {
    const window = await attach(screen, 'Yard')
    expect(await window.stroke(tap)).toMatchObject({ heldMs: 0, trouble: { name: 'unfocused' } })
    expect([...thief.heard, ...yard.heard]).toEqual([])
  }
})

it('lets go at once when the keyboard goes elsewhere in the middle of a hold', async () => {
  const screen = fakeScreen()
  const yard = screen.open('Yard')
  const window = await attach(screen, 'Yard')
  const holding = window.stroke({ keys: ['w'], holdMs: 4_000 })
  await vi.waitFor(() => expect(yard.heard).toEqual(['W down']))
  const other = screen.open('Mail', { pid: 1 })
  const { heldMs, trouble } = await holding
  expect(trouble?.name).toBe('unfocused')
  expect(heldMs).toBeLessThan(2_000)
  expect(other.heard).toEqual(['W up'])
})

it('stops by the corner and by the button, and for good; a stop key is refused', async () => {
  const screen = fakeScreen()
  const yard = screen.open('Yard')
  const file = place('STOP')
  for (const [stop, pull] of [
    [{ corner: 'top-left' as const }, () => void (screen.mouse = { x: 0, y: 0 })],
    [{ file }, () => writeFileSync(file, '')],
  ] as const) {
    screen.mouse = { x: 500, y: 300 }
    yard.heard.splice(0)
    const window = await attach(screen, 'Yard', { stop })
    const holding = window.stroke({ keys: ['w'], holdMs: 4_000 })
    await vi.waitFor(() => expect(yard.heard).toEqual(['W down']))
    pull()
    expect((await holding).trouble?.name).toBe('stopped')
    expect(yard.heard).toEqual(['W down', 'W up'])
    expect(await window.stroke(tap)).toMatchObject({ heldMs: 0, trouble: { name: 'stopped' } })
    expect(await window.check()).toMatchObject({ name: 'stopped' })
  }
  expect(existsSync(file)).toBe(true)
  await expect(attach(screen, 'Yard', { stop: { key: 'Pause' } })).rejects.toThrow(/Keys cannot be watched/)
})

it('keeps to its limits, and refuses keys that it cannot press before anything is pressed', async () => {
  const screen = fakeScreen()
  const yard = screen.open('Yard')
  const window = await attach(screen, 'Yard', { limits: { holdMs: 100, perSecond: 1_000, total: 2 } })
  expect(await window.stroke({ keys: ['w'], holdMs: 200 })).toMatchObject({ trouble: { name: 'limited' } })
  await window.stroke(tap)
  await window.stroke(tap)
  expect(await window.stroke(tap)).toMatchObject({ heldMs: 0, trouble: { name: 'limited' } })
  expect(yard.heard).toHaveLength(4)
  await expect(attach(screen, 'Yard', { keys: ['Pause'] })).rejects.toThrow(/"Pause" cannot be pressed/)
})

it('moves the mouse, and clicks only where the window is in front', async () => {
  const screen = fakeScreen()
  const yard = screen.open('Yard', { x: 100, y: 100, width: 200, height: 200 })
  const window = await attach(screen, 'Yard')
  await window.stroke({ mouse: [30, -5], holdMs: 5 })
  expect(screen.mouse).toEqual({ x: 530, y: 295 })
  expect(await window.stroke({ button: 1, holdMs: 5 })).toMatchObject({ trouble: { name: 'covered' } })
  screen.mouse = { x: 150, y: 150 }
  expect((await window.stroke({ button: 1, holdMs: 5 })).trouble).toBeUndefined()
  expect(yard.heard).toEqual(['button 0 down', 'button 0 up'])
})

it('agents press one after the other: there is one keyboard', async () => {
  const screen = fakeScreen()
  const [ada, ben] = [screen.open('Ada'), screen.open('Ben', { pid: 1 })]
  const windows = await Promise.all([attach(screen, 'Ada'), attach(screen, 'Ben')])
  const done = await Promise.all(windows.map((window) => window.stroke({ keys: ['w'], holdMs: 40 })))
  expect(done.filter(({ trouble }) => trouble && !trouble.isMild)).toEqual([])
  expect([ada.heard, ben.heard]).toEqual([
    ['W down', 'W up'],
    ['W down', 'W up'],
  ])
})

it('says what is wrong with a window: moved, covered, minimised, closed, gone, or one of two', async () => {
  const screen = fakeScreen()
  const yard = screen.open('Yard')
  const window = await attach(screen, 'Yard')
  expect(await window.check()).toBeUndefined()
  yard.x = 40
  expect(await window.check()).toMatchObject({ name: 'moved', isMild: true })
  const lid = screen.open('Lid', { x: 50 })
  expect(await window.check()).toMatchObject({ name: 'covered', says: 'It is covered by Lid.' })
  screen.close(lid)
  yard.isMinimized = true
  expect(await window.stroke(tap)).toMatchObject({ heldMs: 0, trouble: { name: 'minimised' } })
  expect(await window.picture()).toMatchObject({ name: 'minimised' })
  yard.isMinimized = false
  screen.open('Yard')
  await expect(attach(screen, 'Yard')).rejects.toMatchObject({ code: 'DESKTOP_NO_WINDOW' })
  screen.close(yard)
  expect(await window.stroke(tap)).toMatchObject({
    heldMs: 0,
    trouble: { name: 'closed', says: expect.stringContaining('is another one') as string },
  })
  const dead = screen.open('Dead', { pid: 2 ** 22 + 1 })
  const other = await attach(screen, 'Dead')
  screen.close(dead)
  expect(await other.picture()).toMatchObject({ name: 'gone' })
})

it('says which packages are missing', async () => {
  const missing = async (name: string) => {
    await sleep(0)
    throw Object.assign(new Error(`Cannot find package '${name}'`), { code: 'ERR_MODULE_NOT_FOUND' })
  }
  await expect(loadScreenPackages(missing)).rejects.toMatchObject({
    code: 'DESKTOP_NO_PACKAGE',
    message: expect.stringContaining('npm install @nut-tree-fork/nut-js node-screenshots') as string,
  })
})
