/**
 * Mazes: rooms that nobody can tell apart. They are drawn as one cluster, in which each has a small place of its own.
 */
import type { Room } from './atlas.ts'
import type { Cell } from './island.ts'

export interface Maze {
  readonly title: string
  readonly rooms: readonly string[]
}

// two rooms may look alike by chance
const ALIKE = 3

export function mazesIn(rooms: readonly Room[]): Maze[] {
  const alike = Map.groupBy(
    rooms.filter(({ description }) => description !== ''),
    ({ title, description }) => `${title}\n${description}`,
  )
  return [...alike.values()]
    .filter(({ length }) => length >= ALIKE)
    .map((own) => ({ title: own[0]!.title, rooms: own.map(({ id }) => id) }))
}

/** Small places to a cell of the map, in each direction. */
export const MAZE_PLACES = 2

/** Places round the corner of a square that grows, so that nobody moves when another room is found. */
export function mazePlace(nth: number): Cell {
  const shell = Math.floor(Math.sqrt(nth))
  const along = nth - shell * shell
  return along <= shell ? [shell, along] : [2 * shell - along, shell]
}

/** The side of the square, in cells of the map. */
export const mazeSide = ({ rooms }: Maze): number => Math.ceil(Math.ceil(Math.sqrt(rooms.length)) / MAZE_PLACES)
