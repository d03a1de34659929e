/** Edits of places: what is moved, turned, added, taken away or put in the place of something else. */
import type { SceneObject } from '../../../../worlds/scene/scene.ts'
import type { Edit, Whereto } from '../../edit.ts'
import type { Item } from '../phrase.ts'
import type { Token } from '../tokens.ts'
import { findObjects } from './find-objects.ts'
import { meant, meantNear, pointsOf, requestFor, type Reading } from './reading.ts'
import { readBy, toPart, toThing } from './where-to.ts'

type PlaceItem = Extract<Item, { type: 'place' }>

const isNoun = (item: Item | undefined): boolean =>
  item !== undefined && ['thing', 'pronoun', 'part', 'room'].includes(item.type)

/** A noun and the places behind it: `the chair` by `the window`. */
interface Group {
  readonly noun: Item
  readonly places: readonly { readonly place: PlaceItem['place']; readonly target: Item | undefined }[]
}

/** Nouns with what is said of where they are; `to` and `into` count as places, too. */
function groupsOf(items: readonly Item[]): Group[] {
  const groups: { noun: Item; places: { place: PlaceItem['place']; target: Item | undefined }[] }[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!
    if (item.type === 'place' || (item.type === 'for' && isNoun(items[at + 1]))) {
      const place: PlaceItem['place'] =
        item.type === 'place' ? item.place : { where: 'near', length: 1, isReversed: false, mayEnd: false }
      const group = groups.at(-1)
      const target = place.mayEnd ? undefined : items[at + 1]
      group?.places.push({ place, target })
      if (target !== undefined && isNoun(target)) at++
      // in the corner of the room, in the middle of the table
      if (items[at + 1]?.type === 'of' && items[at + 2]?.type === 'room') at += 2
    } else if (item.type === 'thing' || item.type === 'pronoun') groups.push({ noun: item, places: [] })
  }
  return groups
}

export function readRemove(reading: Reading, items: readonly Item[]): readonly Edit[] {
  const ids = groupsOf(items).flatMap(({ noun, places }) => {
    const [first] = places
    const found = first === undefined ? meant(reading, noun) : meantNear(reading, noun, first.target)
    return found.map(({ id }) => id)
  })
  return ids.length > 0 ? [{ kind: 'remove', objects: [...new Set(ids)] }] : []
}

export function readMove(reading: Reading, items: readonly Item[], tokens: readonly Token[]): readonly Edit[] {
  const groups = groupsOf(items)
  const edits: Edit[] = []
  const by = readBy(tokens)
  let waiting: SceneObject[] = []
  for (const group of groups) {
    const { noun, places } = group
    const isNew = noun.type === 'thing' && isNewThing(reading, noun)
    if (isNew) {
      edits.push(...readAddGroup(reading, group))
      continue
    }
    // with two places, the first says which one is meant
    const before = reading.last
    const objects = places.length > 1 ? meantNear(reading, noun, places[0]!.target) : meant(reading, noun)
    const moved = [...waiting, ...objects]
    const last = places.at(-1)
    if (last === undefined) {
      waiting = moved
      continue
    }
    waiting = []
    const to = last.place.mayEnd && by !== null ? by : whereTo(reading, moved, last, before)
    if (to !== null && moved.length > 0) edits.push({ kind: 'move', objects: idsOf(moved), to })
  }
  if (edits.length === 0 && by !== null) {
    const [first] = groups
    const objects = first === undefined ? [] : meant(reading, first.noun)
    if (objects.length > 0) return [{ kind: 'move', objects: idsOf(objects), to: by }]
  }
  return edits
}

const idsOf = (objects: readonly SceneObject[]): string[] => [...new Set(objects.map(({ id }) => id))]

/** `put a plant next to the sofa`: with `a` and no such thing to move, it is a new one. */
function isNewThing(reading: Reading, { phrase }: Extract<Item, { type: 'thing' }>): boolean {
  const { quantity } = phrase
  if (quantity.isMore) return true
  if (quantity.isDefinite || quantity.isEach || quantity.isPartOf) return false
  return quantity.count !== null || findObjects(reading.scenery, phrase).length === 0
}

