/** The story's memory: every access is checked, every change is marked, so that a snapshot knows what to keep. */
import { fault, hex } from './faults.ts'
import type { Story } from './story.ts'

// so that reading a variable of a table that hangs over the end finds zeros
const MARGIN = 512

export class Memory {
  readonly bytes: Uint8Array
  /** the same memory, two bytes at a time in the order of this machine */
  readonly pairs: Uint16Array
  readonly size: number
  readonly dynamicSize: number
  /** pairs written to since the last copy of them all, each once */
  readonly touched: Uint16Array
  touchedCount = 0
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
    if (this.#isTouched[pair] !== 0) return
    this.#isTouched[pair] = 1
    this.touched[this.touchedCount++] = pair
  }

  /** The pair is as it was: it counts as untouched again. The caller takes it out of `touched`. */
  untouch(pair: number): void {
    this.#isTouched[pair] = 0
  }

  untouchAll(): void {
    for (let index = 0; index < this.touchedCount; index++) this.#isTouched[this.touched[index]!] = 0
    this.touchedCount = 0
  }
}

function refuse(address: number): never {
  fault(`wrote at ${hex(address)}, outside of its dynamic memory`)
}
