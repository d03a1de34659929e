/** Fields that are lists and only grow: append keeps all, union keeps each thing once. */
import { TroupeError } from '../base/errors.ts'
import { parse, type Schema } from '../base/schema.ts'
import { seal } from '../base/seal.ts'
import type { Field, Parsed } from './field.ts'
import { createIndex } from './index-by-key.ts'
import { show } from './scalar-fields.ts'

/** A list that writes are put at the end of. */
export function append<S extends Schema>(schema: S): Field<readonly Parsed<S>[], readonly Parsed<S>[], false>
export function append<T>(): Field<readonly T[], readonly T[], false>
export function append(schema?: Schema): Field<readonly unknown[], readonly unknown[], false> {
  const check = listCheck('append', schema)
  return {
    rule: 'append',
    takesSeveralWriters: true,
    needed: false,
    initial: [],
    checked: schema !== undefined,
    check,
    checkWrite: (write, _, name) => check(write, name),
    resolve: (_, write) => (write.length === 0 ? undefined : { push: write }),
  }
}

/** A set that only grows, in order of discovery. Objects are the same when their JSON is. */
export function union<S extends Schema>(schema: S): Field<readonly Parsed<S>[], readonly Parsed<S>[], false>
export function union<T>(): Field<readonly T[], readonly T[], false>
export function union(schema?: Schema): Field<readonly unknown[], readonly unknown[], false> {
  const check = listCheck('union', schema)
  const seen = createIndex(identityOf)
  const fresh = (current: readonly unknown[], items: readonly unknown[]) => {
    const known = seen(current)
    const added = new Map<unknown, unknown>()
    for (const item of items) {
      const key = identityOf(item)
      if (!known.has(key) && !added.has(key)) added.set(key, item)
    }
    return [...added.values()]
  }
  return {
    rule: 'union',
    takesSeveralWriters: true,
    needed: false,
    initial: [],
    checked: schema !== undefined,
    check: (given, name) => fresh([], seal(check(given, name), name)),
    checkWrite: (write, _, name) => check(write, name),
    resolve: (current, write) => {
      const push = fresh(current, write)
      return push.length === 0 ? undefined : { push }
    },
  }
}

// texts keep an opening quote, so that the text '{}' is not the object {}
function identityOf(item: unknown): unknown {
  return typeof item === 'string' ? `"${item}` : typeof item === 'object' ? JSON.stringify(item) : item
}

export function listCheck(rule: string, schema: Schema | undefined) {
  return (given: unknown, name: string): readonly unknown[] => {
    if (!Array.isArray(given)) {
      throw new TroupeError(
        'BOARD_INVALID_VALUE',
        `${name} (${rule}) takes a list, not ${show(given)}. Put one thing in brackets.`,
      )
    }
    return schema ? given.map((item, place) => parse(schema, item, `${name}[${place}]`)) : given
  }
}
