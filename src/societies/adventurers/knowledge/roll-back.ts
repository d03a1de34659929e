/**
 * Rolls back what we know of things when we go back in time: what was learned stays learned, but things are again where
 * they were. Each turn notes how things were before it, and whoever goes back takes those notes from the last on.
 */
import { lineageOf } from '../../../worlds/adventure/lineage.ts'
import { orderIn } from '../../../worlds/adventure/orders.ts'
import type { LearningView, ThingsDraft } from './draft.ts'
import type { Before, ThingBefore } from './model/before.ts'

/** How what this turn changed was before it; nothing where it only told us something. */
export function beforeOf(draft: ThingsDraft, view: LearningView): Before | undefined {
  const known = new Map(view.objectsSeen.map((object) => [object.id, object]))
  const objects = draft.objects.news.flatMap(({ id, ...news }): ThingBefore[] => {
    const was = known.get(id)
    const hasMoved = 'location' in news || 'inside' in news || 'properties' in news
    if (was === undefined || !hasMoved) return []
    return [{ id, location: was.location, inside: was.inside ?? '', properties: was.properties }]
  })
  const enemies = Object.keys(draft.enemies.news).map((place) => [place, view.enemies[place] ?? ''] as const)
  const before = {
    ...(objects.length > 0 && { objects }),
    ...(enemies.length > 0 && { enemies: Object.fromEntries(enemies) }),
    ...(draft.light !== view.light && { light: view.light }),
    ...(draft.load !== view.load && { load: view.load }),
    ...(draft.aboard !== view.aboard && { aboard: view.aboard }),
  }
  return Object.keys(before).length === 0 ? undefined : { played: view.commands.length, ...before }
}

/** Before anything is learned from a turn that went back. */
export function rollBack(draft: ThingsDraft, { commands, before, mode }: LearningView): void {
  const { order } = orderIn(commands.at(-1) ?? '')
  if (mode !== 'retry' || (order !== 'restore' && order !== 'restart')) return
  const still = new Set(lineageOf(commands))
  const undone = new Set(lineageOf(commands, commands.length - 1).filter((place) => !still.has(place)))
  for (const was of before.filter(({ played }) => undone.has(played - 1)).toReversed()) {
    for (const { id, location, inside, properties } of was.objects ?? []) {
      const object = draft.objects.get(id)
      if (object) draft.objects.put({ ...object, location, inside, properties })
    }
    for (const [place, name] of Object.entries(was.enemies ?? {})) draft.enemies.set(place, name)
    draft.light = was.light ?? draft.light
    draft.load = was.load ?? draft.load
    if (was.aboard !== undefined) draft.aboard = was.aboard
  }
}
