/** A field that is a list of things with an id: written again, a thing is updated and never doubled. */
import { TroupeError } from '../base/errors.ts'
import { isSchema, parse, type Schema } from '../base/schema.ts'
import type { Patch } from './change.ts'
import type { Field, Parsed } from './field.ts'
import { createIndex } from './index-by-key.ts'
import { listCheck } from './list-fields.ts'
import { isRemoval, type Removal } from './removal.ts'

type WithId = { readonly id: string | number }

/** Things with an id, updated field by field: a thing is never in the list twice. */
export function upsert<S extends Schema<WithId>>(
  schema: S,
): Field<readonly Parsed<S>[], readonly ((Partial<Parsed<S>> & Pick<Parsed<S>, 'id'>) | Removal)[], false>
export function upsert<T extends WithId>(): Field<
  readonly T[],
  readonly ((Partial<T> & Pick<T, 'id'>) | Removal)[],
  false
>
export function upsert<T>(
  idOf: (thing: T) => string | number,
): Field<readonly T[], readonly (Partial<T> | Removal)[], false>
export function upsert<T>(
  schema: Schema<T>,
  idOf: (thing: T) => string | number,
): Field<readonly T[], readonly (Partial<T> | Removal)[], false>
export function upsert(...args: readonly unknown[]): Field<never, never, false> {
  const schema = args.find(isSchema)
  const given = args.find((arg) => typeof arg === 'function' && !isSchema(arg))
  const idOf = (given ?? ((thing: WithId) => thing.id)) as (thing: object) => unknown
  const indexed = createIndex((thing) => String(idOf(thing as object)))
  const checkList = listCheck('upsert', undefined)

  const keyOf = (thing: unknown, name: string): string => {
    if (typeof thing === 'object' && thing !== null) {
      const id = isRemoval(thing) ? thing.$remove : idOf(thing)
      if (typeof id === 'string' || typeof id === 'number') return String(id)
    }
    throw new TroupeError(
      'BOARD_INVALID_VALUE',
      `${name} (upsert) got a thing without an id. Give each thing the id it is known by.`,
    )
  }

  // a part of a thing cannot be checked alone: what it makes of the thing can
  const merged = (before: object | undefined, thing: object, name: string, key: string): object => {
    const whole = { ...before, ...thing }
    return schema ? (parse(schema, whole, `${name}[${key}]`) as object) : whole
  }

  const field: Field<readonly object[], readonly object[], false> = {
    rule: 'upsert',
    takesSeveralWriters: true,
    needed: false,
    initial: [],
    checked: schema !== undefined,
    check: (things, name) => {
      const byKey = new Map<string, object>()
      for (const thing of checkList(things, name) as readonly object[]) {
        const key = keyOf(thing, name)
        if (isRemoval(thing))
          throw new TroupeError('BOARD_INVALID_VALUE', `${name} (upsert) is given whole here: nothing to remove yet.`)
        byKey.set(key, merged(byKey.get(key), thing, name, key))
      }
      return [...byKey.values()]
    },
    checkWrite: (write, current, name) => {
      const things = checkList(write, name) as readonly object[]
      // what this write has made of things so far: one write may update a thing several times
      const made = new Map<string, object | undefined>()
      return things.map((thing) => {
        const key = keyOf(thing, name)
        if (!schema) return thing
        const before = made.has(key) ? made.get(key) : current[indexed(current).get(key) ?? -1]
        const whole = isRemoval(thing) ? undefined : merged(before, thing, name, key)
        made.set(key, whole)
        if (whole === undefined || before === undefined) return whole ?? thing
        return Object.fromEntries(Object.entries(whole).filter(([part]) => Object.hasOwn(thing, part)))
      })
    },
    resolve: (current, write, name) => {
      const places = createPlaces(indexed(current), current.length)
      const patch: Patch[] = []
      for (const thing of write) {
        const key = keyOf(thing, name)
        if (!isRemoval(thing)) patch.push([places.find(key) ?? places.add(key), thing as Record<string, unknown>])
        else if (places.find(key) !== undefined) patch.push([places.remove(key)])
      }
      return patch.length === 0 ? undefined : { patch }
    },
  }
  return field as Field<never, never, false>
}

/** Where things stand while one write adds and removes some, without touching what is known of the list. */
function createPlaces(known: ReadonlyMap<unknown, number>, length: number) {
  // places as if nothing had been removed; undefined for what has been
  const moved = new Map<string, number | undefined>()
  const removed: number[] = []
  let end = length
  const stable = (key: string) => (moved.has(key) ? moved.get(key) : known.get(key))
  const actual = (place: number) => place - removed.filter((other) => other < place).length
  const find = (key: string): number | undefined => {
    const place = stable(key)
    return place === undefined ? undefined : actual(place)
  }
  return {
    find,
    add(key: string): number {
      moved.set(key, end)
      return actual(end++)
    },
    remove(key: string): number {
      const place = stable(key)!
      const at = actual(place)
      removed.push(place)
      moved.set(key, undefined)
      return at
    },
  }
}
