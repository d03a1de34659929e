/** Turns by which things look at what they shall face, at the stands they may have. */
import type { Random } from '../../../base/random.ts'
import { normal } from './body.ts'
import type { Stand } from './floor-spots.ts'
import type { Space } from './space.ts'
import type { Wish } from './wish.ts'

const MOST_STANDS = 60
// a chair at half an angle looks placed, at 37 degrees it looks dropped
const STEP_DEGREES = 15

/** The same stands looking at the first target that is there; a chance choice where they are many. */
export function turnsTowards(
  space: Space,
  looking: readonly Wish[],
  stands: readonly Stand[],
  random: Random,
): readonly Stand[] {
  const target = looking.flatMap(({ targets }) => targets.flatMap((id) => space.bodies.get(id) ?? []))[0]
  if (!target) return []
  const share = Math.min(1, MOST_STANDS / Math.max(1, stands.length))
  return stands.flatMap(([x, z]) => {
    if (random.next() > share) return []
    const degrees = (Math.atan2(target.box.x - x, target.box.z - z) * 180) / Math.PI
    return [[x, z, normal(Math.round(degrees / STEP_DEGREES) * STEP_DEGREES)] as const]
  })
}
