/**
 * Snapshots that are cheap to take, keep and go back to: what changed since a full copy that many of them share.
 * The cost of one is the words that changed and the stack; the copy is made anew when those grow too many.
 */
import type { Pending } from './input.ts'
import type { Memory } from './memory.ts'
import type { ScreenState } from './output.ts'
import type { Stop } from './processor.ts'
import type { Stack } from './stack.ts'

/** A moment of a game. Opaque; never changes; belongs to machines of the same story. */
export interface Snapshot {
  /** all that may change, as it was at some moment before */
  readonly copy: Uint16Array
  /** a stretch of a block: places and words that changed, in turns; then the stack */
  readonly block: Uint16Array
  readonly from: number
  readonly stackAt: number
  readonly to: number
  readonly frame: number
  readonly depth: number
  readonly pc: number
  readonly pending: Pending | undefined
  readonly stop: Stop | undefined
  readonly screen: ScreenState
  readonly random: number
  readonly interval: number
  readonly counter: number
  readonly calls: number
  readonly undo: Undo | undefined
}

/** Earlier moments that a story can go back to by itself, the latest first. */
export interface Undo {
  readonly moment: Snapshot
  readonly earlier: Undo | undefined
  readonly depth: number
}

export type Image = Pick<Snapshot, 'copy' | 'block' | 'from' | 'stackAt' | 'to'>

// snapshots share a block: making an array for each would cost more than filling it
const BLOCK_WORDS = 4096
// How many words of changes are worth a new copy, beside what every turn changes. More, and each snapshot is large;
// fewer, and there are too many copies. The best lies near the root of both sizes.
const changesWorthACopy = (dynamicSize: number) => Math.sqrt(8 * dynamicSize)

export class Keeper {
  readonly #memory: Memory
  readonly #stack: Stack
  #copy: Uint16Array
  #block = new Uint16Array(BLOCK_WORDS)
  /** where the next snapshot begins in the block */
  #free = 0
  // how long the first list of changes after a new copy was: what any turn changes
  #usual = 0

  constructor(memory: Memory, stack: Stack) {
    this.#memory = memory
    this.#stack = stack
    this.#copy = this.#memory.copy()
  }

  take(): Image {
    const from = this.#free
    let stackAt = this.#memory.listChanges(this.#copy, this.#block, from)
    const usual = this.#usual || stackAt - from
    const isWorthACopy = stackAt - from > 2 * usual + changesWorthACopy(this.#memory.dynamicSize)
    if (isWorthACopy || this.#memory.isBeyond(this.#copy)) {
      this.#copy = this.#memory.copy()
      this.#usual = 0
      stackAt = from
    } else this.#usual = usual
    const { words, top } = this.#stack
    const to = stackAt + top
    const block = this.#block
    if (to > block.length) {
      // what was written behind the end went nowhere
      this.#block = new Uint16Array(Math.max(BLOCK_WORDS, to - from))
      this.#free = 0
      return this.take()
    }
    for (let index = 0; index < top; index++) block[stackAt + index] = words[index]!
    this.#memory.settle(block, from, stackAt)
    this.#free = to
    return { copy: this.#copy, block, from, stackAt, to }
  }

  put({ copy, block, from, stackAt, to }: Image): void {
    if (copy === this.#copy) this.#memory.change(copy, block, from, stackAt)
    else {
      this.#memory.replace(copy, block, from, stackAt)
      this.#copy = copy
      this.#usual = stackAt - from
    }
    const { words } = this.#stack
    for (let at = stackAt; at < to; at++) words[at - stackAt] = block[at]!
    this.#stack.top = to - stackAt
  }
}
