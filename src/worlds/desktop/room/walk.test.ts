import { describe, expect, it } from 'vitest'
import { walk, type Surroundings } from './walk.ts'

const begin = { x: 0, y: 1.5, z: 0, yaw: 90, pitch: 0, roll: 0 }
const field: Surroundings = { isFree: () => true, highestEye: 2.2 }

describe('walking in the room', () => {
  it('goes where one looks, to the side, up and down, and turns in three ways', () => {
    expect(walk(begin, 'forward', 0.3, field)).toMatchObject({ x: expect.closeTo(0.6), z: expect.closeTo(0) })
    expect(walk(begin, 'move_right', 0.3, field)).toMatchObject({ x: expect.closeTo(0), z: expect.closeTo(0.6) })
    expect(walk(begin, 'move_up', 9, field).y).toBe(2.2)
    expect(walk(begin, 'look_left', 1.2, field).yaw).toBeCloseTo(330)
    expect(walk(begin, 'look_up', 9, field).pitch).toBe(80)
    expect(walk(begin, 'tilt_left', 0.3, field).roll).toBeCloseTo(-30)
  })

  it('stops before what is in the way, however long the key is held, and slides along a wall', () => {
    const wall: Surroundings = { ...field, isFree: (x) => x < 1 }
    expect(walk(begin, 'forward', 5, wall).x).toBeLessThan(1)
    const { x, z } = walk({ ...begin, yaw: 45 }, 'forward', 2, wall)
    expect(x).toBeLessThan(1)
    expect(z).toBeLessThan(-2)
  })
})
