/** The desktop as a world: what agents perceive of real windows, and what comes of what they do. With real X11. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changes } from '../../src/eyes/changes.ts'
import { openDesktop, type DesktopOptions } from '../../src/worlds/desktop/desktop.ts'
import { pictureFile, STOP_FILE } from '../../src/worlds/desktop/picture-shelf.ts'
import { temporaryPlaces } from '../places.ts'
import { hasXvfb } from './displays.ts'
import { yardCommand } from './yard.ts'

const place = temporaryPlaces()

async function openYards(names: readonly string[], own: Partial<DesktopOptions> = {}, poses = true) {
  const pictures = place('pictures')
  const agents = Object.fromEntries(names.map((name) => [name, yardCommand(name, { poses })]))
  const desktop = await openDesktop({ agents, pictures, gait: { stride: 1.2, turn: 30 }, ...own })
  onTestFinished(() => desktop.close())
  return { desktop, pictures }
}

describe.skipIf(!hasXvfb)('a desktop (needs Xvfb: apt-get install xvfb)', () => {
  it('starts a program for each agent on its own display, and each sees and moves its own', async () => {
    const { desktop, pictures } = await openYards(['Ada', 'Ben'], { eye: changes() })
    const { Ada, Ben } = await desktop.look()
    expect(Ada!.display).not.toBe(Ben!.display)
    expect(Ada).toMatchObject({ picture: { width: 320, height: 200 }, window: { title: 'Yard of Ada' } })
    expect(existsSync(pictureFile(pictures, Ada!.picture!.sha256))).toBe(true)
    const acted = await desktop.act({ Ada: 'forward', Ben: 'look_right' })
    expect(acted['Ada']).toMatchObject({ ok: true, keys: 'w', pose: { position: { x: 0 }, rotation: { yaw: 0 } } })
    expect(acted['Ada']!.pose.position.z).toBeCloseTo(-1.2, 0)
    expect(acted['Ben']).toMatchObject({ ok: true, keys: 'l', pose: { position: { x: 0, z: 0 } } })
    expect(Math.abs(acted['Ben']!.pose.rotation.yaw - 30)).toBeLessThan(6)
    const { Ada: after } = await desktop.look(['Ada'])
    expect(after!.seen!.changed!.part).toBeGreaterThan(0.05)
    const { Ada: still } = await desktop.look(['Ada'])
    expect(still!.seen!.caption).toBe('nothing moved')
    expect(desktop.info().programs).toEqual({ Ada: 'Yard of Ada', Ben: 'Yard of Ben' })
  })

  it('reckons poses where no file tells, notices a wall by its picture, and refuses what cannot be done', async () => {
    const { desktop } = await openYards(['Ada'], { actions: { tilt_left: null }, limits: { way: 5 } }, false)
    await desktop.look()
    const done = []
    for (let step = 0; step < 5; step++) done.push((await desktop.act({ Ada: 'move_right' }))['Ada']!)
    // the wall is four metres away: three steps and a part of one, then nothing; a busy machine holds a little longer
    const steps = done.filter(({ ok }) => ok).length
    expect([3, 4]).toContain(steps)
    expect(done.map(({ ok }) => ok)).toEqual(done.map((_, step) => step < steps))
    expect(done.at(-1)).toMatchObject({ reason: expect.stringContaining('in the way') as string, changed: 0 })
    expect(desktop.stateOf('Ada').position.x).toBeCloseTo(steps * 1.2)
    expect((await desktop.act({ Ada: 'tilt_left' }))['Ada']).toMatchObject({ ok: false, heldMs: 0 })
    expect((await desktop.act({ Ada: 'look_left' }))['Ada']).toMatchObject({ ok: true })
    for (let step = 0; step < 2; step++) await desktop.act({ Ada: 'move_left' })
    expect((await desktop.act({ Ada: 'forward' }))['Ada']).toMatchObject({
      ok: false,
      trouble: { name: 'limited', says: expect.stringContaining('Ada has gone') as string },
    })
  })

  it('stops everybody when one is stopped, also by a file that any process of this computer can make', async () => {
    const { desktop, pictures } = await openYards(['Ada', 'Ben'], {
      actions: { forward: { key: 'w', holdMs: 1_900 } },
    })
    await desktop.look()
    const acting = desktop.act({ Ada: 'forward', Ben: 'forward' })
    setTimeout(() => writeFileSync(join(pictures, STOP_FILE), ''), 300)
    const { Ada, Ben } = await acting
    for (const each of [Ada!, Ben!]) {
      expect(each).toMatchObject({ ok: false, trouble: { name: 'stopped' } })
      expect(each.heldMs).toBeLessThan(1_800)
    }
    expect((await desktop.act({ Ben: 'look_left' }))['Ben']).toMatchObject({ heldMs: 0, trouble: { name: 'stopped' } })
    expect(desktop.stopped).toBe('Somebody pressed the stop button.')
  })

  it('says what is wrong with a description before anything is opened', async () => {
    const open = (own: object) => openDesktop({ agents: { Ada: yardCommand('Ada') }, ...own })
    await expect(open({ actions: { forward: { key: 'Shift' } } })).rejects.toThrow(/no key "Shift".*Shift_L/s)
    await expect(open({ actions: { forward: {} } })).rejects.toThrow(/needs a key/)
    await expect(open({ agents: { Ada: { window: {} } } })).rejects.toThrow(/Ada has no window/)
    await expect(open({ agents: { Ada: { window: { title: 'x' }, display: ':4711' } } })).rejects.toThrow(
      /display :4711: no server answers/,
    )
  })
})
