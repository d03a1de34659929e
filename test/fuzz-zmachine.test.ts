/** Stories are untrusted: a few thousand turns of mutated ones. `npm run fuzz -- zmachine` plays a million. */
import { describe, expect, it } from 'vitest'
import { playMutant } from './properties/zmachine-play.ts'
import { readOriginals } from './properties/zmachine-stories.ts'
import { firstSeed } from './same-chance.ts'

const STORIES = 120

describe('mutated stories', () => {
  it('never make the machine throw, write outside dynamic memory, or forget how it was', { timeout: 180_000 }, () => {
    const first = firstSeed()
    const originals = readOriginals()
    const ends = new Set<string>()
    let turns = 0
    for (let seed = first; seed < first + STORIES; seed++) {
      try {
        const played = playMutant(seed, originals)
        turns += played.turns
        ends.add(played.end)
      } catch (error) {
        throw new Error(`${(error as Error).message}\nsee it again: npm run fuzz -- zmachine 1 ${seed}`, {
          cause: error,
        })
      }
    }
    // never only what is refused
    expect(turns).toBeGreaterThan(300)
    expect([...ends]).toEqual(expect.arrayContaining(['line', 'fault', 'refused']))
  })
})
