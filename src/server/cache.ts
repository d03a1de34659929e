/**
 * A cache of what was worked out about runs: an entry holds until its run has changed; the longest unused goes first.
 */
export interface Cache<T> {
  /** what is known of this version, or is worked out now */
  get(name: string, version: number, make: () => Promise<T>): Promise<T>
  /** whatever is known, of any version */
  peek(name: string): T | undefined
}

export function createCache<T>(most: number): Cache<T> {
  const kept = new Map<string, { readonly version: number; readonly value: T }>()
  return {
    async get(name, version, make) {
      const known = kept.get(name)
      if (known?.version === version) {
        kept.delete(name)
        kept.set(name, known)
        return known.value
      }
      const value = await make()
      kept.delete(name)
      kept.set(name, { version, value })
      if (kept.size > most) kept.delete(kept.keys().next().value!)
      return value
    },
    peek: (name) => kept.get(name)?.value,
  }
}
