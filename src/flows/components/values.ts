/**
 * Values that go over the wires of a graph of components: messages, data, tables, and handles of models, as plain JSON.
 * How one becomes another follows Langflow, where a Data has a text key and a table is told as markdown.
 */
import { isRecord } from '../../base/json-kinds.ts'
import type { Json } from '../graph.ts'

export type Row = Readonly<Record<string, Json>>

export interface MessageValue {
  readonly kind: 'message'
  readonly text: string
  readonly sender?: string
  readonly senderName?: string
  readonly session?: string
  /** paths below the folder of the run */
  readonly files?: readonly string[]
}

export interface DataValue {
  readonly kind: 'data'
  readonly data: Row
  /** which part is its text; `text` unless said */
  readonly textKey?: string
}

export interface TableValue {
  readonly kind: 'table'
  readonly rows: readonly Row[]
}

/** A language model that somebody else is to ask: not the model, but how it is named and set. */
export interface ModelValue {
  readonly kind: 'model'
  /** the agent whose settings these are: a mind that is chosen for it is meant wherever the handle goes */
  readonly node: string
  readonly model?: string
  /** why the model that the file names cannot be asked */
  readonly fault?: string
  readonly temperature?: number
  readonly maxTokens?: number
}

/** Anything else: an embedder's name, a connection. */
export interface HandleValue {
  readonly kind: 'handle'
  readonly of: string
  readonly settings: Row
}

export type Value = MessageValue | DataValue | TableValue | ModelValue | HandleValue | ListValue

export interface ListValue {
  readonly kind: 'list'
  readonly items: readonly Value[]
}

export function message(text: string, more: Omit<MessageValue, 'kind' | 'text'> = {}): MessageValue {
  return { kind: 'message', text, ...more }
}

export function data(given: Row, textKey?: string): DataValue {
  return { kind: 'data', data: given, ...(textKey !== undefined && { textKey }) }
}

export function table(rows: readonly Row[]): TableValue {
  return { kind: 'table', rows }
}

/** As a text field takes it: of a Data its text, where it has one. */
export function textOf(value: Value): string {
  switch (value.kind) {
    case 'message':
      return value.text
    case 'data': {
      const text = value.data[value.textKey ?? 'text']
      return text === undefined ? JSON.stringify(value.data) : sayJson(text)
    }
    case 'table':
      return markdownOf(value.rows)
    case 'list':
      return value.items.map(textOf).join('\n')
    case 'model':
      return value.model ?? ''
    case 'handle':
      return value.of
  }
}

/** As a chat shows it: a Data whole, as JSON. */
export function shownText(value: Value): string {
  if (value.kind === 'list') return value.items.map(shownText).join('\n')
  return value.kind === 'data' ? JSON.stringify(value.data) : textOf(value)
}

export function dataOf(value: Value): DataValue {
  switch (value.kind) {
    case 'data':
      return value
    case 'message':
      return data(dataInText(value.text) ?? { text: value.text, ...senderOf(value) })
    case 'table':
      return data(value.rows.length === 1 ? value.rows[0]! : { results: value.rows })
    case 'list':
      return value.items.length === 1 ? dataOf(value.items[0]!) : data({ results: value.items.map(rowOf) })
    default:
      return data({ text: textOf(value) })
  }
}

/** The rows of a table, of a list, of a Data that holds a list of objects, or one row. */
export function rowsOf(value: Value): readonly Row[] {
  switch (value.kind) {
    case 'table':
      return value.rows
    case 'list':
      return value.items.flatMap(rowsOf)
    case 'data': {
      const parts = Object.values(value.data)
      const [only] = parts
      return parts.length === 1 && isRows(only) ? only : [value.data]
    }
    case 'message': {
      const rows = rowsInText(value.text)
      return rows ?? [{ text: value.text, ...senderOf(value) }]
    }
    default:
      return [{ text: textOf(value) }]
  }
}

