/** A part of JSON by its path, such as `items[0].name`. */
import { isRecord } from '../../../base/json-kinds.ts'
import type { Json } from '../../graph.ts'

export function pathIn(whole: Json, path: string): Json | undefined {
  // a name with dots in it may be a key as it stands
  if (isRecord(whole) && Object.hasOwn(whole, path)) return whole[path]
  let found: unknown = whole
  for (const [, name, index] of path.matchAll(/([^.[\]]+)|\[([^[\]]*)\]/g)) {
    const key = (name ?? index ?? '').replace(/^["']|["']$/g, '').trim()
    if (Array.isArray(found)) found = found[Number(key)]
    else if (isRecord(found) && Object.hasOwn(found, key)) found = found[key]
    else return undefined
  }
  return found as Json | undefined
}
