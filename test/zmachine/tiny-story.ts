/** Stories of a few instructions, for what no real story does. */
import type { Version } from '../../src/worlds/zmachine/index.ts'

/** Where the parts of a tiny story are. */
export const at = {
  objects: 0x40,
  globals: 0x200,
  text: 0x400,
  parse: 0x480,
  static: 0x600,
  code: 0x700,
  end: 0x1000,
} as const

const UNIT: Readonly<Record<Version, number>> = { 3: 2, 4: 4, 5: 4, 8: 8 }
const OBJECTS = 4

/** Where objects begin, how long one is, and where it tells of its properties. */
const layout = (version: Version) =>
  version === 3 ? { first: at.objects + 62, entry: 9, table: 7 } : { first: at.objects + 126, entry: 14, table: 12 }

/** Right behind the objects, as every compiler puts them. */
export const propertiesOf = (version: Version, object: number) => {
  const { first, entry } = layout(version)
  return first + OBJECTS * entry + 8 * (object - 1)
}

export function tinyStory(version: Version, code: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(at.end)
  const word = (address: number, value: number) => bytes.set([value >> 8, value & 0xff], address)
  bytes[0] = version
  word(0x02, 7)
  for (const [address, value] of [
    [0x04, at.code],
    [0x06, at.code],
    [0x08, at.static],
    [0x0a, at.objects],
    [0x0c, at.globals],
    [0x0e, at.static],
    [0x18, at.static],
  ] as const)
    word(address, value)
  bytes.set(Buffer.from('261115'), 0x12)
  word(0x1a, at.end / UNIT[version])
  const { first, entry, table } = layout(version)
  for (let object = 1; object <= OBJECTS; object++) {
    // one property each: number 5, two bytes, the object's number
    const properties = propertiesOf(version, object)
    word(first + entry * (object - 1) + table, properties)
    bytes.set([0, version === 3 ? 0x25 : 0x45, 0, object, 0], properties)
  }
  bytes.set([0, version === 3 ? 7 : 9, 0, 0], at.static)
  bytes[at.text] = 60
  bytes[at.parse] = 10
  bytes.set(code, at.code)
  return bytes
}

const wide = (value: number) => [value >> 8, value & 0xff]

/** Instructions as bytes. */
export const code = {
  readLine: (version: Version) => [0xe4, 0x0f, ...wide(at.text), ...wide(at.parse), ...(version >= 5 ? [0x10] : [])],
  storeByte: (address: number, value: number) => [0xe2, 0x17, ...wide(address), 0, value],
  storeWord: (address: number, value: number) => [0xe1, 0x13, ...wide(address), 0, ...wide(value)],
  loadByte: (address: number) => [0xd0, 0x1f, ...wide(address), 0, 0x10],
  push: (value: number) => [0xe8, 0x7f, value],
  pull: (variable: number) => [0xe9, 0x7f, variable],
  insert: (object: number, into: number) => [0x0e, object, into],
  remove: (object: number) => [0x99, object],
  printNumber: (value: number) => [0xe6, 0x7f, value],
  /** goes to itself, for ever */
  hang: [0x8c, 0xff, 0xff],
  quit: [0xba],
} as const
