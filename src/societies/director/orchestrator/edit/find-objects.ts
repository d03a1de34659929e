/** Which things of a scene are meant: by name, by what they are like, by number, and by where they are. */
import type { RoomShell } from '../../../../worlds/scene/room.ts'
import type { Camera, SceneObject } from '../../../../worlds/scene/scene.ts'
import type { MasterPlan } from '../../plan.ts'
import type { Nouns } from '../nouns.ts'
import type { Phrase } from '../phrase.ts'

export interface Scenery {
  readonly plan: MasterPlan
  readonly objects: readonly SceneObject[]
  readonly nouns: Nouns
  readonly rooms?: readonly RoomShell[]
  /** whose left and right count; without it, those of the plan from above */
  readonly camera?: Camera | null
}

const SIDES = new Set([
  'left',
  'right',
  'leftmost',
  'rightmost',
  'front',
  'back',
  'other',
  'same',
  'nearest',
  'closest',
])

/** The things a phrase means, of all that are there; the latest asked for first where several could be. */
export function findObjects(scenery: Scenery, phrase: Phrase): readonly SceneObject[] {
  const named = namedLike(scenery, phrase.name)
  const said = phrase.attributes.words.filter((word) => !SIDES.has(word))
  const described = named.filter((object) => isLike(scenery, object, said, phrase))
  // the red chair, when no chair was ever called red, may be one that only looks so
  const fitting = described.length > 0 || said.length === 0 ? described : []
  const sided = bySide(scenery, fitting, phrase.attributes.words)
  const { quantity, isPlural } = phrase
  if (quantity.ordinal !== null) return sided.slice(quantity.ordinal - 1, quantity.ordinal)
  if (quantity.count !== null && quantity.count < sided.length) return sided.slice(0, quantity.count)
  return isPlural || quantity.isEach ? sided : sided.slice(0, 1)
}

/** How many it could be: a request that is not clear is done to the first. */
export function namedLike({ objects, nouns }: Scenery, name: string): readonly SceneObject[] {
  const exact = objects.filter((object) => object.name === name)
  if (exact.length > 0) return exact
  const same = objects.filter((object) => object.name.endsWith(` ${name}`) || nouns.isSame(object.name, name))
  if (same.length > 0) return same
  const inside = objects.filter(
    (object) => object.name.startsWith(`${name} `) || (name.length > 2 && object.name.endsWith(name)),
  )
  if (inside.length > 0) return inside
  return objects.filter((object) => name.endsWith(` ${object.name}`))
}

function isLike({ plan }: Scenery, object: SceneObject, words: readonly string[], { attributes }: Phrase): boolean {
  const request = plan.requiredObjects.find(({ id }) => id === object.request)
  const materials = Object.values(object.material ?? {})
  return words.every((word) => {
    if (request?.attributes.words.includes(word) || object.name.split(' ').includes(word)) return true
    if (word === attributes.color || word === attributes.material)
      return materials.some(({ name }) =>
        name
          .toLowerCase()
          .split(/[\s-]+/)
          .includes(word),
      )
    return (
      request !== undefined &&
      [request.attributes.size, request.attributes.style, request.attributes.shape].includes(word)
    )
  })
}

/** The left one: as the camera sees it. */
function bySide(
  { camera }: Scenery,
  objects: readonly SceneObject[],
  words: readonly string[],
): readonly SceneObject[] {
  const across = (object: SceneObject): number => {
    const { x, z } = object.position ?? { x: 0, z: 0 }
    if (!camera) return x
    const forward = { x: camera.target.x - camera.position.x, z: camera.target.z - camera.position.z }
    // to the right of whoever looks along it, with y up
    return -forward.z * (x - camera.position.x) + forward.x * (z - camera.position.z)
  }
  const inOrder = objects.toSorted((a, b) => across(a) - across(b))
  if (words.includes('left') || words.includes('leftmost')) return inOrder
  if (words.includes('right') || words.includes('rightmost')) return inOrder.toReversed()
  return words.includes('other') ? objects.slice(1) : objects
}

/** The one of them that is nearest to something. */
export function nearestTo(
  objects: readonly SceneObject[],
  points: readonly { readonly x: number; readonly z: number }[],
): readonly SceneObject[] {
  const distance = ({ position }: SceneObject): number =>
    position === null
      ? Infinity
      : Math.min(Infinity, ...points.map(({ x, z }) => Math.hypot(position.x - x, position.z - z)))
  return objects.toSorted((a, b) => distance(a) - distance(b))
}