/** One row as a component downstream is given it: a string says `text`. */
export function rowOf(value: Value): Row {
  return dataOf(value).data
}

/** What somebody's program gave back, as the type that an output declares. */
export function valueFrom(given: unknown, types: readonly string[]): Value {
  if (isValue(given)) return asType(given, types)
  if (typeof given === 'string') return asType(message(given), types)
  if (Array.isArray(given)) return asType(table(given.map(toRow)), types)
  if (isRecord(given)) return asType(data(given as Row), types)
  return asType(message(given === null || given === undefined ? '' : sayJson(given as Json)), types)
}

const TABLE_TYPES: ReadonlySet<string> = new Set(['DataFrame', 'Table'])
const DATA_TYPES: ReadonlySet<string> = new Set(['Data', 'JSON'])

/** A value as an output of these types has it. Where a type says nothing of it, it stays as it is. */
export function asType(value: Value, types: readonly string[]): Value {
  const takes = { message: types.includes('Message'), table: some(types, TABLE_TYPES), data: some(types, DATA_TYPES) }
  if (value.kind === 'model' || value.kind === 'handle') return value
  // a list is of data; a type that takes both keeps it
  if (takes[value.kind === 'list' ? 'data' : value.kind]) return value
  if (takes.table) return table(rowsOf(value))
  if (takes.data) return dataOf(value)
  return takes.message ? message(shownText(value)) : value
}

function some(types: readonly string[], among: ReadonlySet<string>): boolean {
  return types.some((type) => among.has(type))
}

const KINDS: ReadonlySet<unknown> = new Set(['message', 'data', 'table', 'model', 'handle', 'list'])

export function isValue(given: unknown): given is Value {
  if (!isRecord(given) || !KINDS.has(given['kind'])) return false
  const { kind } = given
  if (kind === 'message') return typeof given['text'] === 'string'
  if (kind === 'data') return isRecord(given['data'])
  if (kind === 'table') return Array.isArray(given['rows']) && given['rows'].every(isRecord)
  return kind === 'list' ? Array.isArray(given['items']) && given['items'].every(isValue) : true
}

/** Markdown, as pandas writes it, without the index. */
export function markdownOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (columns.length === 0) return ''
  const cell = (part: Json | undefined) =>
    sayJson(part ?? '')
      .replaceAll('|', '\\|')
      .split('\n')
      .map((line) => line.trim())
      .join(' ')
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const body = rows.map((row) => line(columns.map((column) => cell(row[column]))))
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n')
}

/** A part of a row in words: a string as it is, anything else as JSON. */
export function sayJson(part: Json): string {
  return typeof part === 'string' ? part : JSON.stringify(part)
}

/** JSON that a text holds, whole or in a fence of backticks. */
export function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(withoutFence(text.trim())) as Json
  } catch {
    return undefined
  }
}

function withoutFence(text: string): string {
  const isFenced = text.startsWith('```') && text.endsWith('```') && text.includes('\n')
  return isFenced ? text.slice(text.indexOf('\n'), -3) : text
}

function dataInText(text: string): Row | undefined {
  const found = /^\s*[{`]/.test(text) ? jsonIn(text) : undefined
  return isRecord(found) ? found : undefined
}

function rowsInText(text: string): readonly Row[] | undefined {
  const found = /^\s*[[`{]/.test(text) ? jsonIn(text) : undefined
  if (Array.isArray(found)) return found.map(toRow)
  return isRecord(found) ? [found] : undefined
}

function toRow(item: unknown): Row {
  return isRecord(item) ? (item as Row) : { text: sayJson((item ?? '') as Json) }
}

function isRows(part: unknown): part is readonly Row[] {
  return Array.isArray(part) && part.length > 0 && part.every(isRecord)
}

function senderOf({ sender, senderName, session }: MessageValue): Row {
  return {
    ...(sender !== undefined && { sender }),
    ...(senderName !== undefined && { sender_name: senderName }),
    ...(session !== undefined && { session_id: session }),
  }
}
