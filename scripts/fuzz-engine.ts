/** Random societies for as long as one likes, with progress; Ctrl-C ends it early. */
import * as fc from 'fast-check'
import { checkStory } from '../test/properties/play.ts'
import { story } from '../test/properties/spec.ts'

// a batch is short, so that its seed alone is enough to see a failure again
const STORIES_PER_BATCH = 50

/** Gives the exit code. */
export async function fuzzEngine(minutes: number, first: number): Promise<number> {
  const stopping = new AbortController()
  process.once('SIGINT', () => {
    stopping.abort()
    console.log('stopping after this batch (Ctrl-C again to stop at once)')
  })
  const until = Date.now() + minutes * 60_000
  let played = 0
  for (let seed = first; Date.now() < until && !stopping.signal.aborted; seed++) {
    const details = await fc.check(fc.asyncProperty(story, checkStory), { seed, numRuns: STORIES_PER_BATCH })
    played += details.numRuns
    if (details.failed) {
      console.error(await fc.asyncDefaultReportMessage(details))
      console.error(`see it again: npm run fuzz -- 1 ${seed}`)
      return 1
    }
    console.log(`random societies: ${played}, next seed ${seed + 1}`)
  }
  return 0
}
