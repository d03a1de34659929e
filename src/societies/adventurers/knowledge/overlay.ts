/** A record of the board with what has just been learned laid over it; only what is new is written back. */
export interface Overlay<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  entries(): Generator<readonly [string, T]>
  /** what was set here */
  readonly news: Readonly<Record<string, T>>
}

export function overlay<T>(base: Readonly<Record<string, T>>): Overlay<T> {
  const news: Record<string, T> = Object.create(null) as Record<string, T>
  return {
    news,
    get: (key) => news[key] ?? (Object.hasOwn(base, key) ? base[key] : undefined),
    set: (key, value) => {
      news[key] = value
    },
    *entries() {
      for (const key in base) if (!(key in news)) yield [key, base[key]!]
      for (const key in news) yield [key, news[key]!]
    },
  }
}

/** The same for a list of things with an id. */
export interface Things<T extends { readonly id: string }> {
  get(id: string): T | undefined
  put(thing: T): void
  values(): Iterable<T>
  readonly size: number
  readonly news: readonly T[]
}

export function things<T extends { readonly id: string }>(base: readonly T[]): Things<T> {
  const all = new Map(base.map((thing) => [thing.id, thing]))
  const changed = new Set<string>()
  return {
    get: (id) => all.get(id),
    put: (thing) => {
      all.set(thing.id, thing)
      changed.add(thing.id)
    },
    values: () => all.values(),
    get size() {
      return all.size
    },
    get news() {
      return [...changed].map((id) => all.get(id)!)
    },
  }
}
