/** Edits of finished scenes: whether they do what they say, and leave everything else where it was. */
import { createRandom, type Random } from '../../../base/random.ts'
import { hasColor } from '../../../worlds/scene/checks/attributes.ts'
import { holdsInRoom } from '../../../worlds/scene/checks/relations/room-relations.ts'
import { isPlaced, type PlacedObject } from '../../../worlds/scene/scene.ts'
import type { DirectorView } from '../board.ts'
import type { Tried } from './direct-one.ts'

export interface EditResult {
  readonly says: string
  readonly isDone: boolean
  /** something that was not named moved by more than a millimetre */
  readonly isElseMoved: boolean
  readonly newCollisions: number
}

interface Wish {
  readonly says: string
  /** ids it is about */
  readonly about: readonly string[]
  readonly isSo: (before: DirectorView, after: DirectorView) => boolean
}

const SAME_M = 0.001

/** An edit that fits this scene, as a fork of its run; nothing where no thing can be named without mistake. */
export function planEdit(before: DirectorView, seed: string): Tried<EditResult> | undefined {
  const wish = wishFor(before, createRandom(seed))
  if (wish === undefined) return undefined
  return { fork: { edit: { editRequest: wish.says } }, measure: (after) => resultOf(wish, before, after) }
}

function resultOf(wish: Wish, before: DirectorView, after: DirectorView): EditResult {
  const there = new Map(after.sceneObjects.map((object) => [object.id, object]))
  const named = new Set(wish.about)
  const isElseMoved = before.sceneObjects.filter(isPlaced).some((object) => {
    const now = there.get(object.id)
    if (named.has(object.id) || isCarried(object, named, before)) return false
    if (now === undefined || now.position === null) return true
    const { x, y, z } = object.position
    return Math.hypot(now.position.x - x, now.position.y - y, now.position.z - z) > SAME_M
  })
  const newCollisions = Math.max(0, (after.verdict?.checks.collisions ?? 0) - (before.verdict?.checks.collisions ?? 0))
  return { says: wish.says, isDone: wish.isSo(before, after), isElseMoved, newCollisions }
}

/** What stands on a thing goes along with it. */
function isCarried(object: PlacedObject, named: ReadonlySet<string>, board: DirectorView): boolean {
  const below = object.heldBy?.by === 'object' ? object.heldBy.object : undefined
  if (below === undefined) return false
  if (named.has(below)) return true
  const next = board.sceneObjects.filter(isPlaced).find(({ id }) => id === below)
  return next !== undefined && isCarried(next, named, board)
}

const colors = ['red', 'blue', 'green', 'yellow', 'black', 'white']

function wishFor(board: DirectorView, random: Random): Wish | undefined {
  const placed = board.sceneObjects.filter(isPlaced)
  // whom nobody can mistake for another
  const single = placed.filter(({ name }) => placed.filter((other) => other.name === name).length === 1)
  const floor = single.filter(({ placement }) => placement === 'floor')
  if (single.length === 0 || floor.length === 0) return undefined
  const [any, standing] = [random.pick(single), random.pick(floor)]
  const count = (view: DirectorView, name: string) =>
    view.sceneObjects.filter((object) => object.name === name && isPlaced(object)).length
  const find = (view: DirectorView, id: string) => view.sceneObjects.filter(isPlaced).find((object) => object.id === id)
  const color = random.pick(colors)
  const wishes: readonly Wish[] = [
    {
      says: `Move the ${standing.name} into the corner`,
      about: [standing.id],
      isSo: (_, after) => isIn('in_corner', after, standing.id),
    },
    {
      says: `Put the ${standing.name} against the wall`,
      about: [standing.id],
      isSo: (_, after) => isIn('against_wall', after, standing.id),
    },
    {
      says: `Rotate the ${standing.name} by 90 degrees`,
      about: [standing.id],
      isSo: (_, after) => {
        const turn = (find(after, standing.id)?.rotation.y ?? standing.rotation.y) - standing.rotation.y
        return Math.abs((((turn % 180) + 180) % 180) - 90) < 1
      },
    },
    { says: `Remove the ${any.name}`, about: [any.id], isSo: (_, after) => count(after, any.name) === 0 },
    {
      says: `Paint the ${standing.name} ${color}`,
      about: [standing.id],
      isSo: (_, after) => {
        const now = find(after, standing.id)
        return now !== undefined && hasColor(now, color)
      },
    },
    {
      says: 'Add a potted plant in the corner',
      about: [],
      isSo: (before, after) => count(after, 'potted plant') > count(before, 'potted plant'),
    },
    {
      says: `Replace the ${standing.name} with a bookshelf`,
      about: [standing.id],
      isSo: (before, after) =>
        find(after, standing.id)?.assetPath !== standing.assetPath &&
        count(after, 'bookshelf') > count(before, 'bookshelf'),
    },
    {
      says: 'Make it brighter',
      about: [],
      isSo: (before, after) => (after.lightingSetup?.exposure ?? 0) > (before.lightingSetup?.exposure ?? 0),
    },
    {
      says: 'Show it from another angle',
      about: [],
      isSo: (before, after) => JSON.stringify(after.cameraSetup?.main) !== JSON.stringify(before.cameraSetup?.main),
    },
  ]
  return random.pick(wishes)
}

function isIn(kind: 'in_corner' | 'against_wall', view: DirectorView, id: string): boolean {
  const object = view.sceneObjects.filter(isPlaced).find((each) => each.id === id)
  const room = view.rooms.find((each) => each.id === object?.room)
  return object !== undefined && room !== undefined && holdsInRoom(kind, object, room)
}
