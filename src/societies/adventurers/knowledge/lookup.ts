/** Lookups in what the board holds: a record by its keys, a list by the ids of its things. Nothing here can change. */
export interface Lookup<T> {
  get(key: string): T | undefined
  entries(): Iterable<readonly [string, T]>
}

export interface Indexed<T> {
  get(id: string): T | undefined
  values(): Iterable<T>
}

// a record has a prototype: `constructor` is no knowledge
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

export const lookup = <T>(record: Readonly<Record<string, T>>): Lookup<T> => ({
  get: (key) => (inherited.has(key) && !Object.hasOwn(record, key) ? undefined : record[key]),
  entries: () => Object.entries(record),
})

export const indexed = <T extends { readonly id: string }>(list: readonly T[]): Indexed<T> =>
  new Map(list.map((thing) => [thing.id, thing]))
