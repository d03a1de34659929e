/** Spots on walls and under the ceiling: at the height of such things, over what stands there, at windows. */
import { pointAlong, type Wall } from '../../../worlds/scene/room.ts'
import { type Body, bodyAt, normal } from './body.ts'
import { alongWall, openStands } from './floor-spots.ts'
import { isAllowed, type Space } from './space.ts'
import { isCalled, type Thing } from './thing.ts'

// close enough to touch, far enough never to clip
const WALL_GAP_M = 0.0005
const EYE_HEIGHT_M = 1.55

/** All allowed bodies on these walls; `over` is what it hangs above. */
export function onWalls(space: Space, thing: Thing, walls: readonly Wall[], over: readonly Body[]): readonly Body[] {
  const found: Body[] = []
  for (const wall of walls) {
    const half = thing.width / 2 + WALL_GAP_M
    const [first, last] = [half, wall.length - half]
    if (first > last) continue
    const above = over.map(({ box }) => ({
      at: (box.x - wall.from[0]) * wall.along[0] + (box.z - wall.from[1]) * wall.along[1],
    }))
    const places = [...alongWall(space, wall, half, thing.depth), ...above.map(({ at }) => at)]
    if (thing.role === 'curtain') {
      for (const { opening } of space.windows)
        if (opening.wall === wall.index) places.push(opening.at - opening.width / 2, opening.at + opening.width / 2)
    }
    for (const at of places) {
      if (at < first || at > last) continue
      for (const y of heightsOf(space, thing, wall, at, over)) {
        const [x, z] = pointAlong(wall, at)
        const away = thing.depth / 2 + WALL_GAP_M
        const held = { by: 'wall', room: space.room.id, wall: wall.index } as const
        const spot = { x: round(x + wall.inward[0] * away), y: round(y), z: round(z + wall.inward[1] * away) }
        const body = bodyAt(thing, { ...spot, turn: normal(wall.facing), held })
        if (!coversOpening(space, body, wall, at) && isAllowed(space, body)) {
          found.push(body)
          break
        }
      }
    }
  }
  return found
}

const round = (metres: number) => Math.round(metres * 10_000) / 10_000

/** The usual height first, then over what stands below it. */
function heightsOf(space: Space, thing: Thing, wall: Wall, at: number, over: readonly Body[]): Iterable<number> {
  const most = space.room.height - thing.height - 0.02
  const usual = usualHeight(space, thing, wall, at)
  const isLifted = thing.role !== 'curtain'
  const heights = over.map(({ top }) => Math.max(usual, top + 0.1))
  if (isLifted) for (const { top } of space.near(bodyBox(thing, wall, at))) heights.push(top + 0.08)
  heights.push(usual, usual - 0.3, usual + 0.3)
  if (over.length === 0) heights.unshift(usual)
  // over a row of sofas it is the same height many times
  return new Set(heights.map((y) => Math.max(0.02, Math.min(most, y))))
}

function bodyBox(thing: Thing, wall: Wall, at: number) {
  const [x, z] = pointAlong(wall, at)
  const held = { by: 'wall', room: '', wall: wall.index } as const
  return bodyAt(thing, { x, y: 0, z, turn: wall.facing, held }).box
}

function usualHeight(space: Space, thing: Thing, wall: Wall, at: number): number {
  if (thing.role === 'curtain') {
    const windows = space.windows.filter(({ opening }) => opening.wall === wall.index)
    const top = windows.find(({ opening }) => Math.abs(opening.at - at) <= opening.width)?.top ?? 2.1
    return Math.max(0.02, top + 0.12 - thing.height)
  }
  if (thing.role === 'lamp') return 1.6
  if (thing.role === 'screen') return 1.2 - thing.height / 2
  if (thing.role === 'picture') return EYE_HEIGHT_M - thing.height / 2
  if (isCalled(thing, /cabinet|hood|cupboard|shel(f|ves)/)) return 1.45
  if (isCalled(thing, /rail|rack|hook|towel|radiator|holder/)) return thing.height > 1.2 ? 0.4 : 1.1
  return Math.max(0.02, EYE_HEIGHT_M - thing.height / 2)
}

function coversOpening(space: Space, body: Body, wall: Wall, at: number): boolean {
  return [...space.doors, ...space.windows].some(({ opening }) => {
    if (opening.wall !== wall.index) return false
    const isWindow = opening.sill > 0
    if (isWindow && body.thing.role === 'curtain') return false
    const isBeside = Math.abs(opening.at - at) >= (opening.width + body.thing.width) / 2
    return !isBeside && body.bottom < opening.sill + opening.height && body.top > opening.sill
  })
}

/** All allowed bodies under the ceiling: over things, in the middle, or on a grid. */
export function onCeiling(space: Space, thing: Thing, over: readonly Body[]): readonly Body[] {
  const y = round(space.room.height - thing.height - 0.0005)
  const held = { by: 'ceiling', room: space.room.id } as const
  const stands = [...over.map(({ box, spot }) => [box.x, box.z, spot.turn] as const), ...openStands(space, [0, 90], 60)]
  return stands
    .map(([x, z, turn]) => bodyAt(thing, { x: round(x), y, z: round(z), turn: normal(turn), held }))
    .filter((body) => isAllowed(space, body))
}
