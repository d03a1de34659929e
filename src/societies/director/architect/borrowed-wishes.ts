/** Wishes that things borrow from what depends on them, so that they are placed where the others can follow. */
import type { Thing } from './thing.ts'
import type { Wish } from './wish.ts'

const close: ReadonlySet<string> = new Set<Wish['kind']>([
  'on',
  'inside',
  'beside',
  'left_of',
  'right_of',
  'in_front_of',
  'behind',
  'around',
  'near',
  'at_the_foot_of',
  'long_side_of',
  'short_side_of',
  'leaning_on',
  'above',
  'under',
])
const places: ReadonlySet<string> = new Set<Wish['kind']>([
  'near_door',
  'near_window',
  'under_window',
  'in_corner',
  'in_centre',
  'far_from_door',
  'across_from_door',
  'across_from_window',
])
// less than what was said of the thing itself, more than habits
const [BACK_WEIGHT, PLACE_WEIGHT] = [6, 5]

/**
 * A toilet near the door beside the sink: the sink, which comes first, goes near the door too. What a picture hangs
 * over goes against a wall.
 */
export function borrowedWishes(things: readonly Thing[], said: readonly Wish[]): readonly Wish[] {
  const hanging = new Set(things.filter(({ object }) => object.placement === 'wall').map(({ object }) => object.id))
  const located = new Set(said.filter(({ kind }) => places.has(kind)).map(({ subject }) => subject))
  const bySubject = Map.groupBy(
    said.filter(({ kind }) => places.has(kind)),
    ({ subject }) => subject,
  )
  const borrowed: Wish[] = []
  for (const { kind, subject, targets } of said) {
    const [target] = targets
    if (target === undefined || !close.has(kind)) continue
    const own = { relation: null, subject: target, targets: [], seconds: [] }
    const atWall = { ...own, kind: 'against_wall', weight: BACK_WEIGHT } as const
    if (kind === 'above' && hanging.has(subject)) borrowed.push(atWall)
    if (kind === 'under' && hanging.has(target)) borrowed.push({ ...atWall, subject })
    if (located.has(target)) continue
    for (const wish of bySubject.get(subject) ?? [])
      borrowed.push({ ...own, kind: wish.kind, weight: PLACE_WEIGHT, ...(wish.side ? { side: wish.side } : {}) })
  }
  return borrowed
}
