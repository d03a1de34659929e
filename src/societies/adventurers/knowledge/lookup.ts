/** Lookups in what the board holds: a record by its keys, a list by the ids of its things. Nothing here can change. */
export interface Lookup<T> {
  get(key: string): T | undefined
  entries(): Iterable<readonly [string, T]>
}

export interface Indexed<T> {
  get(id: string): T | undefined
  values(): Iterable<T>
}

export function lookup<T>(record: Readonly<Record<string, T>>): Lookup<T> {
  let all: readonly (readonly [string, T])[] | undefined
  return {
    get: (key) => {
      const value = record[key]
      // a record has a prototype: `constructor` is no knowledge
      return typeof value === 'function' || value === Object.prototype ? undefined : value
    },
    // asked for many times in a step
    entries: () => (all ??= Object.entries(record)),
  }
}

export const indexed = <T extends { readonly id: string }>(list: readonly T[]): Indexed<T> =>
  new Map(list.map((thing) => [thing.id, thing]))
