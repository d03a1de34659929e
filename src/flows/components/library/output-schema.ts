/** The table that describes an output in Langflow (name, type, description, multiple), as JSON Schema. */
import { isRecord } from '../../../base/json-kinds.ts'
import type { Json } from '../../graph.ts'

const TYPES: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  string: 'string',
  int: 'integer',
  integer: 'integer',
  float: 'number',
  number: 'number',
  bool: 'boolean',
  boolean: 'boolean',
  dict: 'object',
  object: 'object',
  list: 'array',
  array: 'array',
}

export function fieldsSchema(given: Json): Readonly<Record<string, unknown>> {
  const rows = (Array.isArray(given) ? given : []).filter(isRecord)
  const properties: Record<string, unknown> = {}
  for (const { name, type, description, multiple } of rows) {
    if (typeof name !== 'string' || name === '') continue
    const kind = TYPES[String(type).toLowerCase()] ?? 'string'
    const one = { type: kind, ...(kind === 'array' && { items: {} }) }
    const isMany = multiple === true || String(multiple).toLowerCase() === 'true'
    properties[name] = {
      ...(isMany && kind !== 'array' ? { type: 'array', items: one } : one),
      ...(typeof description === 'string' && description !== '' && { description }),
    }
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}
