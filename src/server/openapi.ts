/** The endpoints as an OpenAPI document. */
import type { SocietyInfo } from './api.ts'
import { endpoints, shapes, type Endpoint } from './endpoints.ts'
import { inputName, inputSchema } from './input-schema.ts'

type Json = Readonly<Record<string, unknown>>

/** `societies`: those that can be started; what each takes is a shape of its own. */
export function openApi(version: string, societies: readonly SocietyInfo[] = []): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) (paths[`/api${endpoint.path}`] ??= {})[endpoint.method] = operationOf(endpoint)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Troupe studio',
      version: version || '0',
      description: 'Watch, rewind, fork and compare the runs of a store.',
    },
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, schemaOf(shape)])),
        ...Object.fromEntries(societies.map((society) => [inputName(society.name), inputSchema(society)])),
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    // with --host alone
    security: [{}, { token: [] }],
  }
}

function operationOf({ path, says, query = {}, takes, gives, status = 200 }: Endpoint): Json {
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: 'query',
      description,
      schema: { type: 'string' },
    })),
  ]
  return {
    summary: says,
    parameters,
    ...(takes !== undefined && { requestBody: { content: contentOf(takes) } }),
    responses: {
      [status]: { description: 'Done.', content: contentOf(gives) },
      default: { description: 'What happened, what is known and what to try.', content: contentOf('ApiError') },
    },
  }
}

function contentOf(name: string): Json {
  if (name.includes('/')) return { [name]: {} }
  const one = { $ref: `#/components/schemas/${name.replace('[]', '')}` }
  return { 'application/json': { schema: name.endsWith('[]') ? { type: 'array', items: one } : one } }
}

const types: Readonly<Record<string, Json>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  object: { type: 'object' },
  array: { type: 'array' },
  'number or text': { type: ['number', 'string'] },
  any: {},
}

function schemaOf(shape: Readonly<Record<string, string>>): Json {
  const fields = Object.entries(shape).filter(([name]) => name !== '…')
  const own = {
    type: 'object',
    required: fields.filter(([name]) => !name.endsWith('?')).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, said]) => [name.replace('?', ''), fieldOf(said)])),
  }
  return '…' in shape ? { allOf: [{ $ref: '#/components/schemas/RunCard' }, own] } : own
}

function fieldOf(said: string): Json {
  const [, type = 'any', description] = /^(number or text|\w+)(?:[: ]+([^: ].*))?$/.exec(said) ?? []
  return { ...types[type], ...(description !== undefined && { description }) }
}
