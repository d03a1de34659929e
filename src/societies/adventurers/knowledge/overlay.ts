/**
 * A draft of what its owner keeps on the board: what has just been learned is laid over it, and only what is new is
 * written back.
 */
import type { Indexed, Lookup } from './lookup.ts'

export interface Overlay<T> extends Lookup<T> {
  set(key: string, value: T): void
  /** what was set here */
  readonly news: Readonly<Record<string, T>>
}

export function overlay<T>(base: Readonly<Record<string, T>>): Overlay<T> {
  const news: Record<string, T> = Object.create(null) as Record<string, T>
  function* entries(): Generator<readonly [string, T]> {
    for (const key in base) if (!(key in news)) yield [key, base[key]!]
    for (const key in news) yield [key, news[key]!]
  }
  return {
    news,
    entries,
    get: (key) => {
      const value = news[key] ?? base[key]
      // a record has a prototype: `constructor` is no knowledge
      return typeof value === 'function' ? undefined : value
    },
    set: (key, value) => {
      news[key] = value
    },
  }
}

/** The same for a list of things with an id; of a thing that was known, only what changed is news. */
export interface Things<T extends { readonly id: string }> extends Indexed<T> {
  put(thing: T): void
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
