/** Objects with their keys in order of the alphabet, as Langflow writes its exports. */
import { isRecord } from '../../base/json-kinds.ts'

export function sortedKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sortedKeys) as T
  if (!isRecord(value)) return value
  const keys = Object.keys(value).toSorted((a, b) => (a < b ? -1 : 1))
  return Object.fromEntries(keys.map((key) => [key, sortedKeys(value[key])])) as T
}
