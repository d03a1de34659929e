/** Explorers in windows: the six stages by effects, from a journal that opens no window. With real X11. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryStore } from '../../src/store/memory-store.ts'
import { createMinds } from '../../src/minds/mind.ts'
import { createExplorers } from '../../src/societies/explorers/explorers.ts'
import { checkTrust, trustDesktop } from '../../src/societies/explorers/desktop/trust.ts'
import { readDesktop } from '../../src/worlds/desktop/config.ts'
import { desktopHandlers } from '../../src/worlds/desktop/effects.ts'
import type { Eye } from '../../src/worlds/desktop/eye.ts'
import { searchableDesktop } from '../../src/worlds/desktop/searchable.ts'
import { mortal } from '../rules/support.ts'
import { temporaryPlaces } from '../places.ts'
import { hasXvfb } from './displays.ts'
import { yardCommand } from './yard.ts'

const place = temporaryPlaces()

/** Names what the yard's stripes show, as somebody would who was taught to. */
const stripeEye: Eye = {
  name: 'stripes',
  see({ width, height, rgba }) {
    const colour = (x: number) => rgba.subarray((Math.floor(height / 2) * width + x) * 4).slice(0, 3)
    const objects = (['left', 'ahead', 'right'] as const).flatMap((direction, part) => {
      const [red, green] = colour(Math.floor((width * (part + 0.5)) / 3))
      const name = red! > 200 ? 'red post' : green! > 220 ? 'green post' : undefined
      return name ? [{ name, direction, distance: 'near' as const, confidence: 0.9 }] : []
    })
    return Promise.resolve({ caption: `stripes with ${objects.length} posts`, objects, unknown: [] })
  },
}

const minds = createMinds({ choose: { decision: 'rules' } })
const explorers = createExplorers({ world: searchableDesktop, minds })

function openings() {
  const desktop = readDesktop({
    agents: { Ada: yardCommand('Ada'), Ben: yardCommand('Ben') },
    pictures: place('pictures'),
    gait: { stride: 1.2, turn: 30 },
    settleMs: 30,
  })
  const input = { world: { desktop }, explorers: ['Ada', 'Ben'], maxSteps: 4 }
  let opened = 0
  const handlers = () =>
    desktopHandlers(async ({ agents, pictures, gait, settleMs }) => {
      opened++
      return { agents, pictures: pictures!, gait: gait!, settleMs: settleMs!, eye: stripeEye }
    })
  return { input, handlers, opened: () => opened }
}

describe.skipIf(!hasXvfb)('explorers in windows (needs Xvfb: apt-get install xvfb)', () => {
  it('look, remember, write and act in real windows; a replay opens none and shows the same', async () => {
    const { input, handlers, opened } = openings()
    const store = memoryStore()
    const { board, reason } = await explorers.run(input, { store, id: 'run', handlers: handlers() }).finished
    expect(reason).toBe('4 rounds are over')
    expect(board.objects.map(({ name }) => name)).toContain('green post')
    expect(board.actionHistory).toHaveLength(8)
    expect(board.mail.some(({ message }) => message.includes('Found'))).toBe(true)
    expect(board.memories.some(({ text }) => text.includes('post'))).toBe(true)
    // who stands with another one turns the other way
    expect(
      board.actionHistory
        .slice(0, 2)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['look_left', 'look_right'])
    expect(board.looked['Ada']).toMatchObject({ picture: { width: 320 }, seen: { caption: /stripes/ } })
    expect(opened()).toBe(1)
    let last: unknown
    for await (const { board: shown } of explorers.replay('run', { store })) last = { ...shown.looked }
    expect(last).toEqual({ ...board.looked })
    expect(opened()).toBe(1)
  })

  it('E5 go on in the same windows after a crash: what was announced is not done again', async () => {
    const { input, handlers, opened } = openings()
    const store = memoryStore()
    // announcing the second action is the write that is its last
    const doomed = mortal(store, { at: 22, written: true, how: 'throw' })
    await explorers.run(input, { store: doomed.store, id: 'run', handlers: handlers() }).finished.catch(() => {})
    expect(doomed.isDead()).toBe(true)
    const before = await explorers.stateAt('run', undefined, { store })
    const { board, reason } = await explorers.resume('run', { store, handlers: handlers() }).finished
    expect(reason).toBe('4 rounds are over')
    expect(opened()).toBe(2)
    type Note = { window: { pid: number } }
    expect((board.looked['Ada'] as Note).window.pid).toBe((before.looked['Ada'] as Note).window.pid)
    expect(board.actionHistory.filter(({ explorer }) => explorer === 'Ada').map(({ round }) => round)).toEqual([
      1, 2, 3, 4,
    ])
  })

  it('refuse to go on when the window is another one, and to be forked without a reset hook', async () => {
    const { input, handlers } = openings()
    const store = memoryStore()
    const first = handlers()
    await explorers.run(input, { store, id: 'run', handlers: first, steps: 8 }).finished
    onTestFinished(async () => void (await first['desktop-leave']({}, { run: 'run' })))
    const fork = explorers.fork('run', { store, at: 8, handlers: handlers() }).finished
    await expect(fork).rejects.toThrow(/of run "run".*cannot be put back.*reset hook/s)
    const { looked } = await explorers.stateAt('run', undefined, { store })
    process.kill((looked['Ben'] as { window: { pid: number } }).window.pid, 'SIGKILL')
    const resumed = explorers.resume('run', { store, handlers: handlers() }).finished
    await expect(resumed).rejects.toThrow(
      /Ben was in the window "Yard of Ben".*(its program is gone|not there any more)/s,
    )
  })

  it('are never sent into windows that nobody named at this computer', () => {
    const home = place('home')
    const config = readDesktop({ agents: { Ada: yardCommand('Ada') }, pictures: place('pictures') })
    expect(() => checkTrust(config, home)).toThrow(/nobody opened from here/)
    trustDesktop(config, home)
    expect(() => checkTrust({ ...config }, home)).not.toThrow()
    expect(() => checkTrust({ ...config, pictures: '/elsewhere' }, home)).toThrow(/nobody opened from here/)
  })
})
