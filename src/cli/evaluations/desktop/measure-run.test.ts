/** What a run in the room is said to be worth follows from its journal, and from what its page knew. */
import { expect, it } from 'vitest'
import type { Looked } from '../../../worlds/desktop/perceived.ts'
import type { Pose } from '../../../worlds/grid/pose.ts'
import { measureRun, type ActResult, type LookResult } from './measure-run.ts'
import { summarize } from './summary.ts'

const at = (x: number, yaw = 0): Pose => ({ position: { x, y: 0, z: 0 }, rotation: { yaw, pitch: 0, roll: 0 } })
const look = (pose: Pose, names: readonly string[], visible: readonly string[], truth = pose): LookResult => ({
  looked: {
    Ada: {
      pose,
      seen: {
        caption: '',
        unknown: [],
        objects: names.map((name) => ({ name, direction: 'ahead', distance: 'near', confidence: 1 })),
      },
    } as unknown as Looked,
  },
  truth: { Ada: { pose: truth, visible } },
})
const act = (action: string, changed: number): ActResult => ({
  acted: { Ada: { action, changed, ok: true, heldMs: 300, keys: 'd', pose: at(0) } },
})
const measure = (...results: readonly (LookResult | ActResult)[]) =>
  measureRun(results, { gait: { stride: 0.6, turn: 30 }, moved: 0.05 })

it('counts a thing as found in the round in which it is named by somebody who truly sees it', () => {
  const { foundIn, imagined, rounds } = measure(
    look(at(0), ['sofa', 'bed'], ['bed']),
    look(at(0), ['sofa', 'piano'], ['sofa']),
  )
  expect(foundIn).toEqual([1, 2])
  expect(imagined).toBe(1)
  expect(rounds).toBe(2)
})

it('holds what pictures say of moving to where everybody really went, and reckons along', () => {
  const { moved, reckoned } = measure(
    look(at(0, 90), [], []),
    act('forward', 0.6),
    look(at(0.6, 90), [], []),
    act('forward', 0.6),
    // a wall: the picture changed for another reason
    look(at(0.6, 90), [], []),
  )
  expect(moved).toEqual({ right: 1, told: 1, asked: 2 })
  expect(reckoned).toBeCloseTo(1)
})

it('says how far a pose was off', () => {
  const { poseError } = measure(look(at(0.3, 5), [], [], at(0)))
  expect(poseError.part).toBeCloseTo(0.5)
  expect(poseError.degrees).toBeCloseTo(5)
})

it('gains by mail what silence costs in rounds until seven of ten things are found', () => {
  const run = (...foundIn: number[]) => ({ ...measure(look(at(0), [], [])), foundIn, rounds: 80 })
  const house = { things: 3, mail: run(2, 5, 10), silent: run(2, 5, 15), chance: run(70) }
  expect(summarize([house])).toMatchObject({ found: 1, randomFound: 1 / 3, mailGain: 0.5 })
  expect(summarize([{ ...house, silent: run(2, 5) }]).mailGain).toBe(7)
  // giving up early is no gain
  expect(summarize([{ ...house, mail: { ...run(2), rounds: 9 }, silent: run(2, 5, 40) }]).mailGain).toBe(-0.5)
})
