/** The story's memory: every access is checked, every change marks its page, so that a snapshot knows what to keep. */
import { fault, hex } from './faults.ts'
import type { Story } from './story.ts'

// small enough that a snapshot holds little that did not change, large enough that marking costs nothing
export const PAGE_SHIFT = 5
const PAGE_BYTES = 1 << PAGE_SHIFT
// so that reading a variable of a table that hangs over the end finds zeros
const MARGIN = 512

export class Memory {
  readonly bytes: Uint8Array
  /** the same memory, four bytes at a time in the order of this machine */
  readonly quads: Uint32Array
  readonly size: number
  readonly dynamicSize: number
  /** pages written to since they were last known, each once */
  readonly touched: Uint16Array
  touchedCount = 0
  readonly #isTouched: Uint8Array

  constructor(story: Story) {
    this.size = story.bytes.length
    this.dynamicSize = story.dynamicSize
    const room = Math.ceil((this.size + MARGIN) / PAGE_BYTES) * PAGE_BYTES
    this.bytes = new Uint8Array(room)
    this.bytes.set(story.bytes)
    this.quads = new Uint32Array(this.bytes.buffer)
    const pages = Math.ceil(this.dynamicSize / PAGE_BYTES)
    this.touched = new Uint16Array(pages)
    this.#isTouched = new Uint8Array(pages)
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
    this.touch(address >> PAGE_SHIFT)
    this.bytes[address] = value
  }

  writeWord(address: number, value: number): void {
    if (address + 1 >= this.dynamicSize || address < 0) refuse(address)
    const page = address >> PAGE_SHIFT
    this.touch(page)
    const last = (address + 1) >> PAGE_SHIFT
    if (last !== page) this.touch(last)
    this.bytes[address] = value >> 8
    this.bytes[address + 1] = value
  }

  touch(page: number): void {
    if (this.#isTouched[page] !== 0) return
    this.#isTouched[page] = 1
    this.touched[this.touchedCount++] = page
  }

  /** The page is as it was: it counts as untouched again. The caller takes it out of `touched`. */
  untouch(page: number): void {
    this.#isTouched[page] = 0
  }

  untouchAll(): void {
    for (let index = 0; index < this.touchedCount; index++) this.#isTouched[this.touched[index]!] = 0
    this.touchedCount = 0
  }
}

function refuse(address: number): never {
  fault(`wrote at ${hex(address)}, outside of its dynamic memory`)
}
