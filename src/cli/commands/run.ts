/** `troupe run`: a new run of a society, told as it happens. */
import { createRunId } from '../../base/ids.ts'
import { TroupeError } from '../../base/errors.ts'
import type { Command } from '../command.ts'
import { withStore } from '../open-store.ts'
import { appointMinds, goingOptions, readPace } from '../going.ts'
import { perform } from '../perform.ts'
import { loadSociety } from '../society.ts'
import { readInput, readSeed } from '../values.ts'

export const run: Command = {
  takes: ['SOCIETY'],
  options: {
    input: { type: 'string', value: 'JSON|@FILE', about: 'what the board starts with' },
    seed: { type: 'string', value: 'SEED', about: 'everything random follows from it (default: 0)' },
    ...goingOptions,
  },
  notes: [
    'The module exports a flow: its default export, its only flow, or the one named after #.',
    'It may also export `handlers` for effects, and `input` to start with when --input is not given.',
    'Ctrl-C finishes the step in hand and prints the command that goes on.',
  ],
  examples: [
    `run society.ts --input '{"prompt": "a cozy bedroom"}' --seed 7`,
    'run society.ts#director --input @input.json --steps 3',
  ],
  async run(given, screen) {
    const text = given.text('input')
    const asked = text === undefined ? undefined : readInput(text)
    const [pace, seed] = [readPace(given), readSeed(given.text('seed'))]
    const { flow, name, handlers, cast, input = {} } = await loadSociety(given.argument(0))
    const id = createRunId()
    return withStore(given, {}, async (store) => {
      await appointMinds(given, flow.compiled, store, () => cast?.(asked ?? input) ?? [])
      return perform({
        flow,
        society: name,
        store,
        storeName: given.text('store'),
        screen,
        run: id,
        options: {
          id,
          society: name,
          ...(seed !== undefined && { seed }),
          ...(handlers && { handlers }),
          ...pace,
        },
        launch: (options) => flow.run(asked ?? input, options),
      }).catch((error: unknown) => {
        throw withHint(error)
      })
    })
  },
}

/** What is missing is named by the engine; how to give it here is ours to say. */
function withHint(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  if (code !== 'BOARD_MISSING_INPUT') return error
  return new TroupeError(code, `${message} Give it with --input '{"field": value}'.`, { cause: error })
}
