/** Ways between rooms that lie somewhere, there and back as one: drawn straight where the map agrees with them. */
import type { Way } from './atlas.ts'
import type { Spot } from './layout.ts'

/** How two rooms hang together. `straight`: the map agrees with the way. `far`: a line would cross half of the map. */
export interface Path {
  readonly from: Spot
  readonly to: Spot
  /** ways that lead there, and those that lead back */
  readonly there: readonly Way[]
  readonly back: readonly Way[]
  readonly kind: 'straight' | 'bent' | 'stairs' | 'maze' | 'far'
}

export function pathsOf(ways: readonly Way[], spots: ReadonlyMap<string, Spot>): Path[] {
  const pairs = new Map<string, { from: Spot; to: Spot; there: Way[]; back: Way[] }>()
  for (const way of ways) {
    if (way.from === way.to) continue
    const back = pairs.get(`${way.to}\n${way.from}`)
    if (back !== undefined) {
      back.back.push(way)
      continue
    }
    const key = `${way.from}\n${way.to}`
    const pair = pairs.get(key)
    if (pair) pair.there.push(way)
    else pairs.set(key, { from: spots.get(way.from)!, to: spots.get(way.to)!, there: [way], back: [] })
  }
  const taken = new Set([...spots.values()].map(({ level, x, y }) => `${level} ${x} ${y}`))
  return [...pairs.values()].map((pair) => ({ ...pair, kind: kindOf(pair, taken) }))
}

// of what the compass says nothing about, in cells
const LONGEST_LINE = 2

function kindOf({ from, to, there, back }: Omit<Path, 'kind'>, taken: ReadonlySet<string>): Path['kind'] {
  if (from.level !== to.level) return 'far'
  if (from.maze !== undefined && from.maze === to.maze) return 'maze'
  const fits = there.some((way) => pointsTo(from, to, way)) || back.some((way) => pointsTo(to, from, way))
  if (fits && !isBlocked(from, to, taken)) return 'straight'
  const ways = [...there, ...back]
  if (ways.some(({ offset }) => offset)) return 'bent'
  const isFar = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) > LONGEST_LINE
  return isFar ? 'far' : ways.some(({ rise }) => rise !== 0) ? 'stairs' : 'bent'
}

/** Whether a room lies where the way to it points. */
const pointsTo = (from: Spot, to: Spot, { offset }: Way): boolean =>
  offset !== undefined &&
  from.maze === undefined &&
  to.maze === undefined &&
  Math.sign(to.x - from.x) === offset[0] &&
  Math.sign(to.y - from.y) === offset[1]

function isBlocked({ x: x1, y: y1, level }: Spot, { x: x2, y: y2 }: Spot, taken: ReadonlySet<string>): boolean {
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
  // a slanting way across cells that are no square runs between rooms, not over them
  if (dx !== 0 && dy !== 0 && Math.abs(x2 - x1) !== Math.abs(y2 - y1)) return false
  for (let [x, y] = [x1 + dx, y1 + dy]; x !== x2 || y !== y2; x += dx, y += dy)
    if (taken.has(`${level} ${x} ${y}`)) return true
  return false
}
