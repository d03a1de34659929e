/**
 * Memory that notes what a turn reads of what may change: the facts that its outcome hangs on. What the turn has itself
 * written before is no such fact.
 */
import { Memory } from './memory.ts'
import type { Story } from './story.ts'

/** What a turn read, byte by byte. */
export interface Reads {
  /** the first `count` of these */
  readonly addresses: Uint16Array
  readonly count: number
  /** which bits were read, by address */
  readonly bits: Uint8Array
  /** which bits were read in any of the turns that were remembered */
  readonly ever: Uint8Array
  /** Remembers the last turn. */
  remember(): void
}

const ALL = 0xff

export class NotingMemory extends Memory {
  readonly reads: Reads & { count: number }
  readonly #written: Uint8Array
  readonly #writtenAt: Uint16Array
  #writtenCount = 0
  #isNoting = false

  constructor(story: Story) {
    super(story)
    const size = this.dynamicSize
    const [addresses, bits, ever] = [new Uint16Array(size), new Uint8Array(size), new Uint8Array(size)]
    const reads = { addresses, bits, ever, count: 0, remember: () => remember(reads) }
    this.reads = reads
    this.#written = new Uint8Array(size)
    this.#writtenAt = new Uint16Array(size)
  }

  /** A turn begins. */
  begin(): void {
    const { addresses, bits, count } = this.reads
    for (let at = 0; at < count; at++) bits[addresses[at]!] = 0
    for (let at = 0; at < this.#writtenCount; at++) this.#written[this.#writtenAt[at]!] = 0
    this.reads.count = 0
    this.#writtenCount = 0
    this.#isNoting = true
  }

  /** The turn is over: who looks on from outside reads nothing. */
  end(): void {
    this.#isNoting = false
  }

  override byte(address: number): number {
    if (this.#isNoting) this.#noteRead(address, ALL)
    return super.byte(address)
  }

  override word(address: number): number {
    if (this.#isNoting) {
      this.#noteRead(address, ALL)
      this.#noteRead(address + 1, ALL)
    }
    return super.word(address)
  }

  override variable(address: number): number {
    if (this.#isNoting) {
      this.#noteRead(address, ALL)
      this.#noteRead(address + 1, ALL)
    }
    return super.variable(address)
  }

  override masked(address: number, mask: number): number {
    if (this.#isNoting) this.#noteRead(address, mask)
    return super.byte(address) & mask
  }

  override writeByte(address: number, value: number): void {
    super.writeByte(address, value)
    if (this.#isNoting) this.#noteWritten(address, ALL)
  }

  override writeWord(address: number, value: number): void {
    super.writeWord(address, value)
    if (!this.#isNoting) return
    this.#noteWritten(address, ALL)
    this.#noteWritten(address + 1, ALL)
  }

  override writeMasked(address: number, mask: number, isSet: boolean): void {
    const before = super.byte(address)
    super.writeByte(address, isSet ? before | mask : before & ~mask)
    if (this.#isNoting) this.#noteWritten(address, mask)
  }

  #noteRead(address: number, mask: number): void {
    if (address >= this.dynamicSize || address < 0) return
    const { bits } = this.reads
    const known = bits[address]!
    const fresh = mask & ~(known | this.#written[address]!)
    if (fresh === 0) return
    if (known === 0) this.reads.addresses[this.reads.count++] = address
    bits[address] = known | fresh
  }

  #noteWritten(address: number, mask: number): void {
    const known = this.#written[address]!
    if (known === 0) this.#writtenAt[this.#writtenCount++] = address
    this.#written[address] = known | mask
  }
}

function remember({ addresses, bits, ever, count }: Omit<Reads, 'remember'>): void {
  for (let at = 0; at < count; at++) {
    const address = addresses[at]!
    ever[address]! |= bits[address]!
  }
}
