/** The world of an expedition, held for its run and put into the state the board has before anybody looks or acts. */
import { holdWorlds } from '../../worlds/held-worlds.ts'
import type { SearchWorld } from '../../worlds/explorable.ts'
import type { Pose, Position } from '../../worlds/grid/pose.ts'
import type { GridSource } from '../../worlds/grid/source.ts'
import type { Ground } from './board.ts'

type Place = SearchWorld<Pose, Position>

interface Entered {
  readonly source: GridSource
  readonly poses: Readonly<Record<string, Pose>>
}

export interface GroundWorlds {
  /** to act in: as the board is now */
  toAct(run: string, entered: Entered): Place
  /** to look at: shared by the thoughts of a step, because what all see together is worked out once */
  toLook(run: string, step: number, entered: Entered): Place
}

export function holdGround(ground: Ground): GroundWorlds {
  const worlds = holdWorlds<Place>()
  // the poses grow in place from step to step, so what was restored is right only in its step
  const lookedAt = new WeakMap<Place, { readonly step: number; readonly poses: Entered['poses'] }>()
  const enter = (run: string, { source, poses }: Entered) =>
    worlds.enter(JSON.stringify([run, source]), poses, () => ground.open(source))
  return {
    toAct(run, entered) {
      const world = enter(run, entered)
      lookedAt.delete(world)
      world.restore({ poses: entered.poses })
      return world
    },
    toLook(run, step, entered) {
      const world = enter(run, entered)
      const last = lookedAt.get(world)
      if (last?.step === step && last.poses === entered.poses) return world
      world.restore({ poses: entered.poses })
      lookedAt.set(world, { step, poses: entered.poses })
      return world
    },
  }
}
