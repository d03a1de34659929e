/** In which order things are placed: groups around anchors, the large ones first, what stands on others last. */
import type { Thing } from './thing.ts'
import type { Wish } from './wish.ts'

/** `boosts`: what found no place before goes earlier. */
export function orderOf(
  things: ReadonlyMap<string, Thing>,
  wishes: readonly Wish[],
  boosts: ReadonlyMap<string, number>,
): readonly Thing[] {
  const leaders = new Map<string, Set<string>>()
  const followers = new Map<string, Set<string>>()
  for (const wish of wishes) {
    for (const [leader, follower] of linksOf(things, wish)) {
      into(leaders, follower, leader)
      into(followers, leader, follower)
    }
  }
  const value = (thing: Thing) => (boosts.get(thing.object.id) ?? 0) * 4 + thing.width * thing.depth * thing.importance
  const larger = (a: Thing, b: Thing) => phaseOf(a) - phaseOf(b) || value(b) - value(a)
  const order: Thing[] = []
  const seen = new Set<string>()
  const visit = (first: Thing) => {
    // by hand, as chains of things on things could be deeper than the stack
    const stack: { thing: Thing; isReady: boolean }[] = [{ thing: first, isReady: false }]
    while (stack.length > 0) {
      const { thing, isReady } = stack.pop()!
      const { id } = thing.object
      if (isReady) {
        order.push(thing)
        const group = [...(followers.get(id) ?? [])]
          .filter((follower) => !seen.has(follower))
          .flatMap((follower) => things.get(follower) ?? [])
          .filter((follower) => phaseOf(follower) <= phaseOf(thing))
          .filter((follower) => [...(leaders.get(follower.object.id) ?? [])].every((leader) => seen.has(leader)))
          .toSorted((a, b) => larger(b, a))
        for (const follower of group) stack.push({ thing: follower, isReady: false })
        continue
      }
      if (seen.has(id)) continue
      seen.add(id)
      stack.push({ thing, isReady: true })
      for (const leader of leaders.get(id) ?? []) {
        const before = things.get(leader)
        if (before && !seen.has(leader)) stack.push({ thing: before, isReady: false })
      }
    }
  }
  for (const thing of [...things.values()].toSorted(larger)) visit(thing)
  return order
}

function into(map: Map<string, Set<string>>, key: string, id: string): void {
  const set = map.get(key)
  if (set) set.add(id)
  else map.set(key, new Set([id]))
}

/** Curtains, which furniture leaves room for; then furniture, rugs, walls and ceiling, and what stands on furniture. */
const phaseOf = ({ role, object: { placement } }: Thing) =>
  role === 'curtain' ? -1 : { floor: 0, flat: 1, wall: 2, ceiling: 2, top: 3 }[placement]

/** Who must be there before whom: the target, unless the subject carries or underlies it. */
function linksOf(things: ReadonlyMap<string, Thing>, wish: Wish): readonly (readonly [string, string])[] {
  // habits only ask for the first: waiting for all of many would make one heap of the room
  const targets = wish.relation === null ? wish.targets.slice(0, 1) : wish.targets
  return [...targets, ...wish.seconds].map((target) => {
    const other = things.get(target)?.object.placement
    const hangsOver = wish.kind === 'under' && (other === 'wall' || other === 'ceiling')
    const isRug = other === 'flat' && things.get(wish.subject)?.object.placement !== 'flat'
    return hangsOver || isRug ? [wish.subject, target] : [target, wish.subject]
  })
}
