/** `npm run bench -- NAME`: one door to every bench. Reports go to stdout, progress to stderr. */
import type { Bench } from './bench.ts'
import { desktop } from './desktop/bench.ts'
import { engine } from './engine/bench.ts'
import { lists } from './lists/bench.ts'
import { machines } from './machines/bench.ts'
import { memory } from './memory/bench.ts'
import { helpText, parseOptions } from './options.ts'
import { startProgress } from './progress.ts'
import { studio } from './studio/bench.ts'
import { tools } from './tools/bench.ts'
import { zmachine } from './zmachine/bench.ts'

// what a shell gives for a process ended by Ctrl-C
const INTERRUPTED = 130

const benches: Record<string, Bench> = { desktop, engine, lists, machines, memory, studio, tools, zmachine }

async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, Object.keys(benches))
  if ('problem' in options) {
    process.stderr.write(`bench: ${options.problem}\n`)
    return 2
  }
  const bench = benches[options.name]
  if (options.help || !bench) {
    process.stdout.write(helpText(benches))
    return 0
  }
  const strange = options.only?.find((part) => !bench.parts?.includes(part))
  if (strange !== undefined) {
    const parts = bench.parts ? `Parts: ${bench.parts.join(', ')}.` : 'It is played as a whole.'
    process.stderr.write(`bench: ${options.name} has no part "${strange}". ${parts}\n`)
    return 2
  }
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  try {
    const outcome = await bench.run({ ...options, signal: interruption.signal, progress: startProgress() })
    const report = options.json ? process.stderr : process.stdout
    report.write(outcome.report)
    if (options.json) process.stdout.write(`${JSON.stringify(outcome.numbers)}\n`)
    if (!interruption.signal.aborted) return outcome.complete ? 0 : 1
  } catch (error) {
    if (!interruption.signal.aborted) throw error
  }
  process.stderr.write('bench: interrupted\n')
  return INTERRUPTED
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
