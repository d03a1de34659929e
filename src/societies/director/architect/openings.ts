/** Doors and windows: where rooms meet, and on outer walls so that walls stay free for furniture. */
import type { Random } from '../../../base/random.ts'
import { type Door, type RoomShell, type Wall, type Window, wallsOf } from '../../../worlds/scene/room.ts'
import type { Passage, RoomRequest } from '../plan.ts'
import { type Floor, sharedWall } from './home.ts'
import type { RoomSize } from './room-size.ts'

const DOOR_WIDTH_M = 0.9
const DOOR_HEIGHT_M = 2.05
const WINDOW_HEIGHT_M = 1.2
const SILL_M = 0.9
// frames, and the shoulder of whoever opens it
const FROM_CORNER_M = 0.15
// nobody has more doors or windows, whatever a prompt says
const MAX_OPENINGS = 12

interface Stretch {
  readonly wall: number
  readonly from: number
  readonly to: number
}

/** Rooms with openings, from their floors. `sills` are what windows must leave free below them, by room. */
export function withOpenings(
  requests: readonly RoomRequest[],
  floors: readonly Floor[],
  sizes: readonly RoomSize[],
  passages: readonly Passage[],
  sills: ReadonlyMap<string, number>,
  random: Random,
): readonly RoomShell[] {
  const doors = new Map<string, Door[]>(floors.map(({ id }) => [id, []]))
  const shared = new Map<string, Stretch[]>(floors.map(({ id }) => [id, []]))
  floors.forEach((floor, place) => {
    for (const other of floors.slice(place + 1)) {
      const meeting = sharedWall(floor, other)
      if (!meeting) continue
      const half = (meeting.to - meeting.from) / 2
      shared.get(floor.id)!.push(meeting)
      const { otherMiddle, otherWall } = meeting
      shared.get(other.id)!.push({ wall: otherWall, from: otherMiddle - half, to: otherMiddle + half })
      if (!passages.some((passage) => joins(passage, floor.id, other.id))) continue
      // towards an end, so that there is wall left for furniture
      const shift = half - DOOR_WIDTH_M / 2 - FROM_CORNER_M
      const middle = (meeting.from + meeting.to) / 2
      const height = Math.min(DOOR_HEIGHT_M, ...sizes.map((size) => size.height - 0.1))
      const sill = 0
      const common = { width: DOOR_WIDTH_M, height, sill, swing: 0 }
      const id = `${floor.id}-${other.id}`
      const swing = DOOR_WIDTH_M
      doors.get(floor.id)!.push({ id, wall: meeting.wall, at: middle + shift, ...common, swing, leadsTo: other.id })
      const behind = { id: `${id}-back`, wall: otherWall, at: otherMiddle - shift, leadsTo: floor.id }
      doors.get(other.id)!.push({ ...common, ...behind })
    }
  })
  return requests.map((request, place) => {
    const { id, outline } = floors[place]!
    const walls = wallsOf({ outline })
    const taken: Stretch[] = [...shared.get(id)!]
    const inner = doors.get(id)!
    const isEntry = place === 0 && request.doors > 0
    const outer = Math.min(MAX_OPENINGS, Math.max(isEntry ? 1 : 0, request.doors - inner.length))
    const height = sizes[place]!.height
    const all = [...inner, ...outerDoors(id, walls, taken, outer, height, random)]
    for (const door of all) taken.push(stretchOf(door))
    const sill = Math.min(height - 0.7, Math.max(SILL_M, sills.get(id) ?? 0))
    const windows = windowsOf(id, walls, taken, all, Math.min(MAX_OPENINGS, request.windows), sill, height)
    return { id, kind: request.kind, outline, height, doors: all, windows, surfaces: null }
  })
}

const joins = ({ from, to }: Passage, one: string, two: string) =>
  (from === one && to === two) || (from === two && to === one)

const stretchOf = ({ wall, at, width }: { wall: number; at: number; width: number }): Stretch => ({
  wall,
  from: at - width / 2 - FROM_CORNER_M,
  to: at + width / 2 + FROM_CORNER_M,
})

