/** What is known while a request is read: the scene, what was spoken of last, and ids that are taken. */
import type { SceneObject } from '../../../../worlds/scene/scene.ts'
import type { ObjectRequest } from '../../plan.ts'
import { countIn } from '../refer.ts'
import { createDraft } from '../draft.ts'
import type { Item, Phrase } from '../phrase.ts'
import { findObjects, namedLike, nearestTo, type Scenery } from './find-objects.ts'
import type { RoomPart } from '../words/parts.ts'
import { pointAlong, wallsOf } from '../../../../worlds/scene/room.ts'

export interface Reading {
  readonly scenery: Scenery
  /** whom `it` means */
  last: readonly SceneObject[]
  readonly taken: Set<string>
}

export function createReading(scenery: Scenery): Reading {
  return { scenery, last: [], taken: new Set(scenery.plan.requiredObjects.map(({ id }) => id)) }
}

/** The things an item means: by name, or as what was spoken of. */
export function meant(reading: Reading, item: Item | undefined): readonly SceneObject[] {
  if (item?.type === 'pronoun' && item.word !== 'one') return reading.last
  if (item?.type !== 'thing') return []
  const found = findObjects(reading.scenery, item.phrase)
  if (found.length > 0) reading.last = found
  return found
}

/** The chair by the window, the lamp on the desk: the one of that name that is nearest. */
export function meantNear(reading: Reading, item: Item | undefined, near: Item | undefined): readonly SceneObject[] {
  if (item?.type !== 'thing') return []
  const { scenery } = reading
  const all = namedLike(scenery, item.phrase.name)
  const points =
    near?.type === 'part'
      ? pointsOf(scenery, near.part)
      : positionsOf(near?.type === 'thing' ? findObjects(scenery, near.phrase) : [])
  const sorted = points.length > 0 ? nearestTo(all, points) : findObjects(scenery, item.phrase)
  const found = item.phrase.isPlural ? sorted : sorted.slice(0, 1)
  if (found.length > 0) reading.last = found
  return found
}

const positionsOf = (objects: readonly SceneObject[]): { readonly x: number; readonly z: number }[] =>
  objects.flatMap(({ position }) => (position === null ? [] : [position]))

/** Where the windows, doors and corners of the rooms are. */
export function pointsOf({ rooms = [] }: Scenery, part: RoomPart): { readonly x: number; readonly z: number }[] {
  return rooms.flatMap((room) => {
    if (part === 'corner') return room.outline.map(([x, z]) => ({ x, z }))
    const walls = wallsOf(room)
    if (part === 'wall') return walls.map((wall) => toPoint(pointAlong(wall, wall.length / 2)))
    const openings = part === 'window' ? room.windows : part === 'door' ? room.doors : []
    return openings.flatMap(({ wall, at }) => (walls[wall] === undefined ? [] : [toPoint(pointAlong(walls[wall], at))]))
  })
}

const toPoint = ([x, z]: readonly [number, number]): { readonly x: number; readonly z: number } => ({ x, z })

/** A new request for what a phrase names, in the room of whatever it goes to. */
export function requestFor(reading: Reading, phrase: Phrase, near: SceneObject | undefined): ObjectRequest {
  const { plan, nouns } = reading.scenery
  const slug = phrase.name.replaceAll(/[^a-z0-9]+/g, '-') || 'thing'
  let number = 1
  while (reading.taken.has(`${slug}-${number}`)) number++
  const id = `${slug}-${number}`
  reading.taken.add(id)
  const { count } = countIn(createDraft(nouns), phrase)
  const room = near?.room ?? plan.rooms[0]?.id ?? ''
  return {
    id,
    name: phrase.name,
    count: Math.min(count, MOST_ADDED),
    attributes: phrase.attributes,
    room,
    importance: 1,
  }
}

const MOST_ADDED = 100
