/** The plan of a house as it is drawn: rooms as boxes, doors in the walls between them, and the way through doors. */
import { spanOf, type Box } from '../shared/camera.ts'
import { doorsBetween, type Door } from './doors.ts'
import { layOut } from './lay-out.ts'
import { finite, isRecord, listOf, recordOf, textOf, type Entries } from './read.ts'

/** Units of the drawing in a metre. */
const METRE = 48
// more is no house, and no village anybody could look at
const MOST_ROOMS = 2_000
const MOST_THINGS = 20_000
const LONGEST_METRES = 5_000
const MARGIN = 34

export interface Room {
  readonly id: string
  readonly description: string
  readonly box: Box
  readonly isOutdoors: boolean
  readonly house: string
}

/** A thing as far as its drawing tells it from others. */
export interface Thing {
  readonly id: string
  /** where it is at first */
  readonly in: string
  readonly look: 'bed' | 'seat' | 'light' | 'store' | 'small' | 'plain'
  /** its uses in which one sleeps */
  readonly sleeps: readonly string[]
  /** things are in it, never on it */
  readonly isClosable: boolean
}

export interface FloorPlan {
  readonly name: string
  readonly rooms: ReadonlyMap<string, Room>
  readonly doors: readonly Door[]
  readonly doorsOf: ReadonlyMap<string, readonly Door[]>
  readonly things: ReadonlyMap<string, Thing>
  readonly drawing: Box
}

const plans = new WeakMap<object, FloorPlan | undefined>()

/** Nothing where there is no house, or none with rooms. Made once for each. */
export function floorPlanOf(house: unknown): FloorPlan | undefined {
  if (!isRecord(house)) return undefined
  if (!plans.has(house)) plans.set(house, draw(house))
  return plans.get(house)
}

function draw(house: Entries): FloorPlan | undefined {
  const files = listOf(house['rooms'])
    .slice(0, MOST_ROOMS)
    .flatMap((room) => (isRecord(room) && textOf(room['id']) !== '' ? [room] : []))
  const links = listOf(house['doors'])
    .slice(0, MOST_ROOMS * 4)
    .map(recordOf)
  const boxes = boxesOf(files, links)
  const rooms = new Map(
    files.map((file): [string, Room] => {
      const id = textOf(file['id'])
      const isOutdoors = file['isOutdoors'] === true
      const box = boxes.get(id)!
      return [id, { id, description: textOf(file['description']), box, isOutdoors, house: textOf(file['house']) }]
    }),
  )
  const [first, ...others] = [...rooms.values()].map(({ box }) => box)
  if (first === undefined) return undefined
  const span = others.reduce(spanOf, first)
  const doors = doorsBetween(rooms, links)
  const doorsOf = new Map<string, Door[]>()
  for (const door of doors)
    for (const id of [door.from, door.to]) {
      const known = doorsOf.get(id)
      if (known) known.push(door)
      else doorsOf.set(id, [door])
    }
  const things = listOf(house['things']).slice(0, MOST_THINGS).flatMap(thingOf)
  return {
    name: textOf(house['name']),
    rooms,
    doors,
    doorsOf,
    things: new Map(things.map((thing) => [thing.id, thing])),
    drawing: {
      x: span.x - MARGIN,
      y: span.y - MARGIN,
      width: span.width + 2 * MARGIN,
      height: span.height + 2 * MARGIN,
    },
  }
}

/** As the file has them, where it has all of them; else laid out by their doors. */
function boxesOf(files: readonly Entries[], doors: readonly Entries[]): ReadonlyMap<string, Box> {
  const given = new Map<string, Box>()
  for (const file of files) {
    const [x, y, width, depth] = listOf(file['at']).map(finite)
    const all = [x, y, width, depth]
    if (all.some((each) => each === undefined || Math.abs(each) > LONGEST_METRES) || width! < 0.5 || depth! < 0.5)
      return layOut(
        files.map((each) => textOf(each['id'])),
        doors,
        METRE,
      )
    given.set(textOf(file['id']), { x: x! * METRE, y: y! * METRE, width: width! * METRE, height: depth! * METRE })
  }
  return given
}

function thingOf(file: unknown): Thing[] {
  if (!isRecord(file) || textOf(file['id']) === '') return []
  const uses = listOf(file['uses']).map(recordOf)
  const sleeps = uses.filter(({ isSleep }) => isSleep === true)
  const states = Object.keys(recordOf(file['states']))
  const look =
    file['isPortable'] === true
      ? 'small'
      : sleeps.length > 0
        ? 'bed'
        : uses.some(({ seats }) => (finite(seats) ?? 1) > 1)
          ? 'seat'
          : isRecord(file['holds'])
            ? 'store'
            : states.some(isLit)
              ? 'light'
              : 'plain'
  return [
    {
      id: textOf(file['id']),
      in: textOf(file['in']),
      look,
      sleeps: sleeps.map(({ name }) => textOf(name)),
      isClosable: Object.hasOwn(recordOf(file['holds']), 'openIn'),
    },
  ]
}

/** A state that gives light. */
export const isLit = (state: string): boolean => state === 'on' || state === 'lit' || state === 'burning'
