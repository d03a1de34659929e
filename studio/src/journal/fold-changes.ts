/**
 * What changes make of a value, which stays as it is: others still look at it. A copy is made once for all of them,
 * so that going far costs no more copies than going one step.
 */
import type { Change, Patch } from '../../../src/board/change.ts'

export function foldChanges(value: unknown, changes: readonly Change[], from: number, to: number): unknown {
  let [current, isOurs] = [value, false]
  for (let index = from; index < to; index++) {
    const change = changes[index]!
    if ('set' in change) {
      current = change.set
      isOurs = false
      continue
    }
    if ('put' in change) current = put(isOurs ? recordOf(current) : { ...recordOf(current) }, change)
    else {
      const list = isOurs ? listOf(current) : listOf(current)?.slice()
      if ('push' in change) current = push(list ?? [], change.push)
      else current = patch(list ?? [], change.patch)
    }
    isOurs = true
  }
  return current
}

export const listOf = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined)

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function push(list: unknown[], items: readonly unknown[]): unknown[] {
  // one by one: a call takes only so many arguments
  for (const item of items) list.push(item)
  return list
}

function put(record: Record<string, unknown>, change: { readonly put: object; readonly cut?: readonly string[] }) {
  for (const key of change.cut ?? []) delete record[key]
  // by definition, not by assignment: no key reaches the prototype
  for (const [key, value] of Object.entries(change.put))
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true })
  return record
}

function patch(list: unknown[], patches: readonly Patch[]): unknown[] {
  for (const [place, fields] of patches) {
    if (fields === undefined) list.splice(place, 1)
    else if (place < list.length) list[place] = { ...(list[place] as object | undefined), ...fields }
    else list.push(fields)
  }
  return list
}
