/** Mutated flow files for as many as one likes, with progress; memory is watched, and Ctrl-C ends it early. */
import { playFlowMutant, readFlowOriginals } from '../test/properties/flow-files.ts'
import { memoryInUse } from './memory-in-use.ts'

const TELL_EVERY_MS = 5_000
// what compilers and caches may still take after the first quarter
const MOST_GROWTH_BYTES = 30e6

/** Gives the exit code. */
export async function fuzzFlows(files: number, first: number): Promise<number> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  console.log(`fuzz: ${files} mutated flow files from seed ${first}`)
  const originals = await readFlowOriginals()
  const ends = new Map<string, number>()
  const told = () => [...ends].map(([end, count]) => `${end} ${count}`).join(', ')
  let toldAt = performance.now()
  let bytesBefore: number | undefined
  for (let done = 0; done < files && !stopping.signal.aborted; done++) {
    try {
      const end = await playFlowMutant(first + done, originals)
      ends.set(end, (ends.get(end) ?? 0) + 1)
    } catch (error) {
      console.error(error)
      console.error(`see it again: npm run fuzz -- flows 1 ${first + done}`)
      return 1
    }
    if (bytesBefore === undefined && done > files / 4) bytesBefore = memoryInUse()
    if (performance.now() - toldAt < TELL_EVERY_MS) continue
    toldAt = performance.now()
    console.log(`${done + 1} files (${told()}), next seed ${first + done + 1}`)
    // Ctrl-C is heard only between turns of the event loop
    await new Promise((resolve) => setImmediate(resolve))
  }
  const growth = memoryInUse() - (bytesBefore ?? memoryInUse())
  console.log(`${told()}; memory grew by ${(growth / 1e6).toFixed(1)} MB`)
  if (growth <= MOST_GROWTH_BYTES) return 0
  console.error(`memory must not grow by more than ${MOST_GROWTH_BYTES / 1e6} MB`)
  return 1
}
