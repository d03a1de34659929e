/** What stands for "take this away" in a write to `merge` (as a value) or `upsert` (with the id). */
export interface Removal {
  readonly $remove: string | number | true
}

export function remove(id?: string | number): Removal {
  return { $remove: id ?? true }
}

export function isRemoval(given: unknown): given is Removal {
  return typeof given === 'object' && given !== null && '$remove' in given
}
