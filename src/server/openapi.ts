/** The endpoints as an OpenAPI document. */
import { a2aEndpoints } from './a2a/endpoints-a2a.ts'
import type { SocietyInfo } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints, shapes } from './endpoints.ts'
import { HOUSE_PATH_PREFIX, houseEndpoints } from './house/endpoints-house.ts'
import { inputName, inputSchema } from './input-schema.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * `societies`: those that can be started; what each takes is a shape of its own. `hasFace`: the server answers the
 * front end of one household at the root as well.
 */
export function openApi(version: string, societies: readonly SocietyInfo[] = [], hasFace = false): Json {
  const paths: Record<string, Record<string, Json>> = {}
  const add = (path: string, endpoint: Endpoint) => {
    const operations = (paths[path] ??= {})
    operations[endpoint.method] = operationOf(endpoint)
  }
  for (const endpoint of endpoints) add(`/api${endpoint.path}`, endpoint)
  for (const endpoint of a2aEndpoints) add(endpoint.path, endpoint)
  for (const endpoint of hasFace ? houseEndpoints : []) {
    const path = endpoint.path.replace(HOUSE_PATH_PREFIX, '')
    add(path, { ...endpoint, path })
  }
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

function operationOf({ path, says, query = {}, takes, gives, status = 200, mayGiveNothing }: Endpoint): Json {
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
      ...(mayGiveNothing && { 204: { description: 'There is nothing yet.' } }),
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
