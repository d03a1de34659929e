/**
 * Random numbers as frotz draws them, so that a list of commands plays the same here and there (Standard, section
 * 2.4).
 */
export interface RandomState {
  readonly value: number
  readonly interval: number
  readonly counter: number
  readonly calls: number
}

// below this a seed means counting, for testing stories
const FIRST_FREE_SEED = 1000

export class StoryRandom {
  readonly #seed: number
  #value: number
  #interval = 0
  #counter = 0
  /** how many numbers were drawn */
  calls = 0

  constructor(seed: number) {
    this.#seed = seed
    this.#value = seed
  }

  /** 0 goes back to the seed of the machine, which frotz takes from its command line. */
  reseed(seed: number): void {
    this.#interval = 0
    if (seed === 0) this.#value = this.#seed
    else if (seed >= FIRST_FREE_SEED) this.#value = seed
    else {
      this.#counter = 0
      this.#interval = seed
    }
  }

  /** a number from 1 to the limit */
  draw(limit: number): number {
    this.calls++
    if (this.#interval !== 0) {
      const counted = this.#counter++
      if (this.#counter === this.#interval) this.#counter = 0
      return (counted % limit) + 1
    }
    this.#value = (Math.imul(0x015a4e35, this.#value) + 1) | 0
    return (((this.#value >>> 16) & 0x7fff) % limit) + 1
  }

  get state(): RandomState {
    return { value: this.#value, interval: this.#interval, counter: this.#counter, calls: this.calls }
  }

  set(value: number, interval: number, counter: number, calls: number): void {
    this.#value = value
    this.#interval = interval
    this.#counter = counter
    this.calls = calls
  }
}
