/** The world as it is on the board: made anew in every thought, and shared by the thoughts of a step that only look. */
import { createGrid, type Grid } from '../../worlds/grid/grid.ts'
import type { Pose } from '../../worlds/grid/pose.ts'
import type { GridSource } from '../../worlds/grid/source.ts'

type Poses = Readonly<Record<string, Pose>>

/** A world of one's own to act in. */
export function worldFrom(source: GridSource, poses: Poses): Grid {
  const world = createGrid({ source })
  world.restore({ poses })
  return world
}

const looks = new WeakMap<Poses, { readonly step: number; readonly world: Grid }>()

/** A world to look at: the poses grow in place from step to step, so it is the right one only in its step. */
export function lookFrom(source: GridSource, poses: Poses, step: number): Grid {
  let look = looks.get(poses)
  if (look?.step !== step) looks.set(poses, (look = { step, world: worldFrom(source, poses) }))
  return look.world
}
