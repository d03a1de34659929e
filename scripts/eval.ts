/** `npm run eval -- explorers` or `-- adventurers`: plays societies in seeded worlds and prints how well they do. */
import { explainUsage, misused } from './usage.ts'

const usage = [
  'npm run eval -- explorers [--json] [--worlds 20]',
  'npm run eval -- adventurers [--story FILE]… [--seeds 5] [--mode plain|retry|imagine] [--steps 500] [--minutes 10] [--json]',
].join('\n       ')
explainUsage(process.argv, usage, 'npm run eval -- explorers --worlds 5')
const [what, ...words] = process.argv.slice(2)
if (what === 'explorers') await (await import('./eval-explorers-report.ts')).reportExplorers(words, usage)
else if (what === 'adventurers') await (await import('./eval-adventurers-report.ts')).reportAdventurers(words, usage)
else misused(usage)
