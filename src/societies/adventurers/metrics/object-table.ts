/** The objects of a story at a moment, as bytes: attributes and parent of each. Cheap to keep, quick to compare. */
import type { Machine } from '../../../worlds/zmachine/index.ts'

export interface ObjectTable {
  readonly bytes: Uint8Array
  /** attributes, then the parent: in one byte in version 3, in two later */
  readonly entryLength: 5 | 8
}

export function readObjects({ memory, objects, story }: Machine): ObjectTable {
  const entryLength = story.version === 3 ? 5 : 8
  const bytes = new Uint8Array(objects.count * entryLength)
  for (let object = 0; object < objects.count; object++) {
    const entry = objects.firstEntry + object * objects.entryLength
    bytes.set(memory.bytes.subarray(entry, entry + entryLength), object * entryLength)
  }
  return { bytes, entryLength }
}

export const countOf = ({ bytes, entryLength }: ObjectTable) => bytes.length / entryLength

export function parentIn({ bytes, entryLength }: ObjectTable, object: number): number {
  const end = object * entryLength
  if (object < 1 || end > bytes.length) return 0
  return entryLength === 5 ? bytes[end - 1]! : bytes[end - 2]! * 256 + bytes[end - 1]!
}

/** Objects that are elsewhere, or otherwise, than before. */
export function differing(one: ObjectTable, other: ObjectTable): number[] {
  const found: number[] = []
  for (let object = 1; object <= countOf(one); object++) {
    const [from, to] = [(object - 1) * one.entryLength, object * one.entryLength]
    for (let at = from; at < to; at++) {
      if (one.bytes[at] === other.bytes[at]) continue
      found.push(object)
      break
    }
  }
  return found
}

/** What it is in, and what that is in, and so on. Stories can make rings. */
function* ancestors(table: ObjectTable, object: number): Generator<number> {
  let at = parentIn(table, object)
  for (let climbed = 0; at !== 0 && climbed < countOf(table); climbed++) {
    yield at
    at = parentIn(table, at)
  }
}

export function isIn(table: ObjectTable, object: number, place: number): boolean {
  for (const around of ancestors(table, object)) if (around === place) return true
  return false
}

export function objectsIn(table: ObjectTable, place: number): number[] {
  const found: number[] = []
  for (let object = 1; object <= countOf(table); object++) if (isIn(table, object, place)) found.push(object)
  return found
}