function whereTo(
  reading: Reading,
  moved: readonly SceneObject[],
  { place, target }: Group['places'][number],
  spokenOf: readonly SceneObject[] = reading.last,
): Whereto | null {
  const { scenery } = reading
  const isOnWall = moved.length > 0 && moved.every(({ placement }) => placement === 'wall')
  if (target === undefined) {
    if (place.where === 'centre') return { kind: 'in_centre' }
    if (place.where === 'left_of' || place.where === 'right_of')
      return { kind: 'by', direction: place.where === 'left_of' ? 'left' : 'right', metres: 0.5 }
    return null
  }
  if (target.type === 'part') return toPart(place.where, target.part, target.phrase.words, isOnWall)
  if (target.type === 'room') return place.where === 'corner' ? { kind: 'in_corner' } : { kind: 'in_centre' }
  const found = target.type === 'thing' ? findObjects(scenery, target.phrase) : spokenOf
  const [other] = found.filter(({ id }) => !moved.some((object) => object.id === id))
  return other === undefined ? null : toThing(place.where, other.id)
}

export function readAdd(reading: Reading, items: readonly Item[]): readonly Edit[] {
  return groupsOf(items).flatMap((group) => readAddGroup(reading, group))
}

function readAddGroup(reading: Reading, { noun, places }: Group): readonly Edit[] {
  if (noun.type !== 'thing') return []
  const last = places.at(-1)
  const to = last === undefined ? null : whereTo(reading, [], last)
  const near = to !== null && 'target' in to ? reading.scenery.objects.find(({ id }) => id === to.target) : undefined
  return [{ kind: 'add', request: requestFor(reading, noun.phrase, near), to }]
}

/** The first is what goes, the second what comes: `the desk with a piano`, `the sofa for two armchairs`. */
export function readSwap(reading: Reading, items: readonly Item[]): readonly Edit[] {
  const joint = items.findIndex(
    (item, at) =>
      (item.type === 'with' ||
        item.type === 'for' ||
        (item.type === 'place' && ['beside', 'inside'].includes(item.place.where))) &&
      items[at + 1]?.type === 'thing' &&
      at > 0,
  )
  if (joint < 0) return []
  const [old] = groupsOf(items.slice(0, joint))
  const next = items[joint + 1]
  if (old === undefined || next?.type !== 'thing' || next.phrase.quantity.isDefinite) return []
  const objects = old.places.length > 0 ? meantNear(reading, old.noun, old.places[0]!.target) : meant(reading, old.noun)
  const [first] = objects
  if (first === undefined) return []
  return [{ kind: 'swap', objects: idsOf(objects), request: requestFor(reading, next.phrase, first) }]
}

const QUARTER = 90
const HALF = 180

/** Towards something, or by so many degrees: counter-clockwise seen from above, unless somebody says clockwise. */
export function readTurn(reading: Reading, items: readonly Item[], tokens: readonly Token[]): readonly Edit[] {
  const [group] = groupsOf(items)
  const objects = group === undefined ? [] : meant(reading, group.noun)
  if (group === undefined || objects.length === 0) return []
  const words = tokens.map(({ word }) => word)
  const said = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : null)).find((number) => number !== null)
  const facing = [...group.places].toReversed().find(({ target }) => target !== undefined)
  const target = facing?.target
  if (target?.type === 'thing') {
    const [other] = findObjects(reading.scenery, target.phrase)
    if (other !== undefined) return [{ kind: 'turn', objects: idsOf(objects), degrees: null, towards: other.id }]
    // `by 90 degrees` is near nothing
    if (said === undefined) return []
  }
  if (target?.type === 'part') return turnToPart(reading, objects, target)
  const size = said ?? (words.includes('around') || words.includes('round') ? HALF : QUARTER)
  const isClockwise = words.includes('clockwise') || (words.includes('right') && !words.includes('counterclockwise'))
  return [{ kind: 'turn', objects: idsOf(objects), degrees: isClockwise ? -size : size, towards: null }]
}

/** A window is no thing to look at, but it is somewhere. */
function turnToPart(
  reading: Reading,
  objects: readonly SceneObject[],
  target: Extract<Item, { type: 'part' }>,
): readonly Edit[] {
  const points = pointsOf(reading.scenery, target.part)
  return objects.flatMap(({ id, position, rotation }): Edit[] => {
    if (position === null) return []
    const [nearest] = points.toSorted(
      (a, b) => Math.hypot(a.x - position.x, a.z - position.z) - Math.hypot(b.x - position.x, b.z - position.z),
    )
    if (nearest === undefined) return []
    const wanted = (Math.atan2(nearest.x - position.x, nearest.z - position.z) * 180) / Math.PI
    return [{ kind: 'turn', objects: [id], degrees: Math.round((wanted - rotation.y) * 10) / 10, towards: null }]
  })
}
