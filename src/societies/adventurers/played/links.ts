/** Links between rooms: where each way says that they lie, and how far it can be trusted. */
import { offsetOf, riseOf, type Offset } from '../../../worlds/adventure/compass.ts'

export type Graph = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Link {
  readonly to: string
  readonly offset: Offset | undefined
  readonly rise: number
  readonly rank: Rank
}

/** `sure`: by the compass, there and back. */
type Rank = 'sure' | 'compass' | 'stairs' | 'other'
export const TRUST: readonly (readonly [Rank, needsRoom: boolean])[] = [
  ['sure', true],
  ['compass', true],
  ['sure', false],
  ['compass', false],
  ['stairs', false],
  ['other', false],
]

/** Both ends of every way: who came from the south stands to the north, even before going back was tried. */
export function linksOf(graph: Graph): Map<string, Link[]> {
  const links = new Map<string, Link[]>()
  const add = (from: string, link: Link) => {
    const own = links.get(from)
    if (own) own.push(link)
    else links.set(from, [link])
  }
  const leads = (from: string, to: string, [dx, dy]: Offset) =>
    Object.entries(graph[from] ?? {}).some(([way, target]) => {
      const offset = offsetOf(way)
      return target === to && offset?.[0] === dx && offset[1] === dy
    })
  const rankOf = (from: string, to: string, offset: Offset | undefined, rise: number): Rank => {
    if (offset === undefined) return rise === 0 ? 'other' : 'stairs'
    const [dx, dy] = offset
    return leads(from, to, offset) && leads(to, from, [-dx, -dy]) ? 'sure' : 'compass'
  }
  for (const [from, ways] of Object.entries(graph)) {
    for (const [way, to] of Object.entries(ways)) {
      const [offset, rise] = [offsetOf(way), riseOf(way)]
      add(from, { to, offset, rise, rank: rankOf(from, to, offset, rise) })
      const back = offset && ([-offset[0], -offset[1]] as const)
      add(to, { to: from, offset: back, rise: -rise, rank: rankOf(to, from, back, -rise) })
    }
  }
  return links
}
