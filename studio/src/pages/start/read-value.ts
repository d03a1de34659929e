/** What was typed, as the value it stands for, or what is wrong with it: read as the command line reads it. */
import type { SocietyOption } from '../../../../src/server/api.ts'
import { readOption as readTyped } from '../../../../src/societies/option-value.ts'

/** One seed is given for the world and for those in it, as on the command line. */
export const isSeed = ({ kind }: SocietyOption) => kind === 'seed'

export type Result<T> = { readonly value: T | undefined } | { readonly problem: string }

/** What the society starts without may be left empty. */
export function readOption(typed: string, option: SocietyOption): Result<unknown> {
  if (typed.trim() === '') {
    const mayBeEmpty = option.default === undefined || isSeed(option)
    return mayBeEmpty ? { value: undefined } : { problem: `${option.label} is missing.` }
  }
  const read = readTyped(typed, option)
  return 'value' in read ? read : { problem: asSentence(read.problem) }
}

const asSentence = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}.`

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
