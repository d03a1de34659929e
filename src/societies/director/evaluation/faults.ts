/** Faults put into finished scenes: whether the Critic finds them, the right member is sent, and they are mended. */
import { createRandom, type Random } from '../../../base/random.ts'
import { assetOf, familyNamed } from '../../../worlds/scene/library/index.ts'
import type { Material } from '../../../worlds/scene/material.ts'
import { wallsOf, pointAlong } from '../../../worlds/scene/room.ts'
import { isPlaced, type PlacedObject } from '../../../worlds/scene/scene.ts'
import type { DirectorView } from '../board.ts'
import { mendedBy, type IssueCategory, type ValidationIssue } from '../issue.ts'
import { byRules, type Directed, type Tried } from './direct-one.ts'

export const faultKinds = [
  'clip',
  'float',
  'blocked door',
  'wrong colour',
  'missing object',
  'dark picture',
  'out of frame',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface FaultResult {
  readonly kind: FaultKind
  readonly isFound: boolean
  readonly isRouted: boolean
  readonly isMended: boolean
  /** more errors of other kinds than before */
  readonly isWorse: boolean
}

interface Fault {
  readonly edit: Partial<Record<string, unknown>>
  readonly categories: readonly IssueCategory[]
  readonly object: string | null
}

/** A fault of this kind in a scene, as a fork of its run before the Critic looks; nothing where it has no place. */
export async function planFault(
  directed: Directed,
  kind: FaultKind,
  seed: string,
): Promise<Tried<FaultResult> | undefined> {
  const fault = makers[kind](directed.board, createRandom(seed))
  if (fault === undefined) return undefined
  // the Critic has not looked yet where it is next
  const at = await stepBeforeCritic(directed)
  if (at === undefined) return undefined
  return { fork: { at, edit: fault.edit }, measure: (after) => resultOf(kind, fault, directed.board, after) }
}

function resultOf(kind: FaultKind, fault: Fault, board: DirectorView, after: DirectorView): FaultResult {
  const first = after.validationIssues.filter(({ round }) => round === 0)
  const found = first.filter(
    ({ category, affectedObjectId, otherObjectId, severity }) =>
      severity === 'error' &&
      fault.categories.includes(category) &&
      (fault.object === null || affectedObjectId === null || [affectedObjectId, otherObjectId].includes(fault.object)),
  )
  const wanted = new Set(found.map(({ category }) => mendedBy[category]))
  const sent = new Set(after.messages.filter(({ round }) => round === 1).map(({ agent }) => agent))
  // what was wrong with the scene before is not this fault
  const known = new Set(board.validationIssues.map(keyOf))
  const left = after.validationIssues.filter(
    ({ round, severity }) => round === after.verdict?.round && severity === 'error',
  )
  const isMended = !left.some(
    (issue) =>
      !known.has(keyOf(issue)) &&
      fault.categories.includes(issue.category) &&
      (fault.object === null || issue.affectedObjectId === fault.object),
  )
  const checks = after.verdict?.checks
  const before = board.verdict?.checks
  return {
    kind,
    isFound: found.length > 0,
    isRouted: found.length > 0 && [...wanted].every((member) => sent.has(member)),
    isMended: found.length > 0 && isMended,
    isWorse:
      (checks?.collisions ?? 0) > (before?.collisions ?? 0) ||
      (checks?.outOfBounds ?? 0) > (before?.outOfBounds ?? 0) ||
      (checks?.unsupported ?? 0) > (before?.unsupported ?? 0),
  }
}

const keyOf = ({ check, affectedObjectId, otherObjectId, requirement }: ValidationIssue): string =>
  JSON.stringify([check, affectedObjectId, otherObjectId, requirement])

async function stepBeforeCritic({ store, run }: Directed): Promise<number | undefined> {
  for await (const { step, board } of byRules.replay(run, { store })) if (board.currentAgent === 'critic') return step
  return undefined
}

type Maker = (board: DirectorView, random: Random) => Fault | undefined

const moved = (board: DirectorView, { id }: PlacedObject, change: Partial<PlacedObject>) => ({
  sceneObjects: board.sceneObjects.map((object) => (object.id === id ? { ...object, ...change } : object)),
})

const onFloor = (board: DirectorView): readonly PlacedObject[] =>
  board.sceneObjects
    .filter(isPlaced)
    .filter(({ placement, heldBy, id }) => placement === 'floor' && heldBy?.by === 'floor' && !carries(board, id))

const carries = (board: DirectorView, id: string): boolean =>
  board.sceneObjects.some(({ heldBy }) => heldBy?.by === 'object' && heldBy.object === id)

const asked = (board: DirectorView): ReadonlySet<string> =>
  new Set(board.masterPlan?.requiredObjects.filter(({ importance }) => importance >= 1).map(({ id }) => id))

const solid: ReadonlySet<string> = new Set(['bed', 'sofa', 'storage', 'kitchen', 'appliance'])

const roleOf = ({ assetPath }: PlacedObject): string => familyNamed(assetOf(assetPath).family)?.role ?? ''

const violet: Material = { name: 'violet paint', color: '#8a2be2', roughness: 0.6, metalness: 0, pattern: 'plain' }

const makers: Readonly<Record<FaultKind, Maker>> = {
  clip(board, random) {
    const floor = onFloor(board)
    if (floor.length < 2) return undefined
    const one = random.pick(floor)
    // a stool under a table is no fault: into what is solid all through
    const others = floor.filter((each) => each !== one && each.room === one.room && solid.has(roleOf(each)))
    if (others.length === 0) return undefined
    const other = random.pick(others)
    const position = { ...other.position, x: other.position.x + 0.05 }
    return { edit: moved(board, one, { position }), categories: ['clipping'], object: one.id }
  },
  float(board, random) {
    const floor = onFloor(board)
    if (floor.length === 0) return undefined
    const one = random.pick(floor)
    const position = { ...one.position, y: one.position.y + 0.25 }
    return { edit: moved(board, one, { position }), categories: ['floating'], object: one.id }
  },
  'blocked door'(board, random) {
    const room = board.rooms[0]
    const door = room?.doors[0]
    const floor = onFloor(board).filter(({ room: id }) => id === room?.id)
    if (room === undefined || door === undefined || floor.length === 0) return undefined
    const one = random.pick(floor)
    const wall = wallsOf(room)[door.wall]!
    const [x, z] = pointAlong(wall, door.at)
    const deep = Math.max(one.boundingBox.depth, one.boundingBox.width) / 2 + 0.02
    const position = { x: x + wall.inward[0] * deep, y: 0, z: z + wall.inward[1] * deep }
    const rotation = { x: 0, y: wall.facing, z: 0 }
    return { edit: moved(board, one, { position, rotation }), categories: ['placement', 'clipping'], object: one.id }
  },
  'wrong colour'(board, random) {
    const wanted =
      board.masterPlan?.requiredObjects.filter(
        ({ attributes: { color } }) => color !== undefined && !/violet|purple/.test(color),
      ) ?? []
    const objects = board.sceneObjects.filter(isPlaced).filter(({ request }) => wanted.some(({ id }) => id === request))
    if (objects.length === 0) return undefined
    const one = random.pick(objects)
    const material = Object.fromEntries(Object.keys(one.material ?? {}).map((slot) => [slot, violet]))
    return { edit: moved(board, one, { material }), categories: ['color'], object: one.id }
  },
  'missing object'(board, random) {
    const objects = board.sceneObjects
      .filter(isPlaced)
      .filter(({ request, id }) => asked(board).has(request) && !carries(board, id))
    if (objects.length === 0) return undefined
    const one = random.pick(objects)
    return {
      edit: { sceneObjects: board.sceneObjects.filter(({ id }) => id !== one.id) },
      categories: ['missing_asset'],
      object: null,
    }
  },
  'dark picture'(board) {
    if (board.lightingSetup === null) return undefined
    return {
      edit: { lightingSetup: { ...board.lightingSetup, exposure: -8 } },
      categories: ['exposure', 'lighting'],
      object: null,
    }
  },
  'out of frame'(board) {
    const camera = board.cameraSetup
    if (camera === null) return undefined
    const { position, target } = camera.main
    const away = { x: 2 * position.x - target.x, y: target.y, z: 2 * position.z - target.z }
    return {
      edit: { cameraSetup: { ...camera, main: { ...camera.main, target: away } } },
      categories: ['camera'],
      object: null,
    }
  },
}
