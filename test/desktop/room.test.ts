/** Explorers in the room, killed in the middle: it is opened anew, with everybody where they were. */
import { describe, expect, it } from 'vitest'
import { createMinds } from '../../src/minds/mind.ts'
import { createExplorers } from '../../src/societies/explorers/explorers.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import { readDesktop } from '../../src/worlds/desktop/config.ts'
import { desktopHandlers } from '../../src/worlds/desktop/effects.ts'
import type { LookedNote } from '../../src/worlds/desktop/searchable.ts'
import { apart } from '../../src/worlds/desktop/pose.ts'
import { findChromium } from '../../src/worlds/desktop/room/find-chromium.ts'
import { roomProgram } from '../../src/worlds/desktop/room/room.ts'
import { searchableDesktop } from '../../src/worlds/desktop/searchable.ts'
import { isThere } from '../../src/worlds/desktop/keeper/keeper.ts'
import { changes } from '../../src/eyes/changes.ts'
import { mortal } from '../rules/support.ts'
import { temporaryPlaces } from '../places.ts'
import { hasXvfb } from './displays.ts'

const place = temporaryPlaces()
// that of the tests has no windows: it must be an installed one
const isHere = hasXvfb && findChromium() !== undefined

describe.skipIf(!isHere)('the room in windows (needs: apt-get install xvfb chromium)', () => {
  it('goes on after a crash in windows of its own, with everybody where they were', { timeout: 120_000 }, async () => {
    const explorers = createExplorers({
      world: searchableDesktop,
      minds: createMinds({ choose: { decision: 'rules' } }),
    })
    const desktop = readDesktop({
      program: 'room',
      agents: { Ada: { size: [320, 200] } },
      gait: { stride: 0.6, turn: 30 },
      pictures: place('pictures'),
    })
    const handlers = () =>
      desktopHandlers(async ({ agents, pictures, gait }) => {
        const program = await roomProgram({ seed: 1 })
        const own = { ...program, close: () => program.room.close() }
        return { agents, pictures: pictures!, gait: gait!, eye: changes(), program: own }
      })
    const store = memoryStore()
    const doomed = mortal(store, { at: 22, written: true, how: 'throw' })
    const input = { world: { desktop }, explorers: ['Ada'], maxSteps: 4 }
    await explorers.run(input, { store: doomed.store, id: 'run', handlers: handlers() }).finished.catch(() => {})
    expect(doomed.isDead()).toBe(true)
    const before = await explorers.stateAt('run', undefined, { store })
    const { board, reason } = await explorers.resume('run', { store, handlers: handlers() }).finished
    expect(reason).toBe('4 rounds are over')
    expect(board.actionHistory.map(({ round }) => round)).toEqual([1, 2, 3, 4])
    const [first, last] = [before.looked['Ada'], board.looked['Ada']] as [LookedNote, LookedNote]
    expect(last.window.pid).not.toBe(first.window.pid)
    // the room tells how high its eye is, so a level picture says how far the floor is free
    expect(first.floor!.length).toBeGreaterThan(0)
    expect(first.started.filter(isThere)).toEqual([])
    expect(last.started.filter(isThere)).toEqual([])
    const [from] = before.actionHistory.slice(-1)
    const [next] = board.actionHistory.slice(before.actionHistory.length)
    const rest = { yaw: 0, pitch: 0, roll: 0 }
    expect(
      apart({ position: from!.position, rotation: rest }, { position: next!.position, rotation: rest }).way,
    ).toBeLessThan(1)
  })
})
