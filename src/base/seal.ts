/**
 * Values that enter the journal are plain JSON and never change again.
 * One walk checks and copies them; the copy is frozen, so what the giver does with the original is no matter.
 */
import { TroupeError } from './errors.ts'

// deeper than any honest value; a value that contains itself is found here
const DEPTH_LIMIT = 500
// of an entry around the values in it: record, deeds, changes, the change of a field, a key of it
const LEVELS_AROUND = 12

const TOO_DEEP = 'it contains itself or is nested too deeply'
const PROTOTYPE = 'it has a key named __proto__'

/** Why a value cannot be kept in a journal. */
export type Unfit = typeof TOO_DEEP | typeof PROTOTYPE

/**
 * The mark on what is sealed: a private name, put on the value itself. It cannot be seen, copied or written as JSON,
 * and costs a fraction of a WeakSet, which has to find each value by a hash and weighs on the garbage collector.
 */
class Seal extends (itself as unknown as new (value: object) => object) {
  #isOn = true
  static isOn(value: object): boolean {
    return #isOn in value && value.#isOn
  }
}

/** As the constructor of the class above, so that the private name is put on the value and on nothing new. */
function itself(value: object): object {
  return value
}

/** A deeply frozen copy of a value that survives the journal; a sealed value is given back as it is. */
export function seal<T>(value: T, name: string): T {
  return walk(value, name, 0) as T
}

/**
 * Freezes deeply what was just parsed from JSON, which needs no copy. Says what is wrong with it when it could not have
 * been sealed: whoever wrote the text was not us.
 */
export function freezeParsed(value: unknown, depth = 0): Unfit | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  // what is sealed holds one level more in a record, and records are kept in entries
  if (depth > DEPTH_LIMIT + LEVELS_AROUND) return TOO_DEEP
  if (Array.isArray(value)) {
    for (const item of value) {
      if (typeof item !== 'object' || item === null) continue
      const unfit = freezeParsed(item, depth + 1)
      if (unfit !== undefined) return unfit
    }
  } else {
    const record = value as Record<string, unknown>
    for (const key in record) {
      if (key === '__proto__') return PROTOTYPE
      const part = record[key]
      if (typeof part !== 'object' || part === null) continue
      const unfit = freezeParsed(part, depth + 1)
      if (unfit !== undefined) return unfit
    }
  }
  Object.freeze(value)
  return undefined
}

function walk(value: unknown, name: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return scalar(value, name)
  if (Seal.isOn(value)) return value
  if (depth > DEPTH_LIMIT) throw notJson(name, TOO_DEEP)
  const copy = Array.isArray(value)
    ? walkList(value, name, depth + 1)
    : walkRecord(value as Record<string, unknown>, name, depth + 1)
  return Object.freeze(new Seal(copy))
}

function walkList(list: readonly unknown[], name: string, depth: number): unknown[] {
  const copy = list.slice()
  for (let index = 0; index < copy.length; index++) {
    const item = copy[index]
    if (typeof item !== 'string') copy[index] = walk(item, `${name}[]`, depth)
  }
  return copy
}

function walkRecord(record: Readonly<Record<string, unknown>>, name: string, depth: number): Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(record)
  if (prototype !== Object.prototype && prototype !== null) {
    throw notJson(name, `it has a ${record.constructor?.name || 'class instance'} in it`)
  }
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(record)) {
    const part = record[key]
    // JSON has no undefined: a property without a value is no property
    if (part === undefined) continue
    if (key === '__proto__') throw notJson(name, PROTOTYPE)
    copy[key] = typeof part === 'string' ? part : walk(part, typeof part === 'object' ? `${name}.${key}` : name, depth)
  }
  return copy
}

function scalar(value: unknown, name: string): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  // JSON writes -0 as 0
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value
  throw notJson(
    name,
    typeof value === 'number' ? `it has ${value} in it` : `it has a value of type ${typeof value} in it`,
  )
}

function notJson(path: string, why: string): TroupeError {
  const name = path.length > 80 ? `${path.slice(0, 77)}…` : path
  return new TroupeError(
    'BOARD_NOT_JSON',
    `${name} cannot be kept in the journal: ${why}. ` +
      'Use plain objects, lists, text, finite numbers, true, false and null.',
  )
}
