/**
 * Checks `fork --edit` before the fork is made: by the field's schema, and else by the type of the value it has now.
 */
import { messageOf } from '../base/errors.ts'
import type { Fields } from '../board/field.ts'
import { brief } from './brief.ts'
import { misuse } from './command.ts'
import { quote } from '../terminal/invocation.ts'

type Values = Readonly<Record<string, unknown>>
type Kind = 'text' | 'a number' | 'true or false' | 'a list' | 'an object' | 'null'

// enough to recognise a value by
const COLUMNS_SHOWN = 60

/** `board`: what the fields hold at the step the fork begins at. */
export function checkEdits(edits: Values, board: Values, fields: Fields): void {
  for (const [name, edited] of Object.entries(edits)) {
    // the engine refuses a field that is not there, and lists those that are
    const field = Object.hasOwn(fields, name) ? fields[name]! : undefined
    if (field === undefined) {
      // of a society inside, the board is known and its fields are not
      if (Object.hasOwn(board, name)) checkKind(name, edited, [board[name]])
      continue
    }
    try {
      field.check(edited, name)
    } catch (error) {
      throw misuse(`--edit ${name} does not fit: ${messageOf(error)}`)
    }
    if (!field.checked) checkKind(name, edited, [board[name], field.initial])
  }
}

/** Without a schema, what a field holds and what it began with are all that is known of its type. */
function checkKind(name: string, edited: unknown, examples: readonly unknown[]): void {
  const known = examples.filter((example) => example !== undefined)
  const kinds = [...new Set(known.map(kindOf))]
  // a field that has only ever been null says nothing about what else it takes
  if (kinds.every((kind) => kind === 'null') || kinds.includes(kindOf(edited))) return
  const present = `It holds ${brief(known[0], COLUMNS_SHOWN)} now.`
  throw misuse(
    `--edit ${name} takes ${kinds.join(' or ')}, not ${describe(edited)}. ${present}${hint(name, edited, kinds)}`,
  )
}

function hint(name: string, edited: unknown, kinds: readonly Kind[]): string {
  if (!kinds.includes('text')) return ''
  return (
    ' For text that looks like JSON, add quotes: --edit ' + quote(`${name}=${JSON.stringify(JSON.stringify(edited))}`)
  )
}

function describe(value: unknown): string {
  const kind = kindOf(value)
  return kind === 'text' ? `the text ${brief(value, COLUMNS_SHOWN)}` : brief(value, COLUMNS_SHOWN)
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'a number'
  return typeof value === 'boolean' ? 'true or false' : 'an object'
}
