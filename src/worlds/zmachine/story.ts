/** A story file: unwrapped, recognised and checked before anything runs. */
import { hex, StoryFileError } from './faults.ts'
import { HEADER } from './header.ts'

export type Version = 3 | 4 | 5 | 8

export interface Story {
  /** exactly what the header says belongs to the story; never written to */
  readonly bytes: Uint8Array
  readonly version: Version
  readonly release: number
  /** six characters, usually a date */
  readonly serial: string
  /** as the header gives it */
  readonly checksum: number
  /** what may change while the story runs: everything below this address */
  readonly dynamicSize: number
}

const LONGEST: Readonly<Record<Version, number>> = { 3: 0x20000, 4: 0x40000, 5: 0x40000, 8: 0x80000 }
/** how many bytes a unit of the header's length field stands for */
const LENGTH_UNIT: Readonly<Record<Version, number>> = { 3: 2, 4: 4, 5: 4, 8: 8 }
/** what a packed address is multiplied with to make it an address */
export const PACKED_UNIT = LENGTH_UNIT

export function openStory(file: Uint8Array): Story {
  const bytes = startsWith(file, 'FORM') ? storyInBlorb(file) : file
  if (bytes.length === 0) throw new StoryFileError('The file is empty.')
  const version = versionOf(bytes)
  if (bytes.length < HEADER.size) {
    throw new StoryFileError(
      `The file is cut short: a story begins with 64 bytes of header, this one has ${bytes.length}.`,
    )
  }
  const word = (address: number) => (bytes[address]! << 8) | bytes[address + 1]!
  const declared = word(HEADER.length) * LENGTH_UNIT[version]
  if (declared > bytes.length) {
    throw new StoryFileError(
      `The file is cut short: its header says ${declared} bytes, there are ${bytes.length}. Get it again.`,
    )
  }
  if (bytes.length > LONGEST[version] + PADDING) {
    throw new StoryFileError(
      `The file is too long: a story of version ${version} has at most ${LONGEST[version]} bytes, ` +
        `this one ${bytes.length}.`,
    )
  }
  // files are padded to the block size of some disk; early ones do not give their length at all
  const length = declared >= HEADER.size ? declared : Math.min(bytes.length, LONGEST[version])
  const dynamicSize = word(HEADER.staticMemory)
  const addresses = {
    'static memory': dynamicSize,
    objects: word(HEADER.objects),
    globals: word(HEADER.globals),
    dictionary: word(HEADER.dictionary),
    code: word(HEADER.start),
  }
  for (const [what, address] of Object.entries(addresses)) {
    if (address >= HEADER.size && address < length) continue
    throw new StoryFileError(
      `This is no Z-code story, or a broken one: its ${what} would be at ${hex(address)}, outside of its ` +
        `${length} bytes.`,
    )
  }
  return {
    // a copy, whatever was given: `slice` of a Buffer is a window on the same bytes
    bytes: new Uint8Array(bytes.subarray(0, length)),
    version,
    release: word(HEADER.release),
    serial: String.fromCharCode(...bytes.subarray(HEADER.serial, HEADER.serial + 6)),
    checksum: word(HEADER.checksum),
    dynamicSize,
  }
}

// whole disk blocks behind the story, and now and then a note of whoever packed it
const PADDING = 0x10000

function versionOf(bytes: Uint8Array): Version {
  const version = bytes[0]!
  if (version === 3 || version === 4 || version === 5 || version === 8) return version
  throw new StoryFileError(`${describeForeign(bytes)} Troupe plays Z-code of versions 3, 4, 5 and 8.`)
}

function describeForeign(bytes: Uint8Array): string {
  const version = bytes[0]!
  const looksLikeZcode = bytes.length >= HEADER.size && /^[\w-]{6}$/.test(latin(bytes, HEADER.serial, 6))
  if (version === 6 && looksLikeZcode) return 'This is Z-code of version 6, which needs graphics.'
  if ((version === 1 || version === 2 || version === 7) && looksLikeZcode)
    return `This is Z-code of version ${version}.`
  for (const [start, what] of FOREIGN) if (startsWith(bytes, start)) return `This is ${what}, not a Z-code story.`
  if (looksLikeText(bytes)) return 'This is a text file, not a story.'
  return (
    'This is no story: it begins with ' +
    `${[...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')}.`
  )
}

const FOREIGN: readonly (readonly [start: string, what: string])[] = [
  ['Glul', 'a Glulx story'],
  ['TADS2 bin', 'a TADS 2 story'],
  ['T3-image', 'a TADS 3 story'],
  ['PK', 'a zip archive; unpack it first'],
  ['\x1f\x8b', 'a gzip archive; unpack it first'],
  ['\x7fELF', 'a program'],
  ['MZ', 'a program'],
  ['%PDF', 'a PDF document'],
  ['\x89PNG', 'a picture'],
  ['IFZS', 'a saved game'],
]

/** A Blorb is an IFF file; the story is its executable chunk. */
function storyInBlorb(file: Uint8Array): Uint8Array {
  const kind = latin(file, 8, 4)
  if (kind === 'IFZS')
    throw new StoryFileError('This is a saved game (Quetzal), not a story. Load it from within its story.')
  if (kind !== 'IFRS') throw new StoryFileError(`This is an IFF file of kind "${kind}", not a story.`)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 12; at + 8 <= file.length;) {
    const [chunk, length] = [latin(file, at, 4), view.getUint32(at + 4)]
    if (at + 8 + length > file.length) throw new StoryFileError('The Blorb file is cut short. Get it again.')
    if (chunk === 'ZCOD') return file.subarray(at + 8, at + 8 + length)
    if (chunk === 'GLUL')
      throw new StoryFileError('This Blorb file holds a Glulx story. Troupe plays Z-code of versions 3, 4, 5 and 8.')
    at += 8 + length + (length % 2)
  }
  throw new StoryFileError('This Blorb file holds no Z-code, only pictures or sounds. The story is a file of its own.')
}

const latin = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const startsWith = (bytes: Uint8Array, start: string) => latin(bytes, 0, start.length) === start

const looksLikeText = (bytes: Uint8Array) =>
  bytes.subarray(0, 256).every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13)
