/** Any schema that speaks Standard Schema (zod, valibot, arktype …), so that the engine depends on none. */
import { TroupeError } from './errors.ts'

export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

export function isSchema(value: unknown): value is Schema {
  // some libraries make their schemas callable
  return ((typeof value === 'object' && value !== null) || typeof value === 'function') && '~standard' in value
}

/** Parses, or throws BOARD_INVALID_VALUE with the name of what was checked. */
export function parse<T>(schema: Schema<T>, value: unknown, name: string): T {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) {
    throw new TroupeError('BOARD_INVALID_VALUE', `The schema of ${name} is asynchronous. Use one that answers at once.`)
  }
  if (result.issues === undefined) return result.value
  const faults = result.issues.map(({ message, path }) => {
    const where = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    return where ? `${where}: ${message}` : message
  })
  throw new TroupeError('BOARD_INVALID_VALUE', `${name} does not fit its schema: ${faults.join('; ')}.`)
}

/** A schema that accepts everything and only carries a type: `takes: type<Item>()`. */
export function type<T>(): Schema<T> {
  return { '~standard': { version: 1, vendor: 'troupe', validate: (value) => ({ value: value as T }) } }
}
