/** The house of those who bring none: seven rooms around a hall, a garden behind it, and beds for five. */
import { checkHouse } from './check-house.ts'
import type { HouseFile, ThingFile } from './house-file.ts'

const sleep = { name: 'sleep', minutes: 480, gives: { rest: 100 }, isSleep: true }
const read = { name: 'read', minutes: 30, gives: { fun: 12 } }
const lamp = { states: { off: {}, on: {} } }
const door = { states: { closed: {}, open: {} }, holds: { openIn: ['open'] } }

const things: readonly ThingFile[] = [
  { id: 'coat stand', in: 'hall', holds: {} },
  { id: 'umbrella', in: 'coat stand', isPortable: true },
  {
    id: 'broom',
    in: 'hall',
    isPortable: true,
    uses: [{ name: 'sweep the floor', minutes: 15, gives: { tidiness: 20 } }],
  },
  { id: 'telephone', in: 'hall', uses: [{ name: 'phone a friend', minutes: 20, gives: { company: 15 } }] },
  { id: 'hall lamp', in: 'hall', ...lamp },

  { id: 'fridge', in: 'kitchen', description: 'It hums.', ...door },
  { id: 'soup', in: 'fridge', isPortable: true, consumable: { servings: 8, gives: { food: 35 } }, isRefilled: true },
  { id: 'cheese', in: 'fridge', isPortable: true, consumable: { servings: 8, gives: { food: 20 } }, isRefilled: true },
  {
    id: 'kitchen table',
    in: 'kitchen',
    holds: {},
    uses: [{ name: 'sit with the others', minutes: 15, gives: { company: 6, rest: 3 }, seats: 5 }],
  },
  {
    id: 'bread',
    in: 'kitchen table',
    isPortable: true,
    consumable: { servings: 12, gives: { food: 25 } },
    isRefilled: true,
  },
  { id: 'blue cup', in: 'kitchen table', isPortable: true },
  { id: 'stove', in: 'kitchen', uses: [{ name: 'cook a meal', minutes: 30, gives: { food: 45, fun: 6 } }] },
  { id: 'sink', in: 'kitchen', uses: [{ name: 'wash the dishes', minutes: 15, gives: { tidiness: 20 } }] },
  {
    id: 'kettle',
    in: 'kitchen',
    states: { cold: {}, boiling: {} },
    uses: [
      {
        name: 'make tea',
        minutes: 10,
        gives: { food: 5, fun: 8, rest: 6 },
        requires: { state: 'boiling', holding: 'tea tin' },
      },
    ],
  },
  {
    id: 'cupboard',
    in: 'kitchen',
    description: 'An old cupboard with a brass lock.',
    states: { closed: {}, open: { holding: 'brass key' } },
    holds: { openIn: ['open'] },
  },
  { id: 'tea tin', in: 'cupboard', isPortable: true },
  {
    id: 'biscuits',
    in: 'cupboard',
    isPortable: true,
    consumable: { servings: 10, gives: { food: 12, fun: 4 } },
    isRefilled: true,
  },

  { id: 'sofa', in: 'living room', uses: [{ name: 'relax', minutes: 20, gives: { rest: 8, fun: 3 }, seats: 3 }] },
  {
    id: 'armchair',
    in: 'living room',
    uses: [{ name: 'sit back', minutes: 20, gives: { rest: 10 } }],
  },
  {
    id: 'radio',
    in: 'living room',
    ...lamp,
    uses: [
      { name: 'listen to music', minutes: 30, gives: { fun: 14, company: 2 }, requires: { state: 'on' }, seats: 5 },
    ],
  },
  { id: 'piano', in: 'living room', uses: [{ name: 'play the piano', minutes: 30, gives: { fun: 18 } }] },
  { id: 'bookshelf', in: 'living room', holds: {} },
  { id: 'novel', in: 'bookshelf', isPortable: true, uses: [read] },
  { id: 'atlas', in: 'bookshelf', isPortable: true, uses: [read] },
  {
    id: 'board game',
    in: 'living room',
    isPortable: true,
    uses: [{ name: 'play a game', minutes: 40, gives: { fun: 18, company: 10 }, seats: 4 }],
  },
  { id: 'floor lamp', in: 'living room', ...lamp },

  {
    id: 'desk',
    in: 'study',
    holds: {},
    uses: [{ name: 'write a letter', minutes: 30, gives: { company: 10, fun: 6 } }],
  },
  { id: 'drawer', in: 'study', ...door },
  { id: 'brass key', in: 'drawer', description: 'It is for the cupboard in the kitchen.', isPortable: true },
  { id: 'diary', in: 'desk', isPortable: true, uses: [{ name: 'write', minutes: 20, gives: { fun: 8 } }] },
  {
    id: 'chess set',
    in: 'study',
    isPortable: true,
    uses: [{ name: 'play chess', minutes: 40, gives: { fun: 16, company: 8 }, seats: 2 }],
  },
  { id: 'desk lamp', in: 'study', ...lamp },

  {
    id: 'bath',
    in: 'bathroom',
    uses: [{ name: 'take a bath', minutes: 30, gives: { rest: 12, tidiness: 15, fun: 5 } }],
  },
  { id: 'shower', in: 'bathroom', uses: [{ name: 'take a shower', minutes: 10, gives: { tidiness: 15, rest: 3 } }] },
  { id: 'laundry basket', in: 'bathroom', isPortable: true, holds: {} },
  { id: 'washing machine', in: 'bathroom', uses: [{ name: 'do the laundry', minutes: 20, gives: { tidiness: 20 } }] },

  { id: 'blue bed', in: 'front bedroom', uses: [sleep] },
  { id: 'green bed', in: 'front bedroom', uses: [sleep] },
  { id: 'wardrobe', in: 'front bedroom', ...door },
  { id: 'red scarf', in: 'wardrobe', isPortable: true },
  {
    id: 'guitar',
    in: 'front bedroom',
    isPortable: true,
    uses: [{ name: 'play the guitar', minutes: 30, gives: { fun: 16 } }],
  },

  { id: 'red bed', in: 'back bedroom', uses: [sleep] },
  { id: 'white bed', in: 'back bedroom', uses: [sleep] },
  { id: 'yellow bed', in: 'back bedroom', uses: [sleep] },
  { id: 'toy chest', in: 'back bedroom', ...door },
  {
    id: 'puzzle',
    in: 'toy chest',
    isPortable: true,
    uses: [{ name: 'do a puzzle', minutes: 30, gives: { fun: 14 }, seats: 2 }],
  },

  {
    id: 'garden bench',
    in: 'garden',
    uses: [{ name: 'watch the neighbours', minutes: 20, gives: { company: 8, rest: 6 }, seats: 3 }],
  },
  { id: 'hammock', in: 'garden', uses: [{ name: 'lie in the hammock', minutes: 30, gives: { rest: 12, fun: 6 } }] },
  { id: 'apple tree', in: 'garden', consumable: { servings: 20, gives: { food: 12 } }, isRefilled: true },
  { id: 'watering can', in: 'garden', isPortable: true },
  {
    id: 'flower bed',
    in: 'garden',
    uses: [
      {
        name: 'water the flowers',
        minutes: 15,
        gives: { tidiness: 12, fun: 8 },
        requires: { holding: 'watering can' },
      },
    ],
  },
  {
    id: 'football',
    in: 'garden',
    isPortable: true,
    uses: [{ name: 'play football', minutes: 30, gives: { fun: 16, company: 8 }, seats: 5 }],
  },
]

