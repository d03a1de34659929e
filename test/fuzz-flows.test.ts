/** Flow files are untrusted: some hundred mutated ones. `npm run fuzz -- flows` plays as many as one likes. */
import { expect, it } from 'vitest'
import { playFlowMutant, readFlowOriginals, type FlowEnd } from './properties/flow-files.ts'
import { firstSeed } from './same-chance.ts'

const FILES = 300

it(
  'mutated flow files are refused with a reason, or run to an end: none breaks or hangs',
  { timeout: 180_000 },
  async () => {
    const first = firstSeed()
    const originals = await readFlowOriginals()
    const ends = new Map<FlowEnd, number>()
    for (let seed = first; seed < first + FILES; seed++) {
      const end = await playFlowMutant(seed, originals).catch((error: unknown) => {
        throw new Error(`${(error as Error).message}\nsee it again: npm run fuzz -- flows 1 ${seed}`, { cause: error })
      })
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    // never only what is refused
    expect([...ends.keys()]).toEqual(expect.arrayContaining(['refused', 'failed', 'ended']))
  },
)
