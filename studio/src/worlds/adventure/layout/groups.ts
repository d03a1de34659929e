/** Which rooms belong together on the map, and on which floor: what hangs together by the compass lies on one level. */
import type { Atlas, Way } from './atlas.ts'
import type { Maze } from './mazes.ts'

export interface Group {
  readonly rooms: readonly string[]
  readonly maze?: Maze
  /** counted from where the story began */
  readonly level: number
  /** the level it is drawn on */
  readonly floor: number
}

/** A few rooms up or down some stairs are drawn beside the stairs. */
const OWN_FLOOR = 3

/** `floors`: of rooms that were drawn before. */
export function groupsOf({ rooms, ways }: Atlas, mazes: readonly Maze[], floors: ReadonlyMap<string, number>): Group[] {
  const mazeOf = new Map(mazes.flatMap((maze) => maze.rooms.map((id) => [id, maze] as const)))
  const groups = createGroups(rooms.map(({ id }) => id))
  for (const { rooms: own } of mazes) for (const id of own) groups.join(own[0]!, id)
  const firstOn = new Map<number, string>()
  for (const [id, floor] of floors) {
    if (!groups.has(id) || mazeOf.has(id)) continue
    groups.setFloor(id, floor)
    const first = firstOn.get(floor)
    if (first === undefined) firstOn.set(floor, id)
    else groups.join(first, id)
  }
  for (const { from, to, offset } of ways) {
    if (offset !== undefined && !mazeOf.has(from) && !mazeOf.has(to)) groups.join(from, to)
  }
  return inLevels(groups, ways).map(({ rooms: own, ...rest }) => {
    const maze = mazeOf.get(own[0]!)
    return { rooms: own, ...rest, ...(maze && { maze }) }
  })
}

interface Groups {
  has(id: string): boolean
  of(id: string): string
  /** what is on different floors stays apart */
  join(one: string, other: string): void
  setFloor(id: string, floor: number): void
  floorOf(id: string): number | undefined
  /** in the order of their first rooms */
  all(): Map<string, string[]>
}

function createGroups(ids: readonly string[]): Groups {
  const parent = new Map(ids.map((id) => [id, id]))
  const order = new Map(ids.map((id, place) => [id, place]))
  const floors = new Map<string, number>()
  const of = (id: string): string => {
    let root = id
    while (parent.get(root) !== root) root = parent.get(root)!
    parent.set(id, root)
    return root
  }
  return {
    has: (id) => parent.has(id),
    of,
    join: (one, other) => {
      let [kept, gone] = [of(one), of(other)]
      if (kept === gone) return
      const [floor, otherFloor] = [floors.get(kept), floors.get(gone)]
      if (floor !== undefined && otherFloor !== undefined && floor !== otherFloor) return
      if (order.get(gone)! < order.get(kept)!) [kept, gone] = [gone, kept]
      parent.set(gone, kept)
      if (floor ?? otherFloor !== undefined) floors.set(kept, (floor ?? otherFloor)!)
    },
    setFloor: (id, floor) => floors.set(of(id), floor),
    floorOf: (id) => floors.get(of(id)),
    all: () => Map.groupBy(ids, of),
  }
}

type Levelled = Pick<Group, 'rooms' | 'level' | 'floor'>

function inLevels(groups: Groups, ways: readonly Way[]): Levelled[] {
  const all = groups.all()
  const found = new Map<string, Levelled>()
  const neighbours = Map.groupBy(
    ways.flatMap(({ from, to, rise }) => {
      const [a, b] = [groups.of(from), groups.of(to)]
      return a === b
        ? []
        : [
            { from: a, to: b, rise },
            { from: b, to: a, rise: -rise },
          ]
    }),
    ({ from }) => from,
  )
  for (const [first, rooms] of all) {
    if (found.has(first)) continue
    const known = groups.floorOf(first) ?? 0
    found.set(first, { rooms, level: known, floor: known })
    const reached = [first]
    for (const id of reached) {
      const here = found.get(id)!
      for (const { to, rise } of neighbours.get(id) ?? []) {
        if (found.has(to)) continue
        const own = all.get(to)!
        const kept = groups.floorOf(to)
        const level = here.level + rise
        const floor = kept ?? (rise === 0 || own.length < OWN_FLOOR ? here.floor : level)
        found.set(to, { rooms: own, level: kept ?? level, floor })
        reached.push(to)
      }
    }
  }
  return [...all.keys()].map((id) => found.get(id)!)
}
