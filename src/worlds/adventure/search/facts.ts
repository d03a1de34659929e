/**
 * The facts of a world: where every object is, its attributes, its properties, the globals, and whatever else the story
 * keeps in memory that changes; byte by byte, less what is noise. Compared four bytes at a time, because every command
 * that is tried is followed by a comparison.
 */
import { locationOf } from '../location.ts'
import { HEADER } from '../../zmachine/header.ts'
import type { Machine } from '../../zmachine/index.ts'

export interface Cell {
  readonly kind: 'attributes' | 'parent' | 'property' | 'global' | 'array'
  /** 0 for a global and for what stands in an array */
  readonly object: number
  /** which byte of the attributes, which property, which global, or which word of memory */
  readonly number: number
}

export interface Facts {
  readonly cells: ReadonlyMap<number, Cell>
  /** the addresses of the globals */
  readonly globals: readonly number[]
  /** From now on the present facts are what others are compared with. */
  hold(): void
  /** Where the present facts differ from those held. */
  changes(): readonly number[]
  /** Where they differ from those at the start. */
  changesFromStart(): readonly number[]
  heldByte(address: number): number
  /** In what an object is, by the facts held. */
  heldParent(object: number): number
  hash(): number
  ignore(address: number, bits?: number): void
  /** From now on only what some turn has read can be a fact: what is always written first makes no difference. */
  limitToRead(): void
  isIgnored(address: number): boolean
  /** which bits of a byte are facts */
  bitsAt(address: number): number
  ignoreParent(object: number): void
  /** Someone who walks about: in which room they are is noise; whether they are, or who has them, is not. */
  letWander(object: number): void
  /** Someone who is here and gone as they like, or scenery that follows the player: whether they are is noise, too. */
  letFloat(object: number): void
  parentAt(object: number): number
}

const GLOBALS = 240
const HEADER_END = 0x40
const INFORM_OWN_PROPERTIES = 3
const MOST_OWN_PROPERTIES = 64
const NONE: readonly number[] = []

export function createFacts(machine: Machine): Facts {
  const { memory, objects, story } = machine
  const { bytes } = memory
  const size = memory.dynamicSize & ~3
  const words = new Uint32Array(bytes.buffer, 0, size >> 2)
  const mask = new Uint8Array(size)
  const maskWords = new Uint32Array(mask.buffer)
  const held = new Uint8Array(size)
  const all = new Uint32Array(size >> 2).fill(0xffffffff)
  let relevantWords: Uint32Array = all
  const heldWords = new Uint32Array(held.buffer)
  const cells = listCells(machine, size)
  for (const address of cells.keys()) mask[address] = 0xff
  const first = new Uint32Array(words)
  const firstBytes = new Uint8Array(first.buffer)
  const wanderers = new Map<number, 'wanders' | 'floats'>()
  const parentAt = (object: number) =>
    objects.firstEntry + (object - 1) * objects.entryLength + (story.version === 3 ? 4 : 6)
  const parentIn = (source: Uint8Array, address: number) =>
    story.version === 3 ? source[address]! : (source[address]! << 8) | source[address + 1]!

  // rooms lie where the first room lies: in nothing, or in an object that holds them all
  const firstRoom = locationOf(machine)
  const aboveRooms = firstRoom === 0 ? 0 : objects.parent(firstRoom)
  const SOMEWHERE = -1
  const whereabouts = (source: Uint8Array, address: number, how: 'wanders' | 'floats') => {
    const parent = parentIn(source, address)
    if (parent === 0) return how === 'floats' ? SOMEWHERE : 0
    return parent <= objects.count && parentIn(source, parentAt(parent)) === aboveRooms ? SOMEWHERE : parent
  }

  let relevant: Uint8Array = new Uint8Array(all.buffer)
  const differences = (others: Uint32Array, otherBytes: Uint8Array): readonly number[] => {
    let found: number[] | undefined
    for (let word = 0; word < others.length; word++) {
      const difference = words[word]! ^ others[word]!
      if (difference === 0 || (difference & maskWords[word]! & relevantWords[word]!) === 0) continue
      found ??= []
      for (let address = word << 2; address < (word << 2) + 4; address++)
        if (((bytes[address]! ^ otherBytes[address]!) & mask[address]! & relevant[address]!) !== 0) found.push(address)
    }
    for (const [address, how] of wanderers) {
      if (whereabouts(bytes, address, how) === whereabouts(otherBytes, address, how)) continue
      found ??= []
      // of two bytes the second tells one thing from another
      found.push(story.version === 3 ? address : address + 1)
    }
    return found ?? NONE
  }

  const ignoreParent = (object: number) => {
    const address = parentAt(object)
    if (address + 1 >= size) return
    mask[address] = 0
    if (story.version !== 3) mask[address + 1] = 0
  }

  return {
    cells,
    globals: [...cells].filter(([, { kind }]) => kind === 'global').map(([address]) => address),
    hold: () => heldWords.set(words),
    changes: () => differences(heldWords, held),
    changesFromStart: () => differences(first, firstBytes),
    heldByte: (address) => held[address]!,
    heldParent: (object) => parentIn(held, parentAt(object)),
    hash: () => {
      let one = 0x811c9dc5
      let two = 0x1b873593
      for (let word = 0; word < words.length; word++) {
        const value = words[word]! & maskWords[word]! & relevantWords[word]!
        if (value === 0) continue
        one = Math.imul(one ^ value ^ word, 0x01000193)
        two = Math.imul(two ^ (value + word), 0x85ebca6b)
        two ^= two >>> 13
      }
      for (const [address, how] of wanderers)
        one = Math.imul(one ^ (whereabouts(bytes, address, how) + address), 0x01000193)
      one ^= one >>> 15
      return (one >>> 0) * 0x100000 + (two & 0xfffff)
    },
    ignore: (address, bits = 0xff) => {
      mask[address]! &= ~bits
    },
    limitToRead: () => {
      const ever = machine.reads?.ever
      if (ever === undefined) return
      // where things are is read by ways of its own
      for (const [address, { kind }] of cells) if (kind === 'parent') ever[address] = 0xff
      relevant = ever
      relevantWords = new Uint32Array(ever.buffer, 0, size >> 2)
    },
    isIgnored: (address) => mask[address] === 0,
    bitsAt: (address) => mask[address] ?? 0,
    ignoreParent,
    parentAt,
    letFloat: (object) => {
      wanderers.set(parentAt(object), 'floats')
      ignoreParent(object)
    },
    letWander: (object) => {
      const address = parentAt(object)
      if (wanderers.has(address)) return
      wanderers.set(address, 'wanders')
      ignoreParent(object)
    },
  }
}

