/** The command of a society, made from its description: flags, help and the one way a run of it is started. */
import { dirname } from 'node:path'
import { createRunId } from '../base/ids.ts'
import { TroupeError } from '../base/errors.ts'
import type { Seed } from '../base/random.ts'
import type { RunOptions } from '../engine/session.ts'
import { readOption } from '../societies/option-value.ts'
import type { Board } from '../societies/paths.ts'
import { prepareInput } from '../societies/prepare-input.ts'
import type { Society } from '../societies/society.ts'
import type { Arguments } from './arguments.ts'
import { misuse, type Command, type Options, type Report } from './command.ts'
import { appointMinds, mindOptions, stepLimitOption } from './run-options.ts'
import { storeFile, withStore } from './open-store.ts'
import { argumentsOf, flagsOf, readFlags } from './option-flags.ts'
import { perform } from './perform.ts'
import type { Screen } from './screen.ts'
import { readSeed } from './values.ts'

const anySeed: Options = {
  seed: { type: 'string', value: 'SEED', about: 'everything random follows from it (default: 0)' },
}

const partOption: Options = {
  person: { type: 'string', value: 'NAME', about: 'be one of them: you are asked what they do' },
}

const serveOptions: Options = {
  serve: { type: 'boolean', about: 'let a server drive the run, for front ends and for the studio, until Ctrl-C' },
  port: { type: 'string', value: 'N', about: 'where that server listens (default: a free one)' },
}

export const interruptNote = 'Ctrl-C finishes the current step and prints the command that resumes the run.'

/** Of a society with a command of its own. */
export async function societyCommand(load: () => Promise<Society>): Promise<Command> {
  const society = await load()
  const { options, command } = society
  return {
    takes: argumentsOf(options),
    options: {
      ...anySeed,
      ...(await flagsOf(options)),
      ...(command?.takesPart && partOption),
      ...(command?.serves && serveOptions),
      ...stepLimitOption,
      ...mindOptions,
    },
    notes: [...(command?.notes ?? []), interruptNote],
    examples: command?.examples ?? [],
    async run(given, screen) {
      const stepLimit = given.count('step-limit')
      const chosen = await readFlags(given, options)
      if (given.flag('serve')) {
        const { serveSociety } = await import('./serve-society.ts')
        return serveSociety({ society, given, screen, chosen, seed: seedFor(society, given.text('seed')) })
      }
      if (given.text('port') !== undefined) throw misuse('--port is for --serve.')
      return startSociety({
        society,
        given,
        screen,
        chosen,
        isWhole: true,
        more: { ...(stepLimit !== undefined && { stepLimit }) },
      })
    },
  }
}

export interface StartedSociety {
  readonly society: Society
  readonly given: Arguments
  readonly screen: Screen
  /** values by the paths of the options */
  readonly chosen: Board
  /** a machine is told the summary of the society in place of the whole board */
  readonly isWhole?: boolean
  readonly more: Pick<RunOptions, 'steps' | 'stepLimit'>
}

/** A new run at the terminal, whatever society it is of. */
export async function startSociety(started: StartedSociety): Promise<Report> {
  const { society, given, screen, chosen, more, isWhole = false } = started
  const { flow, name, handlers, cast } = society
  const seed = seedFor(society, given.text('seed'))
  const input = await prepareInput(society, chosen, { isLocal: true, ...(seed !== undefined && { seed }) })
  const id = createRunId()
  const storeName = given.text('store')
  return withStore(given, {}, async (store) => {
    await appointMinds(given, flow.compiled, store, () => cast(input))
    await society.keep?.(input, { folder: dirname(storeFile(given)), warn: (line) => screen.warn(line) })
    const person = given.text('person')
    const view = await society.terminal?.()
    // most societies are told line by line, which needs none of it
    const watchRun = view && (await import('./watch-run.ts')).watchRun
    const options = { id, society: name, ...(seed !== undefined && { seed }), ...(handlers && { handlers }), ...more }
    return perform({
      flow,
      society: name,
      store,
      storeName,
      screen,
      run: id,
      // a resumed run is told again who thinks for whom
      ...(person !== undefined && { resumedWith: ['--mind', `${person}=person`] }),
      options,
      ...(view && watchRun && { watching: watchRun({ society, view, run: id, store, storeName, screen, isWhole }) }),
      launch: (going) => flow.run(input, going),
    }).catch((error: unknown) => {
      throw withHint(error)
    })
  })
}

/** One seed for the world and for everything else that is random. */
function seedFor({ options }: Society, typed: string | undefined): Seed | undefined {
  const option = options.find(({ kind }) => kind === 'seed')
  if (option?.kind !== 'seed') return readSeed(typed)
  if (typed === undefined) return option.default
  const read = readOption(typed, option)
  if ('value' in read) return read.value as Seed
  throw misuse(`--seed ${read.problem}, not ${JSON.stringify(typed)}.`)
}

/** What is missing is named by the engine; how to give it here is ours to say. */
function withHint(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  if (code !== 'BOARD_MISSING_INPUT') return error
  return new TroupeError(code, `${message} Give it with --input '{"field": value}'.`, { cause: error })
}
