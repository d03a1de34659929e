/**
 * `npm run fuzz [-- engine|zmachine|stories|server|flows|langflow]`: random societies for some minutes, mutated stories
 * for some turns or played by adventurers, mutated journals and requests, mutated flow files, or files of Langflow.
 */
import { explainUsage, misused, readCount } from './usage.ts'

const usage =
  'npm run fuzz [-- [engine] [MINUTES [SEED]]]\n       npm run fuzz -- zmachine [TURNS [SEED]]\n' +
  '       npm run fuzz -- stories [STORIES [SEED]]\n' +
  '       npm run fuzz -- server [ATTACKS [SEED]]\n       npm run fuzz -- flows [FILES [SEED]]\n' +
  '       npm run fuzz -- langflow [FILES [SEED]]'
const words = process.argv.slice(2)
explainUsage(process.argv, usage, 'npm run fuzz -- zmachine 100000')
const KINDS = ['engine', 'zmachine', 'stories', 'server', 'flows', 'langflow']
const what = KINDS.includes(words[0] ?? '') ? words.shift() : 'engine'
const [amount, seedWord, ...rest] = words
const seed = Number(seedWord ?? Date.now() | 0)
if (!Number.isInteger(seed) || rest.length > 0) misused(usage)
if (what === 'zmachine') {
  const turns = readCount(amount, 1_000_000, usage)
  process.exitCode = await (await import('./fuzz-zmachine.ts')).fuzzZmachine(turns, seed)
} else if (what === 'stories') {
  const stories = readCount(amount, 1_000, usage)
  process.exitCode = await (await import('./fuzz-stories.ts')).fuzzStories(stories, seed)
} else if (what === 'server') {
  const attacks = readCount(amount, 20_000, usage)
  process.exitCode = await (await import('./fuzz-server.ts')).fuzzServerFor(attacks, seed)
} else if (what === 'langflow') {
  const files = readCount(amount, 10_000, usage)
  process.exitCode = (await import('./fuzz-langflow.ts')).fuzzLangflow(files, seed)
} else if (what === 'flows') {
  const files = readCount(amount, 10_000, usage)
  process.exitCode = await (await import('./fuzz-flows.ts')).fuzzFlows(files, seed)
} else {
  const minutes = readCount(amount, 10, usage)
  process.exitCode = await (await import('./fuzz-engine.ts')).fuzzEngine(minutes, seed)
}
