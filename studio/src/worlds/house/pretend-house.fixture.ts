/** Houses for tests: one of eight rooms, and villages of as many rooms as wanted. */
import type { DoorFile, HouseFile, RoomFile, ThingFile } from '../../../../src/worlds/house/house-file.ts'

const on = { off: {}, on: {} }

export const smallHouse: HouseFile = {
  name: 'The house at the mill',
  rooms: [
    { id: 'kitchen', description: 'It smells of bread.', at: [0, 0, 4, 3.6] },
    { id: 'living room', description: 'A stove and too many cushions.', at: [4, 0, 5, 3.6] },
    { id: 'study', at: [9, 0, 3, 3.6] },
    { id: 'hall', at: [0, 3.6, 12, 1.8] },
    { id: 'blue bedroom', at: [0, 5.4, 4, 3.6] },
    { id: 'bathroom', at: [4, 5.4, 2.6, 3.6] },
    { id: 'attic bedroom', at: [6.6, 5.4, 5.4, 3.6] },
    { id: 'garden', description: 'Beans on poles, and a bench.', at: [12, 0, 3.6, 9], isOutdoors: true },
  ],
  doors: [
    { from: 'kitchen', to: 'hall' },
    { from: 'kitchen', to: 'living room' },
    { from: 'living room', to: 'hall' },
    { from: 'study', to: 'hall' },
    { from: 'hall', to: 'blue bedroom' },
    { from: 'hall', to: 'bathroom' },
    { from: 'hall', to: 'attic bedroom' },
    { from: 'hall', to: 'garden' },
    { from: 'attic bedroom', to: 'garden', oneWay: true },
  ],
  things: [
    { id: 'kettle', in: 'kitchen', states: on },
    { id: 'fridge', in: 'kitchen', states: { closed: {}, open: {} }, holds: { openIn: ['open'] }, isRefilled: true },
    { id: 'soup', in: 'fridge', isPortable: true, consumable: { servings: 6, gives: { food: 40 } } },
    {
      id: 'table',
      in: 'kitchen',
      holds: {},
      uses: [{ name: 'sit', minutes: 20, gives: { rest: 4 }, seats: 4 }],
    },
    {
      id: 'cupboard',
      in: 'kitchen',
      states: { locked: {}, open: { holding: 'brass key' } },
      holds: { openIn: ['open'] },
    },
    { id: 'tea', in: 'cupboard', isPortable: true, consumable: { servings: 10, gives: { fun: 8 } } },
    {
      id: 'radio',
      in: 'living room',
      states: on,
      uses: [{ name: 'listen to music', minutes: 30, gives: { fun: 25 }, seats: 6 }],
    },
    { id: 'sofa', in: 'living room', uses: [{ name: 'rest', minutes: 30, gives: { rest: 10 }, seats: 3 }] },
    { id: 'novel', in: 'living room', isPortable: true, uses: [{ name: 'read', minutes: 40, gives: { fun: 30 } }] },
    { id: 'floor lamp', in: 'living room', states: on },
    { id: 'desk', in: 'study', uses: [{ name: 'write', minutes: 60, gives: { fun: 12 } }] },
    { id: 'bookcase', in: 'study', holds: {} },
    { id: 'desk lamp', in: 'study', states: on },
    { id: 'coat stand', in: 'hall', holds: {} },
    { id: 'brass key', in: 'hall', isPortable: true },
    ...['wide bed', 'cot'].map((id) => bed(id, 'blue bedroom')),
    ...['old bed', 'iron bed', 'guest bed'].map((id) => bed(id, 'attic bedroom')),
    { id: 'night lamp', in: 'attic bedroom', states: on },
    { id: 'bath', in: 'bathroom', uses: [{ name: 'bathe', minutes: 25, gives: { rest: 12, fun: 8 } }] },
    { id: 'bench', in: 'garden', uses: [{ name: 'sit in the sun', minutes: 20, gives: { fun: 15 }, seats: 3 }] },
    { id: 'bean bed', in: 'garden', uses: [{ name: 'weed', minutes: 30, gives: { tidiness: 20 } }] },
  ],
}

function bed(id: string, room: string): ThingFile {
  return { id, in: room, uses: [{ name: 'sleep', minutes: 480, gives: { rest: 100 }, isSleep: true }] }
}

/** Houses of six rooms along streets. */
export function pretendVillage(rooms: number): HouseFile {
  const own: RoomFile[] = []
  const doors: DoorFile[] = []
  const things: ThingFile[] = []
  for (let nth = 0; nth < rooms; nth++) {
    const house = Math.floor(nth / 6)
    const [column, row] = [house % 10, Math.floor(house / 10)]
    const [x, y] = [column * 15 + (nth % 3) * 4, row * 12 + (nth % 6 < 3 ? 0 : 4)]
    const id = `room ${nth + 1}`
    own.push({ id, at: [x, y, 4, 4], house: `house ${house + 1}` })
    things.push({ id: `lamp ${nth + 1}`, in: id, states: on }, bed(`bed ${nth + 1}`, id))
    if (nth % 3 > 0) doors.push({ from: `room ${nth}`, to: id })
    if (nth % 6 >= 3) doors.push({ from: `room ${nth - 2}`, to: id })
    if (nth % 6 === 0 && nth > 0) doors.push({ from: `room ${nth - 3}`, to: id })
  }
  return { name: 'A village', rooms: own, doors, things }
}
