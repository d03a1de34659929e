/** Map completeness: of the neighbours that visited rooms really have, those the society knows a way to. */
import type { Matching } from './location-accuracy.ts'

/** By room, the rooms that its ways lead to; found by taking each way in a fork at the last visit. */
export type TrueNeighbours = ReadonlyMap<number, ReadonlySet<number>>

/** By location, by way, the location it leads to. */
export type KnownMap = Readonly<Record<string, Readonly<Record<string, string>>>>

/** 1 when there is nowhere to go. Several ways to the same neighbour are one. */
export function mapCompleteness(
  neighbours: TrueNeighbours,
  map: KnownMap,
  { roomOf }: Pick<Matching, 'roomOf'>,
): number {
  const known = new Set<string>()
  for (const [from, ways] of Object.entries(map)) {
    for (const to of Object.values(ways)) known.add(`${roomOf.get(from)}>${roomOf.get(to)}`)
  }
  const real = [...neighbours].flatMap(([room, others]) => [...others].map((other) => `${room}>${other}`))
  return real.length === 0 ? 1 : real.filter((edge) => known.has(edge)).length / real.length
}
