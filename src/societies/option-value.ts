/**
 * Values of options: read from what was typed, written as it would be typed, and checked, the same wherever they come
 * from.
 */
import type { OptionInfo } from './option.ts'

export type ReadValue = { readonly value: unknown } | { readonly problem: string }

const LONGEST_TEXT = 2_000
const LONGEST_NAME = 80
const LONGEST_SEED = 200

/** What was typed, as the value it stands for in the input, or what is wrong with it: `takes …`. */
export function readOption(typed: string, option: OptionInfo): ReadValue {
  const value = valueOf(typed, option)
  const problem = problemWith(value, option)
  return problem === undefined ? { value } : { problem }
}

function valueOf(typed: string, option: OptionInfo): unknown {
  const word = typed.trim()
  switch (option.kind) {
    case 'count':
      return /^-?\d{1,15}$/.test(word) ? Number(word) : word
    case 'amount':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(word) ? scaled(Number(word), option.factor) : word
    case 'list':
      return option.takesCount && /^\d{1,9}$/.test(word) ? Number(word) : namesIn(typed)
    case 'switch':
      return word === 'true' ? true : word === 'false' ? false : word
    case 'seed':
      return seedIn(word)
    case 'file':
      return jsonIn(word)
    default:
      return word
  }
}

const scaled = (value: number, factor = 1) => Math.round(value * factor * 1e6) / 1e6

export const seedIn = (word: string): number | string => (/^-?\d{1,15}$/.test(word) ? Number(word) : word)

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const namesIn = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** A value as it would be typed; nothing when it cannot be. */
export function writeOption(value: unknown, option: OptionInfo): string | undefined {
  if (problemWith(value, option) !== undefined) return undefined
  if (option.kind === 'file') return undefined
  if (option.kind === 'amount') return String(scaled(value as number, 1 / (option.factor ?? 1)))
  if (option.kind !== 'list') return String(value)
  if (!Array.isArray(value)) return String(value)
  // one whose name is a number is not that many
  const isLikeCount = value.length === 1 && /^\d+$/.test(String(value[0]))
  return isLikeCount ? `${value[0]},` : value.join(', ')
}

/** What is wrong with a value of the input, as `takes …`; nothing when it fits. */
export function problemWith(value: unknown, option: OptionInfo): string | undefined {
  if (option.kind === 'list') return problemWithList(value, option)
  return fits(value, option) ? undefined : `takes ${expectedOf(option)}`
}

function fits(value: unknown, option: Exclude<OptionInfo, { kind: 'list' }>): boolean {
  switch (option.kind) {
    case 'count':
      return Number.isSafeInteger(value) && isWithin(value as number, option)
    case 'amount':
      return typeof value === 'number' && Number.isFinite(value) && isWithin(value / (option.factor ?? 1), option)
    case 'text':
      return typeof value === 'string' && value.length <= (option.longest ?? LONGEST_TEXT)
    case 'choice':
      return typeof value === 'string' && option.choices.some((each) => each.value === value)
    case 'switch':
      return typeof value === 'boolean'
    case 'seed':
      if (option.max !== undefined)
        return Number.isSafeInteger(value) && isWithin(value as number, { ...option, min: 0 })
      return Number.isFinite(value) || (typeof value === 'string' && value !== '' && value.length <= LONGEST_SEED)
    case 'file':
      return typeof value === 'object' && value !== null
  }
}

interface Range {
  readonly min?: number
  readonly max?: number
}

const isWithin = (value: number, { min = -Infinity, max = Infinity }: Range) => value >= min && value <= max

type Names = Extract<OptionInfo, { kind: 'list' }>

function problemWithList(value: unknown, option: Names): string | undefined {
  const { min = 1, max = Infinity } = option
  if (option.takesCount && typeof value === 'number')
    return Number.isInteger(value) && value >= min && value <= max ? undefined : `takes ${expectedOf(option)}`
  const isList = Array.isArray(value) && value.every(isName)
  if (!isList || value.length < min || value.length > max) return `takes ${expectedOf(option)}`
  const twice = value.find((name, place) => value.indexOf(name) !== place)
  return twice === undefined ? undefined : `takes different names, and “${twice}” is there twice`
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME
}

/** What fits, in words. */
export function expectedOf(option: OptionInfo): string {
  switch (option.kind) {
    case 'count':
      return `a whole number${rangeOf(option)}`
    case 'amount':
      return `a number${rangeOf(option)}`
    case 'text':
      return `a text of at most ${inWords(option.longest ?? LONGEST_TEXT)} characters`
    case 'choice':
      return `one of: ${option.choices.map(({ value }) => value).join(', ')}`
    case 'list': {
      const names =
        `${inWords(option.min ?? 1)}${option.max === undefined ? ' or more' : ` to ${inWords(option.max)}`} ` +
        'names with commas between them'
      return option.takesCount ? `${names}, or how many` : names
    }
    case 'switch':
      return 'true or false'
    case 'seed':
      return option.max === undefined ? 'a number or a word' : `a whole number${rangeOf({ ...option, min: 0 })}`
    case 'file':
      return 'a file of JSON'
  }
}

function rangeOf({ min, max }: Range): string {
  if (min !== undefined && max !== undefined) return ` from ${inWords(min)} to ${inWords(max)}`
  if (min !== undefined) return `, ${inWords(min)} or more`
  return max === undefined ? '' : ` up to ${inWords(max)}`
}

const inWords = (value: number) => value.toLocaleString('en')
