/** Values that reach the board from outside: the start of a run, an edit, a stored board that is continued. */
import { listed, TroupeError } from '../base/errors.ts'
import { seal } from '../base/seal.ts'
import type { Fields, ValueOf } from './field.ts'

type Needed<F extends Fields> = { [K in keyof F]: F[K]['needed'] extends true ? K : never }[keyof F]

/** What a run starts with: fields without a default must be given. */
export type Input<F extends Fields> = { readonly [K in Needed<F>]: ValueOf<F[K]> } & {
  readonly [K in Exclude<keyof F, Needed<F>>]?: ValueOf<F[K]>
}

export type FieldValues = Readonly<Record<string, unknown>>
type Sets = Record<string, { readonly set: unknown }>

/** The board at the start of a run: what was given, checked, and defaults for the rest. */
export function startChanges(fields: Fields, input: FieldValues): Sets {
  const given = editChanges(fields, input)
  const missing = Object.keys(fields).filter((name) => fields[name]!.needed && !Object.hasOwn(given, name))
  if (missing.length > 0) {
    const names = listed(missing)
    throw new TroupeError(
      'BOARD_MISSING_INPUT',
      `A run needs a value at its start for each field without a default: ${names}.`,
    )
  }
  const initial = (name: string) => ({ set: seal(fields[name]!.initial, name) })
  return Object.fromEntries(Object.keys(fields).map((name) => [name, given[name] ?? initial(name)]))
}

/** Whole values, checked field by field. */
export function editChanges(fields: Fields, edit: FieldValues): Sets {
  const changes: Sets = {}
  for (const name of Object.keys(edit)) {
    if (edit[name] === undefined) continue
    checkNames(fields, [name])
    changes[name] = { set: seal(fields[name]!.check(edit[name], name), name) }
  }
  return changes
}

/** Values that come back from a store, before a run continues with them. */
export function checkValues(fields: Fields, values: FieldValues): void {
  for (const name of Object.keys(fields)) if (fields[name]!.checked) fields[name]!.check(values[name], name)
}

export function checkNames(fields: Fields, names: readonly string[]): void {
  for (const name of names) {
    if (Object.hasOwn(fields, name)) continue
    throw new TroupeError(
      'BOARD_UNKNOWN_FIELD',
      `The board has no field "${name}". Its fields: ${listed(Object.keys(fields))}.`,
    )
  }
}
