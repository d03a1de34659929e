/** A tool of our MCP server: its words and its schema as data, and what it asks of the API. */
import type { JsonSchema } from '../../base/json-schema.ts'
import type { Awaitable } from '../../base/awaitable.ts'
import { badRequest } from '../faults.ts'
import type { ApiPort } from './api-port.ts'

export type Given = Readonly<Record<string, unknown>>

export interface McpTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  /** hints for whoever asks people before a call */
  readonly changes: 'nothing' | 'something' | 'for good'
  does(given: Given, call: ToolCalling): Awaitable<ToolAnswer>
}

export interface ToolCalling {
  readonly api: ApiPort
  /** whoever called does not want it any more */
  readonly signal: AbortSignal
  /** tells how far it is; missing when nobody wants to know */
  readonly progress?: (step: Progress) => void
}

export interface Progress {
  readonly step: number
  readonly total?: number
  readonly message: string
}

export interface ToolAnswer {
  readonly value: Readonly<Record<string, unknown>>
  /** a file, in place of the value's text */
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Uint8Array }
  /** resources that say more */
  readonly links?: readonly { readonly uri: string; readonly name: string; readonly description: string }[]
}

export const theRun: JsonSchema = { type: 'string', description: 'the id of a run, as list_runs tells it' }
export const theStep: JsonSchema = {
  type: 'integer',
  minimum: 0,
  description: 'after this step; the last when left out',
}

/** Refuses names that no tool has, as the API does; what they hold is checked there. */
export function checkGiven({ name, properties, required = [] }: McpTool, given: Given): void {
  const known = Object.keys(properties)
  const strange = Object.keys(given).find((key) => !known.includes(key))
  if (strange !== undefined)
    throw badRequest(`${name} takes no ${JSON.stringify(strange.slice(0, 60))}. It takes: ${known.join(', ')}.`)
  const missing = required.find((key) => given[key] === undefined)
  if (missing !== undefined)
    throw badRequest(`${missing} is missing: ${properties[missing]!['description'] as string}.`)
}

/** `/runs/ID`, with what comes after it. */
export function runPath(given: unknown, after = ''): string {
  if (typeof given !== 'string') throw badRequest('run takes the id of a run, as list_runs tells it.')
  return `/runs/${encodeURIComponent(given.toWellFormed())}${after}`
}

/** Of what was given, the parts that go into a query. */
export function queryOf(given: Given, names: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = given[name]
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value))
    else if (value !== undefined) throw badRequest(`${name} takes a text or a number.`)
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}
