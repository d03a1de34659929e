/** JSON Schema of a schema: what a model, an MCP client or a form is told of the input it has to fit. */
import { TroupeError } from './errors.ts'
import { faultAgainst } from './fits-json-schema.ts'
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

export interface FromJsonOptions {
  /** false where whoever is given the value checks it, and says in its own words what is wrong. True by default */
  readonly isChecked?: boolean
}

/** A schema that only JSON Schema describes, such as one from another program. */
export function schemaFromJson<T = unknown>(
  jsonSchema: JsonSchema,
  { isChecked = true }: FromJsonOptions = {},
): Schema<T> {
  const told: Convert = () => ({ ...jsonSchema })
  // what is checked comes out as it went in
  const converter: Converter & { readonly output: Convert } = { input: told, output: told }
  const standard = {
    version: 1 as const,
    vendor: 'troupe',
    validate: (value: unknown) => {
      const message = isChecked ? faultAgainst(jsonSchema, value) : undefined
      return message === undefined ? { value: value as T } : { issues: [{ message }] }
    },
    jsonSchema: converter,
  }
  return { '~standard': standard }
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
