/** Who wrote what of a thing: each step that changed it, told in a few words. */
import type { Change } from '../../../../src/board/change.ts'
import type { Material } from '../../../../src/worlds/scene/material.ts'
import type { SceneObject } from '../../../../src/worlds/scene/scene.ts'
import { momentOf } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { sceneAt } from './scene-at.ts'

export interface ThingChange {
  readonly step: number
  /** the name of the member who did it; empty for what a run began with */
  readonly agent: string
  /** `put it in its place` */
  readonly words: string
}

const MOST_TOLD = 200

export function changesOfThing(timeline: Timeline, id: string): readonly ThingChange[] {
  const told: ThingChange[] = []
  for (const step of timeline.changesOf('sceneObjects')) {
    const words = whatChanged(thingAt(timeline, id, step - 1), thingAt(timeline, id, step))
    if (words !== undefined) told.push({ step, agent: writerAt(timeline, step, 'sceneObjects'), words })
    if (told.length >= MOST_TOLD) break
  }
  return told
}

const thingAt = (timeline: Timeline, id: string, step: number): SceneObject | undefined =>
  sceneAt(momentOf(timeline, step)).things.find((thing) => thing.id === id)

/** Who wrote a field in a step. */
function writerAt(timeline: Timeline, step: number, field: string): string {
  const wrote = (changes: Readonly<Record<string, Change>> = {}) => Object.hasOwn(changes, field)
  return timeline.step(step)?.did.find(({ changes }) => wrote(changes))?.agent ?? ''
}

/** What a step did to a thing; nothing when it left it alone. */
export function whatChangedAt(timeline: Timeline, id: string, step: number): string | undefined {
  return whatChanged(thingAt(timeline, id, step - 1), thingAt(timeline, id, step))
}

function whatChanged(before: SceneObject | undefined, after: SceneObject | undefined): string | undefined {
  if (before === after || after === undefined) return before && after === undefined ? 'took it out' : undefined
  if (before === undefined)
    return after.isStandIn ? 'put something like it in its stead' : `fetched it: ${familyOf(after.assetPath)}`
  const parts = [...replaced(before, after), ...moved(before, after), ...dressed(before.material, after.material)]
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** `library/bed?width=1.6` is a bed. */
export const familyOf = (path: string): string =>
  path
    .replace(/^library\//, '')
    .split('?')[0]!
    .slice(0, 60)

function replaced(before: SceneObject, after: SceneObject): string[] {
  if (after.status === 'left_out' && before.status !== 'left_out') return ['left it out']
  if (before.assetPath === after.assetPath) return []
  const [old, made] = [familyOf(before.assetPath), familyOf(after.assetPath)]
  return [old === made ? 'gave it another size' : `made it a ${made}`]
}

// less is no move, but a number that was rounded
const LEAST_METRES = 0.001
const LEAST_DEGREES = 0.05

function moved({ position: from, ...before }: SceneObject, { position: to, ...after }: SceneObject): string[] {
  if (to === null) return from === null ? [] : ['took it from its place']
  if (from === null) return ['put it in its place']
  const far = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  const turn = Math.abs(((((after.rotation.y - before.rotation.y) % 360) + 540) % 360) - 180)
  return [
    ...(far > LEAST_METRES ? [`moved it ${far < 0.1 ? `${Math.round(far * 1000)} mm` : `${far.toFixed(2)} m`}`] : []),
    ...(turn > LEAST_DEGREES ? [`turned it ${Math.round(turn)}°`] : []),
  ]
}

type Materials = Readonly<Record<string, Material>> | null

const looks = ({ name, color, pattern, roughness }: Material) => `${name} ${color} ${pattern} ${roughness}`
const MOST_NAMED = 3

function dressed(before: Materials, after: Materials): string[] {
  if (after === null || before === after) return []
  const changed = Object.entries(after).filter(([slot, material]) => {
    const old = before !== null && Object.hasOwn(before, slot) ? before[slot] : undefined
    return old === undefined || looks(old) !== looks(material)
  })
  if (changed.length === 0) return []
  const names = [...new Set(changed.map(([, { name, color }]) => name || color))]
  return [`made it of ${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ' …' : ''}`]
}
