/** The story's memory: every access is checked, every change is marked, so that a snapshot knows what to keep. */
import { fault, hex } from './faults.ts'
import type { Story } from './story.ts'

// so that reading a variable of a table that hangs over the end finds zeros
const MARGIN = 512

/** copies in which what is watched may be another than in the story */
const unusual = new WeakSet<Uint16Array>()

const UNTOUCHED = 0
const TOUCHED = 1
const WATCHED = 2

export class Memory {
  readonly bytes: Uint8Array
  /** the same memory, two bytes at a time in the order of this machine */
  readonly pairs: Uint16Array
  readonly size: number
  readonly dynamicSize: number
  /** pairs written to since the last copy of them all, each once */
  readonly touched: Uint16Array
  touchedCount = 0
  /** grows when something in the watched stretch changed */
  generation = 0
  #watchedFrom = 0
  #watchedTo = 0
  #hasWatchedChanged = false
  #mayDiffer = false
  readonly #isTouched: Uint8Array

  constructor(story: Story) {
    this.size = story.bytes.length
    this.dynamicSize = story.dynamicSize
    this.bytes = new Uint8Array(this.size + (this.size % 2) + MARGIN)
    this.bytes.set(story.bytes)
    this.pairs = new Uint16Array(this.bytes.buffer)
    const pairs = (this.dynamicSize + 1) >> 1
    this.touched = new Uint16Array(pairs)
    this.#isTouched = new Uint8Array(pairs)
  }

  byte(address: number): number {
    if (address >= this.size || address < 0) fault(`read at ${hex(address)}, outside of its memory`)
    return this.bytes[address]!
  }

  word(address: number): number {
    if (address + 1 >= this.size || address < 0) fault(`read at ${hex(address)}, outside of its memory`)
    return (this.bytes[address]! << 8) | this.bytes[address + 1]!
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
    if (this.#isTouched[pair] === TOUCHED) return
    if (this.#isTouched[pair] === UNTOUCHED) this.touched[this.touchedCount++] = pair
    this.#isTouched[pair] = this.#mark(pair)
  }

  /** From now on `generation` tells whether anything from one address to the other may have changed. */
  watch(from: number, to: number): void {
    this.#watchedFrom = from >> 1
    this.#watchedTo = (to + 1) >> 1
  }

  /** A watched pair never counts as touched for good, so that every write to it is noticed. */
  #mark(pair: number): number {
    if (pair >= this.#watchedTo || pair < this.#watchedFrom) return TOUCHED
    this.generation++
    this.#hasWatchedChanged = true
    this.#mayDiffer = true
    return WATCHED
  }

  /** Lists what differs from a copy, place and word in turns; gives the end of the list. What is as it was is forgotten. */
  listChanges(copy: Uint16Array, list: Uint16Array, from: number): number {
    const { touched, touchedCount, pairs } = this
    const isTouched = this.#isTouched
    let end = from
    let kept = 0
    for (let index = 0; index < touchedCount; index++) {
      const place = touched[index]!
      const word = pairs[place]!
      if (word === copy[place]) isTouched[place] = UNTOUCHED
      else {
        touched[kept++] = place
        list[end] = place
        list[end + 1] = word
        end += 2
      }
    }
    this.touchedCount = kept
    return end
  }

  /** Becomes a copy again that only touched places differ from. */
  revert(copy: Uint16Array): void {
    const { touched, touchedCount, pairs } = this
    const isTouched = this.#isTouched
    for (let index = 0; index < touchedCount; index++) {
      const place = touched[index]!
      pairs[place] = copy[place]!
      isTouched[place] = UNTOUCHED
    }
    this.touchedCount = 0
    this.#forgetWatched()
  }

  /** Makes the changes of a list, on top of a copy. */
  makeChanges(list: Uint16Array, from: number, to: number): void {
    const { touched, pairs } = this
    const isTouched = this.#isTouched
    const watchedFrom = this.#watchedFrom
    const watchedTo = this.#watchedTo
    let count = this.touchedCount
    for (let at = from; at < to; at += 2) {
      const place = list[at]!
      pairs[place] = list[at + 1]!
      // written out, as going back to a snapshot is what a search does most
      if (place >= watchedTo || place < watchedFrom) isTouched[place] = TOUCHED
      else isTouched[place] = this.#mark(place)
      touched[count++] = place
    }
    this.touchedCount = count
  }

  /** A copy of all that may change; from now on it is what changes are counted from. */
  copy(): Uint16Array {
    this.#untouchAll()
    const copy = this.pairs.slice(0, this.touched.length)
    if (this.#mayDiffer) unusual.add(copy)
    return copy
  }

  paste(copy: Uint16Array): void {
    if (this.#mayDiffer || unusual.has(copy)) {
      this.generation++
      this.#mayDiffer = true
    }
    this.pairs.set(copy)
    this.#hasWatchedChanged = false
    this.#untouchAll()
  }

  #forgetWatched(): void {
    if (!this.#hasWatchedChanged) return
    this.generation++
    this.#hasWatchedChanged = false
  }

  #untouchAll(): void {
    for (let index = 0; index < this.touchedCount; index++) this.#isTouched[this.touched[index]!] = UNTOUCHED
    this.touchedCount = 0
  }
}

function refuse(address: number): never {
  fault(`wrote at ${hex(address)}, outside of its dynamic memory`)
}
