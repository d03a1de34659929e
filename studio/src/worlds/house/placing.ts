/** Where in a room things stand and people are: on a grid of spots, each with one of its own as long as there are. */
import type { Box } from '../shared/camera.ts'
import type { Point } from './doors.ts'
import type { Room } from './floor-plan.ts'
import type { Person, PlacedThing } from './scene.ts'

// wide enough for a person, and for a thing with a short name
const SPOT = [54, 46] as const
// what a person takes with a name, and without one
const NAMED = [32, 38] as const
const NAMELESS = [23, 25] as const
// closer together than this, they could not be told apart
const SHOULDER_TO_SHOULDER = 0.7
// where there is room, long names are written out
const WIDE_SPOTS = [92, 78, 66] as const
/** For the name of the room, at its top. */
const HEAD = 22
const PAD = 6
const DOORWAY = 46
/** The part of a room that furniture may take. */
const MOST_OF = 0.6

export interface Placed {
  readonly things: readonly { readonly thing: PlacedThing; readonly at: Point }[]
  readonly people: readonly { readonly person: Person; readonly at: Point }[]
  /** for whom there is no room */
  readonly others: number
  /** how wide the place of a thing is */
  readonly spot: number
  readonly room: Room
}

/** `size`: how much larger than the drawing people are, so that they can be seen from afar. */
export function placeIn(
  room: Room,
  things: readonly PlacedThing[],
  people: readonly Person[],
  cast: ReadonlyMap<string, number>,
  size = 1,
): Placed {
  const furniture = things.filter(({ look }) => look !== 'small')
  const spots = spotsFor(room.box, furniture.length)
  // as many as leave a spot free for whoever comes in
  const standing = furniture.slice(0, Math.max(1, Math.floor(spots.length * MOST_OF)))
  const lying = things.filter(({ look }) => look === 'small').slice(0, 6)
  const walls = alongWalls(spots, standing.length, room.doorways)
  const placed = standing.map((thing, nth) => ({ thing, at: walls[nth]! }))
  const free = spotsIn(room.box, [Math.max(SPOT[0], NAMED[0] * size), Math.max(SPOT[1], NAMED[1] * size)]).filter(
    (spot) => placed.every(({ at }) => isClear(spot, at)),
  )
  const { x, y, width, height } = room.box
  const small = lying.map((thing, nth) => ({
    thing,
    at: [x + width - 14 - nth * 17, y + height - 12] as const,
  }))
  const roomy =
    [free, ...[NAMED, NAMELESS].map((each) => spotsIn(room.box, grown(each, size)))].find(
      (each) => people.length <= each.length,
    ) ?? spotsIn(room.box, grown(NAMELESS, size * SHOULDER_TO_SHOULDER))
  const seats = new Map(placed.map(({ thing, at }) => [thing.id, at]))
  return {
    room,
    things: [...placed, ...small],
    people: seated(people.slice(0, roomy.length), roomy, seats, cast, size),
    others: Math.max(0, people.length - roomy.length),
    spot: spots.length > 1 ? Math.max(SPOT[0], spots[1]![0] - spots[0]![0]) : width,
  }
}

/** Furniture stands still, so these stay the same whoever comes and goes. */
function spotsFor(box: Box, furniture: number): Point[] {
  for (const wide of WIDE_SPOTS) {
    const spots = spotsIn(box, [wide, SPOT[1]])
    if (furniture <= spots.length * MOST_OF) return spots
  }
  return spotsIn(box, SPOT)
}

const isClear = ([x, y]: Point, [otherX, otherY]: Point) => Math.abs(x - otherX) > 27 || Math.abs(y - otherY) > 30

/** Everybody has a spot they like, and takes the next one when somebody is there: others come and go, and they stay. */
function seated(
  people: readonly Person[],
  spots: readonly Point[],
  seats: ReadonlyMap<string, Point>,
  cast: ReadonlyMap<string, number>,
  size: number,
) {
  const taken = new Set<number>()
  const inUse = new Map<string, number>()
  return people.map((person) => {
    const seat = person.using && seats.get(person.using.thing)
    if (seat !== undefined) {
      const nth = inUse.get(person.using!.thing) ?? 0
      inUse.set(person.using!.thing, nth + 1)
      if (nth < 2) return { person, at: [seat[0] + nth * 22 * size, seat[1] + 12 + nth * 4] as const }
    }
    let spot = ((cast.get(person.name) ?? 0) * 5 + 1) % spots.length
    for (let tries = 0; tries < spots.length && taken.has(spot); tries++) spot = (spot + 1) % spots.length
    taken.add(spot)
    return { person, at: spots[spot]! }
  })
}

const grown = ([across, down]: readonly [number, number], by: number) => [across * by, down * by] as const

/** Row by row, with equal room around each. */
function spotsIn({ x, y, width, height }: Box, [across, down]: readonly [number, number]): Point[] {
  const [wide, high] = [width - 2 * PAD, height - HEAD - PAD]
  const columns = Math.max(1, Math.floor(wide / across))
  const rows = Math.max(1, Math.floor(high / down))
  return Array.from({ length: columns * rows }, (_, nth) => [
    x + PAD + ((nth % columns) + 0.5) * (wide / columns),
    y + HEAD + (Math.floor(nth / columns) + 0.5) * (high / rows),
  ])
}

/** Along the walls with equal room between, not in a doorway as long as there are other places; then in the middle. */
function alongWalls(spots: readonly Point[], count: number, doorways: readonly Point[]): Point[] {
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const rim = [
    ...spots.filter(([, y]) => y === top),
    ...spots.filter(([x, y]) => x === right && y !== top && y !== bottom),
    ...(bottom === top ? [] : spots.filter(([, y]) => y === bottom).toReversed()),
    ...(left === right ? [] : spots.filter(([x, y]) => x === left && y !== top && y !== bottom).toReversed()),
  ]
  const isFree = ([x, y]: Point) => doorways.every(([doorX, doorY]) => Math.hypot(x - doorX, y - doorY) > DOORWAY)
  const free = rim.filter(isFree)
  if (count <= free.length)
    return Array.from({ length: count }, (_, nth) => free[Math.floor((nth * free.length) / count)]!)
  const taken = new Set(rim)
  return [...free, ...spots.filter((spot) => !taken.has(spot)), ...rim.filter((spot) => !isFree(spot))].slice(0, count)
}
