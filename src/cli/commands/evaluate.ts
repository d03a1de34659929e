/** `troupe evaluate`: how good a society is, beside the baseline that its description names. */
import { listed } from '../../base/errors.ts'
import type { Evaluation } from '../../societies/evaluation.ts'
import { societies } from '../../societies/registry.ts'
import { usualInput } from '../../societies/prepare-input.ts'
import { EXIT, misuse, sharedOptions, type Command } from '../command.ts'
import { argumentsOf, flagsOf, mergeChosen, readFlags } from '../option-flags.ts'
import { signalCodes, type StopSignal } from '../interrupts.ts'
import { showProgress } from '../screen.ts'
import { loadSociety } from '../society.ts'

export const evaluate: Command = {
  takes: ['SOCIETY'],
  options: {},
  notes: [
    'SOCIETY is one that comes with Troupe or a file whose society names an `evaluation`. Its options are flags, after',
    'SOCIETY: `evaluate explorers --help` lists them. `mcp` in its place tries our MCP server and client with the',
    'official conformance suite. Ctrl-C ends early.',
  ],
  examples: ['evaluate explorers --worlds 5', 'evaluate adventurers --seeds 2 --json', 'evaluate mcp --json'],
  async completed(words) {
    const spec = words.find((word) => !word.startsWith('-'))
    if (spec === undefined) return evaluate
    const { says, options } = await evaluationOf(spec)
    return {
      ...evaluate,
      takes: ['SOCIETY', ...argumentsOf(options).map((name) => `[${name}]`)],
      options: await flagsOf(options, sharedOptions),
      notes: [says, ...(evaluate.notes ?? [])],
    }
  },
  async run(given, screen) {
    const evaluation = await evaluationOf(given.argument(0))
    const { options } = evaluation
    const flags = await readFlags(given, options, { taken: sharedOptions, before: 1 })
    const chosen = mergeChosen(options, usualInput({ input: {}, options }), flags)
    const stopping = new AbortController()
    let signal: StopSignal | undefined
    const stop = (raised: StopSignal) => {
      signal = raised
      stopping.abort()
    }
    process.once('SIGINT', stop).once('SIGTERM', stop)
    const isTerminal = process.stderr.isTTY
    const progress = (what: string) => showProgress(what, screen)
    try {
      const { lines, json, isFailure } = await evaluation.run(chosen, { signal: stopping.signal, progress })
      if (isTerminal) progress('')
      screen.tell(...lines)
      if (signal !== undefined) screen.warn('Interrupted. This is what was measured before.')
      const code = isFailure === true ? EXIT.failure : EXIT.ok
      return { code: signal === undefined ? code : signalCodes[signal], json }
    } catch (error) {
      if (signal === undefined) throw error
      screen.warn('Interrupted.')
      return { code: signalCodes[signal], json: { interrupted: true } }
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop)
    }
  },
}

/** What is evaluated and is no society. */
const others: Readonly<Record<string, () => Promise<Evaluation>>> = {
  mcp: async () => (await import('../evaluations/mcp.ts')).evaluation,
}

async function evaluationOf(spec: string): Promise<Evaluation> {
  if (Object.hasOwn(others, spec)) return others[spec]!()
  const { name, evaluation } = await loadSociety(spec)
  if (evaluation !== undefined) return evaluation()
  const known = listed([...Object.keys(societies), ...Object.keys(others)])
  throw misuse(
    `${name} does not say how it is evaluated. Give its description an \`evaluation\`, or evaluate one of: ${known}.`,
  )
}
