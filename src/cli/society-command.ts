/** The command of a society, made from its description: flags, help and the one way a run of it is started. */
import { dirname } from 'node:path'
import type { Fields } from '../board/field.ts'
import { createRunId } from '../base/ids.ts'
import { TroupeError } from '../base/errors.ts'
import type { Seed } from '../base/random.ts'
import type { Run } from '../engine/run.ts'
import type { RunOptions } from '../engine/session.ts'
import { readOption } from '../societies/option-value.ts'
import type { Board } from '../societies/paths.ts'
import { prepareInput } from '../societies/prepare-input.ts'
import type { CommandWords, Society } from '../societies/society.ts'
import type { Store } from '../store/store.ts'
import type { Arguments } from './arguments.ts'
import { EXIT, misuse, type Command, type Options, type Report } from './command.ts'
import { findFinished } from './find-finished.ts'
import { appointMinds, mindOptions, stepLimitOption } from './run-options.ts'
import { storeFile, withExistingStore, withStore } from './open-store.ts'
import { argumentsOf, flagsOf, readFlags } from './option-flags.ts'
import { checkInside, isOutside, outsideOptions, playOutside } from './outside/play-outside.ts'
import { perform } from './perform.ts'
import { rememberOption, rememberRuns } from './remember.ts'
import { presetMinds, presetOption, presetWords } from './preset.ts'
import type { Screen } from './screen.ts'
import { readSeed } from './values.ts'
import { withVariant } from '../societies/with-variant.ts'
import { readVariantFlag, variantOption } from './variant-flag.ts'
import { writeFiles } from './write-files.ts'

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

const outOption: Options = {
  out: { type: 'string', value: 'DIR', about: 'the folder to write everything to that comes out of it' },
}

const editOption: Options = {
  edit: { type: 'string', value: 'RUN', about: 'change what came out of a finished run: the argument says how' },
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
      ...(command?.writesFiles && outOption),
      ...(command?.edits && editOption),
      ...folderOptions(command),
      ...rememberOption(society),
      ...presetOption(society),
      ...variantOption(society),
      ...outsideOptions(society),
      ...stepLimitOption,
      ...mindOptions,
    },
    notes: [...(command?.notes ?? []), interruptNote],
    examples: command?.examples ?? [],
    async run(given, screen) {
      const stepLimit = given.count('step-limit')
      const more = { ...(stepLimit !== undefined && { stepLimit }) }
      if (given.text('edit') !== undefined) return editSociety({ society, given, screen, more })
      const flags = { ...(await readFlags(given, options)), ...(await readFolders(command, given)) }
      const chosen = { ...(await readVariantFlag(society, given)), ...flags }
      if (isOutside(society, given)) {
        const seed = seedFor(society, given.text('seed'))
        return playOutside({ society, given, screen, chosen, seed })
      }
      checkInside(society, given)
      if (given.flag('serve')) {
        const { serveSociety } = await import('./serve-society.ts')
        return serveSociety({ society, given, screen, chosen, seed: seedFor(society, given.text('seed')) })
      }
      if (given.text('port') !== undefined) throw misuse('--port is for --serve.')
      return startSociety({ society: withVariant(society, chosen), given, screen, chosen, isWhole: true, more })
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
  /** of a turn of a session; a new one unless told */
  readonly id?: string
}

/** A new run at the terminal, whatever society it is of. */
export async function startSociety(started: StartedSociety): Promise<Report> {
  const { society, given, screen, chosen } = started
  const { flow, cast } = society
  const seed = seedFor(society, given.text('seed'))
  const prepared = await prepareInput(society, chosen, { isLocal: true, ...(seed !== undefined && { seed }) })
  const { input, keep } = await rememberRuns(society, given, screen, prepared)
  return withStore(given, {}, async (store) => {
    const usual = (named: Readonly<Record<string, string>>) => presetMinds(given, society, named)
    await appointMinds(given, flow.compiled, store, () => cast(input), usual)
    await society.keep?.(input, { folder: dirname(storeFile(given)), warn: (line) => screen.warn(line) })
    const id = started.id ?? createRunId()
    const report = await performSociety({ ...started, id }, store, seed, (going) => flow.run(input, going)).catch(
      (error: unknown) => {
        throw withHint(error)
      },
    )
    if (report.json?.['status'] === 'ended') await keep(store, id)
    return report
  })
}

/** A fork of a finished run, in which somebody says what should be otherwise. */
async function editSociety(edited: Omit<StartedSociety, 'chosen'>): Promise<Report> {
  const { society, given } = edited
  const { flow, cast, command, options } = society
  const [wish, ...more] = options.filter(({ isArgument }) => isArgument).map((_, place) => given.argument(place))
  if (wish === undefined || more.length > 0) throw misuse('--edit needs one argument that says what should change.')
  const seed = given.text('seed') === undefined ? undefined : seedFor(society, given.text('seed'))
  return withExistingStore(given, async (store) => {
    const { run, board } = await findFinished(store, given.text('edit')!, society)
    await appointMinds(given, flow.compiled, store, () => cast(board))
    const edit = { [command!.edits!.field]: wish }
    return performSociety({ ...edited, isWhole: true, before: board }, store, seed, (going) =>
      flow.fork(run, { ...going, edit }),
    )
  })
}

/** A run at the terminal, watched as its society is watched, and its files written when it is over. */
async function performSociety(
  {
    society,
    given,
    screen,
    more,
    isWhole = false,
    before = {},
    id = createRunId(),
  }: Omit<StartedSociety, 'chosen'> & { before?: Board },
  store: Store,
  seed: Seed | undefined,
  launch: (options: RunOptions) => Run<Fields>,
): Promise<Report> {
  const { flow, name, handlers } = society
  const storeName = given.text('store')
  const person = given.text('person')
  const out = society.command?.writesFiles ? given.text('out') : undefined
  const view = await society.terminal?.()
  // most societies are told line by line, which needs none of it
  const watchRun = view && (await import('./watch-run.ts')).watchRun
  const started = process.cpuUsage()
  const report = await perform({
    flow,
    society: name,
    store,
    storeName,
    screen,
    run: id,
    // a resumed run is told again who thinks for whom
    resumedWith: [...(person === undefined ? [] : ['--mind', `${person}=person`]), ...presetWords(given, society)],
    options: { id, society: name, ...(seed !== undefined && { seed }), ...(handlers && { handlers }), ...more },
    ...(view &&
      watchRun && { watching: watchRun({ society, view, run: id, store, storeName, screen, isWhole, before }) }),
    launch,
  })
  if (!society.command?.writesFiles || report.code !== EXIT.ok || report.json?.['status'] !== 'ended') return report
  const files = out === undefined ? [] : await writeFiles(society.files, store, id, out, screen)
  // of the processor: on a busy machine the same work takes longer, but not more
  const { user, system } = process.cpuUsage(started)
  return { ...report, json: { ...report.json, files, ms: Math.round((user + system) / 1000) } }
}

function folderOptions(command: CommandWords | undefined): Options {
  const flags = command?.folders ?? []
  return Object.fromEntries(
    flags.map(({ flag, about, value = 'DIR' }) => [flag.slice(2), { type: 'string', value, about }]),
  )
}

/** Read once: what is in them is a part of the run from then on. */
async function readFolders(command: CommandWords | undefined, given: Arguments): Promise<Board> {
  const read: Record<string, unknown> = {}
  for (const { flag, path, read: readFolder } of command?.folders ?? []) {
    const folder = given.text(flag.slice(2))
    if (folder !== undefined) read[path] = await readFolder(folder, (name) => given.text(name))
  }
  return read
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
