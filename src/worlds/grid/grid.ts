/** A first-person grid in three dimensions, with rooms, doors and things; agents walk it, turn, and see each other. */
import { listed, TroupeError } from '../../base/errors.ts'
import type { World } from '../world.ts'
import { gridActions, isGridAction, stepOf, turn, gridOffers } from './actions.ts'
import { cellAt, kindAt, reachableFrom, WALL, type CellKind, type GridMap, type GridObject } from './map.ts'
import { compass, type Pose, type Position } from './pose.ts'
import { seenFrom } from './sight.ts'
import { mapOf, type GridSource } from './source.ts'

export interface GridObservation {
  readonly objects: readonly GridObject[]
  readonly agents: readonly { readonly name: string; readonly position: Position }[]
  /** what is seen of the building: numbers of cells and what they are */
  readonly cells: readonly (readonly [cell: number, kind: CellKind])[]
  /** the same in words */
  readonly caption: string
}

export interface GridInfo {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly agents: number
  /** how many things can be found by somebody who walks */
  readonly objects: number
  readonly actions: readonly string[]
}

/** Only what changes: the rest follows from the source. */
export interface GridSnapshot {
  readonly poses: Readonly<Record<string, Pose>>
}

export interface GridOptions {
  readonly source: GridSource
  /** who comes in, each at a start of the map; without it nobody, until a snapshot is restored */
  readonly agents?: readonly string[]
}

export interface Grid extends World<string, Pose, GridObservation, GridInfo, GridSnapshot> {
  readonly map: GridMap
}

export function createGrid({ source, agents = [] }: GridOptions): Grid {
  const map = mapOf(source)
  let poses: Readonly<Record<string, Pose>> = Object.fromEntries(
    agents.map((name, place) => [name, map.starts[place % map.starts.length]!]),
  )
  // beside what was restored, which belongs to somebody else and is not copied
  let moved = new Map<string, Pose>()
  let places: Map<number, string[]> | undefined

  const poseOf = (agent: string): Pose => {
    const pose = moved.get(agent) ?? (Object.hasOwn(poses, agent) ? poses[agent] : undefined)
    if (pose !== undefined) return pose
    throw new TroupeError(
      'WORLD_UNKNOWN_AGENT',
      `Nobody named "${agent}" is in this world. In it: ${listed(Object.keys(poses))}.`,
    )
  }
  const move = (agent: string, state: Pose) => {
    moved.set(agent, state)
    places = undefined
    return { ok: true, state } as const
  }
  const cellOf = ({ position: { x, y, z } }: Pose) => cellAt(map, x, y, z)
  const here = () => (places ??= Map.groupBy(Object.keys(poses), (agent) => cellOf(poseOf(agent))))

  return {
    map,
    seed: map.seed,
    agents: () => Object.keys(poses),
    stateOf: poseOf,
    observe: (agent) => {
      const pose = poseOf(agent)
      const seen = seenFrom(map, pose)
      const objects = seen.flatMap((cell) => map.contents.get(cell) ?? [])
      const others = seen.flatMap((cell) => here().get(cell) ?? []).filter((name) => name !== agent)
      const people = others.map((name) => ({ name, position: poseOf(name).position }))
      const cells = seen.map((cell) => [cell, kindAt(map, cell)] as const)
      return { objects, agents: people, cells, caption: describe(pose, objects, others) }
    },
    perform: (agent, action) => {
      const state = poseOf(agent)
      const refuse = (reason: string) => ({ ok: false, reason, state }) as const
      if (!isGridAction(action)) return refuse(`There is no action "${action}". Actions: ${listed(gridActions)}.`)
      const { position, rotation } = state
      const step = stepOf(action, rotation.yaw)
      if (step === undefined) {
        const turned = turn(action, rotation)
        return typeof turned === 'string' ? refuse(turned) : move(agent, { position, rotation: turned })
      }
      const [x, y, z] = [position.x + step[0], position.y + step[1], position.z + step[2]]
      if (kindAt(map, cellAt(map, x, y, z)) === WALL) return refuse(BLOCKED[action] ?? 'There is a wall.')
      return move(agent, { position: { x, y, z }, rotation })
    },
    offers: () => gridOffers,
    info: () => ({
      width: map.width,
      height: map.height,
      depth: map.depth,
      agents: Object.keys(poses).length,
      objects: countReachable(map),
      actions: gridActions,
    }),
    // nothing ends a building
    ending: () => undefined,
    snapshot: () => ({ poses: { ...poses, ...Object.fromEntries(moved) } }),
    restore: (snapshot) => {
      poses = snapshot.poses
      moved = new Map()
      places = undefined
    },
  }
}

const BLOCKED: Readonly<Record<string, string>> = {
  forward: 'There is a wall ahead.',
  backward: 'There is a wall behind you.',
  move_left: 'There is a wall to your left.',
  move_right: 'There is a wall to your right.',
  move_up: 'There is a ceiling above you.',
  move_down: 'There is a floor below you.',
}

function describe({ rotation }: Pose, objects: readonly GridObject[], others: readonly string[]): string {
  const things = objects.map(({ name }) => name)
  return `Looking ${compass(rotation.yaw)}: ${[...things, ...others].join(', ') || 'nothing of note'}`
}

const counts = new WeakMap<GridMap, number>()

function countReachable(map: GridMap): number {
  let count = counts.get(map)
  if (count === undefined) {
    const reached = reachableFrom(
      map,
      map.starts.map(({ position: { x, y, z } }) => cellAt(map, x, y, z)),
    )
    count = map.objects.filter(({ position: { x, y, z } }) => reached.has(cellAt(map, x, y, z))).length
    counts.set(map, count)
  }
  return count
}
