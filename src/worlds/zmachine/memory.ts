/** The story's memory: every access is checked, every change is marked, so that a snapshot knows what to keep. */
import { fault, hex } from './faults.ts'
import type { Story } from './story.ts'

// so that reading a variable of a table that hangs over the end finds zeros
const MARGIN = 512

/** copies in which what is watched may be another than in the story */
const unusual = new WeakSet<Uint16Array>()

const NOTHING = new Uint16Array(0)
// marks fit into a byte: one for touched, the next one for watched
const LAST_MARK = 254

export class Memory {
  readonly bytes: Uint8Array
  /** the same memory, two bytes at a time in the order of this machine */
  readonly pairs: Uint16Array
  readonly size: number
  readonly dynamicSize: number
  /** grows when something in the watched stretch may have changed */
  generation = 0
  /** pairs written to since changes were listed or made, each once */
  readonly #touched: Uint16Array
  #touchedCount = 0
  /** what a pair is marked with when it is touched; older marks say nothing, so that none need be taken away */
  #mark = 2
  readonly #marks: Uint8Array
  /** a list of what differed from the copy before that, places and words in turns */
  #changes: Uint16Array = NOTHING
  #changesFrom = 0
  #changesTo = 0
  #watchedFrom = 0
  #watchedTo = 0
  #hasWatchedChanged = false

  constructor(story: Story) {
    this.size = story.bytes.length
    this.dynamicSize = story.dynamicSize
    this.bytes = new Uint8Array(this.size + (this.size % 2) + MARGIN)
    this.bytes.set(story.bytes)
    this.pairs = new Uint16Array(this.bytes.buffer)
    const pairs = (this.dynamicSize + 1) >> 1
    this.#touched = new Uint16Array(pairs)
    this.#marks = new Uint8Array(pairs)
  }

  byte(address: number): number {
    if (address >= this.size || address < 0) fault(`read at ${hex(address)}, outside of its memory`)
    return this.bytes[address]!
  }

  word(address: number): number {
    if (address + 1 >= this.size || address < 0) fault(`read at ${hex(address)}, outside of its memory`)
    return (this.bytes[address]! << 8) | this.bytes[address + 1]!
  }

  /** A global variable; a table that hangs over the end goes on with zeros. */
  variable(address: number): number {
    return (this.bytes[address]! << 8) | this.bytes[address + 1]!
  }

  /** Some bits of a byte. */
  masked(address: number, mask: number): number {
    return this.byte(address) & mask
  }

  writeMasked(address: number, mask: number, isSet: boolean): void {
    const before = this.byte(address)
    this.writeByte(address, isSet ? before | mask : before & ~mask)
  }

  writeByte(address: number, value: number): void {
    if (address >= this.dynamicSize || address < 0) refuse(address)
    this.touch(address >> 1)
    this.bytes[address] = value
  }

  writeWord(address: number, value: number): void {
    if (address + 1 >= this.dynamicSize || address < 0) refuse(address)
    this.touch(address >> 1)
    if ((address & 1) !== 0) this.touch((address >> 1) + 1)
    this.bytes[address] = value >> 8
    this.bytes[address + 1] = value
  }

  touch(pair: number): void {
    const mark = this.#marks[pair]!
    if (mark === this.#mark) return
    if (mark < this.#mark) this.#touched[this.#touchedCount++] = pair
    this.#marks[pair] = this.#isWatched(pair) ? this.#mark + 1 : this.#mark
  }

  /** From now on `generation` tells whether anything from one address to the other may have changed. */
  watch(from: number, to: number): void {
    this.#watchedFrom = from >> 1
    this.#watchedTo = (to + 1) >> 1
  }

  /** A watched pair never counts as touched for good, so that every write to it is noticed. */
  #isWatched(pair: number): boolean {
    if (pair >= this.#watchedTo || pair < this.#watchedFrom) return false
    this.#hasWatchedChanged = true
    this.generation++
    return true
  }

  /** Everything that may change becomes what is given; what is as it was stays untouched. */
  fill(dynamic: Uint8Array): void {
    for (let at = 0; at < this.dynamicSize; at++) {
      if (this.bytes[at] !== dynamic[at]) this.writeByte(at, dynamic[at]!)
    }
  }

  /** Lists what differs from a copy, place and word in turns; gives the end of the list. */
  listChanges(copy: Uint16Array, list: Uint16Array, from: number): number {
    const { pairs } = this
    const changes = this.#changes
    const changesTo = this.#changesTo
    const marks = this.#marks
    const mark = this.#mark
    let end = from
    for (let at = this.#changesFrom; at < changesTo; at += 2) {
      const place = changes[at]!
      if (marks[place]! >= mark) continue
      list[end] = place
      list[end + 1] = changes[at + 1]!
      end += 2
    }
    const touched = this.#touched
    const touchedCount = this.#touchedCount
    for (let index = 0; index < touchedCount; index++) {
      const place = touched[index]!
      const word = pairs[place]!
      if (word === copy[place]) continue
      list[end] = place
      list[end + 1] = word
      end += 2
    }
    return end
  }

  /** The changes of a list are the ones that memory has: what is written from now on comes on top of them. */
  settle(list: Uint16Array, from: number, to: number): void {
    this.#changes = list
    this.#changesFrom = from
    this.#changesTo = to
    this.#touchedCount = 0
    this.#mark += 2
    if (this.#mark <= LAST_MARK) return
    this.#mark = 2
    this.#marks.fill(0)
  }

  /** Makes the changes of a list on top of the copy that is the base of those it has. */
  change(copy: Uint16Array, list: Uint16Array, from: number, to: number): void {
    const { pairs } = this
    const touched = this.#touched
    const touchedCount = this.#touchedCount
    for (let index = 0; index < touchedCount; index++) {
      const place = touched[index]!
      pairs[place] = copy[place]!
    }
    const changes = this.#changes
    const changesTo = this.#changesTo
    for (let at = this.#changesFrom; at < changesTo; at += 2) {
      const place = changes[at]!
      pairs[place] = copy[place]!
    }
    for (let at = from; at < to; at += 2) pairs[list[at]!] = list[at + 1]!
    if (this.#hasWatchedChanged) this.generation++
    this.settle(list, from, to)
  }

  /** Makes the changes of a list on top of another copy. */
  replace(copy: Uint16Array, list: Uint16Array, from: number, to: number): void {
    const { pairs } = this
    pairs.set(copy)
    for (let at = from; at < to; at += 2) pairs[list[at]!] = list[at + 1]!
    if (unusual.has(copy)) this.#hasWatchedChanged = true
    if (this.#hasWatchedChanged) this.generation++
    this.settle(list, from, to)
  }

  /** A copy of all that may change; from now on it is what changes are counted from. */
  copy(): Uint16Array {
    const copy = this.pairs.slice(0, this.#touched.length)
    if (this.#hasWatchedChanged) unusual.add(copy)
    this.settle(NOTHING, 0, 0)
    return copy
  }

  /** Whether what is watched may be another than in a copy that says nothing of it. */
  isBeyond(copy: Uint16Array): boolean {
    return this.#hasWatchedChanged && !unusual.has(copy)
  }
}

function refuse(address: number): never {
  fault(`wrote at ${hex(address)}, outside of its dynamic memory`)
}
