/** What was typed, as the value it stands for, or what is wrong with it. */
import type { SocietyOption } from '../../../../src/server/api.ts'

/** One seed is given for the world and for those in it, as on the command line. */
export const isSeed = ({ flag }: SocietyOption) => flag === '--seed'

export type Result<T> = { readonly value: T | undefined } | { readonly problem: string }

/** What the society starts without may be left empty. */
export function readOption(text: string, option: SocietyOption, usual: unknown): Result<unknown> {
  const { label, kind, choices = [] } = option
  const word = text.trim()
  if (word === '' && (usual === undefined || isSeed(option))) return { value: undefined }
  if (kind === 'list') return readList(text, option)
  if (word === '') return { problem: `${label} is missing.` }
  if (kind === 'number') return readNumber(word, option)
  if (kind === 'choice' && !choices.some(({ value }) => value === word))
    return { problem: `Choose one of: ${choices.map(({ label: name }) => name).join(', ')}.` }
  return { value: typeof usual === 'number' ? numberOr(word) : word }
}

export const numberOr = (word: string) => (/^-?\d{1,15}$/.test(word) ? Number(word) : word)

function readNumber(word: string, { min, max }: SocietyOption): Result<number> {
  const value = Number(word)
  const isFine = /^-?\d{1,15}$/.test(word) && value >= (min ?? value) && value <= (max ?? value)
  return isFine ? { value } : { problem: `A whole number${rangeOf(min, max)}, please.` }
}

export function rangeOf(min: number | undefined, max: number | undefined): string {
  const [low, high] = [min, max].map((limit) => limit?.toLocaleString('en'))
  if (low !== undefined && high !== undefined) return ` from ${low} to ${high}`
  if (low !== undefined) return `, ${low} or more`
  return high === undefined ? '' : ` up to ${high}`
}

export const namesIn = (text: string) =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

function readList(text: string, { max = Infinity }: SocietyOption): Result<readonly string[]> {
  const names = namesIn(text)
  if (names.length === 0) return { problem: 'At least one, please.' }
  if (names.length > max) return { problem: `At most ${max.toLocaleString('en')}, please. There are ${names.length}.` }
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  return twice === undefined ? { value: names } : { problem: `“${twice}” is there twice. Give each a name of its own.` }
}

export function readLimit(text: string): Result<number> {
  const word = text.trim()
  if (word === '') return { value: undefined }
  return /^[1-9]\d{0,8}$/.test(word)
    ? { value: Number(word) }
    : { problem: 'A whole number from 1, or nothing for no limit.' }
}

export function readDollars(text: string): Result<number> {
  const word = text.trim().replace(/^\$/, '')
  if (word === '') return { value: undefined }
  return /^\d{1,9}(\.\d+)?$/.test(word)
    ? { value: Number(word) }
    : { problem: 'Dollars, such as 0.50, or nothing for no limit.' }
}

export function readMind(text: string): Result<string> {
  const word = text.trim()
  if (word === '') return { value: undefined }
  const isFine = /^(rules|person|[a-z][\w-]*\/\S+|https?:\/\/\S[^\s#]*#\S+)$/.test(word)
  return isFine ? { value: word } : { problem: 'rules, person, or a model such as ollama/llama3.2.' }
}
