/** The stack: frames of routines with their locals and the values they work on, all in one array of words. */
import { fault } from './faults.ts'

/**
 * A frame begins with five words: where the frame before begins, where to return to (two words), the variable that
 * takes the result, and how many locals and arguments there are. Locals follow, then what the routine pushes.
 */
export const FRAME_WORDS = 5
/** in place of a variable: nobody wants the result */
export const DISCARD = 0x100
const DEEPEST = 0x8000

export class Stack {
  readonly words = new Uint16Array(DEEPEST)
  /** where the next word goes; words from here on are nobody's */
  top = 0
  /** where the running routine's frame begins */
  frame = 0
  /** where its locals begin, and its own values */
  locals = 0
  values = 0
  /** how many frames there are, the first one included: what `catch` gives and `throw` takes */
  depth = 0

  constructor() {
    this.clear()
  }

  clear(): void {
    this.top = 0
    this.depth = 0
    this.enter(0, DISCARD, 0, 0)
  }

  enter(returnTo: number, store: number, localCount: number, argumentCount: number): void {
    const { words, top } = this
    if (top + FRAME_WORDS + localCount > DEEPEST) fault('called routines within routines without end')
    words[top] = this.frame
    words[top + 1] = returnTo >>> 16
    words[top + 2] = returnTo
    words[top + 3] = store
    words[top + 4] = localCount | (argumentCount << 8)
    this.frame = top
    this.locals = top + FRAME_WORDS
    this.values = this.top = this.locals + localCount
    this.depth++
  }

  /** Drops the running routine's frame; who called it runs again. */
  leave(): void {
    if (this.depth <= 1) fault('returned from its main routine')
    this.top = this.frame
    this.depth--
    this.stand(this.words[this.frame]!)
  }

  stand(frame: number): void {
    this.frame = frame
    this.locals = frame + FRAME_WORDS
    this.values = this.locals + (this.words[frame + 4]! & 0xff)
  }

  get returnTo(): number {
    return (this.words[this.frame + 1]! << 16) | this.words[this.frame + 2]!
  }

  get store(): number {
    return this.words[this.frame + 3]!
  }

  get argumentCount(): number {
    return this.words[this.frame + 4]! >> 8
  }

  push(value: number): void {
    if (this.top >= DEEPEST) fault('pushed values without end')
    this.words[this.top++] = value
  }

  pop(): number {
    if (this.top <= this.values) fault('took a value from an empty stack')
    return this.words[--this.top]!
  }

  /** the place of a local, from 1 */
  local(number: number): number {
    const place = this.locals + number - 1
    if (place >= this.values) fault(`used local variable ${number}, which its routine does not have`)
    return place
  }

  /** the place of the value that was pushed last */
  get last(): number {
    if (this.top <= this.values) fault('looked at the top of an empty stack')
    return this.top - 1
  }
}
