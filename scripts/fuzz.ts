/** `npm run fuzz [-- MINUTES [SEED]]`: random societies for as long as one likes, with progress; Ctrl-C ends it early. */
import * as fc from 'fast-check'
import { checkStory } from '../test/properties/play.ts'
import { story } from '../test/properties/spec.ts'
import { explainUsage, misused, readCount } from './usage.ts'

const usage = 'npm run fuzz [-- MINUTES [SEED]]'
const [minutesWord, seedWord] = process.argv.slice(2)
explainUsage(process.argv, usage, 'npm run fuzz -- 2')
const minutes = readCount(minutesWord, 10, usage)
const first = Number(seedWord ?? Date.now() | 0)
if (!Number.isInteger(first)) misused(usage)
// a batch is short, so that its seed alone is enough to see a failure again
const STORIES_PER_BATCH = 50
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
    process.exitCode = 1
    break
  }
  console.log(`random societies: ${played}, next seed ${seed + 1}`)
}
