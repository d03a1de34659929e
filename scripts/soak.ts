/** `npm run soak [-- engine|zmachine]`: runs that are killed and resumed, or a machine that plays millions of turns. */
import { explainUsage, misused, readCount } from './usage.ts'

const usage = 'npm run soak [-- [engine] [KILLS [SEED]]]\n       npm run soak -- zmachine [TURNS [SEED]]'
const words = process.argv.slice(2)
explainUsage(process.argv, usage, 'npm run soak -- zmachine 1000000')
const what = ['engine', 'zmachine'].includes(words[0] ?? '') ? words.shift() : 'engine'
const [amount, seed = String(Date.now()), ...rest] = words
if (rest.length > 0) misused(usage)
if (what === 'zmachine') {
  const turns = readCount(amount, 10_000_000, usage)
  process.exitCode = await (await import('./soak-zmachine.ts')).soakZmachine(turns, seed)
} else {
  const kills = readCount(amount, 3000, usage)
  process.exitCode = await (await import('./soak-kills.ts')).soakKills(kills, seed)
}
