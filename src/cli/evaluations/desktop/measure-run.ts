/** What a run in the room was worth, from its journal: found, moved and where, held to the page's truth. */
import { apart, reckon, type Gait } from '../../../worlds/desktop/pose.ts'
import type { Acted, Looked } from '../../../worlds/desktop/perceived.ts'
import type { Pose } from '../../../worlds/grid/pose.ts'

/** What the page knows of an agent in the moment of a look. */
export interface Truth {
  readonly pose: Pose
  /** names of the things in its sight */
  readonly visible: readonly string[]
}

export interface LookResult {
  readonly looked: Readonly<Record<string, Looked>>
  readonly truth: Readonly<Record<string, Truth>>
}

export interface ActResult {
  readonly acted: Readonly<Record<string, Acted>>
}

export interface RunMeasures {
  /** the round in which each thing was named by somebody who truly had it in sight, from 1 */
  readonly foundIn: readonly number[]
  /** named, and never truly there: the eye was wrong */
  readonly imagined: number
  readonly rounds: number
  /** "did it move?": how often the picture alone said it right, of so many; and what the agent was told */
  readonly moved: { readonly right: number; readonly told: number; readonly asked: number }
  /** the farthest that a pose was off, in strides and degrees */
  readonly poseError: { readonly part: number; readonly degrees: number }
  /** how far poses would be off that are only reckoned, as a part of the way */
  readonly reckoned: number
}

// a nudge along a wall is no move that anybody sees
const [MOVED_METRES, MOVED_DEGREES] = [0.05, 1]

export function measureRun(results: Iterable<LookResult | ActResult>, { gait, moved }: Measuring): RunMeasures {
  const found = new Map<string, number>()
  const named = new Set<string>()
  const places = new Map<string, Pose>()
  const reckonings = new Map<string, Pose>()
  const asked = { right: 0, told: 0, asked: 0 }
  const off = { part: 0, degrees: 0 }
  let [way, rounds] = [0, 0]
  let deeds: Readonly<Record<string, Acted>> = {}
  for (const result of results) {
    if ('acted' in result) {
      deeds = result.acted
      continue
    }
    rounds++
    for (const [agent, { pose, seen }] of Object.entries(result.looked)) {
      const truth = result.truth[agent]
      if (truth === undefined) continue
      for (const { name } of seen?.objects ?? []) {
        named.add(name)
        if (truth.visible.includes(name) && !found.has(name)) found.set(name, rounds)
      }
      const error = apart(pose, truth.pose)
      off.part = Math.max(off.part, error.way / gait.stride)
      off.degrees = Math.max(off.degrees, error.degrees)
      const [before, deed] = [places.get(agent), deeds[agent]]
      places.set(agent, truth.pose)
      const reckoned = reckonings.get(agent) ?? truth.pose
      reckonings.set(agent, reckoned)
      if (before === undefined || deed === undefined) continue
      const went = apart(before, truth.pose)
      const sawIt = deed.changed >= moved
      asked.asked++
      const hasMoved = went.way > MOVED_METRES || went.degrees > MOVED_DEGREES
      if (sawIt === hasMoved) asked.right++
      if (deed.ok === hasMoved) asked.told++
      if (sawIt) reckonings.set(agent, reckon(reckoned, deed.action, gait))
      way += went.way
    }
    deeds = {}
  }
  const drift = [...places].map(([agent, pose]) => apart(pose, reckonings.get(agent)!).way)
  return {
    foundIn: [...found.values()].toSorted((one, other) => one - other),
    imagined: [...named].filter((name) => !found.has(name)).length,
    rounds,
    moved: asked,
    poseError: off,
    reckoned: drift.reduce((sum, each) => sum + each, 0) / Math.max(1e-9, way),
  }
}

interface Measuring {
  readonly gait: Gait
  /** which part of a picture has to change before something moved */
  readonly moved: number
}
