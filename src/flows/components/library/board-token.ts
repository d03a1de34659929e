/**
 * A board on its way through a graph: what it began with, and what each agent wrote, in order. Branches that meet again
 * fold what each of them wrote, by the merge rules of the fields.
 */
import { isRecord } from '../../../base/json-kinds.ts'
import { applyChange } from '../../../board/change.ts'
import type { Fields } from '../../../board/field.ts'
import type { Json } from '../../graph.ts'
import { makeFields } from '../../file/make-fields.ts'
import type { FlowFile } from '../../file/schema/flow-file.ts'
import { data, type Row, type Value } from '../values.ts'

interface Written {
  readonly step: number
  readonly agent: string
  /** what an agent wrote, by field; or what fields are after a part of the flow, whatever was there */
  readonly update?: Row
  readonly set?: Row
}

export interface BoardToken {
  readonly fields: Row
  readonly parameters: Row
  readonly start: Row
  readonly log: readonly Written[]
  /** who is next, where the agent itself says so */
  readonly next?: Json
  /** why it ended */
  readonly reason?: string
}

export const tokenValue = (token: BoardToken): Value => data(token as unknown as Row)

/** What came over the wires, where it is a board. */
export function tokensIn(values: readonly Value[]): BoardToken[] {
  return values.flatMap((value) =>
    value.kind === 'data' && isRecord(value.data['start']) && Array.isArray(value.data['log'])
      ? [value.data as unknown as BoardToken]
      : [],
  )
}

function fieldsOf({ fields, parameters }: Pick<BoardToken, 'fields' | 'parameters'>): Fields {
  const file = { format: 'troupe-flow/1', name: 'board', fields, parameters } as unknown as FlowFile
  return makeFields(file, (name) => {
    throw new Error(`a field of ${name} is known to its code alone`)
  })
}

/** The board as it is now. */
export function boardOf(token: BoardToken): Record<string, unknown> {
  const fields = fieldsOf(token)
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) values[name] = token.start[name] ?? field.initial
  for (const { agent, update = {}, set = {} } of token.log) {
    for (const [name, write] of Object.entries(update)) {
      const field = fields[name]
      if (field === undefined) continue
      const checked: unknown = field.checkWrite(write, values[name], `${agent}.${name}`)
      const change = field.resolve(values[name], checked, name)
      if (change !== undefined) values[name] = applyChange(values[name], change)
    }
    Object.assign(values, set)
  }
  return values
}

export function withWritten(token: BoardToken, written: Omit<Written, 'step'>, next?: Json): BoardToken {
  const { next: _before, ...rest } = token
  const step = (token.log.at(-1)?.step ?? 0) + 1
  return { ...rest, log: [...token.log, { step, ...written }], ...(next !== undefined && next !== null && { next }) }
}

/** Branches that meet: what they share is there once, and the rest in the order of its steps. */
export function joined(tokens: readonly BoardToken[]): BoardToken | undefined {
  const [first, ...others] = tokens
  if (first === undefined || others.length === 0) return first
  const same = (place: number) => {
    const entry = JSON.stringify(first.log[place])
    return others.every(({ log }) => JSON.stringify(log[place]) === entry)
  }
  let shared = 0
  while (shared < first.log.length && same(shared)) shared++
  const rest = tokens.flatMap(({ log }) => log.slice(shared)).toSorted((a, b) => a.step - b.step)
  const { next: _next, ...whole } = first
  return { ...whole, log: [...first.log.slice(0, shared), ...rest] }
}
