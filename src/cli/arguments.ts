/** The arguments and options after a command's name, parsed and checked, with a clear error when they do not fit. */
import { parseArgs } from 'node:util'
import { listed } from '../base/errors.ts'
import { misuse, type Command, type Options } from './command.ts'
import { suggestion } from '../base/nearest.ts'

export interface Arguments {
  /** an argument by its place; one in brackets may be missing */
  argument(place: number): string
  /** all of them, where the last one may be repeated */
  arguments(): readonly string[]
  flag(option: string): boolean
  text(option: string): string | undefined
  list(option: string): readonly string[]
  /** a whole number that is not negative */
  count(option: string): number | undefined
}

export function readArguments(name: string, { takes, options }: Command, words: readonly string[]): Arguments {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(options).map(([key, { type, short, multiple }]) => [
        key,
        { type, ...(short !== undefined && { short }), ...(multiple !== undefined && { multiple }) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) if (token.kind === 'option') checkOption(name, options, token)
  const asksForHelp = values['help'] === true
  if (!asksForHelp) checkCount(name, takes, positionals)

  const text = (option: string) => values[option] as string | undefined
  return {
    argument: (place) => positionals[place]!,
    arguments: () => positionals,
    flag: (option) => values[option] === true,
    text,
    list: (option) => (values[option] ?? []) as string[],
    count: (option) => {
      const given = text(option)
      if (given === undefined) return undefined
      if (!/^\d{1,15}$/.test(given))
        throw misuse(`--${option} takes a whole number, not ${JSON.stringify(given)}. Try: troupe ${name} --help`)
      return Number(given)
    },
  }
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function checkOption(command: string, options: Options, { name, rawName, value, inlineValue }: OptionToken): void {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (option === undefined) {
    const known = Object.keys(options).map((each) => `--${each}`)
    throw misuse(`${command} has no option ${rawName}.${suggestion(`--${name}`, known)} Its options: ${listed(known)}.`)
  }
  if (option.type === 'boolean') {
    if (value !== undefined) throw misuse(`${rawName} takes no value. Try: troupe ${command} --help`)
    return
  }
  if (value === undefined || value === '')
    throw misuse(`${rawName} needs a value: ${rawName} ${option.value ?? 'TEXT'}. Try: troupe ${command} --help`)
  // `--out --json` is a forgotten value far more often than a file named --json
  if (inlineValue !== true && /^-[^\d]/.test(value))
    throw misuse(
      `${rawName} needs a value, and ${value} looks like an option. If it is the value, write ${rawName}=${value}.`,
    )
}

function checkCount(command: string, takes: readonly string[], positionals: readonly string[]): void {
  const missing = takes[positionals.length]
  if (missing !== undefined && !missing.startsWith('['))
    throw misuse(`${command} needs ${missing}: troupe ${command} ${takes.join(' ')}. Try: troupe ${command} --help`)
  // `RUN...`: as many as one likes
  const isMany = takes.at(-1)?.endsWith('...') === true
  if (positionals.length > takes.length && !isMany) {
    const extra = positionals.slice(takes.length).map((word) => JSON.stringify(word))
    throw misuse(
      `${command} takes ${takes.length === 0 ? 'no arguments' : listed(takes)}, and got ${listed(extra)} ` +
        `besides. Try: troupe ${command} --help`,
    )
  }
}
