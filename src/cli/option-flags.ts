/** Options of a society as flags and arguments of a command, and what was typed as the values they stand for. */
import { readFileSync } from 'node:fs'
import { messageOf } from '../base/errors.ts'
import { describeOption, type Option, type OptionInfo } from '../societies/option.ts'
import { readOption, writeOption } from '../societies/option-value.ts'
import { valueAt, withValueAt, type Board } from '../societies/paths.ts'
import { defaultOf } from '../societies/default-of.ts'
import type { Arguments } from './arguments.ts'
import { misuse, type Option as Flag, type Options } from './command.ts'
import { suggestion } from '../base/nearest.ts'

/** The flags; those the command has for itself are left out, and given with --input. */
export async function flagsOf(options: readonly Option[], taken: Options = {}): Promise<Options> {
  const flags: Record<string, Flag> = {}
  for (const option of options) {
    const word = option.flag?.slice(2)
    if (word === undefined || option.isArgument || Object.hasOwn(taken, word)) continue
    flags[word] = await flagOf(option)
  }
  return flags
}

async function flagOf(option: Option): Promise<Flag> {
  const about = option.about ?? lowered(option.label)
  if (option.kind === 'switch') return { type: 'boolean', about }
  const info = await describeOption(option)
  const usual = defaultOf(option)
  const written = usual === undefined ? undefined : writeOption(usual, info)
  const limits = option.kind === 'choice' ? `: ${choiceWords(info)}` : ''
  const usually = written === undefined ? rangeIn(option) : ` (default: ${written}${rangeIn(option, ', ')})`
  const value = { count: 'N', amount: 'N', seed: 'SEED', list: 'NAMES', file: 'FILE' } as const
  return {
    type: 'string',
    value: value[option.kind as keyof typeof value] ?? option.path.split('.').at(-1)!.toUpperCase(),
    about: `${about}${limits}${usually}`,
    ...(option.kind === 'list' && { multiple: true }),
  }
}

/** Limits belong to the help: whoever reads them need not run into them. */
function rangeIn(option: Option, before = ' ('): string {
  const { min, max } = option as { readonly min?: number; readonly max?: number }
  if (option.kind === 'seed' || max === undefined) return ''
  const words = `${(min ?? 0).toLocaleString('en')} to ${max.toLocaleString('en')}`
  return before === ' (' ? ` (${words})` : `${before}${words}`
}

const choiceWords = (info: OptionInfo) =>
  info.kind === 'choice' ? info.choices.map(({ value }) => value).join(', ') : ''

const lowered = (label: string) => `${label[0]?.toLowerCase() ?? ''}${label.slice(1)}`

/** Names of arguments, as they stand in the usage. */
export function argumentsOf(options: readonly Option[]): string[] {
  return options.filter(({ isArgument }) => isArgument).map(({ path }) => path.split('.').at(-1)!.toUpperCase())
}

export interface FlagReading {
  /** flags that mean something else to this command */
  readonly taken?: Options
  /** arguments of the command before those of the society */
  readonly before?: number
}

/** What was chosen, by path. The seed is for whoever starts the run: it belongs to the world and to the run. */
export async function readFlags(
  given: Arguments,
  options: readonly Option[],
  reading: FlagReading = {},
): Promise<Board> {
  const { taken = {}, before = 0 } = reading
  let chosen: Board = {}
  let place = before
  for (const option of options) {
    const word = option.flag?.slice(2) ?? ''
    const isTaken = Object.hasOwn(taken, word) || option.kind === 'seed'
    const typed = option.isArgument ? given.argument(place++) : isTaken ? undefined : typedFor(given, word, option)
    if (typed === undefined) continue
    checkWhen(option, options, given, word)
    chosen = withValueAt(chosen, option.path, await readTyped(typed, option))
  }
  return chosen
}

function typedFor(given: Arguments, word: string, option: Option): string | undefined {
  if (word === '') return undefined
  if (option.kind === 'switch') return given.flag(word) ? String(!option.default) : undefined
  if (option.kind !== 'list') return given.text(word)
  const names = given.list(word)
  return names.length === 0 ? undefined : names.join(',')
}

async function readTyped(typed: string, option: Option): Promise<unknown> {
  if (option.kind === 'choice' && option.orFile) return typed
  const info = await describeOption(option)
  const read = readOption(option.kind === 'file' ? readText(typed, option.flag!) : typed, info)
  // else it would be taken for what the options in its place make, and the usual one be played
  if ('value' in read && option.kind === 'file' && !option.fits(read.value))
    throw misuse(`${option.flag} names a file without ${option.needs}: ${JSON.stringify(typed)}.`)
  if ('value' in read) return read.value
  const name = option.flag ?? argumentsOf([option])[0]
  const near =
    info.kind === 'choice'
      ? suggestion(
          typed,
          info.choices.map(({ value }) => value),
        )
      : ''
  throw misuse(`${name} ${read.problem}, not ${JSON.stringify(typed)}.${near}`)
}

function readText(file: string, flag: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw misuse(`${flag} names a file that cannot be read: ${messageOf(error)}.`)
  }
}

function checkWhen({ when, flag }: Option, options: readonly Option[], given: Arguments, word: string): void {
  if (when === undefined || word === '') return
  const other = options.find(({ path }) => path === when.path)
  const now = (other?.flag && given.text(other.flag.slice(2))) ?? other?.default
  if (String(now) !== String(when.is)) throw misuse(`${flag} is for ${other?.flag ?? when.path} ${String(when.is)}.`)
}

/** Values one over the other, also inside of objects. */
export function mergeChosen(options: readonly Option[], under: Board, over: Board): Board {
  return options.reduce((all, { path }) => {
    const value = valueAt(over, path)
    return value === undefined ? all : withValueAt(all, path, value)
  }, under)
}
