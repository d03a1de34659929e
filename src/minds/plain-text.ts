/** Replies that are plain text: what an agent gets that asks for no more than that. */
import { jsonSchemaOf } from '../base/json-schema.ts'
import type { Schema } from '../base/schema.ts'

/** The reply as the model says it: `reply: text`, or no `reply` at all. */
export const text: Schema<string> = {
  '~standard': {
    version: 1,
    vendor: 'troupe',
    validate: (value) =>
      typeof value === 'string' ? { value } : { issues: [{ message: `expected a text, received ${typeof value}` }] },
  },
}

/**
 * Whether a schema is for a text, like `z.string()` or `z.enum(…)`: whatever else it is given, it refuses as a whole.
 */
export function wantsText(schema: Schema): boolean {
  if (schema === text) return true
  // one that says what it is need not be tried: an object with required parts may refuse others as a whole, too
  const told = jsonSchemaOf(schema)?.['type']
  if (typeof told === 'string') return told === 'string'
  return [{}, [], 0, true].every((other) => isRefusedWhole(schema, other))
}

function isRefusedWhole(schema: Schema, value: unknown): boolean {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise || result.issues === undefined) return false
  return result.issues.every(({ path = [] }) => path.length === 0)
}
