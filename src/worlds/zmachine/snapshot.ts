/**
 * Snapshots that are cheap to take, keep and go back to: what changed since a full copy that many of them share.
 * The cost of one is the words that changed and the stack; the copy is made anew when those grow too many.
 */
import type { Pending } from './input.ts'
import { PAGE_SHIFT, type Memory } from './memory.ts'
import type { ScreenState } from './output.ts'
import type { Stop } from './processor.ts'
import type { Stack } from './stack.ts'

/** A moment of a game. Opaque; never changes; belongs to machines of the same story. */
export interface Snapshot {
  readonly keyframe: Uint32Array
  /** for each changed page its number, a bit for each changed word, those words; then the stack */
  readonly changes: Uint16Array
  readonly stackAt: number
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
}

const QUADS = 1 << (PAGE_SHIFT - 2)
const WORDS = 1 << (PAGE_SHIFT - 1)
// how many words of changes are worth a new copy, beside what every turn changes: more, and each snapshot is large;
// fewer, and there are too many copies. The best is near the root of both sizes.
const changesWorthACopy = (dynamicSize: number) => Math.sqrt(8 * dynamicSize)

export type Image = Pick<Snapshot, 'keyframe' | 'changes' | 'stackAt'>

export class Keeper {
  readonly #memory: Memory
  readonly #stack: Stack
  readonly #words: Uint16Array
  readonly #pages: number
  readonly #scratch: Uint16Array
  #keyframe: Uint32Array
  #keyframeWords: Uint16Array
  // how long the first list of changes after a new copy was: what any turn changes
  #usual = 0

  constructor(memory: Memory, stack: Stack) {
    this.#memory = memory
    this.#stack = stack
    this.#words = new Uint16Array(memory.bytes.buffer)
    this.#pages = memory.touched.length
    this.#scratch = new Uint16Array(this.#pages * (WORDS + 2) + stack.words.length)
    this.#keyframe = this.#copy()
    this.#keyframeWords = new Uint16Array(this.#keyframe.buffer)
  }

  take(): Image {
    let length = this.#writeChanges()
    const usual = this.#usual || length
    if (length > 2 * usual + changesWorthACopy(this.#memory.dynamicSize)) {
      this.#keyframe = this.#copy()
      this.#keyframeWords = new Uint16Array(this.#keyframe.buffer)
      this.#usual = 0
      length = 0
    } else if (length > 0) this.#usual = usual
    const { words, top } = this.#stack
    const scratch = this.#scratch
    if (top < 64) for (let index = 0; index < top; index++) scratch[length + index] = words[index]!
    else scratch.set(words.subarray(0, top), length)
    return { keyframe: this.#keyframe, changes: scratch.slice(0, length + top), stackAt: length }
  }

  put({ keyframe, changes, stackAt }: Image): void {
    const memory = this.#memory
    if (keyframe === this.#keyframe) this.#revert()
    else {
      memory.quads.set(keyframe)
      memory.untouchAll()
      this.#keyframe = keyframe
      this.#keyframeWords = new Uint16Array(keyframe.buffer)
      this.#usual = stackAt
    }
    const words = this.#words
    for (let at = 0; at < stackAt;) {
      const page = changes[at++]!
      memory.touch(page)
      const base = page * WORDS
      for (let mask = changes[at++]!; mask !== 0; mask &= mask - 1) {
        words[base + 31 - Math.clz32(mask & -mask)] = changes[at++]!
      }
    }
    const stack = this.#stack
    const top = changes.length - stackAt
    if (top < 64) for (let index = 0; index < top; index++) stack.words[index] = changes[stackAt + index]!
    else stack.words.set(changes.subarray(stackAt))
    stack.top = top
  }

  #copy(): Uint32Array {
    this.#memory.untouchAll()
    return this.#memory.quads.slice(0, this.#pages * QUADS)
  }

  /** Pages that are again as they were are forgotten on the way. */
  #writeChanges(): number {
    const memory = this.#memory
    const { touched, quads } = memory
    const [words, before, beforeWords, scratch] = [this.#words, this.#keyframe, this.#keyframeWords, this.#scratch]
    let length = 0
    let kept = 0
    for (let index = 0; index < memory.touchedCount; index++) {
      const page = touched[index]!
      let mask = 0
      const maskAt = length + 1
      let end = length + 2
      for (let quad = page * QUADS, bit = 0; bit < WORDS; quad++, bit += 2) {
        if (quads[quad] === before[quad]) continue
        const word = 2 * quad
        if (words[word] !== beforeWords[word]) {
          mask |= 1 << bit
          scratch[end++] = words[word]!
        }
        if (words[word + 1] !== beforeWords[word + 1]) {
          mask |= 2 << bit
          scratch[end++] = words[word + 1]!
        }
      }
      if (mask === 0) memory.untouch(page)
      else {
        scratch[length] = page
        scratch[maskAt] = mask
        length = end
        touched[kept++] = page
      }
    }
    memory.touchedCount = kept
    return length
  }

  #revert(): void {
    const memory = this.#memory
    const { touched, quads } = memory
    const before = this.#keyframe
    for (let index = 0; index < memory.touchedCount; index++) {
      const first = touched[index]! * QUADS
      for (let quad = first; quad < first + QUADS; quad++) quads[quad] = before[quad]!
    }
    memory.untouchAll()
  }
}
