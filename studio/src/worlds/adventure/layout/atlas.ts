/**
 * What is known of a story's geography, as it is on a board: rooms in the order they were found, and ways between them.
 */
import { offsetOf, riseOf, wayName, type Offset } from '../../../../../src/worlds/adventure/compass.ts'
import type { Location } from '../../../../../src/societies/adventurers/board.ts'

export interface Atlas {
  readonly rooms: readonly Room[]
  readonly ways: readonly Way[]
}

export type Room = Pick<Location, 'id' | 'title' | 'description'>

/** One way from a room to the next. */
export interface Way {
  readonly from: string
  readonly to: string
  /** the name of the direction, or the words that lead there */
  readonly name: string
  /** where it points on the map, if it does */
  readonly offset?: Offset
  /** 1 up, -1 down */
  readonly rise: number
}

export type Graph = Readonly<Record<string, Readonly<Record<string, string>>>>

// a game that is taken back is no way through its world
const NO_WAY = /^(restore|restart|undo|again|g)\b/i

export function atlasOf(rooms: readonly Room[], graph: Graph): Atlas {
  const known = new Set(rooms.map(({ id }) => id))
  const ways = rooms.flatMap(({ id: from }) =>
    Object.entries(Object.hasOwn(graph, from) ? graph[from]! : {}).flatMap(([word, to]): Way[] => {
      if (!known.has(to) || NO_WAY.test(word)) return []
      const offset = offsetOf(word)
      return [{ from, to, name: wayName(word), rise: riseOf(word), ...(offset && { offset }) }]
    }),
  )
  return { rooms, ways }
}
