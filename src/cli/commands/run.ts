/** `troupe run`: a new run of a society, with the options that its description names. */
import { parseArgs } from 'node:util'
import { sharedOptions, type Command, type Options } from '../command.ts'
import { readSteps, runOptions } from '../run-options.ts'
import { argumentsOf, flagsOf, mergeChosen, readFlags } from '../option-flags.ts'
import { interruptNote, startSociety } from '../society-command.ts'
import { loadSociety } from '../society.ts'
import { readInput } from '../values.ts'

const ownOptions: Options = {
  input: { type: 'string', value: 'JSON|@FILE', about: 'what the board starts with, over what it usually does' },
  seed: { type: 'string', value: 'SEED', about: 'everything random follows from it (default: 0)' },
  ...runOptions,
}
const taken: Options = { ...ownOptions, ...sharedOptions }

export const run: Command = {
  takes: ['SOCIETY'],
  options: ownOptions,
  notes: [
    'The module exports a society or a flow: its default export, its only one, or the one named after #.',
    'Options of the society itself are flags, too, after SOCIETY: `run society.ts --help` lists them.',
    'Beside a flow it may export `handlers` for effects, `input` to start with, and more: docs/societies.md.',
    interruptNote,
  ],
  examples: [
    `run society.ts --input '{"prompt": "a cozy bedroom"}' --seed 7`,
    'run society.ts#director --input @input.json --steps 3',
    'run explorers --size 40 --agents 5',
  ],
  async completed(words) {
    const spec = societyIn(words)
    if (spec === undefined) return run
    const { options } = await loadSociety(spec)
    return {
      ...run,
      takes: ['SOCIETY', ...argumentsOf(options).map((name) => `[${name}]`)],
      options: { ...(await flagsOf(options, taken)), ...ownOptions },
    }
  },
  async run(given, screen) {
    const text = given.text('input')
    const asked = text === undefined ? {} : readInput(text)
    const society = await loadSociety(given.argument(0))
    const flags = await readFlags(given, society.options, { taken, before: 1 })
    const chosen = mergeChosen(society.options, asked, flags)
    return startSociety({ society, given, screen, chosen, more: readSteps(given) })
  },
}

/** The first word that is neither an option nor the value of one we know. */
function societyIn(words: readonly string[]): string | undefined {
  const options = Object.fromEntries(
    Object.entries(taken).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
  )
  return parseArgs({ args: [...words], options, strict: false, allowPositionals: true }).positionals[0]
}
