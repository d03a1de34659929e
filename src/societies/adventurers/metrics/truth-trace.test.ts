import { describe, expect, it } from 'vitest'
import { readText, root } from '../../../../test/repository.ts'
import { openSource, storySource } from '../story-source.ts'
import { traceTruth } from './truth-trace.ts'

const story = openSource(storySource(`${root}/stories/fog-bell.z5`))
const trace = (...commands: string[]) => traceTruth({ story, seed: 1, commands })

describe('the truth beside a game', () => {
  it('tells rooms apart from what happens in them, and change from mere looking', async () => {
    const { moments } = await trace(
      'read board',
      'north',
      'north',
      'north',
      'take lamp',
      'examine lamp',
      'wait',
      'drop lamp',
    )
    const rooms = moments.map(({ room }) => room)
    expect(new Set(rooms).size).toBe(4)
    expect(rooms.slice(4)).toEqual(Array(5).fill(rooms[4]))
    expect(moments.map(({ changed }) => changed)).toEqual([false, false, true, true, true, true, false, false, true])
  })

  it('knows what is in hand, and finds the player among scenery that is moved along', async () => {
    const { moments } = await trace('north', 'north', 'north', 'take lamp', 'south')
    const [before, taken, carried] = [moments[3]!, moments[4]!, moments[5]!]
    expect(taken.held.length).toBe(before.held.length + 1)
    expect(carried.held).toEqual(taken.held)
  })

  it('names a dark room by the room and not by the darkness', async () => {
    const walkthrough = readText('stories/fog-bell.walkthrough.txt').split('\n')
    const lit = walkthrough.slice(0, walkthrough.indexOf('turn on lamp') + 2)
    const below = (await trace(...lit)).moments.at(-1)!.room
    const { moments } = await trace(...lit, 'turn off lamp')
    expect(moments.at(-1)!.text).toMatch(/dark/i)
    expect(moments.at(-1)!.room).toBe(below)
  })

  it('tries commands in forks: the game itself does not notice', async () => {
    const { moments, tryAt, ways } = await trace('north', 'north')
    expect(ways).toContain('north')
    expect(tryAt(0, 'north')).toEqual({ room: moments[1]!.room, changed: true, gained: 0, died: false })
    expect(tryAt(0, 'sing')).toMatchObject({ room: moments[0]!.room, changed: false })
    expect(tryAt(2, 'south').room).toBe(moments[1]!.room)
  })

  it('tells things with which something can be done from mere scenery', async () => {
    const { canChange } = await trace('north', 'north', 'north')
    expect([canChange(3, 'lamp'), canChange(3, 'weather')]).toEqual([true, false])
  })

  it('goes back with restart and restore, as the world does', async () => {
    const { moments } = await trace('north', 'restart', 'north', 'north', 'restore 1')
    const rooms = moments.map(({ room }) => room)
    expect([rooms[2], rooms[5]]).toEqual([rooms[0], rooms[0]])
    expect(rooms[3]).toBe(rooms[1])
  })

  it('counts the points of a game that is won', async () => {
    const commands = readText('stories/fog-bell.walkthrough.txt').trim().split('\n')
    const { moments } = await trace(...commands)
    expect(Math.max(...moments.map(({ score }) => score))).toBeGreaterThanOrEqual(45)
    expect(moments.some(({ died }) => died)).toBe(false)
  })
})
