/** JSON Patch (RFC 6902) of a step: what changed on the board, and no more, for clients that keep a copy of it. */
import { isRecord } from '../base/json-kinds.ts'
import { applyChanges, type Change, type Changes, type Values } from './change.ts'
import { matchChange, type Thing } from './read-change.ts'

export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }

/** The patch for changes that are then made: `values` are those before them, and after. */
export function patchOf(values: Values, changes: Changes): PatchOperation[] {
  return Object.entries(changes).flatMap(([field, change]) => {
    const path = `/${escaped(field)}`
    const parts = ofField(path, values[field], change)
    applyChanges(values, { [field]: change })
    return parts ?? [added(path, copyOf(values[field]))]
  })
}

/** Lists and records of a board grow in place: what is told of one now must not. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as readonly unknown[])]
  return isRecord(value) ? { ...value } : value
}

/** Nothing where the change does not fit what is there, as in a journal from elsewhere: the field is told whole. */
function ofField(path: string, before: unknown, change: Change): PatchOperation[] | undefined {
  return matchChange<PatchOperation[] | undefined>(change, {
    set: (value) => {
      if (before === undefined) return undefined
      const parts = differences(path, before, value)
      const whole: PatchOperation = { op: 'replace', path, value }
      return JSON.stringify(parts).length < JSON.stringify([whole]).length ? parts : [whole]
    },
    push: (items) => (Array.isArray(before) ? items.map((value) => added(`${path}/-`, value)) : undefined),
    put: (entries, gone) => {
      if (!isRecord(before)) return undefined
      const left = gone.filter((key) => Object.hasOwn(before, key))
      return [...left.map((key) => removed(`${path}/${escaped(key)}`)), ...addedTo(path, entries)]
    },
    patch: (things) => (Array.isArray(before) ? ofThings(path, before, things) : undefined),
  })
}

/** Things of a list, one after the other: each is seen as the ones before it left the list. */
function ofThings(path: string, before: readonly unknown[], things: readonly Thing[]): PatchOperation[] | undefined {
  const patch: PatchOperation[] = []
  const kept = [...before]
  for (const { place, fields } of things) {
    const at = `${path}/${place}`
    if (fields === undefined) {
      if (place < kept.length) patch.push(removed(at))
      kept.splice(place, 1)
    } else if (place >= kept.length) {
      patch.push(added(`${path}/-`, fields))
      kept.push(fields)
    } else if (isRecord(kept[place])) {
      patch.push(...addedTo(at, fields))
      kept[place] = { ...kept[place], ...fields }
    } else return undefined
  }
  return patch
}

/** What makes one value of another, part by part. */
function differences(path: string, before: unknown, after: unknown): PatchOperation[] {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(path, before, after)
  if (!isRecord(before) || !isRecord(after)) return [{ op: 'replace', path, value: after }]
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return [
    ...gone.map((key) => removed(`${path}/${escaped(key)}`)),
    ...Object.entries(after).flatMap(([key, value]) => {
      const at = `${path}/${escaped(key)}`
      return Object.hasOwn(before, key) ? differences(at, before[key], value) : [added(at, value)]
    }),
  ]
}

function ofLists(path: string, before: readonly unknown[], after: readonly unknown[]): PatchOperation[] {
  const both = Math.min(before.length, after.length)
  const changed = after.slice(0, both).flatMap((value, place) => differences(`${path}/${place}`, before[place], value))
  // from the end: what is taken out there moves nothing
  const gone = before.slice(both).map((_, place) => removed(`${path}/${before.length - 1 - place}`))
  return [...changed, ...gone, ...after.slice(both).map((value) => added(`${path}/-`, value))]
}

const added = (path: string, value: unknown): PatchOperation => ({ op: 'add', path, value })

const removed = (path: string): PatchOperation => ({ op: 'remove', path })

const addedTo = (path: string, entries: Readonly<Record<string, unknown>>): PatchOperation[] =>
  Object.entries(entries).map(([key, value]) => added(`${path}/${escaped(key)}`, value))

/** A name as a part of a JSON Pointer. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
