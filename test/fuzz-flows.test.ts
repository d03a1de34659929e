/** Flow files are untrusted: some hundred mutated ones. `npm run fuzz -- flows` plays as many as one likes. */
import { expect, it } from 'vitest'
import { playFlowMutant, readFlowOriginals, type FlowEnd } from './properties/flow-files.ts'

const TIME_LIMIT_MS = 4_000

it(
  'mutated flow files are refused with a reason, or run to an end: none breaks or hangs',
  { timeout: 60_000 },
  async () => {
    const first = process.env['TROUPE_SEED'] === undefined ? Date.now() | 0 : Number(process.env['TROUPE_SEED'])
    const originals = await readFlowOriginals()
    const until = performance.now() + TIME_LIMIT_MS
    const ends = new Map<FlowEnd, number>()
    let files = 0
    for (let seed = first; performance.now() < until; seed++, files++) {
      const end = await playFlowMutant(seed, originals).catch((error: unknown) => {
        throw new Error(`${(error as Error).message}\nsee it again: npm run fuzz -- flows 1 ${seed}`, { cause: error })
      })
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    process.stdout.write(`mutated flow files: ${files} from seed ${first}\n`)
    // a shared machine plays fewer, but never only what is refused
    expect(files).toBeGreaterThan(100)
    expect([...ends.keys()]).toEqual(expect.arrayContaining(['refused', 'failed', 'ended']))
  },
)
