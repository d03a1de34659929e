/** Values of an input by their path. */
/** `world.size` of `{ world: { size: 24 } }` is 24. */
export function valueAt(input: unknown, path: string): unknown {
  let value = input
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return value
}

type Input = Readonly<Record<string, unknown>>

export function withValueAt(input: Input, path: string, value: unknown): Input {
  const [key, ...rest] = path.split('.') as [string, ...string[]]
  if (rest.length === 0) return { ...input, [key]: value }
  const inside = input[key]
  const owned = typeof inside === 'object' && inside !== null && !Array.isArray(inside) ? (inside as Input) : {}
  return { ...input, [key]: withValueAt(owned, rest.join('.'), value) }
}
