/**
 * Location accuracy, whether each place has one name: believed locations against true rooms, as a matching of the two.
 */
export interface Sighting {
  readonly believed: string
  readonly room: number
}

export interface Matching {
  /** sightings in which the name belongs to the room and the room to the name, of all; 1 when there are none */
  readonly accuracy: number
  /** the room a name mostly stood for */
  readonly roomOf: ReadonlyMap<string, number>
  /** the name a room mostly had */
  readonly nameOf: ReadonlyMap<number, string>
}

/** Two rooms under one name and one room under two names both cost: only the pair that is most often right counts. */
export function matchLocations(sightings: readonly Sighting[]): Matching {
  const told = sightings.filter(({ room }) => room !== 0)
  const roomOf = mostOften(told.map(({ believed, room }) => [believed, room]))
  const nameOf = mostOften(told.map(({ believed, room }) => [room, believed]))
  const right = told.filter(({ believed, room }) => roomOf.get(believed) === room && nameOf.get(room) === believed)
  return { accuracy: told.length === 0 ? 1 : right.length / told.length, roomOf, nameOf }
}

function mostOften<Key, Value>(pairs: readonly (readonly [Key, Value])[]): Map<Key, Value> {
  const counts = new Map<Key, Map<Value, number>>()
  for (const [key, value] of pairs) {
    const of = counts.get(key) ?? new Map<Value, number>()
    counts.set(key, of.set(value, (of.get(value) ?? 0) + 1))
  }
  return new Map(
    [...counts].map(([key, of]) => [key, [...of].reduce((best, next) => (next[1] > best[1] ? next : best))[0]]),
  )
}
