/** A record of the board with what has just been learned laid over it; only what is new is written back. */
export interface Overlay<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  entries(): Generator<readonly [string, T]>
  /** those whose key begins so; asked for again and again, and found once until something is set */
  startingWith(prefix: string): readonly (readonly [string, T])[]
  /** what was set here */
  readonly news: Readonly<Record<string, T>>
}

export function overlay<T>(base: Readonly<Record<string, T>>): Overlay<T> {
  const news: Record<string, T> = Object.create(null) as Record<string, T>
  const found = new Map<string, (readonly [string, T])[]>()
  function* entries(): Generator<readonly [string, T]> {
    for (const key in base) if (!(key in news)) yield [key, base[key]!]
    for (const key in news) yield [key, news[key]!]
  }
  return {
    news,
    entries,
    startingWith: (prefix) => {
      let known = found.get(prefix)
      if (known === undefined) found.set(prefix, (known = [...entries()].filter(([key]) => key.startsWith(prefix))))
      return known
    },
    get: (key) => {
      const value = news[key] ?? base[key]
      // a record has a prototype: `constructor` is no knowledge
      return typeof value === 'function' ? undefined : value
    },
    set: (key, value) => {
      news[key] = value
      found.clear()
    },
  }
}

/** The same for a list of things with an id; of a thing that was known, only what changed is news. */
export interface Things<T extends { readonly id: string }> {
  get(id: string): T | undefined
  put(thing: T): void
  values(): Iterable<T>
  readonly news: readonly (Partial<T> & Pick<T, 'id'>)[]
}

export function things<T extends { readonly id: string }>(base: readonly T[]): Things<T> {
  const before = new Map(base.map((thing) => [thing.id, thing]))
  const all = new Map(before)
  const changed = new Set<string>()
  return {
    get: (id) => all.get(id),
    put: (thing) => {
      all.set(thing.id, thing)
      changed.add(thing.id)
    },
    values: () => all.values(),
    get news() {
      return [...changed].map((id) => difference(before.get(id), all.get(id)!))
    },
  }
}

function difference<T extends { readonly id: string }>(before: T | undefined, now: T): Partial<T> & Pick<T, 'id'> {
  if (before === undefined) return now
  const parts: Partial<T> = {}
  for (const key in now) if (!isSame(before[key], now[key])) parts[key] = now[key]
  return { ...parts, id: now.id }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, place) => item === other[place]))
