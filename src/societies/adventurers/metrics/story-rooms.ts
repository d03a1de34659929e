/**
 * The rooms of a story, as its own tables tell: from the rooms the player was in, through the exits of their
 * properties, to all that can be joined to them. Exits that a routine computes are not found.
 */
import type { ObjectTree, Property } from '../../../worlds/zmachine/index.ts'

export interface StoryObjects {
  readonly tree: Pick<ObjectTree, 'count' | 'parent' | 'properties'>
  readonly byteAt: (address: number) => number
}

// two of the rooms we were in must be joined by it, or chance is as good a reason
const TWICE = 2

export function storyRooms(visited: ReadonlySet<number>, { tree, byteAt }: StoryObjects): Set<number> {
  const holders = new Set([...visited].map((room) => tree.parent(room)))
  // one byte names an object where there are at most 255: in version 3, where exits with conditions have more behind it
  const isEarly = tree.count < 256 && [...visited].some((room) => tree.properties(room).some(isOneByte))
  const targetOf = ({ address, length }: Property): number => {
    if (isEarly) return ONE_BYTE_EXITS.has(length) ? byteAt(address) : 0
    return length === 2 ? byteAt(address) * 256 + byteAt(address + 1) : 0
  }
  const joins = new Map<number, number>()
  for (const room of visited)
    for (const property of tree.properties(room)) {
      const to = targetOf(property)
      if (to !== room && visited.has(to)) joins.set(property.number, (joins.get(property.number) ?? 0) + 1)
    }
  const rooms = new Set(visited)
  for (const room of rooms)
    for (const property of tree.properties(room)) {
      const to = targetOf(property)
      const isExit = (joins.get(property.number) ?? 0) >= TWICE
      if (isExit && to >= 1 && to <= tree.count && holders.has(tree.parent(to))) rooms.add(to)
    }
  return rooms
}

// to a room, to a room on a condition, through a door
const ONE_BYTE_EXITS = new Set([1, 4, 5])

const isOneByte = ({ length }: Property) => length === 1
