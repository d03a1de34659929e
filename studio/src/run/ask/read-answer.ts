/**
 * Reads a member's answer for the page: the path as commands, lists, rows, plain facts, and the turns it stands on. The
 * metadata may be anybody's: what has another shape is told briefly.
 */
import { isRecord } from '../../../../src/base/json-kinds.ts'
import type { MemberAnswer } from '../../../../src/server/api.ts'
import { brief, oneLine, plainly } from '../panels/read/brief.ts'

export interface Row {
  readonly text: string
  readonly note: string
  /** of the society's own counting */
  readonly turn?: number
}

export interface AnswerParts {
  /** commands, in their order */
  readonly path: readonly string[]
  readonly lists: readonly { readonly name: string; readonly items: readonly string[]; readonly more: number }[]
  readonly rows: readonly { readonly name: string; readonly rows: readonly Row[]; readonly more: number }[]
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** ascending, each once */
  readonly turns: readonly number[]
  /** another member who would know */
  readonly ask?: string
  /** the model that answered, and the parts of the member's state it names */
  readonly by?: string
  readonly sources: readonly string[]
}

// what the page tells in its own way
const TOLD = new Set(['question', 'understood', 'questions', 'path', 'ask', 'by', 'sources', 'run', 'error'])
const TURN = /^(?:step|since|last_visited|last_looked|last_progress_step)$/
const MOST_ITEMS = 12
const MOST_ROWS = 6
const MOST_TURNS = 8
const MOST_PARTS = 40
const ITEM = 80
const NOTE = 120

export function readAnswer({ metadata }: Pick<MemberAnswer, 'metadata'>): AnswerParts {
  const { path, ask, by, sources } = metadata
  const parts = Object.entries(metadata)
    .filter(([key]) => !TOLD.has(key))
    .slice(0, MOST_PARTS)
  const lists: AnswerParts['lists'][number][] = []
  const rows: AnswerParts['rows'][number][] = []
  const facts: AnswerParts['facts'][number][] = []
  for (const [key, value] of parts) {
    const name = oneLine(key.replaceAll('_', ' '), 40)
    if (Array.isArray(value)) {
      const items = value as readonly unknown[]
      if (items.length === 0 || isTurns(key, items)) continue
      const isPlain = items.every((item) => typeof item === 'string' || typeof item === 'number')
      if (isPlain) lists.push({ name, items: textsOf(items), more: Math.max(0, items.length - MOST_ITEMS) })
      else rows.push({ name, rows: items.slice(0, MOST_ROWS).map(rowOf), more: Math.max(0, items.length - MOST_ROWS) })
    } else if (isRecord(value)) {
      const entries = Object.entries(value)
      if (entries.length === 0) continue
      const told = entries.slice(0, MOST_ROWS).map(([text, of]): Row => ({ text: oneLine(text, ITEM), note: said(of) }))
      rows.push({ name, rows: told, more: Math.max(0, entries.length - MOST_ROWS) })
    } else if (value !== '' && value !== null && value !== undefined && !TURN.test(key)) facts.push([name, said(value)])
  }
  return {
    path: Array.isArray(path) ? textsOf(path) : [],
    lists,
    rows,
    facts,
    turns: turnsIn(metadata),
    ...(typeof ask === 'string' && { ask }),
    ...(typeof by === 'string' && { by: oneLine(by, ITEM) }),
    sources: Array.isArray(sources) ? textsOf(sources) : [],
  }
}

const textsOf = (items: readonly unknown[]) => items.slice(0, MOST_ITEMS).map((item) => plainly(item, ITEM))

/** Yes and no in words; of a list what is in it. */
function said(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return oneLine(value.join(', '), NOTE)
  return typeof value === 'string' ? oneLine(value, NOTE) : brief(value, NOTE)
}

const isTurn = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isTurns = (key: string, items: readonly unknown[]) => key === 'steps' && items.every(isTurn)

/** What it is called first, then everything else that can be said in a line. */
const NAMES = ['action', 'command', 'title', 'name', 'goal', 'pattern', 'agent', 'id', 'location']

function rowOf(item: unknown): Row {
  if (!isRecord(item)) return { text: said(item), note: '' }
  const main = NAMES.find((name) => typeof item[name] === 'string')
  const others = Object.entries(item).filter(
    ([key, value]) => key !== main && key !== 'id' && !TURN.test(key) && isWorthSaying(value),
  )
  const note = others.map(([key, value]) => `${key.replaceAll('_', ' ')} ${said(value)}`).join(' · ')
  const turn = Object.entries(item).find(([key, value]) => TURN.test(key) && isTurn(value))?.[1]
  return {
    text: main === undefined ? brief(item, ITEM) : oneLine(item[main] as string, ITEM),
    note: main === undefined ? '' : oneLine(note, NOTE),
    ...(isTurn(turn) && { turn }),
  }
}

function isWorthSaying(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

function turnsIn(metadata: MemberAnswer['metadata']): number[] {
  const found = new Set<number>()
  const take = (key: string, value: unknown) => {
    if (TURN.test(key) && isTurn(value)) found.add(value)
    else if (Array.isArray(value) && isTurns(key, value)) for (const turn of value as number[]) found.add(turn)
  }
  for (const [key, value] of Object.entries(metadata).slice(0, MOST_PARTS)) {
    take(key, value)
    const items: readonly unknown[] = Array.isArray(value) ? value.slice(-MOST_ROWS) : []
    for (const item of items) if (isRecord(item)) for (const [name, of] of Object.entries(item)) take(name, of)
  }
  return [...found].toSorted((one, other) => one - other).slice(-MOST_TURNS)
}
