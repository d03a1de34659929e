/** Broken stories played by the whole society for a few seconds. `npm run fuzz -- stories` plays a thousand. */
import { describe, expect, it } from 'vitest'
import { playBroken } from './properties/story-play.ts'
import { readOriginals } from './properties/zmachine-stories.ts'

const TIME_LIMIT_MS = 4_000
const LEAST_STORIES = 3

describe('random and broken stories', () => {
  it('never make the adventurers fail, hang or play on for ever', { timeout: 120_000 }, async () => {
    const first = process.env['TROUPE_SEED'] === undefined ? Date.now() | 0 : Number(process.env['TROUPE_SEED'])
    const originals = readOriginals()
    const until = performance.now() + TIME_LIMIT_MS
    let stories = 0
    for (; performance.now() < until || stories < LEAST_STORIES; stories++) {
      const seed = first + stories
      const { end } = await playBroken(seed, originals).catch((error: Error) => {
        throw new Error(`${error.message}\nsee it again: npm run fuzz -- stories 1 ${seed}`, { cause: error })
      })
      expect(end).not.toBe('')
    }
    process.stdout.write(`broken stories: ${stories} games from seed ${first}\n`)
  })
})
