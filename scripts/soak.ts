/**
 * `npm run soak [-- engine|household|machines|tools|zmachine]`: runs, a household's day or societies with tools that
 * are killed and resumed, workers on many machines that are killed, frozen and cut off, or a machine that plays
 * millions of turns.
 */
import { explainUsage, misused, readCount } from './usage.ts'

const usage =
  'npm run soak [-- [engine] [KILLS [SEED]]]\n       npm run soak -- household [KILLS [SEED]]\n' +
  '       npm run soak -- machines [FAULTS [SEED]]\n' +
  '       npm run soak -- tools [KILLS [SEED]]\n' +
  '       npm run soak -- zmachine [TURNS [SEED]]'
const words = process.argv.slice(2)
explainUsage(process.argv, usage, 'npm run soak -- zmachine 1000000')
const what = ['engine', 'household', 'machines', 'tools', 'zmachine'].includes(words[0] ?? '')
  ? words.shift()
  : 'engine'
const [amount, seed = String(Date.now()), ...rest] = words
if (rest.length > 0) misused(usage)
if (what === 'zmachine') {
  const turns = readCount(amount, 10_000_000, usage)
  process.exitCode = await (await import('./soak-zmachine.ts')).soakZmachine(turns, seed)
} else if (what === 'household') {
  const kills = readCount(amount, 50, usage)
  process.exitCode = await (await import('./soak-household.ts')).soakHousehold(kills, seed)
} else if (what === 'machines') {
  const faults = readCount(amount, 300, usage)
  process.exitCode = await (await import('./soak-machines.ts')).soakMachines(faults, seed)
} else if (what === 'tools') {
  const kills = readCount(amount, 200, usage)
  process.exitCode = await (await import('./soak-tools.ts')).soakTools(kills, seed)
} else {
  const kills = readCount(amount, 3000, usage)
  process.exitCode = await (await import('./soak-kills.ts')).soakKills(kills, seed)
}
