/**
 * Reading raw JSON of a Langflow file without trust: a part that does not have the shape it should have is as good as
 * missing. Files are edited by hand and by scripts, and one odd node must not lock the others.
 */
import { isRecord } from '../../base/json-kinds.ts'
import { ownValue } from '../../base/own-value.ts'
import type { Json } from '../graph.ts'

export type Raw = Readonly<Record<string, unknown>>

export const rawAt = (value: unknown, key: string): unknown => (isRecord(value) ? ownValue(value, key) : undefined)

export function recordAt(value: unknown, key: string): Raw | undefined {
  const found = rawAt(value, key)
  return isRecord(found) ? found : undefined
}

export function textAt(value: unknown, key: string): string | undefined {
  const found = rawAt(value, key)
  return typeof found === 'string' ? found : undefined
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = rawAt(value, key)
  return Array.isArray(found) ? (found as readonly unknown[]) : []
}

/** The texts of a list; what is no text is left out. */
export const textsAt = (value: unknown, key: string): readonly string[] =>
  listAt(value, key).filter((each) => typeof each === 'string')

export const isTrueAt = (value: unknown, key: string): boolean => rawAt(value, key) === true

/** What stands in a JSON file is JSON; a value that is missing is null. */
export const jsonAt = (value: unknown, key: string): Json => (rawAt(value, key) ?? null) as Json

export function positionOf(node: unknown): { x: number; y: number } {
  const position = recordAt(node, 'position')
  const read = (key: string): number => {
    const found = rawAt(position, key)
    return Number.isFinite(found) ? (found as number) : 0
  }
  return { x: read('x'), y: read('y') }
}

/** What a node says of its component: `data.node`. */
export const componentAt = (node: unknown): Raw | undefined => recordAt(recordAt(node, 'data'), 'node')

/** Its id; files made by hand may have it in `data` only. */
export const idAt = (node: unknown): string | undefined => textAt(node, 'id') ?? textAt(recordAt(node, 'data'), 'id')
