/** Spots on surfaces of other things: tops, shelves, seats and insides, beside what lies there already. */
import type { Support } from '../../../worlds/scene/asset.ts'
import type { Extent } from '../../../worlds/scene/geometry/floor-plan.ts'
import { toOwn, toRoom } from '../../../worlds/scene/geometry/turned-box.ts'
import { type Body, bodyAt, normal, REST_GAP_M } from './body.ts'
import { isAllowed, type Space } from './space.ts'
import type { Thing } from './thing.ts'

// between things that lie beside each other
const APART_M = 0.015
// things that hardly fit may stick out over an edge by this share of their size
const MAX_OVERHANG = 0.3
// and their middle must be this far inside of where their feet are held
const BALANCE_M = 0.012

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
        if ((!canStickOut || isBalanced(body, holder, support)) && isAllowed(space, body)) found.push(body)
      }
    }
  }
  return found
}

/** Whether the middle of its feet is over those that the surface holds; both are turned by right angles. */
function isBalanced({ thing, box, spot }: Body, holder: Body, support: Support): boolean {
  const [x, z] = toOwn(box, ...toRoom(holder.box, support.at.x, support.at.z))
  const isCrosswise = Math.abs(Math.round((spot.turn - holder.spot.turn) / 90)) % 2 === 1
  const halfWidth = (isCrosswise ? support.depth : support.width) / 2
  const halfDepth = (isCrosswise ? support.width : support.depth) / 2
  const feet = thing.solids.filter(({ minY }) => minY < 0.005)
  const held = feet.flatMap((foot) => {
    const [minX, maxX] = [Math.max(foot.minX, x - halfWidth), Math.min(foot.maxX, x + halfWidth)]
    const [minZ, maxZ] = [Math.max(foot.minZ, z - halfDepth), Math.min(foot.maxZ, z + halfDepth)]
    return minX < maxX && minZ < maxZ ? [{ minX, maxX, minZ, maxZ }] : []
  })
  if (held.length === 0) return false
  const [all, own] = [extentOfBoxes(feet), extentOfBoxes(held)]
  const [middleX, middleZ] = [(all.minX + all.maxX) / 2, (all.minZ + all.maxZ) / 2]
  const margin = Math.min(BALANCE_M, (all.maxX - all.minX) / 4, (all.maxZ - all.minZ) / 4)
  const isHeldAcross = own.minX <= middleX - margin && own.maxX >= middleX + margin
  return isHeldAcross && own.minZ <= middleZ - margin && own.maxZ >= middleZ + margin
}

const extentOfBoxes = (boxes: readonly Extent[]): Extent => ({
  minX: Math.min(...boxes.map(({ minX }) => minX)),
  maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
  minZ: Math.min(...boxes.map(({ minZ }) => minZ)),
  maxZ: Math.max(...boxes.map(({ maxZ }) => maxZ)),
})

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
  const slack = (length - size) / 2 - 1e-4 + (canStickOut ? size * MAX_OVERHANG : 0)
  if (slack < 0) return []
  const places = [0, -slack, slack, -slack / 2, slack / 2, -slack / 4, slack / 4, -slack * 0.75, slack * 0.75]
  for (const rider of space.near(holder.box)) {
    const { held } = rider.spot
    if (held.by !== 'object' || held.object !== holder.thing.object.id || held.surface !== support.name) continue
    const own = toOwn(holder.box, rider.box.x, rider.box.z)[axis === 'x' ? 0 : 1] - middle
    const isCrosswise = Math.abs(Math.round((rider.spot.turn - holder.spot.turn) / 90)) % 2 === 1
    const half = (axis === 'x') === isCrosswise ? rider.box.halfDepth : rider.box.halfWidth
    places.push(own - half - size / 2 - APART_M, own + half + size / 2 + APART_M)
  }
  const within = places.filter((place) => Math.abs(place) <= slack + 1e-9)
  return [...new Set(within.map((place) => Math.round(place * 1e4) / 1e4))].slice(0, 24).map((place) => middle + place)
}

// boards and boxes do, even with rounded edges
const FLAT_TOP_SHARE = 0.93

/** What can carry things; something without surfaces can still be stood upon where its highest part is a block. */
export function surfacesOf(thing: Thing): readonly Support[] {
  if (thing.supports.length > 0) return thing.supports
  const [highest] = thing.solids.toSorted((a, b) => b.maxY - a.maxY)
  if (!highest || highest.filled < FLAT_TOP_SHARE) return []
  const { minX, maxX, maxY, minZ, maxZ } = highest
  const at = { x: (minX + maxX) / 2, y: maxY, z: (minZ + maxZ) / 2 }
  return [{ name: 'top', kind: 'top', at, width: maxX - minX, depth: maxZ - minZ, clearHeight: Infinity }]
}
