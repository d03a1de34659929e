/** Keys into one window and into no other, and up again whatever happens. With real X11. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StopBy } from '../../src/worlds/desktop/hand/protocol.ts'
import { isTrouble, type WindowPort } from '../../src/worlds/desktop/port.ts'
import { processState } from '../../src/worlds/desktop/x11/process.ts'
import { openXWindow } from '../../src/worlds/desktop/x11/open-window.ts'
import { temporaryPlaces } from '../places.ts'
import { eventually } from './eventually.ts'
import { hasXvfb, openDisplay, openServer, startProgram, type SmallProgram } from './displays.ts'
import { sitAt } from './person.ts'

const place = temporaryPlaces()
const limits = { holdMs: 20_000, perSecond: 1_000, total: 10_000 }
const now = () => performance.timeOrigin + performance.now()

async function openYard(stop: StopBy = {}, own: Partial<typeof limits> = {}) {
  const display = await openDisplay()
  const yard = await startProgram(display, 'Yard')
  const window = await attach(display, 'Yard', stop, own)
  return { display, yard, window }
}

async function attach(
  display: string,
  title: string,
  stop: StopBy = {},
  own: Partial<typeof limits> = {},
  patienceMs = 60_000,
) {
  const window = await openXWindow({
    display,
    query: { title },
    keys: ['w', 'l'],
    limits: { ...limits, ...own },
    stop,
    waitMs: 2000,
    patienceMs,
  })
  onTestFinished(() => window.close())
  return window
}

const tap = (window: WindowPort, holdMs = 20) => window.stroke({ keys: ['w'], holdMs })
const pressed = ({ heard }: SmallProgram) => heard.filter(({ press }) => press !== undefined).length
const released = ({ heard }: SmallProgram) => heard.find(({ release }) => release !== undefined)

describe.skipIf(!hasXvfb)('a hand on a window (needs Xvfb: apt-get install xvfb)', () => {
  it('holds a key for as long as it is told, and only there', async () => {
    const { yard, window } = await openYard()
    const { heldMs, trouble } = await tap(window, 300)
    expect(trouble).toBeUndefined()
    expect(heldMs).toBeGreaterThanOrEqual(299)
    await eventually(() => expect(yard.heard.map(({ press, release }) => press ?? release)).toEqual(['w', 'w']))
  })

  it('lets go within 50 ms when its parent is killed in the middle of a hold', async () => {
    const display = await openDisplay()
    const took: number[] = []
    // the machine may be busy with something else in that very moment, but not three times
    while (took.length < 3 && !took.some((ms) => ms <= 50)) {
      const yard = await startProgram(display, `Yard ${took.length}`)
      const holder = spawn(process.execPath, [
        '--disable-warning=ExperimentalWarning',
        new URL('holder.ts', import.meta.url).pathname,
        display,
        String(yard.window),
      ])
      onTestFinished(() => void holder.kill('SIGKILL'))
      await eventually(() => expect(pressed(yard)).toBe(1))
      await sleep(100)
      const killed = now()
      holder.kill('SIGKILL')
      await eventually(() => expect(released(yard)).toBeDefined())
      took.push(released(yard)!.at - killed)
      yard.kill()
    }
    expect(Math.min(...took)).toBeLessThanOrEqual(50)
  })

  it('is let go of by its world when the hand itself is killed', async () => {
    const { yard, window } = await openYard()
    const holding = tap(window, 10_000)
    await eventually(() => expect(pressed(yard)).toBe(1))
    process.kill(window.handPid!, 'SIGKILL')
    expect(await holding).toMatchObject({ trouble: { name: 'stopped' } })
    await eventually(() => expect(released(yard)).toBeDefined())
  })

  it('never presses into a window that fights for the keyboard, 200 times over', async () => {
    const { display, yard, window } = await openYard()
    const thief = await startProgram(display, 'Thief', '--thief', '--at', '330,0')
    const troubles: string[] = []
    for (let times = 0; times < 200; times++) {
      const { trouble } = await tap(window, 4)
      if (trouble) troubles.push(trouble.name)
    }
    expect(pressed(thief)).toBe(0)
    // most come through, because nobody comes between the look and the press
    await eventually(() => expect(pressed(yard)).toBeGreaterThan(150))
    expect(new Set(troubles).difference(new Set(['unfocused']))).toEqual(new Set())
  })

  it('lets go when the keyboard is taken in the middle of a hold, and says so', async () => {
    const { display, yard, window } = await openYard()
    const holding = tap(window, 10_000)
    await eventually(() => expect(pressed(yard)).toBe(1))
    const thief = await startProgram(display, 'Thief', '--thief', '--at', '330,0')
    const { heldMs, trouble } = await holding
    expect(trouble).toMatchObject({ name: 'unfocused', help: expect.stringContaining('display of its own') as string })
    expect(heldMs).toBeLessThan(9_000)
    expect(pressed(thief)).toBe(0)
  })

  it.each([
    ['the stop key', { key: 'Pause' }],
    ['the corner', { corner: 'top-left' }],
  ] as const)('stops everything within 100 ms by %s, and for good', async (_, stop) => {
    const took: number[] = []
    while (took.length < 3 && !took.some((ms) => ms <= 100)) {
      const { display, yard, window } = await openYard(stop)
      const person = await sitAt(display)
      const holding = tap(window, 10_000)
      await eventually(() => expect(pressed(yard)).toBe(1))
      const at = now()
      if ('key' in stop) await person.press('Pause')
      else await person.pointAt(0, 0)
      expect(await holding).toMatchObject({ trouble: { name: 'stopped' } })
      await eventually(() => expect(released(yard)).toBeDefined())
      took.push(released(yard)!.at - at)
      expect(await tap(window)).toMatchObject({ heldMs: 0, trouble: { name: 'stopped' } })
      expect(pressed(yard)).toBe(1)
    }
    expect(Math.min(...took)).toBeLessThanOrEqual(100)
  })

  it('keeps to its limits', async () => {
    const { yard, window } = await openYard({}, { holdMs: 500, perSecond: 3, total: 4 })
    expect(await tap(window, 600)).toMatchObject({ heldMs: 0, trouble: { name: 'limited' } })
    for (let times = 0; times < 3; times++) expect((await tap(window)).trouble).toBeUndefined()
    expect(await tap(window)).toMatchObject({
      trouble: { name: 'limited', says: expect.stringContaining('second') as string },
    })
    await sleep(1_100)
    expect((await tap(window)).trouble).toBeUndefined()
    expect(await tap(window)).toMatchObject({ trouble: { says: expect.stringContaining('4 actions') as string } })
    await eventually(() => expect(pressed(yard)).toBe(4))
  })

  it('releases a key that somebody left pressed when it opens', async () => {
    const display = await openDisplay()
    const yard = await startProgram(display, 'Yard')
    const person = await sitAt(display)
    await person.press('w')
    const window = await attach(display, 'Yard')
    expect((await tap(window)).trouble).toBeUndefined()
    await eventually(() => expect(pressed(yard)).toBe(1))
  })
})

describe.skipIf(!hasXvfb)('trouble with a window (needs Xvfb: apt-get install xvfb)', () => {
  it('is told when it is moved or covered, and keys and pictures go on', async () => {
    const { display, yard, window } = await openYard()
    const person = await sitAt(display)
    await person.move(yard.window, 40, 30)
    expect(await tap(window)).toMatchObject({ trouble: { name: 'moved', isMild: true } })
    const alone = await window.picture()
    const cover = await startProgram(display, 'Lid', '--at', '100,60', '--size', '500x300')
    expect(await tap(window)).toMatchObject({ trouble: { name: 'covered', says: 'It is covered by Lid.' } })
    const covered = await window.picture()
    if (isTrouble(alone) || isTrouble(covered)) throw new Error('no picture')
    expect([covered.width, covered.height]).toEqual([320, 200])
    await eventually(() => expect(pressed(yard)).toBe(2))
    expect(pressed(cover)).toBe(0)
    // nothing of the lid is in the picture: it is a wholly different one where the walker stands still
    await person.move(yard.window, -200, -100)
    await window.check()
    const half = await window.picture()
    const again = await window.picture()
    if (isTrouble(half) || isTrouble(again)) throw new Error('no picture')
    expect(half.sha256).toBe(covered.sha256)
    expect(again.sha256).toBe(half.sha256)
  })

  it('is told when it is minimised, and it goes on when it is shown again', async () => {
    const { display, yard, window } = await openYard()
    const person = await sitAt(display)
    await person.minimise(yard.window)
    expect(await tap(window)).toMatchObject({ heldMs: 0, trouble: { name: 'minimised' } })
    expect(await window.picture()).toMatchObject({ name: 'minimised' })
    await person.show(yard.window)
    expect((await tap(window)).trouble).toBeUndefined()
    expect(pressed(yard)).toBeLessThanOrEqual(1)
  })

  it('is told when its program is frozen, and it goes on afterwards', async () => {
    const { yard, window } = await openYard()
    process.kill(yard.pid, 'SIGSTOP')
    await eventually(async () => expect(await tap(window)).toMatchObject({ heldMs: 0, trouble: { name: 'frozen' } }))
    expect(isTrouble(await window.picture())).toBe(false)
    process.kill(yard.pid, 'SIGCONT')
    await eventually(async () => expect((await tap(window)).trouble).toBeUndefined())
  })

  it.each([
    ['that answers when it is asked', ['--answers']],
    ['that can only be looked at', []],
  ])('is told when a program %s is in an endless loop, and it goes on afterwards', async (_, words) => {
    const display = await openDisplay()
    const until = place('until')
    vi.stubEnv('BUSY_UNTIL', until)
    onTestFinished(() => void vi.unstubAllEnvs())
    const yard = await startProgram(display, 'Yard', ...words)
    const window = await attach(display, 'Yard', {}, {}, 1_500)
    // it is known to rest
    let rests = 0
    await eventually(() => {
      if (processState(yard.pid).isBusy === false) rests++
      expect(rests).toBeGreaterThan(200)
    })
    yard.kill('SIGUSR2')
    await eventually(async () => expect(await tap(window)).toMatchObject({ heldMs: 0, trouble: { name: 'frozen' } }))
    const heard = pressed(yard)
    writeFileSync(until, '')
    await eventually(async () => expect((await tap(window)).trouble).toBeUndefined())
    await eventually(() => expect(pressed(yard)).toBeGreaterThan(heard))
  })

  it('is told when it is closed, killed, or replaced by one of the same title', async () => {
    const { display, yard, window } = await openYard()
    yard.kill()
    await eventually(async () => expect(await tap(window)).toMatchObject({ heldMs: 0, trouble: { name: 'gone' } }))
    expect(await window.picture()).toMatchObject({
      name: 'gone',
      help: expect.stringContaining('Start it again') as string,
    })
    const other = await startProgram(display, 'Yard')
    expect(await tap(window)).toMatchObject({ trouble: { name: 'gone' } })
    expect(pressed(other)).toBe(0)
    const second = await attach(display, 'Yard')
    const third = await startProgram(display, 'Yard 3', '--at', '330,0')
    const person = await sitAt(display)
    await person.close(other.window)
    expect(await tap(second)).toMatchObject({
      trouble: { name: 'closed', says: expect.stringContaining('is another one') as string },
    })
    expect(pressed(third) + pressed(other)).toBe(0)
  })

  it('is an error when several windows fit, which lists them, or none', async () => {
    const display = await openDisplay()
    await startProgram(display, 'Yard')
    await startProgram(display, 'Yard', '--at', '330,0')
    const open = (title: string) =>
      openXWindow({ display, query: { title }, keys: [], limits, stop: {} }).then(
        () => 'opened',
        (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
      )
    expect(await open('Yard')).toMatch(/^DESKTOP_NO_WINDOW: 2 windows .* have title "Yard": .*pid \d+.*; .*pid \d+/)
    expect(await open('Meadow')).toMatch(/^DESKTOP_NO_WINDOW: No window .* has title "Meadow".*Yard/)
  })

  it('is told when the display itself does not answer any more, and nothing hangs', async () => {
    const server = await openServer()
    await startProgram(server.name, 'Yard')
    const window = await attach(server.name, 'Yard')
    process.kill(server.pid, 'SIGSTOP')
    expect(await window.picture()).toMatchObject({ name: 'frozen' })
    process.kill(server.pid, 'SIGKILL')
    await eventually(async () => expect(await tap(window)).toMatchObject({ trouble: { name: 'gone' } }))
    expect(await window.picture()).toMatchObject({ name: 'gone' })
  })
})