export const defaultHouse: HouseFile = checkHouse({
  name: 'The house by the garden',
  rooms: [
    { id: 'hall', description: 'A long hall with a door to every room.', at: [0, 4, 12, 2] },
    { id: 'kitchen', description: 'A bright kitchen with a large table.', at: [8, 6, 4, 4] },
    { id: 'living room', description: 'Soft seats, a piano and tall windows to the garden.', at: [3, 6, 5, 4] },
    { id: 'study', description: 'A small room full of paper.', at: [0, 6, 3, 4] },
    { id: 'bathroom', description: 'Blue tiles, and steam on the mirror.', at: [4, 0, 3, 4] },
    { id: 'front bedroom', description: 'Two beds and a wardrobe.', at: [0, 0, 4, 4] },
    { id: 'back bedroom', description: 'Three beds under a sloping roof.', at: [7, 0, 5, 4] },
    { id: 'garden', description: 'Grass, flowers and an old apple tree.', at: [0, 10, 12, 6], isOutdoors: true },
  ],
  doors: [
    ...['kitchen', 'living room', 'study', 'bathroom', 'front bedroom', 'back bedroom'].map((to) => ({
      from: 'hall',
      to,
    })),
    { from: 'kitchen', to: 'living room' },
    { from: 'kitchen', to: 'garden' },
    { from: 'living room', to: 'garden' },
  ],
  things,
})
