/** A field that is a record, merged key by key. */
import { TroupeError } from '../base/errors.ts'
import { parse, type Schema } from '../base/schema.ts'
import type { Field, Parsed } from './field.ts'
import { isRemoval, type Removal } from './removal.ts'
import { show } from './scalar-fields.ts'

/** A record: each key has the value last written to it. */
export function merge<S extends Schema>(
  schema: S,
): Field<Readonly<Record<string, Parsed<S>>>, Readonly<Record<string, Parsed<S> | Removal>>, false>
export function merge<T>(): Field<Readonly<Record<string, T>>, Readonly<Record<string, T | Removal>>, false>
export function merge(
  schema?: Schema,
): Field<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, false> {
  const check = (given: unknown, name: string, removable = false): Record<string, unknown> => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      throw new TroupeError('BOARD_INVALID_VALUE', `${name} (merge) takes a record, not ${show(given)}.`)
    }
    if (schema === undefined) return given as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(given).map(([key, part]) => [
        key,
        removable && isRemoval(part) ? part : parse(schema, part, `${name}.${key}`),
      ]),
    )
  }
  return {
    rule: 'merge',
    takesSeveralWriters: true,
    needed: false,
    initial: {},
    checked: schema !== undefined,
    check: (given, name) => check(given, name),
    checkWrite: (write, _, name) => check(write, name, true),
    resolve: (current, write) => {
      const put: Record<string, unknown> = {}
      const cut: string[] = []
      for (const [key, part] of Object.entries(write)) {
        if (!isRemoval(part)) put[key] = part
        else if (Object.hasOwn(current, key)) cut.push(key)
      }
      if (cut.length > 0) return { put, cut }
      return Object.keys(put).length === 0 ? undefined : { put }
    },
  }
}
