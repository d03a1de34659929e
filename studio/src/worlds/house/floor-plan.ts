/** The plan of a house as it is drawn: rooms as boxes, doors in the walls between them, and the way through doors. */
import { spanOf, type Box } from '../shared/camera.ts'
import { doorsBetween, type Door, type Point } from './doors.ts'
import { isWet } from './furniture-kinds.ts'
import { layOut } from './lay-out.ts'
import { finite, isRecord, listOf, recordOf, textOf, type Entries } from './read.ts'
import { thingOf, type Thing } from './things.ts'

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
  readonly floor: 'boards' | 'tiles' | 'grass' | 'paving'
  readonly house: string
  /** where its doors are: nothing stands in them */
  readonly doorways: readonly Point[]
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
  const things = listOf(house['things']).slice(0, MOST_THINGS).flatMap(thingOf)
  const wet = new Set(things.flatMap((thing) => (isWet(thing.kind) ? [thing.in] : [])))
  const doors = doorsBetween(boxes, links)
  const doorsOf = new Map<string, Door[]>(files.map((file) => [textOf(file['id']), []]))
  for (const door of doors) for (const id of [door.from, door.to]) doorsOf.get(id)!.push(door)
  const rooms = new Map(
    files.map((file): [string, Room] => {
      const id = textOf(file['id'])
      const isOutdoors = file['isOutdoors'] === true
      const box = boxes.get(id)!
      const floor = isOutdoors ? (isWay(box) ? 'paving' : 'grass') : wet.has(id) ? 'tiles' : 'boards'
      const [description, ofHouse] = [textOf(file['description']), textOf(file['house'])]
      const doorways = doorsOf.get(id)!.flatMap(({ ends }) => ends)
      return [id, { id, description, box, isOutdoors, floor, house: ofHouse, doorways }]
    }),
  )
  const [first, ...others] = boxes.values()
  if (first === undefined) return undefined
  const span = others.reduce(spanOf, first)
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

// a place outside that is so much longer than wide is a street
const WAY = 3.5

const isWay = ({ width, height }: Box) => Math.max(width, height) > WAY * Math.min(width, height)

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
