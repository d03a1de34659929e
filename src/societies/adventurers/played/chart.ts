/**
 * Rooms laid out as a map: by the directions that lead from one to the next, level by level, each in a place of its
 * own.
 */
import { offsetOf, riseOf, wayName, type Offset } from '../../../worlds/adventure/compass.ts'
import { linksOf, TRUST, type Graph, type Link } from './links.ts'

/** What of a board a map is made of. */
export interface Known {
  readonly locations: readonly { readonly id: string; readonly title: string; readonly dark?: boolean }[]
  readonly connectionGraph: Graph
  readonly unexploredExits: Readonly<Record<string, readonly string[]>>
}

export interface Place {
  readonly id: string
  readonly title: string
  readonly x: number
  /** of the whole sheet: the levels lie below each other, the highest first */
  readonly y: number
  readonly level: number
  /** how many levels lie above it on the sheet */
  readonly band: number
  readonly dark: boolean
}

/** A level on the sheet. */
export interface Band {
  readonly level: number
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/** How two rooms hang together. `straight`: the map agrees with the way; `bent`: it cannot; `stairs`: up or down. */
export interface Path {
  readonly from: Place
  readonly to: Place
  readonly way: string
  readonly kind: 'straight' | 'bent' | 'stairs'
}

export interface OpenEnd {
  readonly at: Place
  /** the name of the direction, or the words that were mentioned */
  readonly way: string
}

export interface Chart {
  readonly places: ReadonlyMap<string, Place>
  readonly bands: readonly Band[]
  readonly paths: readonly Path[]
  readonly open: readonly OpenEnd[]
}

/** Counted from where the game began. */
export function levelName(level: number): string {
  return level === 0 ? 'where it began' : `${Math.abs(level)} ${level > 0 ? 'up' : 'down'}`
}

/** Ways up and down from a room, as arrows. */
export function stairsOf(place: Place, { paths, open }: Chart): { known: string; untried: string } {
  const arrows = (ways: readonly string[]) => {
    const rises = new Set(ways.map(riseOf))
    return `${rises.has(1) ? '↑' : ''}${rises.has(-1) ? '↓' : ''}`
  }
  return {
    known: arrows(paths.filter(({ from }) => from.id === place.id).map(({ way }) => way)),
    untried: arrows(open.filter(({ at }) => at.id === place.id).map(({ way }) => way)),
  }
}

// further apart, two neighbours do not look like neighbours
const LONGEST_PATH = 3

export function layOut({ locations, connectionGraph, unexploredExits }: Known): Chart {
  const links = linksOf(connectionGraph)
  const places = new Map<string, Place>()
  const taken = new Map<string, Place>()
  const known = new Map(locations.map((location) => [location.id, location]))
  const isFree = (x: number, y: number, level: number) => !taken.has(`${x} ${y} ${level}`)
  const put = (id: string, x: number, y: number, level: number) => {
    const { title, dark = false } = known.get(id)!
    const place = { id, title, x, y, level, band: 0, dark }
    places.set(id, place)
    taken.set(`${x} ${y} ${level}`, place)
  }
  const nearestFree = (x: number, y: number, level: number): Offset => {
    for (let ring = 0; ; ring++)
      for (let dy = -ring; dy <= ring; dy++)
        for (let dx = -ring; dx <= ring; dx++)
          if (Math.max(Math.abs(dx), Math.abs(dy)) === ring && isFree(x + dx, y + dy, level)) return [x + dx, y + dy]
  }
  const putBeside = (from: Place, { to, offset, rise }: Link) => {
    const level = from.level + rise
    if (offset !== undefined) {
      for (let far = 1; far <= LONGEST_PATH; far++) {
        const [x, y] = [from.x + offset[0] * far, from.y + offset[1] * far]
        if (isFree(x, y, level)) return put(to, x, y, level)
      }
    }
    const [dx, dy] = offset ?? [0, 0]
    const [x, y] = nearestFree(from.x + dx, from.y + dy, level)
    return put(to, x, y, level)
  }

  for (const { id } of locations) {
    if (places.has(id)) continue
    // what hangs together with nothing known yet stands apart, below the rest
    const below = Math.max(-2, ...[...places.values()].filter(({ level }) => level === 0).map(({ y }) => y)) + 2
    put(id, 0, below, 0)
    spread(id)
  }

  function spread(first: string): void {
    const reached = [first]
    for (;;) {
      const next = nextLink(reached)
      if (next === undefined) return
      putBeside(next.from, next.link)
      reached.push(next.link.to)
    }
  }
  /** The surest first: ways of the compass that lead there and back, to a place that is free. */
  function nextLink(reached: readonly string[]): { from: Place; link: Link } | undefined {
    for (const [rank, needsRoom] of TRUST) {
      for (const id of reached) {
        const from = places.get(id)!
        const link = links
          .get(id)
          ?.find(
            ({ rank: own, to, offset }) =>
              own === rank &&
              known.has(to) &&
              !places.has(to) &&
              (!needsRoom || (offset !== undefined && isFree(from.x + offset[0], from.y + offset[1], from.level))),
          )
        if (link !== undefined) return { from, link }
      }
    }
    return undefined
  }

  const bands = stack(places)
  taken.clear()
  for (const place of places.values()) taken.set(`${place.x} ${place.y} ${place.level}`, place)

  const isBlocked = (from: Place, to: Place, [dx, dy]: Offset) => {
    for (let [x, y] = [from.x + dx, from.y + dy]; x !== to.x || y !== to.y; x += dx, y += dy)
      if (!isFree(x, y, from.level)) return true
    return false
  }
  const kindOf = (from: Place, to: Place, way: string): Path['kind'] => {
    if (from.level !== to.level) return 'stairs'
    const offset = offsetOf(way)
    if (offset === undefined) return 'bent'
    const far = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
    const agrees = far > 0 && to.x - from.x === offset[0] * far && to.y - from.y === offset[1] * far
    return agrees && !isBlocked(from, to, offset) ? 'straight' : 'bent'
  }
  return {
    places,
    bands,
    paths: Object.entries(connectionGraph).flatMap(([id, ways]) => {
      const from = places.get(id)
      if (from === undefined) return []
      return Object.entries(ways).flatMap(([way, target]) => {
        const to = places.get(target)
        return to === undefined || to === from ? [] : [{ from, to, way: wayName(way), kind: kindOf(from, to, way) }]
      })
    }),
    open: Object.entries(unexploredExits).flatMap(([id, ways]) => {
      const at = places.get(id)
      return at === undefined ? [] : ways.map((way) => ({ at, way: wayName(way) }))
    }),
  }
}

/** Moves every level below the one above it. */
function stack(places: Map<string, Place>): Band[] {
  const levels = Map.groupBy(places.values(), ({ level }) => level)
  const bands: Band[] = []
  let next = 0
  for (const level of [...levels.keys()].toSorted((one, other) => other - one)) {
    const own = levels.get(level)!
    const [top, bottom] = [Math.min(...own.map(({ y }) => y)), Math.max(...own.map(({ y }) => y))]
    for (const place of own) places.set(place.id, { ...place, y: place.y - top + next, band: bands.length })
    bands.push({ level, left: Math.min(...own.map(({ x }) => x)), top: next, bottom: next + bottom - top })
    next += bottom - top + 1
  }
  return bands
}
