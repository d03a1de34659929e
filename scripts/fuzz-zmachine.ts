/** Mutated stories for as many turns as one likes, with progress; memory is watched, and Ctrl-C ends it early. */
import { playMutant } from '../test/properties/zmachine-play.ts'
import { readOriginals } from '../test/properties/zmachine-stories.ts'
import { memoryInUse } from './memory-in-use.ts'

const TELL_EVERY_MS = 5_000
// what compilers and caches may still take after the first tenth
const MOST_GROWTH_BYTES = 30e6

/** Gives the exit code. */
export async function fuzzZmachine(turns: number, first: number): Promise<number> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  const originals = readOriginals()
  console.log(
    `fuzz: ${turns} turns of mutated stories from seed ${first}; of ${originals.map(({ name }) => name).join(', ')}`,
  )
  const ends = new Map<string, number>()
  let played = 0
  let stories = 0
  let bytesBefore: number | undefined
  let toldAt = performance.now()
  const told = () => [...ends].map(([end, count]) => `${end} ${count}`).join(', ')
  for (let seed = first; played < turns && !stopping.signal.aborted; seed++) {
    try {
      const { turns: more, end } = playMutant(seed, originals)
      played += more
      stories++
      ends.set(end, (ends.get(end) ?? 0) + 1)
    } catch (error) {
      console.error(error)
      console.error(`see it again: npm run fuzz -- zmachine 1 ${seed}`)
      return 1
    }
    if (bytesBefore === undefined && played > turns / 10) bytesBefore = memoryInUse()
    if (performance.now() - toldAt < TELL_EVERY_MS) continue
    toldAt = performance.now()
    console.log(`${played} turns, ${stories} stories (${told()}), next seed ${seed + 1}`)
    // Ctrl-C is heard only between turns of the event loop
    await new Promise((resolve) => setImmediate(resolve))
  }
  const growth = memoryInUse() - (bytesBefore ?? memoryInUse())
  console.log(`${played} turns, ${stories} stories (${told()}); memory grew by ${(growth / 1e6).toFixed(1)} MB`)
  if (growth <= MOST_GROWTH_BYTES) return 0
  console.error(`memory must not grow by more than ${MOST_GROWTH_BYTES / 1e6} MB`)
  return 1
}
