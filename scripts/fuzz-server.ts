/** Mutated journals and requests against a real server, with progress; memory is watched, and Ctrl-C ends it early. */
import { Broken } from '../test/server-fuzz/ask.ts'
import { fuzzServer } from '../test/server-fuzz/fuzz-server.ts'
import { memoryInUse } from './memory-in-use.ts'

const TELL_EVERY_MS = 5_000
// no answer takes more of the processor
const PATIENCE_MS = 1_000
// what compilers and caches may still take after the first quarter
const MOST_GROWTH_BYTES = 30e6

/** Gives the exit code. */
export async function fuzzServerFor(attacks: number, seed: number): Promise<number> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  console.log(`fuzz: ${attacks} mutated journals and requests from seed ${seed}`)
  let toldAt = performance.now()
  let bytesBefore: number | undefined
  try {
    const report = await fuzzServer({
      attacks,
      seed,
      patienceMs: PATIENCE_MS,
      signal: stopping.signal,
      onAttack(done) {
        if (bytesBefore === undefined && done > attacks / 4) bytesBefore = memoryInUse()
        if (performance.now() - toldAt < TELL_EVERY_MS) return
        toldAt = performance.now()
        console.log(`${done} attacks, next seed ${seed + done}`)
      },
    })
    const growth = memoryInUse() - (bytesBefore ?? memoryInUse())
    const statuses = [...report.statuses].toSorted(([one], [other]) => one - other)
    console.log(
      `${report.attacks} attacks, ${report.requests} requests, ${report.taken} journals taken in;`,
      `answers: ${statuses.map(([status, count]) => `${status} ${count}`).join(', ')};`,
      `slowest ${Math.round(report.slowestMs)} ms (${report.slowest}); ${report.routes.size} routes asked;`,
      `memory grew by ${(growth / 1e6).toFixed(1)} MB`,
    )
    if (growth <= MOST_GROWTH_BYTES) return 0
    console.error(`memory must not grow by more than ${MOST_GROWTH_BYTES / 1e6} MB`)
  } catch (error) {
    console.error(error instanceof Broken ? error.message : error)
  }
  return 1
}
