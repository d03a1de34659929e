import { expect, it } from 'vitest'
import { storyRooms, type StoryObjects } from './story-rooms.ts'

/** Rooms in a holder, exits by property, one byte each; 9 is a lamp. */
const exits: Record<number, Record<number, number>> = { 1: { 20: 2 }, 2: { 20: 3, 21: 1 }, 3: { 20: 4, 5: 9 }, 4: {} }
const objects: StoryObjects = {
  tree: {
    count: 10,
    parent: (object) => (object === 9 ? 1 : object === 10 ? 0 : 10),
    properties: (object) =>
      Object.keys(exits[object] ?? {}).map((number) => ({
        number: Number(number),
        address: object * 100 + Number(number),
        length: 1,
      })),
  },
  byteAt: (address) => exits[Math.floor(address / 100)]?.[address % 100] ?? 0,
}

it('the rooms of a story are those that its exits join to the rooms we were in, whether we saw them or not', () => {
  expect([...storyRooms(new Set([1, 2, 3]), objects)]).toEqual([1, 2, 3, 4])
  // what joins no two rooms we know of is not known to be an exit
  expect([...storyRooms(new Set([1, 2]), objects)]).toEqual([1, 2])
})
