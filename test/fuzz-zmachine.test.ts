/** Stories are untrusted: a few thousand turns of mutated ones. `npm run fuzz -- zmachine` plays a million. */
import { describe, expect, it } from 'vitest'
import { playMutant } from './properties/zmachine-play.ts'
import { readOriginals } from './properties/zmachine-stories.ts'

const TIME_LIMIT_MS = 4_000

describe('mutated stories', () => {
  it('never make the machine throw, write outside dynamic memory, or forget how it was', { timeout: 60_000 }, () => {
    const first = process.env['TROUPE_SEED'] === undefined ? Date.now() | 0 : Number(process.env['TROUPE_SEED'])
    const originals = readOriginals()
    const until = performance.now() + TIME_LIMIT_MS
    const ends = new Set<string>()
    let turns = 0
    for (let seed = first; performance.now() < until; seed++) {
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
    process.stdout.write(`mutated stories: ${turns} turns from seed ${first}\n`)
    // a shared machine plays fewer, but never only what is refused
    expect(turns).toBeGreaterThan(300)
    expect([...ends]).toEqual(expect.arrayContaining(['line', 'fault', 'refused']))
  })
})
