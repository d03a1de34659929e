/** Values typed on a command line: JSON where it is JSON, text otherwise. */
import { readFileSync } from 'node:fs'
import { messageOf } from '../base/errors.ts'
import type { Seed } from '../base/random.ts'
import { misuse } from './command.ts'

/** `42`, `true`, `{"a": 1}` and `"quoted"` are JSON; `a bright room` is text. */
export function readValue(text: string, option: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // what begins like JSON was meant to be JSON
    if (/^\s*[[{"]/.test(text)) throw misuse(`${option} is not valid JSON: ${messageOf(error)}.`)
    return text
  }
}

/** A JSON object, or `@file` that holds one. */
export function readInput(text: string): Readonly<Record<string, unknown>> {
  const advice = ` Try: --input '{"field": "value"}' or --input @file`
  if (!text.startsWith('@')) return readObject(text, '--input', advice)
  return readObject(readInputFile(text.slice(1)), text.slice(1), advice)
}

/** A JSON object; `where` it was written. */
export function readObject(json: string, where: string, advice = ''): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw misuse(`${where} is not valid JSON: ${messageOf(error)}.${advice}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw misuse(`${where} must be a JSON object with a value for each field, like '{"field": "value"}'.`)
  return value as Record<string, unknown>
}

function readInputFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw misuse(`--input names a file that cannot be read: ${messageOf(error)}.`)
  }
}

/** `field=JSON`, any number of times. */
export function readEdits(edits: readonly string[]): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const edit of edits) {
    const [, field, text] = /^([^=]+)=([^]*)$/.exec(edit) ?? []
    if (field === undefined || text === undefined)
      throw misuse(`--edit takes field=VALUE, not ${JSON.stringify(edit)}. Try: --edit prompt="a bright room"`)
    values[field.trim()] = readValue(text, `--edit ${field}`)
  }
  return values
}

export function readSeed(text: string | undefined): Seed | undefined {
  if (text === undefined) return undefined
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text
}