/** What is left of a wall. */
function gapsOf(wall: Wall, taken: readonly Stretch[]): readonly Stretch[] {
  let gaps: Stretch[] = [{ wall: wall.index, from: FROM_CORNER_M, to: wall.length - FROM_CORNER_M }]
  for (const { from, to } of taken.filter((stretch) => stretch.wall === wall.index)) {
    gaps = gaps.flatMap((gap) => [
      { ...gap, to: Math.min(gap.to, from) },
      { ...gap, from: Math.max(gap.from, to) },
    ])
  }
  return gaps.filter((gap) => gap.to > gap.from)
}

const longest = (gaps: readonly Stretch[]) =>
  gaps.reduce<Stretch | null>((best, gap) => (best && best.to - best.from >= gap.to - gap.from ? best : gap), null)

/** On the wall to the front (+z) first, near one of its ends. */
function outerDoors(
  room: string,
  walls: readonly Wall[],
  shared: readonly Stretch[],
  count: number,
  roomHeight: number,
  random: Random,
): readonly Door[] {
  const taken = [...shared]
  const order = [...walls].toSorted((a, b) => a.inward[1] - b.inward[1] || b.length - a.length)
  const doors: Door[] = []
  for (let number = 0; number < count; number++) {
    for (let turn = 0; turn < order.length; turn++) {
      const wall = order[(number + turn) % order.length]!
      const gap = longest(gapsOf(wall, taken))
      const width = Math.min(DOOR_WIDTH_M, wall.length * 0.8)
      if (!gap || gap.to - gap.from < width) continue
      const at = random.next() < 0.5 ? gap.from + width / 2 : gap.to - width / 2
      const height = Math.min(DOOR_HEIGHT_M, roomHeight - 0.1)
      // in a tiny room it opens outwards, or nothing else would fit
      const isTiny = walls.every(({ length }) => length < 2)
      const swing = isTiny ? 0 : width
      const door = { id: `${room}-door-${number + 1}`, wall: wall.index, at: round(at), width: round(width), height }
      doors.push({ ...door, sill: 0, swing, leadsTo: null })
      taken.push(stretchOf(doors.at(-1)!))
      break
    }
  }
  return doors
}

const round = (metres: number) => Math.round(metres * 1000) / 1000

/** Opposite the door first, then the sides; several on a wall share it evenly. */
function windowsOf(
  room: string,
  walls: readonly Wall[],
  taken: readonly Stretch[],
  doors: readonly Door[],
  count: number,
  sill: number,
  roomHeight: number,
): readonly Window[] {
  const entry = walls[doors[0]?.wall ?? 0]?.inward ?? [0, -1]
  const isDoorWall = (wall: Wall) => doors.some((door) => door.wall === wall.index)
  const free = walls
    .map((wall) => ({ wall, gap: longest(gapsOf(wall, taken)) }))
    .filter((place) => place.gap && place.gap.to - place.gap.from > 0.8)
    .toSorted((a, b) => rank(a.wall) - rank(b.wall) || b.wall.length - a.wall.length)
  function rank(wall: Wall) {
    const facing = wall.inward[0] * entry[0] + wall.inward[1] * entry[1]
    return isDoorWall(wall) ? 3 : facing < -0.5 ? 0 : facing < 0.5 ? 1 : 2
  }
  if (free.length === 0) return []
  // one each, in order, and more where the walls are long
  const perWall = free.map(() => 0)
  for (let number = 0; number < count; number++) {
    let best = 0
    free.forEach(({ wall, gap }, place) => {
      const value = (gap!.to - gap!.from) / (perWall[place]! + 1) - rank(wall) - perWall[place]! * 2
      const bestGap = free[best]!.gap!
      const bestValue = (bestGap.to - bestGap.from) / (perWall[best]! + 1) - rank(free[best]!.wall) - perWall[best]! * 2
      if (value > bestValue) best = place
    })
    perWall[best]!++
  }
  const height = Math.min(WINDOW_HEIGHT_M, roomHeight - sill - 0.2)
  return free.flatMap(({ wall, gap }, place) => {
    const share = (gap!.to - gap!.from) / Math.max(1, perWall[place]!)
    const width = round(Math.min(1.5, share * 0.7))
    if (width < 0.3 || height < 0.3) return []
    return Array.from({ length: perWall[place]! }, (_, number) => ({
      id: `${room}-window-${wall.index}-${number + 1}`,
      wall: wall.index,
      at: round(gap!.from + share * (number + 0.5)),
      width,
      height: round(height),
      sill: round(sill),
    }))
  })
}
