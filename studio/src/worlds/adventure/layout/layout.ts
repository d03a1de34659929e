/**
 * The map of a story: floors below each other, on each rooms by the compass, mazes as clusters. The same atlas always
 * gives the same map; a map that grows from an earlier one keeps what lies on it.
 */
import type { Atlas, Way } from './atlas.ts'
import { layFloor } from './floor.ts'
import { groupsOf } from './groups.ts'
import type { Cell } from './island.ts'
import { pathsOf, type Path } from './paths.ts'
import { MAZE_PLACES, mazePlace, mazesIn, mazeSide, type Maze } from './mazes.ts'

export interface Sheet {
  readonly spots: ReadonlyMap<string, Spot>
  /** the highest first */
  readonly floors: readonly Floor[]
  readonly clusters: readonly Cluster[]
  readonly paths: readonly Path[]
}

/** Where a room lies. Cells count within its floor; rooms of a maze lie in parts of a cell. */
export interface Spot {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly level: number
  /** how many levels it lies above or below the floor it is drawn on */
  readonly raised: number
  readonly maze?: number
}

export interface Floor {
  readonly level: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Cluster extends Maze {
  readonly level: number
  readonly x: number
  readonly y: number
  readonly side: number
}

export function layOut(atlas: Atlas, previous?: Sheet): Sheet {
  const mazes = mazesIn(atlas.rooms)
  const mazeAt = new Map(mazes.flatMap(({ rooms }, at) => rooms.map((id) => [id, at] as const)))
  const { cells: kept, levels: keptLevels } = whatIsKept(previous, mazes, mazeAt)
  const groups = groupsOf(atlas, mazes, keptLevels)
  const ways = surestFirst(atlas.ways)
  const levels = [...new Set(groups.map(({ floor }) => floor))].toSorted((one, other) => other - one)
  const cells = new Map<string, Cell>()
  // from where it began, so that what lies above and below can lie above and below it
  for (const level of levels.toSorted((one, other) => Math.abs(one) - Math.abs(other))) {
    const own = groups.filter(({ floor }) => floor === level)
    const rooms = new Set(own.flatMap(({ rooms: ids }) => ids))
    const near = ways.filter(({ from, to }) => rooms.has(from) || rooms.has(to))
    const above = (id: string) => (rooms.has(id) ? undefined : cells.get(id))
    const plan = layFloor({ groups: own, ways: near, kept, above })
    for (const [id, cell] of plan.cells) cells.set(id, cell)
  }
  const spots = new Map<string, Spot>()
  const clusters: Cluster[] = []
  for (const { rooms, maze, level: height, floor } of groups) {
    const raised = height - floor
    if (maze === undefined) {
      for (const id of rooms) spots.set(id, { id, x: cells.get(id)![0], y: cells.get(id)![1], level: floor, raised })
      continue
    }
    const [x, y] = cells.get(rooms[0]!)!
    for (const [nth, id] of rooms.entries()) {
      const [dx, dy] = mazePlace(nth)
      spots.set(id, {
        id,
        x: x + dx / MAZE_PLACES,
        y: y + dy / MAZE_PLACES,
        level: floor,
        raised,
        maze: clusters.length,
      })
    }
    clusters.push({ ...maze, level: floor, x, y, side: mazeSide(maze) })
  }
  return {
    spots,
    floors: levels.map((level) => floorOf(level, spots, clusters)),
    clusters,
    paths: pathsOf(ways, spots),
  }
}

/** A map is drawn anew rather than kept when that many more ways would be straight. */
const WORTH_MOVING = 3

/** The map that comes after another: what lies on it stays, unless too much of it would be bent. */
export function growSheet(previous: Sheet | undefined, atlas: Atlas): Sheet {
  const fresh = layOut(atlas)
  if (previous === undefined) return fresh
  const grown = layOut(atlas, previous)
  return bentIn(grown) - bentIn(fresh) >= WORTH_MOVING ? fresh : grown
}

export const bentIn = ({ paths }: Sheet): number =>
  paths.filter(({ kind, there, back }) => kind === 'bent' && [...there, ...back].some(({ offset }) => offset)).length

function whatIsKept(previous: Sheet | undefined, mazes: readonly Maze[], mazeAt: ReadonlyMap<string, number>) {
  const cells = new Map<string, Cell>()
  const levels = new Map<string, number>()
  for (const [id, { x, y, level, maze }] of previous?.spots ?? []) {
    if (maze !== undefined || mazeAt.has(id)) continue
    cells.set(id, [x, y])
    levels.set(id, level)
  }
  for (const { rooms } of mazes) {
    const before = previous?.clusters.find((cluster) => cluster.rooms[0] === rooms[0])
    if (before !== undefined) cells.set(rooms[0]!, [before.x, before.y])
  }
  return { cells, levels }
}

/** Ways of the compass that lead there and back, then the other ones of the compass, then the rest. */
function surestFirst(ways: readonly Way[]): Way[] {
  const known = new Set(ways.map(({ from, to, offset }) => `${from}\n${to}\n${offset?.join()}`))
  const rank = ({ from, to, offset, rise }: Way): number => {
    if (offset === undefined) return rise === 0 ? 3 : 2
    // minus zero is written as zero
    return known.has(`${to}\n${from}\n${[-offset[0], -offset[1]].join()}`) ? 0 : 1
  }
  return ways
    .map((way) => ({ way, rank: rank(way) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ way }) => way)
}

function floorOf(level: number, spots: ReadonlyMap<string, Spot>, clusters: readonly Cluster[]): Floor {
  const own = [...spots.values()].filter((spot) => spot.level === level && spot.maze === undefined)
  const squares = clusters.filter((cluster) => cluster.level === level)
  const xs = [...own.map(({ x }) => x), ...squares.flatMap(({ x, side }) => [x, x + side - 1])]
  const ys = [...own.map(({ y }) => y), ...squares.flatMap(({ y, side }) => [y, y + side - 1])]
  return { level, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
