/** How much larger than the house people and words are drawn, so that they can be made out from afar. Pure. */

/** As in `map.css`: of people, of people in a crowd, and of words. */
const PEOPLE = 0.92
const CROWD = 0.78
const WORDS = 1.02
// beside somebody, words are a little larger than the rest
const NEAR_WORDS = 1.18

export interface Sizes {
  readonly people: number
  readonly words: number
}

/** `away`: how often the drawing would fit into itself as it is on the screen. */
export const sizesAt = (away: number, isCrowd: boolean): Sizes => ({
  people: Math.max(1, (isCrowd ? CROWD : PEOPLE) * away),
  words: Math.max(NEAR_WORDS, WORDS * away),
})

/** In steps, so that nobody is placed anew at every turn of a wheel. */
export const awayAt = (scale: number): number => 2 ** (Math.round(-Math.log2(scale) * 3) / 3)
