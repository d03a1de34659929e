/** Paths into an input: `world.size` of `{ world: { size: 24 } }` is 24. */
export type Board = Readonly<Record<string, unknown>>

export function valueAt(input: unknown, path: string): unknown {
  let value = input
  for (const key of path.split('.')) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return value
}

/** A copy with another value there; what it was given stays as it is. */
export function withValueAt(input: Board, path: string, value: unknown): Board {
  const [key, ...rest] = path.split('.') as [string, ...string[]]
  if (rest.length === 0) return { ...input, [key]: value }
  const inside = input[key]
  return { ...input, [key]: withValueAt(isRecord(inside) ? inside : {}, rest.join('.'), value) }
}

export function isRecord(value: unknown): value is Board {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
