/** Langflow files are untrusted: some hundred mutated ones. `npm run fuzz -- langflow` reads thousands. */
import { describe, expect, it } from 'vitest'
import { originals, readMutant } from './properties/langflow-mutants.ts'
import { firstSeed } from './same-chance.ts'

const FILES = 250

describe('mutated Langflow files', () => {
  it('are read, checked, edited and written without a crash, and reported whole', { timeout: 180_000 }, () => {
    const first = firstSeed()
    const from = originals()
    const ends = new Set<string>()
    for (let seed = first; seed < first + FILES; seed++) {
      try {
        ends.add(readMutant(seed, from))
      } catch (error) {
        const again = `see it again: npm run fuzz -- langflow 1 ${seed}`
        throw new Error(`${(error as Error).message}\n${again}`, { cause: error })
      }
    }
    expect([...ends]).toEqual(expect.arrayContaining(['no JSON', 'refused', 'read']))
  })
})
