/** Spots on surfaces of other things: tops, shelves, seats and insides, beside what lies there already. */
import type { Support } from '../../../worlds/scene/asset.ts'
import { toOwn, toRoom } from '../../../worlds/scene/geometry/turned-box.ts'
import { type Body, bodyAt, normal, REST_GAP_M } from './body.ts'
import { isAllowed, type Space } from './space.ts'
import type { Thing } from './thing.ts'

// between things that lie beside each other
const APART_M = 0.015
// things that hardly fit may stick out, as long as their middle is held
const MAX_OVERHANG = 0.3

/** All allowed bodies on one surface. `canStickOut`: when somebody asked for it. */
export function onSurface(
  space: Space,
  thing: Thing,
  holder: Body,
  support: Support,
  canStickOut: boolean,
  turns: readonly number[],
): readonly Body[] {
  if (thing.height > support.clearHeight) return []
  const y = holder.bottom + support.at.y + REST_GAP_M
  const held = { by: 'object', object: holder.thing.object.id, surface: support.name } as const
  const found: Body[] = []
  for (const relative of turns) {
    const isCrosswise = Math.abs(Math.round(relative / 90)) % 2 === 1
    const [width, depth] = isCrosswise ? [thing.depth, thing.width] : [thing.width, thing.depth]
    const xs = placesOn(space, holder, support, 'x', width, canStickOut)
    const zs = placesOn(space, holder, support, 'z', depth, canStickOut)
    for (const ownX of xs) {
      for (const ownZ of zs) {
        const [x, z] = toRoom(holder.box, ownX, ownZ)
        const turn = normal(holder.spot.turn + relative)
        const body = bodyAt(thing, { x: round(x), y, z: round(z), turn, held })
        if (isAllowed(space, body)) found.push(body)
      }
    }
  }
  return found
}

const round = (metres: number) => Math.round(metres * 100_000) / 100_000

/** Along one side of the surface: its middle and ends, thirds, and next to its neighbours. */
function placesOn(
  space: Space,
  holder: Body,
  support: Support,
  axis: 'x' | 'z',
  size: number,
  canStickOut: boolean,
): readonly number[] {
  const length = axis === 'x' ? support.width : support.depth
  const middle = axis === 'x' ? support.at.x : support.at.z
  if (size > length) {
    const isHeld = (size - length) / 2 < size * MAX_OVERHANG
    return canStickOut && isHeld ? [middle] : []
  }
  const slack = (length - size) / 2 - 1e-4
  const places = [0, -slack, slack, -slack / 2, slack / 2, -slack / 4, slack / 4, -slack * 0.75, slack * 0.75]
  for (const rider of space.near(holder.box)) {
    const { held } = rider.spot
    if (held.by !== 'object' || held.object !== holder.thing.object.id || held.surface !== support.name) continue
    const own = toOwn(holder.box, rider.box.x, rider.box.z)[axis === 'x' ? 0 : 1] - middle
    const isCrosswise = Math.abs(Math.round((rider.spot.turn - holder.spot.turn) / 90)) % 2 === 1
    const half = (axis === 'x') === isCrosswise ? rider.box.halfDepth : rider.box.halfWidth
    places.push(own - half - size / 2 - APART_M, own + half + size / 2 + APART_M)
  }
  const within = slack <= 0 ? [0] : places.filter((place) => Math.abs(place) <= slack + 1e-9)
  return [...new Set(within.map((place) => Math.round(place * 1e4) / 1e4))].slice(0, 24).map((place) => middle + place)
}

/** What can carry things; something without surfaces can still be stood upon where it is highest. */
export function surfacesOf(thing: Thing): readonly Support[] {
  if (thing.supports.length > 0) return thing.supports
  const highest = thing.solids.reduce<Thing['solids'][number] | null>(
    (best, solid) => (best && best.maxY >= solid.maxY - 1e-6 ? best : solid),
    null,
  )
  if (!highest || !highest.isTight) return []
  const { minX, maxX, maxY, minZ, maxZ } = highest
  const at = { x: (minX + maxX) / 2, y: maxY, z: (minZ + maxZ) / 2 }
  return [{ name: 'top', kind: 'top', at, width: maxX - minX, depth: maxZ - minZ, clearHeight: Infinity }]
}
