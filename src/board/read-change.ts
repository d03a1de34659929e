/**
 * Reading a change: what became of a field, for whoever shows it, counts it or looks for something in it. This folder
 * alone knows that there are four kinds; everybody else says what each of them means to them.
 */
import type { Change, Patch } from './change.ts'

type Entries = Readonly<Record<string, unknown>>

/** Something in a list of things with ids: written, or taken out when it has no fields. */
export interface Thing {
  readonly place: number
  /** its id where the change says it, otherwise its place: `#3` */
  readonly name: string
  readonly fields: Entries | undefined
}

/** What each kind of change means to a reader. */
export interface ChangeReader<T> {
  /** the field has this value now */
  set(value: unknown): T
  /** these came to the end of the list */
  push(items: readonly unknown[]): T
  /** these keys of the record have these values now, and those are gone */
  put(entries: Entries, gone: readonly string[]): T
  /** these things of the list were written or taken out, one after the other */
  patch(things: readonly Thing[]): T
}

export function matchChange<T>(change: Change, reader: ChangeReader<T>): T {
  if ('set' in change) return reader.set(change.set)
  if ('push' in change) return reader.push(change.push)
  if (!('put' in change)) return reader.patch(change.patch.map(thingOf))
  const { put, cut = [] } = change
  // a key that was taken out and put back is not gone
  return reader.put(put, cut.length === 0 ? cut : cut.filter((key) => !Object.hasOwn(put, key)))
}

function thingOf([place, fields]: Patch): Thing {
  const id = fields?.['id']
  return { place, name: typeof id === 'string' || typeof id === 'number' ? String(id) : `#${place}`, fields }
}

/** The whole value the field was given, or nothing where only a part of it changed. */
export function valueSetBy<T>(change: Change | undefined): T | undefined {
  return change !== undefined && 'set' in change ? (change.set as T) : undefined
}

/** Does it say the whole value, whatever there was before? */
export function setsValue(change: Change): change is { readonly set: unknown } {
  return 'set' in change
}

/** What came to the end of a list. */
export function itemsPushedBy<T>(change: Change | undefined): readonly T[] {
  return change !== undefined && 'push' in change ? (change.push as readonly T[]) : []
}

/** What a list was given, at its end or as a whole; nothing where the change is none of a growing list. */
export function itemsGivenBy<T>(change: Change | undefined): readonly T[] | undefined {
  if (change === undefined) return undefined
  if ('push' in change) return change.push as readonly T[]
  return 'set' in change && Array.isArray(change.set) ? (change.set as readonly T[]) : undefined
}

/** The keys of a record that were written, with their values. */
export function entriesPutBy<T>(change: Change | undefined): Readonly<Record<string, T>> {
  return change !== undefined && 'put' in change ? (change.put as Readonly<Record<string, T>>) : {}
}

/** The things of a list that were written or taken out. */
export function thingsPatchedBy(change: Change | undefined): readonly Thing[] {
  return change !== undefined && 'patch' in change ? change.patch.map(thingOf) : []
}
