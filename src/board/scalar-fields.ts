/** Fields that hold one value: plain, summed, the largest, the smallest, or merged by a rule of your own. */
import { TroupeError } from '../base/errors.ts'
import { isSchema, parse, type Schema } from '../base/schema.ts'
import { seal } from '../base/seal.ts'
import type { Field, Parsed } from './field.ts'

/** A plain value: the last write counts, and two writers in one step are an error (E3). */
export function value<S extends Schema>(schema: S): Field<Parsed<S>, Parsed<S>, true>
export function value<S extends Schema>(schema: S, initial: Parsed<S>): Field<Parsed<S>, Parsed<S>, false>
export function value<T>(): Field<T, T, true>
export function value<T>(initial: T): Field<T, T, false>
export function value(...args: readonly unknown[]): Field<unknown, unknown> {
  const schema = isSchema(args[0]) ? args[0] : undefined
  const rest = schema ? args.slice(1) : args
  const check = (given: unknown, name: string) => (schema ? parse(schema, given, name) : given)
  return {
    rule: 'value',
    takesSeveralWriters: false,
    needed: rest.length === 0,
    initial: rest[0],
    checked: schema !== undefined,
    check,
    checkWrite: (write, _, name) => check(write, name),
    resolve: (current, write) => (Object.is(current, write) ? undefined : { set: write }),
  }
}

/** A number that writes are added to. */
export const sum = (initial = 0): Field<number, number, false> =>
  number('sum', initial, (current, write) => current + write)

/** The largest number written so far; null before the first when there is no initial one. */
export function max(): Field<number | null, number, false>
export function max(initial: number): Field<number, number, false>
export function max(initial: number | null = null) {
  return number('max', initial, (current, write) => (current === null ? write : Math.max(current, write)))
}

/** The smallest number written so far; null before the first when there is no initial one. */
export function min(): Field<number | null, number, false>
export function min(initial: number): Field<number, number, false>
export function min(initial: number | null = null) {
  return number('min', initial, (current, write) => (current === null ? write : Math.min(current, write)))
}

function number<V extends number | null>(
  rule: 'sum' | 'max' | 'min',
  initial: V,
  fold: (current: V, write: number) => number,
): Field<V, number, false> {
  const check = (given: unknown, name: string): number => {
    if (typeof given === 'number' && Number.isFinite(given)) return given
    throw new TroupeError('BOARD_INVALID_VALUE', `${name} (${rule}) takes a finite number, not ${show(given)}.`)
  }
  return {
    rule,
    takesSeveralWriters: true,
    needed: false,
    initial,
    checked: false,
    check: (given, name) => (given === null && initial === null ? given : check(given, name)) as V,
    checkWrite: (write, _, name) => check(write, name),
    resolve: (current, write, name) => {
      // numbers can be too large to add
      const next = check(fold(current, write), name)
      return next === current ? undefined : { set: next }
    },
  }
}

/** Your own rule. Each write journals the whole new value, so keep it small. */
export function custom<V, W>(
  initial: V,
  fold: (current: V, write: W) => V,
  schemas: { readonly value?: Schema<V>; readonly write?: Schema<W> } = {},
): Field<V, W, false> {
  return {
    rule: 'custom',
    takesSeveralWriters: true,
    needed: false,
    initial,
    checked: schemas.value !== undefined,
    check: (given, name) => (schemas.value ? parse(schemas.value, given, name) : (given as V)),
    checkWrite: (write, _, name) => (schemas.write ? parse(schemas.write, write, name) : (write as W)),
    resolve: (current, write, name) => ({ set: seal(fold(current, write), name) }),
  }
}

export function show(given: unknown): string {
  if (Array.isArray(given)) return 'a list'
  if (typeof given === 'function' || (typeof given === 'object' && given !== null))
    return typeof given === 'object' ? 'an object' : 'a function'
  const text = typeof given === 'string' ? JSON.stringify(given) : String(given)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
