/** `npm run fuzz [-- engine|zmachine]`: random societies for some minutes, or mutated stories for some turns. */
import { explainUsage, misused, readCount } from './usage.ts'

const usage = 'npm run fuzz [-- [engine] [MINUTES [SEED]]]\n       npm run fuzz -- zmachine [TURNS [SEED]]'
const words = process.argv.slice(2)
explainUsage(process.argv, usage, 'npm run fuzz -- zmachine 100000')
const what = ['engine', 'zmachine'].includes(words[0] ?? '') ? words.shift() : 'engine'
const [amount, seedWord, ...rest] = words
const seed = Number(seedWord ?? Date.now() | 0)
if (!Number.isInteger(seed) || rest.length > 0) misused(usage)
if (what === 'zmachine') {
  const turns = readCount(amount, 1_000_000, usage)
  process.exitCode = await (await import('./fuzz-zmachine.ts')).fuzzZmachine(turns, seed)
} else {
  const minutes = readCount(amount, 10, usage)
  process.exitCode = await (await import('./fuzz-engine.ts')).fuzzEngine(minutes, seed)
}
