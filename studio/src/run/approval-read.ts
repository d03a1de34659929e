/** A tool call that waits for a yes, read from its question; and its input as fields to be edited. Pure. */
import { isRecord } from '../../../src/base/json-kinds.ts'
import { visibleJson } from '../../../src/base/visible.ts'
import type { ApprovalQuestion } from '../../../src/tools/approval.ts'
import type { Answered } from './question-answered.ts'

export type AskedCall = ApprovalQuestion['approve']

/** The journal may be anybody's: a question that only looks like one is shown as any other. */
export function readApproval(question: unknown): AskedCall | undefined {
  const asked = isRecord(question) ? question['approve'] : undefined
  if (!isRecord(asked)) return undefined
  const { tool, description, call, agent } = asked
  if (typeof tool !== 'string' || typeof call !== 'string' || typeof agent !== 'string') return undefined
  return { ...(asked as unknown as AskedCall), description: typeof description === 'string' ? description : '' }
}

export type FieldKind = 'text' | 'number' | 'boolean' | 'json'

export interface InputField {
  readonly name: string
  readonly kind: FieldKind
  /** as it stands in the field */
  readonly text: string
}

/** One field for each part of the input; nothing where it is no object, or has too many parts for a form. */
export function fieldsOf(input: unknown): readonly InputField[] | undefined {
  if (!isRecord(input)) return undefined
  const parts = Object.entries(input)
  if (parts.length === 0 || parts.length > MOST_FIELDS) return undefined
  return parts.map(([name, value]) => ({ name, kind: kindOf(value), text: textOf(value) }))
}

const MOST_FIELDS = 12

function kindOf(value: unknown): FieldKind {
  if (typeof value === 'string') return 'text'
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'json'
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : visibleJson(value))

/** What the fields say now, as an answer; or what is wrong, by field. */
export function readFields(
  fields: readonly InputField[],
  typed: Readonly<Record<string, string>>,
): Answered | { readonly faults: Readonly<Record<string, string>> } {
  const input: Record<string, unknown> = {}
  const faults: Record<string, string> = {}
  for (const { name, kind, text } of fields) {
    const said = typed[name] ?? text
    if (kind === 'text') {
      input[name] = said
      continue
    }
    const read = readJson(said)
    if ('fault' in read) faults[name] = kind === 'number' ? 'A number is wanted, such as 12 or 0.5.' : read.fault
    else if (kind === 'number' && typeof read.value !== 'number')
      faults[name] = 'A number is wanted, such as 12 or 0.5.'
    else input[name] = read.value
  }
  return Object.keys(faults).length > 0 ? { faults } : { answer: { input } }
}

/** The whole input as JSON. */
export function readWhole(text: string): Answered {
  const read = readJson(text)
  if ('fault' in read) return read
  return isRecord(read.value)
    ? { answer: { input: read.value } }
    : { fault: 'The input is a JSON object: {"name": "value"}.' }
}

function readJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { fault: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** JSON to be read and edited, in which nothing hides. */
export const prettyInput = (input: unknown): string => visibleJson(input ?? {}, 2)
