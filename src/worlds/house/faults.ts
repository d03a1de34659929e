/** Collects what is wrong with a house file, each fault with its place, so that all can be mended at once. */
import { nearest } from '../../base/nearest.ts'
import { isRecord } from '../../base/json-kinds.ts'
import { hasHidden } from '../../base/visible.ts'

export interface Faults {
  add(place: string, fault: string): void
  readonly list: readonly string[]
  /** nobody reads more of them, and a hostile file is not worth the time */
  readonly isFull: boolean
}

const MOST_FAULTS = 20
// comparing words takes time, and a house with more names than these is made by a program
const NAMES_COMPARED = 1000
const LONGEST_COMPARED = 30
const LONGEST_NAME = 60
const LONGEST_TEXT = 1000

export function createFaults(): Faults {
  const list: string[] = []
  return {
    add: (place, fault) => {
      if (list.length < MOST_FAULTS) list.push(`${place}: ${fault}`)
      else if (list.length === MOST_FAULTS) list.push('… and more.')
    },
    list,
    get isFull() {
      return list.length > MOST_FAULTS
    },
  }
}

/** `; did you mean "kitchen"?`, or nothing. */
export function meant(word: string, known: Iterable<string>): string {
  const compared: string[] = []
  for (const name of known) if (compared.push(name) >= NAMES_COMPARED) break
  const name = word.length > LONGEST_COMPARED ? undefined : nearest(word, compared)
  return name === undefined ? '' : `; did you mean "${name}"?`
}

/** An object with no other properties than these. */
export function checkRecord(
  faults: Faults,
  place: string,
  value: unknown,
  properties: readonly string[],
): value is Record<string, unknown> {
  if (!isRecord(value)) {
    faults.add(place, `must be an object with ${properties.map((name) => `"${name}"`).join(', ')}`)
    return false
  }
  for (const name of Object.keys(value)) {
    if (faults.isFull) return false
    if (!properties.includes(name))
      faults.add(
        place,
        `there is no property ${quote(name)}${meant(name, properties) || `; there are ${properties.join(', ')}`}`,
      )
  }
  return true
}

/** A list that is not longer than this; an empty one where it is none. */
export function checkList(faults: Faults, place: string, value: unknown, longest: number): readonly unknown[] {
  if (!Array.isArray(value)) faults.add(place, 'must be a list')
  else if (value.length > longest) faults.add(place, `has ${value.length} parts, and may have ${longest}`)
  else return value
  return []
}

/** The name of a room, a thing, a state or a use. */
export function checkName(faults: Faults, place: string, value: unknown): value is string {
  const fault = faultInName(value)
  if (fault !== undefined) faults.add(place, fault)
  return fault === undefined
}

/** Names of rooms and things: all different, also to somebody who does not mind capital letters. */
export interface Names {
  take(place: string, name: unknown): boolean
}

export function createNames(faults: Faults): Names {
  const taken = new Map<string, string>()
  return {
    take: (place, name) => {
      if (!checkName(faults, place, name)) return false
      const first = taken.get(name.toLowerCase())
      if (first !== undefined) faults.add(place, `${quote(name)} is the name of ${first} already`)
      else taken.set(name.toLowerCase(), place)
      return first === undefined
    },
  }
}

function faultInName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'must be a name'
  if (value.length > LONGEST_NAME) return `is longer than ${LONGEST_NAME} characters`
  if (hasHidden(value)) return 'has characters in it that cannot be seen'
  if (value !== value.trim()) return 'begins or ends with a space'
  // nothing can be kept under this name
  return value === '__proto__' ? 'cannot be the name of anything' : undefined
}

export function checkText(faults: Faults, place: string, value: unknown): void {
  if (value === undefined) return
  if (typeof value !== 'string') faults.add(place, 'must be a text')
  else if (value.length > LONGEST_TEXT) faults.add(place, `is longer than ${LONGEST_TEXT} characters`)
  else if (hasHidden(value)) faults.add(place, 'has characters in it that cannot be seen')
}

export function checkFlag(faults: Faults, place: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'boolean') faults.add(place, 'must be true or false')
}

export function checkNumber(faults: Faults, place: string, value: unknown, low: number, high: number): void {
  if (typeof value !== 'number' || !(value >= low && value <= high))
    faults.add(place, `must be a number from ${low} to ${high}`)
}

export function checkCount(faults: Faults, place: string, value: unknown, low: number, high: number): void {
  if (!Number.isInteger(value) || (value as number) < low || (value as number) > high)
    faults.add(place, `must be a whole number from ${low} to ${high}`)
}

/** As it may be shown, however it was meant. */
export function quote(text: string): string {
  return JSON.stringify(text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text)
}
