/**
 * `npm run fuzz [-- engine|zmachine|server]`: random societies for some minutes, mutated stories for some turns, or
 * mutated journals and requests.
 */
import { explainUsage, misused, readCount } from './usage.ts'

const usage =
  'npm run fuzz [-- [engine] [MINUTES [SEED]]]\n       npm run fuzz -- zmachine [TURNS [SEED]]\n' +
  '       npm run fuzz -- server [ATTACKS [SEED]]'
const words = process.argv.slice(2)
explainUsage(process.argv, usage, 'npm run fuzz -- zmachine 100000')
const what = ['engine', 'zmachine', 'server'].includes(words[0] ?? '') ? words.shift() : 'engine'
const [amount, seedWord, ...rest] = words
const seed = Number(seedWord ?? Date.now() | 0)
if (!Number.isInteger(seed) || rest.length > 0) misused(usage)
if (what === 'zmachine') {
  const turns = readCount(amount, 1_000_000, usage)
  process.exitCode = await (await import('./fuzz-zmachine.ts')).fuzzZmachine(turns, seed)
} else if (what === 'server') {
  const attacks = readCount(amount, 20_000, usage)
  process.exitCode = await (await import('./fuzz-server.ts')).fuzzServerFor(attacks, seed)
} else {
  const minutes = readCount(amount, 10, usage)
  process.exitCode = await (await import('./fuzz-engine.ts')).fuzzEngine(minutes, seed)
}
