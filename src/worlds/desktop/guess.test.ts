/** What is guessed of squares that nobody stood in. */
import { describe, expect, it } from 'vitest'
import { BLOCKED, OPEN, type PlaceKind } from '../explorable.ts'
import type { Pose } from '../grid/pose.ts'
import { placesSeen } from './chart.ts'
import { guessing } from './guess.ts'
import { numberOf, readPlace, sayPlace, wallBetween } from './squares.ts'

const guess = guessing({ stride: 1, turn: 30, side: 1, wide: 75 }, () => true)
const poseAt = (x: number, z: number, yaw = 0): Pose => ({
  position: { x, y: 0, z },
  rotation: { yaw, pitch: 0, roll: 0 },
})
const square = (column: number, row: number) => numberOf({ column, row })!
const knowing = (known: readonly (readonly [number, PlaceKind])[]) => {
  const kinds = new Map(known)
  return (place: number) => kinds.get(place)
}

describe('walls', () => {
  const north = wallBetween(square(0, 0), square(0, -1))
  const east = wallBetween(square(0, 0), square(1, 0))

  it('are met by running into them, and by sliding along them', () => {
    expect(guess.metBetween(poseAt(0, 0.4), 'forward', poseAt(0, 0.1))).toEqual([north])
    expect(guess.metBetween(poseAt(0, 0, 30), 'forward', poseAt(0.45, 0, 30))).toEqual([north])
    expect(new Set(guess.metBetween(poseAt(0, 0, 30), 'forward', poseAt(0, 0, 30)))).toEqual(new Set([east, north]))
    expect(guess.metBetween(poseAt(0, 0), 'forward', poseAt(0, -0.9))).toEqual([])
    expect(guess.metBetween(poseAt(0, 0), 'look_left', poseAt(0, 0, 330))).toEqual([])
  })

  it('are slid along where a step is imagined, and end one that goes straight at them', () => {
    const kindOf = knowing([[north, BLOCKED]])
    expect(guess.imagine(poseAt(0, 0), 'forward', knowing([])).position.z).toBeCloseTo(-1)
    expect(guess.imagine(poseAt(0, -0.45), 'forward', kindOf).position).toEqual({ x: 0, y: 0, z: -0.45 })
    const { x, z } = guess.imagine(poseAt(-0.4, -0.4, 60), 'forward', kindOf).position
    expect(x).toBeCloseTo(-0.4 + Math.sin(Math.PI / 3))
    expect(z).toBe(-0.4)
  })

  it('hide what is behind them, and what is behind the squares beside them, but for where somebody went', () => {
    const looked = placesSeen({ desktop: { agents: {}, gait: { stride: 1, turn: 30 } } }, poseAt(0, 0))
    const sees = (more: readonly (readonly [number, PlaceKind])[], column: number, row: number) =>
      guess.wasSeen(square(column, row), knowing([...looked, ...more]))
    expect(sees([], 0, -3)).toBe(true)
    expect(sees([], 0, 3)).toBe(false)
    expect(sees([], 0, -6)).toBe(false)
    const further = [wallBetween(square(0, -1), square(0, -2)), BLOCKED] as const
    expect(sees([further], 0, -3)).toBe(false)
    expect(sees([further], 1, -3)).toBe(false)
    const through = [square(1, -1), square(1, -2)].map((place) => [place, OPEN] as const)
    expect(sees([further, ...through], 1, -3)).toBe(true)
  })

  it('hide what is behind something that stands close before the eye, and not what is closer', () => {
    const desktop = { agents: {}, gait: { stride: 1, turn: 30 } }
    const close = [-30, -15, -1, 0, 14, 15, 30].map((bearing) => ({ bearing, from: 2.5, far: 2.5, ends: true }))
    const looked = knowing(placesSeen({ desktop }, poseAt(0, 0), close))
    expect([-1, -2, -3, -4].map((row) => guess.wasSeen(square(0, row), looked))).toEqual([true, true, false, false])
    const prospect = guess.prospect(poseAt(0, 0), looked, 1)
    expect(prospect(poseAt(0, 0))).toBeLessThan(prospect(poseAt(0, 0, 180)) / 2)
  })

  it('are said in letters and understood there', () => {
    for (const place of [
      square(3, -2),
      north,
      east,
      ...placesSeen({ desktop: { agents: {} } }, poseAt(2, 2)).map(([at]) => at),
    ])
      expect(readPlace(sayPlace(place))).toEqual([place])
    expect(sayPlace(north)).toBe('_0,-1')
    expect(sayPlace(east)).toBe('>0,0')
    for (const odd of ['>', '_x,1', '>1,1@15', '1,1@16', '3,2@360', '>900,0']) expect(readPlace(odd)).toEqual([])
  })
})
