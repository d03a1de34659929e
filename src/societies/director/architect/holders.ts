/** Things that can hold a thing: those somebody named, piles on them, and furniture that suits. */
import type { Support } from '../../../worlds/scene/asset.ts'
import type { Body } from './body.ts'
import type { Space } from './space.ts'
import { onSurface, surfacesOf } from './surface-spots.ts'
import { isCalled, type Thing } from './thing.ts'
import type { Wish } from './wish.ts'

// surfaces tried for a thing that goes anywhere
const MAX_SURFACES = 14

// books and plates make piles, lamps do not
const PILE_M = 0.08

/** Low things that lie on others, on which one more may lie. */
export function flatThingsOn(space: Space, holders: readonly Body[]): readonly Body[] {
  const ids = new Set(holders.map(({ thing }) => thing.object.id))
  return [...space.bodies.values()].filter(
    ({ spot: { held }, thing }) => held.by === 'object' && ids.has(held.object) && thing.height < PILE_M,
  )
}

/** On the named ones, on the surfaces that such things go on; sticking out only where nothing else helps. */
export function onThings(space: Space, thing: Thing, said: readonly Wish[], targets: readonly Body[]): readonly Body[] {
  const isInside = said.some(({ kind }) => kind === 'inside')
  for (const turns of [[0], [90, 180, -90]]) {
    for (const canStickOut of [false, true]) {
      for (const kinds of preferred(thing, isInside)) {
        const found = targets.flatMap((holder) =>
          surfacesOf(holder.thing)
            .filter(({ kind }) => kinds.includes(kind))
            .flatMap((support) => onSurface(space, thing, holder, support, canStickOut, turns)),
        )
        if (found.length > 0) return found
      }
    }
  }
  return []
}

function preferred(thing: Thing, isInside: boolean): readonly (readonly Support['kind'][])[] {
  if (isInside) return [['inside'], ['shelf'], ['top', 'seat']]
  if (isCalled(thing, /book|magazine|vinyl|record/)) return [['shelf', 'top', 'seat'], ['inside']]
  return [['top', 'seat'], ['shelf'], ['inside']]
}

/** Tops of furniture that suits, most suitable first. */
export function onAnything(space: Space, thing: Thing, wishes: readonly Wish[]): readonly Body[] {
  const targets = wishes.flatMap((wish) => wish.targets)
  // beside a thing on a desk means on that desk
  const holders = targets.flatMap((id) => {
    const held = space.bodies.get(id)?.spot.held
    return held?.by === 'object' ? [held.object] : []
  })
  const wanted = new Set([...targets, ...holders])
  const surfaces: { holder: Body; support: Support; value: number }[] = []
  for (const holder of space.bodies.values()) {
    if (holder.isFlat) continue
    for (const support of holder.thing.supports) {
      if (support.width < thing.width || support.depth < thing.depth || support.clearHeight < thing.height) continue
      const height = holder.bottom + support.at.y
      const liked = { desk: 3, table: 3, storage: 2, kitchen: 2, appliance: 0.5, screen: 0 } as Record<string, number>
      const value =
        (liked[holder.thing.role] ?? 0) +
        (support.kind === 'top' ? 1 : support.kind === 'shelf' ? 0.5 : -2) -
        Math.abs(height - 0.8) * 1.5 +
        (wanted.has(holder.thing.object.id) ? 5 : 0) -
        (holder.thing.width * holder.thing.depth < 0.1 ? 3 : 0)
      surfaces.push({ holder, support, value })
    }
  }
  const found: Body[] = []
  for (const { holder, support } of surfaces.toSorted((a, b) => b.value - a.value).slice(0, MAX_SURFACES)) {
    found.push(...onSurface(space, thing, holder, support, false, [0]))
    if (found.length > 60) break
  }
  return found
}
