/** Where explorers go who see how far the floor is free. */
import { describe, expect, it } from 'vitest'
import { BLOCKED, OPEN, type PlaceKind } from '../../worlds/explorable.ts'
import { gridActions } from '../../worlds/grid/actions.ts'
import type { Pose } from '../../worlds/grid/pose.ts'
import { desktopChart, placesSeen } from '../../worlds/desktop/chart.ts'
import type { FloorRay } from '../../worlds/desktop/floor.ts'
import { numberOf } from '../../worlds/desktop/squares.ts'
import { bestWay } from './best-way.ts'
import type { Situation } from './situation.ts'

const source = { desktop: { agents: {}, gait: { stride: 1, turn: 30 }, sight: { high: 1.5 } } }
const chart = desktopChart(source)
const poseAt = (x: number, z: number, yaw: number): Pose => ({
  position: { x, y: 0, z },
  rotation: { yaw, pitch: 0, roll: 0 },
})
const hidden = [-43, -32, -21, -11, 0, 11, 21, 32, 43].map((bearing) => ({ bearing, from: 0.4, far: 2.3, ends: true }))

/** Stood in the middle of a room of five by five, looked all round, and saw a doorway somewhere. */
function situationWith(doorway: number | undefined, pose: Pose, more: readonly (readonly [number, PlaceKind])[] = []) {
  const kinds = new Map<number, PlaceKind>(more)
  for (let yaw = 0; yaw < 360; yaw += 30) {
    const rays: readonly FloorRay[] =
      yaw === doorway ? [{ bearing: 0, from: 0.4, far: 6, ends: false }, hidden[0]!, hidden.at(-1)!] : hidden
    for (const [place, kind] of placesSeen(source, poseAt(0, 0, yaw), rays))
      if (!kinds.has(place) || kind === OPEN) kinds.set(place, kind)
  }
  const kind = (place: number) => kinds.get(place)
  return { chart, pose, actions: gridActions, knowledge: { kind, news: { round: 1 } } } as unknown as Situation
}
const nobody = () => 0

describe('the best way', () => {
  it('leads through the doorway that was seen', () => {
    for (const [doorway, ahead] of [
      [90, { x: 1, z: 0 }],
      [270, { x: -1, z: 0 }],
    ] as const) {
      const way = bestWay(situationWith(doorway, poseAt(0, 0, 0)), chart.guess!, nobody)!
      const { x, z } = chart.spotAt(way.place)
      expect(x * ahead.x + z * ahead.z, `a doorway at ${doorway}`).toBeGreaterThan(1)
      expect(way.action).toBe(doorway === 90 ? 'move_right' : 'move_left')
    }
  })

  it('neither undoes what was just done, nor pushes on against what gave no way', () => {
    const situation = situationWith(90, poseAt(0, 0, 0))
    const after = (more: object) => bestWay({ ...situation, ...more }, chart.guess!, nobody)!.action
    expect(after({ last: 'move_left' })).not.toBe('move_right')
    expect(after({ last: 'move_right', refused: 'Nothing changed.' })).not.toBe('move_right')
    expect(after({ last: 'move_left', refused: 'Nothing changed.' })).toBe('move_right')
    expect(after({ last: 'move_right' })).toBe('move_right')
  })

  it('begins with a look where nothing is known yet', () => {
    const empty = situationWith(undefined, poseAt(20, 20, 0))
    const way = bestWay(empty, chart.guess!, nobody)!
    expect(way.expected).toBeGreaterThan(10)
    expect(way.rounds).toBeLessThan(4)
  })

  it('is another one where somebody else is on it', () => {
    const situation = situationWith(90, poseAt(0, 0, 0))
    const alone = bestWay(situation, chart.guess!, nobody)!
    const other = bestWay(situation, chart.guess!, (place) => (place === alone.place ? 30 : 0))
    expect(other?.place).not.toBe(alone.place)
  })

  it('is none where everything in reach was seen', () => {
    const at = (column: number, row: number) => numberOf({ column, row })!
    const walls = [-2, -1, 0, 1, 2].flatMap((along) =>
      [
        [at(along, -2), at(along, -3)],
        [at(along, 2), at(along, 3)],
        [at(-2, along), at(-3, along)],
        [at(2, along), at(3, along)],
      ].map(([one, other]) => [chart.guess!.wallBetween(one!, other!), BLOCKED] as const),
    )
    expect(bestWay(situationWith(undefined, poseAt(0, 0, 0), walls), chart.guess!, nobody)).toBeUndefined()
  })
})