function listCells(machine: Machine, size: number): Map<number, Cell> {
  const { memory, objects, story } = machine
  const cells = new Map<number, Cell>()
  const add = (from: number, length: number, cell: Cell) => {
    for (let address = from; address < from + length && address < size; address++) cells.set(address, cell)
  }
  const attributeBytes = story.version === 3 ? 4 : 6
  for (let object = 1; object <= objects.count; object++) {
    const entry = objects.firstEntry + (object - 1) * objects.entryLength
    for (let byte = 0; byte < attributeBytes; byte++) add(entry + byte, 1, { kind: 'attributes', object, number: byte })
    add(entry + attributeBytes, story.version === 3 ? 1 : 2, { kind: 'parent', object, number: 0 })
    for (const { number, address, length } of propertiesOf(objects, object))
      add(address, length, { kind: 'property', object, number })
    if (story.version !== 3)
      for (const { number, address, length } of ownPropertiesOf(machine, object, size))
        add(address, length, { kind: 'property', object, number: number & 0x7fff })
  }
  const globals = memory.word(HEADER.globals)
  for (let number = 0; number < GLOBALS; number++) add(globals + 2 * number, 2, { kind: 'global', object: 0, number })
  const objectsEnd = objects.firstEntry + objects.count * objects.entryLength
  for (let address = HEADER_END; address < size; address++) {
    // what is beside and inside an object follows from what each is in
    if (address >= objects.firstEntry && address < objectsEnd) continue
    if (!cells.has(address)) cells.set(address, { kind: 'array', object: 0, number: address >> 1 })
  }
  return cells
}

/**
 * Inform keeps properties of objects that few have apart, in a table that one of the common ones points to: for each,
 * its number, its length and its value, until a number of 0.
 */
function ownPropertiesOf({ memory, objects }: Machine, object: number, size: number) {
  const found: { number: number; address: number; length: number }[] = []
  const pointer = propertiesOf(objects, object).find(({ number }) => number === INFORM_OWN_PROPERTIES)
  if (pointer?.length !== 2) return found
  let address = memory.word(pointer.address)
  if (address < objects.firstEntry + objects.count * objects.entryLength) return found
  while (address + 3 < size && found.length < MOST_OWN_PROPERTIES) {
    const [number, length] = [memory.word(address), memory.byte(address + 2)]
    if (number === 0 || length % 2 !== 0) break
    found.push({ number, address: address + 3, length })
    address += 3 + length
  }
  return found
}

/** A broken story may have broken tables; an object without properties is no reason to stop. */
export function propertiesOf(
  objects: Machine['objects'],
  object: number,
): ReturnType<Machine['objects']['properties']> {
  try {
    return objects.properties(object)
  } catch {
    return []
  }
}
