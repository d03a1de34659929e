/** Doors that cannot open and windows that are covered, by the bodies that are in their way. */
import type { Pieces } from '../../../base/pieces.ts'
import { familyNamed } from '../library/index.ts'
import { pointAlong, wallsOf, type Door, type Opening, type RoomShell } from '../room.ts'
import type { PlacedObject, Scene } from '../scene.ts'
import { mayTouch, type Bodies, type Body } from './bodies.ts'

// whoever passes needs as much, also where no leaf swings
const PASSAGE_M = 0.5
// a thing this far from a window does not cover it
const WINDOW_M = 0.25
// what rises a little over the sill lets the light in
const OVER_SILL_M = 0.15
const LEAST_M3 = 1e-6

export interface Blocked {
  readonly object: string
  readonly room: string
  readonly opening: string
  readonly kind: 'door' | 'window'
}

/** Curtains and blinds are there to cover windows; rugs lie under doors. */
const isInNobodysWay = ({ assetPath, placement }: PlacedObject): boolean => {
  const role = familyNamed(assetPath.slice(assetPath.indexOf('/') + 1).split('?')[0]!)?.role
  return placement === 'flat' || role === 'curtain' || role === 'rug'
}

export function* blockedIn(scene: Pick<Scene, 'rooms'>, bodies: Bodies): Pieces<readonly Blocked[]> {
  const solid = bodies.all.filter(({ object }) => !isInNobodysWay(object))
  const standing = solid.filter(({ object }) => object.placement === 'floor')
  const found: Blocked[] = []
  for (const room of scene.rooms) {
    for (const door of room.doors) {
      const space = { deep: Math.max(PASSAGE_M, door.swing), low: 0.05, high: door.height }
      for (const object of yield* inTheWay(room, door, space, bodies, solid))
        found.push({ object, room: room.id, opening: door.id, kind: 'door' })
    }
    for (const window of room.windows) {
      const space = { deep: WINDOW_M, low: window.sill + OVER_SILL_M, high: window.sill + window.height }
      for (const object of yield* inTheWay(room, window, space, bodies, standing))
        found.push({ object, room: room.id, opening: window.id, kind: 'window' })
    }
  }
  return found
}

interface Space {
  readonly deep: number
  readonly low: number
  readonly high: number
}

/** What reaches into the space before an opening. */
function* inTheWay(
  room: RoomShell,
  opening: Opening | Door,
  { deep, low, high }: Space,
  { kernel }: Bodies,
  among: readonly Body[],
): Pieces<readonly string[]> {
  const wall = wallsOf(room)[opening.wall]
  if (wall === undefined || !(high > low)) return []
  const half = opening.width / 2 - 0.02
  const corners = [opening.at - half, opening.at + half].flatMap((at) => {
    const [x, z] = pointAlong(wall, at)
    return [[x, z] as const, [x + wall.inward[0] * deep, z + wall.inward[1] * deep] as const]
  })
  const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)]
  // walls run along x or z, so the space is a box
  const min = [Math.min(...xs), low, Math.min(...zs)] as const
  const max = [Math.max(...xs), high, Math.max(...zs)] as const
  const space = kernel.box(min, max)
  const found: string[] = []
  try {
    for (const body of among) {
      if (body.object.room !== room.id || !mayTouch(body, { min, max }, 0.002)) continue
      const shared = body.solid.intersect(space)
      if (shared.volume() > LEAST_M3) found.push(body.object.id)
      shared.delete()
      yield
    }
  } finally {
    space.delete()
  }
  return found
}
