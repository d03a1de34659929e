/**
 * The options of a society: what a person may choose before a run, as data. The start form, the flags of the command
 * line, the page of the API and the command that is shown are all made of the same options, so they cannot disagree.
 */
import type { Awaitable } from '../base/awaitable.ts'

interface SharedParts<Path extends string> {
  /** where its value goes in the input: `world.size` */
  readonly path: Path
  readonly label: string
  /** a line for the help of the command; the label without it */
  readonly about?: string
  /** on the command line, `--size`; without it the command has no word for it */
  readonly flag?: `--${string}`
  /** on the command line it is the argument, not a flag */
  readonly isArgument?: true
  /** it can be chosen only while another option has this value */
  readonly when?: { readonly path: string; readonly is: string | number | boolean }
}

export interface Choice {
  readonly value: string
  readonly label: string
}

/** A whole number. */
export interface CountOption<Path extends string = string> extends SharedParts<Path> {
  readonly kind: 'count'
  readonly default?: number
  readonly min?: number
  readonly max?: number
}

/** Any number. `factor` is what it is multiplied by in the input: 60 for minutes where the input has seconds. */
export interface AmountOption<Path extends string = string> extends SharedParts<Path> {
  readonly kind: 'amount'
  readonly default?: number
  readonly min?: number
  readonly max?: number
  readonly factor?: number
}

export interface TextOption<Path extends string = string> extends SharedParts<Path> {
  readonly kind: 'text'
  readonly default?: string
  readonly longest?: number
}

/** One of several. What there is to choose may be found out when somebody asks. */
export interface ChoiceOption<Path extends string = string> extends SharedParts<Path> {
  readonly kind: 'choice'
  readonly default?: string
  readonly choices: readonly Choice[] | (() => Awaitable<readonly Choice[]>)
  /** a person at this computer may name a file in place of a choice; nobody else may */
  readonly orFile?: true
}

/** Names. `named` makes them where only a number is given. */
export interface ListOption<Path extends string = string> extends SharedParts<Path> {
  readonly kind: 'list'
  readonly default?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly named?: (count: number) => readonly string[]
}

/** Yes or no. Its flag says the opposite of the default: `--silent` where they talk unless told otherwise. */
export interface SwitchOption<Path extends string = string> extends SharedParts<Path> {
  readonly kind: 'switch'
  readonly default: boolean
}

/** A file of JSON, in place of the options below its path. `fits` tells such a value from one those options make. */
export interface FileOption<Path extends string = string> extends SharedParts<Path> {
  readonly kind: 'file'
  readonly default?: undefined
  readonly fits: (value: unknown) => boolean
  /** what a file must have for that, in words: `a list "rooms"` */
  readonly needs: string
}

/** The seed of the world: that of the run unless another is given. With `max` it is a whole number from 0. */
export interface SeedOption<Path extends string = string> extends SharedParts<Path> {
  readonly kind: 'seed'
  readonly default: number | string
  readonly max?: number
}

export type Option<Path extends string = string> =
  | CountOption<Path>
  | AmountOption<Path>
  | TextOption<Path>
  | ChoiceOption<Path>
  | ListOption<Path>
  | SwitchOption<Path>
  | FileOption<Path>
  | SeedOption<Path>

type Parts<O extends Option> = Omit<O, 'kind'>

export const count = <const P extends string>(parts: Parts<CountOption<P>>): CountOption<P> => ({
  kind: 'count',
  ...parts,
})
export const amount = <const P extends string>(parts: Parts<AmountOption<P>>): AmountOption<P> => ({
  kind: 'amount',
  ...parts,
})
export const text = <const P extends string>(parts: Parts<TextOption<P>>): TextOption<P> => ({ kind: 'text', ...parts })
export const choice = <const P extends string>(parts: Parts<ChoiceOption<P>>): ChoiceOption<P> => ({
  kind: 'choice',
  ...parts,
})
export const list = <const P extends string>(parts: Parts<ListOption<P>>): ListOption<P> => ({ kind: 'list', ...parts })
export const toggle = <const P extends string>(parts: Parts<SwitchOption<P>>): SwitchOption<P> => ({
  kind: 'switch',
  ...parts,
})
export const file = <const P extends string>(parts: Parts<FileOption<P>>): FileOption<P> => ({ kind: 'file', ...parts })
export const seed = <const P extends string>(parts: Omit<Parts<SeedOption<P>>, 'flag'>): SeedOption<P> => ({
  kind: 'seed',
  flag: '--seed',
  ...parts,
})

/** An option without its code, as it goes over HTTP; choices are those there are now. */
export type OptionInfo =
  | CountOption
  | AmountOption
  | TextOption
  | (Omit<ChoiceOption, 'choices'> & { readonly choices: readonly Choice[] })
  | (Omit<ListOption, 'named'> & { readonly takesCount?: true })
  | SwitchOption
  | Omit<FileOption, 'fits' | 'needs'>
  | SeedOption

export async function describeOption(option: Option): Promise<OptionInfo> {
  if (option.kind === 'choice') return { ...option, choices: await choicesOf(option) }
  if (option.kind === 'list') {
    const { named, ...rest } = option
    return { ...rest, ...(named !== undefined && { takesCount: true }) }
  }
  if (option.kind !== 'file') return option
  const { fits: _, needs: __, ...rest } = option
  return rest
}

export async function choicesOf({ choices }: ChoiceOption): Promise<readonly Choice[]> {
  return typeof choices === 'function' ? choices() : choices
}
