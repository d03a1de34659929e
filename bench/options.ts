/** The command line of every bench. */
import { parseArgs } from 'node:util'
import type { Bench } from './bench.ts'

export type Options = { name: string; rounds: number; quick: boolean; json: boolean; help: boolean } & {
  story?: string
  /** of what it measures, these alone */
  only?: readonly string[]
}

// fewer rounds cannot tell a slow subject from a busy machine
const DEFAULT_ROUNDS = 5

export function parseOptions(args: string[], names: string[]): Options | { problem: string } {
  const hint = 'Try: npm run bench -- --help'
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        rounds: { type: 'string' },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        story: { type: 'string' },
        only: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { quick, json, help, story } = values
    const only = values.only?.split(',').filter((word) => word !== '')
    const [name = '', ...extra] = positionals
    const rounds = values.rounds === undefined ? (quick ? 1 : DEFAULT_ROUNDS) : Number(values.rounds)
    if (help) return { name, rounds, quick, json, help }
    if (name === '') return { problem: `Say which bench: ${names.join(', ')}. ${hint}` }
    if (!names.includes(name)) {
      return { problem: `There is no bench "${name}". Benches: ${names.join(', ')}. ${hint}` }
    }
    if (extra.length > 0) return { problem: `Unexpected argument "${extra[0]}". ${hint}` }
    if (!Number.isInteger(rounds) || rounds < 1) {
      return { problem: `--rounds needs a whole number of at least 1, not "${values.rounds}". ${hint}` }
    }
    if (story !== undefined && name !== 'zmachine') return { problem: `${name} plays no story. ${hint}` }
    return { name, rounds, quick, json, help, ...(story !== undefined && { story }), ...(only && { only }) }
  } catch (error) {
    const [sentence = 'Unreadable arguments'] = (error as Error).message.split('. ')
    return { problem: `${sentence}. ${hint}` }
  }
}

export function helpText(benches: Record<string, Bench>): string {
  const names = Object.entries(benches).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  return `Measures Troupe beside its peers, in interleaved rounds, each measurement in a fresh process.

  npm run bench -- NAME [--rounds N] [--quick] [--json] [--only WORDS] [--story FILE]

${names.join('\n')}

  --rounds N   how often everything is measured (${DEFAULT_ROUNDS})
  --quick      one round at small sizes, to see that everything runs; its numbers prove nothing
  --json       ends stdout with one JSON object; everything else goes to stderr
  --only WORDS parts of a bench, such as troupe,langgraph,durable; what is left out is null
  --story FILE what zmachine plays instead of Zork I

Example:
  npm run bench -- engine --rounds 7 --json | tail -1
`
}
