/** Broken stories played by the whole society by the half dozen. `npm run fuzz -- stories` plays a thousand. */
import { describe, expect, it } from 'vitest'
import { playBroken } from './properties/story-play.ts'
import { readOriginals } from './properties/zmachine-stories.ts'
import { firstSeed } from './same-chance.ts'

const STORIES = 6

describe('random and broken stories', () => {
  it('never make the adventurers fail, hang or play on for ever', { timeout: 180_000 }, async () => {
    const first = firstSeed()
    const originals = readOriginals()
    for (let seed = first; seed < first + STORIES; seed++) {
      const { end } = await playBroken(seed, originals).catch((error: Error) => {
        throw new Error(`${error.message}\nsee it again: npm run fuzz -- stories 1 ${seed}`, { cause: error })
      })
      expect(end).not.toBe('')
    }
  })
})
