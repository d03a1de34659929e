/** One floor of the map: groups of rooms laid out each for itself and put down beside what they are reached from. */
import type { Way } from './atlas.ts'
import type { Group } from './groups.ts'
import { layIsland, type Cell } from './island.ts'
import { mazeSide } from './mazes.ts'

export interface FloorPlan {
  /** of rooms, and of mazes by their first room: the upper left cell of the square */
  readonly cells: ReadonlyMap<string, Cell>
}

interface Shape {
  readonly group: Group
  /** from its own corner */
  readonly cells: ReadonlyMap<string, Cell>
  readonly solid: readonly Cell[]
  /** cells that straight ways run through */
  readonly crossed: readonly Cell[]
}

export interface FloorInput {
  readonly groups: readonly Group[]
  /** all that begin or end here, the surest first */
  readonly ways: readonly Way[]
  readonly kept: ReadonlyMap<string, Cell>
  /** where the other end of stairs lies, on a floor that is laid out already */
  readonly above: (room: string) => Cell | undefined
}

export function layFloor({ groups, ways, kept, above }: FloorInput): FloorPlan {
  const shapes = groups.map((group) => shapeOf(group, ways, kept))
  const ground = createGround()
  const cells = new Map<string, Cell>()
  let lost: string | undefined
  const put = (shape: Shape, [x, y]: Cell) => {
    ground.take(shape, x, y)
    for (const [id, [dx, dy]] of shape.cells) cells.set(id, [x + dx, y + dy])
  }
  const left = new Set(shapes.toSorted((one, other) => worth(other) - worth(one)))
  while (left.size > 0) {
    const [shape, at] = nextOf(left)
    left.delete(shape)
    put(shape, ground.nearest(shape, at))
  }
  return { cells }

  /** What is kept, then what is largest; after that whatever hangs together with something that lies already. */
  function nextOf(waiting: ReadonlySet<Shape>): readonly [Shape, Cell] {
    for (const shape of waiting) {
      const [id, [dx, dy]] = shape.cells.entries().next().value!
      const before = [...shape.cells.keys()].find((room) => kept.has(room)) ?? id
      const old = kept.get(before)
      const own = shape.cells.get(before) ?? [dx, dy]
      if (old !== undefined) return [shape, [old[0] - own[0], old[1] - own[1]]]
    }
    if (cells.size > 0) {
      for (const shape of waiting) {
        const wanted = besideKnown(shape)
        if (wanted !== undefined) return [shape, wanted]
      }
    }
    const [first] = waiting
    return [first!, belowStairs(first!)]
  }
  function besideKnown(shape: Shape): Cell | undefined {
    for (const way of ways) {
      const isOut = isIn(shape, way.to) && cells.has(way.from)
      if (!isOut && !(isIn(shape, way.from) && cells.has(way.to))) continue
      const [px, py] = cells.get(isOut ? way.from : way.to)!
      const [ox, oy] = shape.cells.get(isOut ? way.to : way.from) ?? [0, 0]
      const [dx, dy] = leaning(way, isOut ? 1 : -1)
      return [px + dx - ox, py + dy - oy]
    }
    return undefined
  }
  function belowStairs(shape: Shape): Cell {
    for (const { from, to } of ways) {
      const [inside, outside] = isIn(shape, to) ? [to, from] : [from, to]
      const other = above(outside)
      const own = shape.cells.get(inside)
      if (other !== undefined && own !== undefined) return [other[0] - own[0], other[1] - own[1]]
    }
    // what nothing is known to lead to stands in a row below the rest
    const beside = lost && cells.get(lost)
    lost = shape.group.rooms[0]
    if (beside) return [beside[0] + 1, beside[1]]
    return [0, Math.max(-2, ...[...cells.values()].map(([, y]) => y)) + 2]
  }
}

const isIn = ({ group }: Shape, id: string) => group.rooms.includes(id)
const worth = ({ group }: Shape) => group.rooms.length

/** Where what lies up, down or inside is looked for, when the compass says nothing. */
function leaning({ offset, rise }: Way, by: 1 | -1): Cell {
  if (offset !== undefined) return [offset[0] * by, offset[1] * by]
  return rise === 0 ? [by, 0] : [1, -rise * by]
}

function shapeOf(group: Group, ways: readonly Way[], kept: ReadonlyMap<string, Cell>): Shape {
  if (group.maze !== undefined) {
    const side = mazeSide(group.maze)
    const solid = Array.from({ length: side * side }, (_, at): Cell => [at % side, Math.floor(at / side)])
    return { group, cells: new Map([[group.rooms[0]!, [0, 0]]]), solid, crossed: [] }
  }
  const own = new Set(group.rooms)
  const inner = ways.filter(({ from, to, offset }) => offset !== undefined && own.has(from) && own.has(to))
  const cells = layIsland({ rooms: group.rooms, ways: inner, kept })
  return { group, cells, solid: [...cells.values()], crossed: inner.flatMap((way) => between(cells, way)) }
}

function between(cells: ReadonlyMap<string, Cell>, { from, to }: Way): Cell[] {
  const [[x1, y1], [x2, y2]] = [cells.get(from)!, cells.get(to)!]
  const far = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))
  if (x1 !== x2 && y1 !== y2 && Math.abs(x2 - x1) !== Math.abs(y2 - y1)) return []
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
  return Array.from({ length: Math.max(0, far - 1) }, (_, at): Cell => [x1 + dx * (at + 1), y1 + dy * (at + 1)])
}

function createGround() {
  const rooms = new Set<string>()
  const lines = new Set<string>()
  const key = (x: number, y: number) => `${x} ${y}`
  const isFree = ({ solid, crossed }: Shape, x: number, y: number) => {
    // what hangs together does not touch what it does not hang together with; a single room may
    const margin = solid.length > 1 ? 1 : 0
    for (const [dx, dy] of solid) {
      if (lines.has(key(x + dx, y + dy))) return false
      for (let i = -margin; i <= margin; i++)
        for (let j = -margin; j <= margin; j++) if (rooms.has(key(x + dx + i, y + dy + j))) return false
    }
    return crossed.every(([dx, dy]) => !rooms.has(key(x + dx, y + dy)))
  }
  return {
    take: ({ solid, crossed }: Shape, x: number, y: number) => {
      for (const [dx, dy] of solid) rooms.add(key(x + dx, y + dy))
      for (const [dx, dy] of crossed) lines.add(key(x + dx, y + dy))
    },
    nearest: (shape: Shape, [x, y]: Cell): Cell => {
      if (rooms.size === 0) return [x, y]
      for (let ring = 0; ; ring++)
        for (let dy = -ring; dy <= ring; dy++)
          for (let dx = -ring; dx <= ring; dx++)
            if (Math.max(Math.abs(dx), Math.abs(dy)) === ring && isFree(shape, x + dx, y + dy)) return [x + dx, y + dy]
    },
  }
}
