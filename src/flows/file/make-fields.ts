/** The board of a flow file: its fields with their merge rules and types, and one for each parameter. */
import { schemaFromJson, type JsonSchema } from '../../base/json-schema.ts'
import type { Schema } from '../../base/schema.ts'
import type { Field, Fields } from '../../board/field.ts'
import { append, union } from '../../board/list-fields.ts'
import { merge } from '../../board/merge-field.ts'
import { max, min, sum, value } from '../../board/scalar-fields.ts'
import { upsert } from '../../board/upsert-field.ts'
import type { CompiledFlow } from '../../define/society.ts'
import { withValueAt, type Board } from '../../societies/paths.ts'
import type { FileField, FileParameter, FlowFile } from './schema/flow-file.ts'

export function makeFields(file: FlowFile, codeOf: (society: string) => CompiledFlow): Fields {
  const fields: Record<string, Field<unknown, unknown>> = {}
  for (const [name, field] of Object.entries(file.fields ?? {}))
    fields[name] = field.of === undefined ? makeField(field) : codeOf(field.of).board.fields[name]!
  for (const [name, made] of Object.entries(parameterFields(file))) fields[name] ??= made
  return fields
}

function makeField({ rule = 'value', type, initial, id }: FileField): Field<never, never> {
  const schema: Schema | undefined = type && schemaFromJson(type)
  const start = initial as number | undefined
  const made = {
    value: () => makeValue(schema, initial),
    append: () => (schema ? append(schema) : append()),
    union: () => (schema ? union(schema) : union()),
    merge: () => (schema ? merge(schema) : merge()),
    sum: () => sum(start),
    max: () => (start === undefined ? max() : max(start)),
    min: () => (start === undefined ? min() : min(start)),
    upsert: () => makeUpsert(schema, id),
    // the check of the file leaves it to code
    custom: () => value(),
  }[rule]()
  return made as Field<never, never>
}

function makeValue(schema: Schema | undefined, initial: unknown) {
  if (schema === undefined) return initial === undefined ? value<unknown>() : value<unknown>(initial)
  return initial === undefined ? value(schema) : value(schema, initial)
}

function makeUpsert(schema: Schema | undefined, id = 'id') {
  const idOf = (thing: unknown) => (thing as Readonly<Record<string, string>>)[id]!
  return schema === undefined ? upsert(idOf) : upsert(schema, idOf)
}

const TYPES: Readonly<Record<FileParameter['type'], JsonSchema>> = {
  text: { type: 'string' },
  count: { type: 'integer' },
  amount: { type: 'number' },
  choice: { type: 'string' },
  list: { type: 'array', items: { type: 'string' } },
  switch: { type: 'boolean' },
  seed: { type: ['number', 'string'] },
}

/** A parameter below a field, such as `house.size`, makes that field an object with its default in it. */
function parameterFields({ parameters = {} }: FlowFile): Fields {
  const fields: Record<string, Field<unknown, unknown>> = {}
  let defaults: Board = {}
  for (const [path, parameter] of Object.entries(parameters)) {
    const [name = '', ...below] = path.split('.')
    if (parameter.default !== undefined) defaults = withValueAt(defaults, path, parameter.default)
    fields[name] =
      below.length > 0
        ? value(schemaFromJson({ type: 'object' }), defaults[name] ?? {})
        : makeValue(schemaFromJson(TYPES[parameter.type]), parameter.default)
  }
  return fields
}
