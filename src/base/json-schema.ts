/** JSON Schema of a schema: what a model, an MCP client or a form is told of the input it has to fit. */
import { listed, TroupeError } from './errors.ts'
import { isRecord } from './json-kinds.ts'
import type { Schema } from './schema.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

type Convert = (options: { readonly target: string }) => Record<string, unknown>

interface Converter {
  readonly input: Convert
}

// what providers and the protocols around them understand
const TARGET = 'draft-2020-12'

/** Libraries that can say it do so in `~standard.jsonSchema` (zod ≥ 4.2, and others); of the rest nothing is known. */
export function jsonSchemaOf(schema: Schema): JsonSchema | undefined {
  const { jsonSchema } = schema['~standard'] as { readonly jsonSchema?: Converter }
  if (typeof jsonSchema?.input !== 'function') return undefined
  const { $schema: _version, ...told } = jsonSchema.input({ target: TARGET })
  return told
}

/**
 * A schema that only JSON Schema describes, such as one from another process. That one checks for itself; here only the
 * first level is looked at: an object, with what is required, and of the plain types.
 */
export function schemaFromJson<T = unknown>(jsonSchema: JsonSchema): Schema<T> {
  const told: Convert = () => ({ ...jsonSchema })
  // what is checked comes out as it went in
  const converter: Converter & { readonly output: Convert } = { input: told, output: told }
  const standard = {
    version: 1 as const,
    vendor: 'troupe',
    validate: (value: unknown) => {
      const issues = [...issuesOf(value, jsonSchema)]
      return issues.length > 0 ? { issues } : { value: value as T }
    },
    jsonSchema: converter,
  }
  return { '~standard': standard }
}

interface Issue {
  readonly message: string
  readonly path: readonly string[]
}

function* issuesOf(value: unknown, schema: JsonSchema): Generator<Issue> {
  if (!fitsType(value, schema['type'])) {
    yield { message: `expected ${words(schema['type'])}, received ${kindOf(value)}`, path: [] }
  } else if (isRecord(value)) {
    const properties = isRecord(schema['properties']) ? schema['properties'] : {}
    const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
    for (const name of required) {
      if (typeof name === 'string' && !Object.hasOwn(value, name)) yield { message: 'is missing', path: [name] }
    }
    for (const [name, part] of Object.entries(value)) {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (known === undefined && schema['additionalProperties'] === false) {
        yield { message: `is not known; known: ${listed(Object.keys(properties))}`, path: [name] }
      }
      if (isRecord(known) && !fitsType(part, known['type'])) {
        yield { message: `expected ${words(known['type'])}, received ${kindOf(part)}`, path: [name] }
      }
    }
  }
}

function fitsType(value: unknown, type: unknown): boolean {
  const kind = kindOf(value)
  const types: readonly unknown[] = type === undefined ? [kind] : [type].flat()
  return types.includes(kind) || (types.includes('integer') && Number.isInteger(value))
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

function words(type: unknown): string {
  return [type].flat().map(String).join(' or ')
}

/** The JSON Schema of an object, or an error that names whose it was to be. */
export function objectSchemaOf(schema: Schema, of: string): JsonSchema {
  const told = jsonSchemaOf(schema)
  if (told?.['type'] === 'object') return told
  const found = told
    ? `that of ${JSON.stringify(told['type'] ?? 'something else')}`
    : 'none that can be written as JSON'
  throw new TroupeError(
    'TOOL_INVALID',
    `${of} needs the schema of an object, and has ${found}. ` +
      'Use z.object({ … }) of zod 4.2 or later, another library with Standard JSON Schema, or schemaFromJson({ … }).',
  )
}
