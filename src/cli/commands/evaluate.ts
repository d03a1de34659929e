/** `troupe evaluate`: how good a society is, beside the baseline that its description or a file of yours names. */
import { listed } from '../../base/errors.ts'
import type { Evaluation } from '../../societies/evaluation.ts'
import { societies } from '../../societies/registry.ts'
import { usualInput } from '../../societies/prepare-input.ts'
import type { Board } from '../../societies/paths.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT, misuse, sharedOptions, type Command, type Options } from '../command.ts'
import { argumentsOf, flagsOf, mergeChosen, readFlags } from '../option-flags.ts'
import { signalCodes, type StopSignal } from '../interrupts.ts'
import { showProgress, type Screen } from '../screen.ts'
import { loadEvaluation } from '../society.ts'
import { trialStore } from '../trial-store.ts'

const resuming: Options = {
  resume: {
    type: 'boolean',
    about: 'take up the last evaluation even if it was finished, and run only what is missing',
  },
  fresh: { type: 'boolean', about: 'begin anew even if the last evaluation was interrupted' },
}
const taken = { ...sharedOptions, ...resuming }

export const evaluate: Command = {
  takes: ['SOCIETY'],
  options: resuming,
  notes: [
    'SOCIETY is one that comes with Troupe, a file whose society names an `evaluation`, or a file that exports an',
    '`evaluation({ … })`. Its options are flags, after SOCIETY: `evaluate explorers --help` lists them. `mcp` in its',
    'place tries our MCP server and client with the official conformance suite; `langflow` reads, writes and runs the',
    'flow files of a folder; `society` plays adventurers by models that only read, and without each of their members;',
    '`gym` lets them play many small games; `evolution` measures how evolution judges; `eyes` examines a taught eye,',
    'and `desktop` sends explorers with one into windows.',
    'Ctrl-C ends early and loses nothing: the same command goes on where it was. Runs of an evaluation of your own',
    'stay in the store; those of Troupe do with --store FILE, otherwise until the evaluation is finished.',
  ],
  examples: [
    'evaluate explorers --worlds 5',
    'evaluate my-evaluation.ts --seeds 10 --json',
    'evaluate mcp --json',
    'evaluate langflow --dir flows --json',
    'evaluate society --seeds 3 --steps 100 --json',
    'evaluate gym --seeds 5 --first-seed 100',
    'evaluate evolution --games 0 --json',
    'evaluate desktop --houses 2 --json',
  ],
  async completed(words) {
    const spec = words.find((word) => !word.startsWith('-'))
    if (spec === undefined) return evaluate
    const { says, options } = await evaluationOf(spec)
    return {
      ...evaluate,
      takes: ['SOCIETY', ...argumentsOf(options).map((name) => `[${name}]`)],
      options: { ...(await flagsOf(options, taken)), ...resuming },
      notes: [says, ...(evaluate.notes ?? [])],
    }
  },
  async run(given, screen) {
    const spec = given.argument(0)
    const evaluation = await evaluationOf(spec)
    const { options } = evaluation
    if (given.flag('resume') && given.flag('fresh')) throw misuse('--resume and --fresh say the opposite.')
    const flags = await readFlags(given, options, { taken, before: 1 })
    const chosen = mergeChosen(options, usualInput({ input: {}, options }), flags)
    return perform(evaluation, { spec, chosen, given, screen })
  },
}

interface Performing {
  readonly spec: string
  readonly chosen: Board
  readonly given: Arguments
  readonly screen: Screen
}

async function perform(evaluation: Evaluation, { spec, chosen, given, screen }: Performing) {
  const stopping = new AbortController()
  let signal: StopSignal | undefined
  const stop = (raised: StopSignal) => {
    signal = raised
    stopping.abort()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const progress = (what: string) => showProgress(what, screen)
  const isKept = evaluation.keepsRuns === true
  const trials = trialStore(given, { spec, chosen, isKept, warn: (line) => screen.warn(line) })
  const found = (count: number) =>
    screen.warn(`${count} runs were in the store and are not run again; with --fresh they are.`)
  let isOver = false
  try {
    const { lines, json, isFailure } = await evaluation.run(chosen, {
      signal: stopping.signal,
      progress,
      openStore: () => trials.open(),
      resume: given.flag('resume') ? 'all' : given.flag('fresh') ? 'none' : 'interrupted',
      found,
      terminal: { paint: screen.paint, columns: screen.columns },
    })
    if (process.stderr.isTTY) progress('')
    screen.tell(...lines)
    isOver = signal === undefined && (json['status'] ?? 'complete') === 'complete'
    if (signal !== undefined) screen.warn('Interrupted. This is what was measured before; the same command goes on.')
    const code = isFailure === true ? EXIT.failure : EXIT.ok
    return { code: signal === undefined ? code : signalCodes[signal], json }
  } catch (error) {
    if (signal === undefined) throw error
    screen.warn('Interrupted. The same command goes on where it was.')
    return { code: signalCodes[signal], json: { interrupted: true } }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    await trials.close(isOver)
  }
}

/** What is evaluated and is no society. */
const others: Readonly<Record<string, () => Promise<Evaluation>>> = {
  desktop: async () => (await import('../evaluations/desktop.ts')).evaluation,
  evolution: async () => (await import('../evaluations/evolution.ts')).evaluation,
  eyes: async () => (await import('../evaluations/eyes.ts')).evaluation,
  gym: async () => (await import('../../societies/adventurers/metrics/gym-evaluation.ts')).evaluation,
  langflow: async () => (await import('../evaluations/langflow.ts')).evaluation,
  mcp: async () => (await import('../evaluations/mcp.ts')).evaluation,
  society: async () => (await import('../evaluations/society.ts')).evaluation,
}

async function evaluationOf(spec: string): Promise<Evaluation> {
  if (Object.hasOwn(others, spec)) return others[spec]!()
  const { name, evaluation } = await loadEvaluation(spec)
  if (evaluation !== undefined) return evaluation()
  const known = listed([...Object.keys(societies), ...Object.keys(others)])
  throw misuse(
    `${name} does not say how it is evaluated. Give its description an \`evaluation\`, or evaluate one of: ${known}.`,
  )
}
