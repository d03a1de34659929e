/**
 * What the official conformance suite calls by name, added to our MCP server as any program may add things of its own:
 * so our door, streams, limits and the way the protocol is set up are tried with every kind of content and question.
 */
import { createHmac } from 'node:crypto'
import {
  completable,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  type McpServer,
  type ServerContext,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { schemaFromJson } from '../src/base/json-schema.ts'

// one grey pixel, and no sound at all
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA='
const NOTHING = z.object({})

const text = (words: string) => ({ content: [{ type: 'text' as const, text: words }] })
const image = { type: 'image' as const, data: PNG, mimeType: 'image/png' }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const form = (...fields: string[]) =>
  ({ type: 'object', properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])) }) as never
const question = (message: string, ...fields: string[]) =>
  inputRequired.elicit({ message, requestedSchema: form(...fields) })
const sampling = (words: string) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: words } }],
    maxTokens: 100,
  })
const answersIn = ({ mcpReq }: ServerContext) => (mcpReq.inputResponses ?? {}) as Readonly<Record<string, unknown>>
const schemaOf = (schema: Readonly<Record<string, unknown>>) =>
  schemaFromJson(schema, { isChecked: false }) as unknown as StandardSchemaWithJSON

export function addFixture(server: McpServer): void {
  addContents(server)
  addQuestions(server)
  addShelf(server)
}

function addContents(server: McpServer): void {
  const plain = (name: string, give: (context: ServerContext) => unknown) =>
    server.registerTool(name, { description: `Fixture ${name}.`, inputSchema: NOTHING }, (_, context) =>
      Promise.resolve(give(context) as never),
    )
  plain('test_simple_text', () => text('This is a simple text response for testing.'))
  plain('test_image_content', () => ({ content: [image] }))
  plain('test_audio_content', () => ({ content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }] }))
  const resource = (uri: string, mimeType: string, words: string) => ({
    type: 'resource',
    resource: { uri, mimeType, text: words },
  })
  plain('test_embedded_resource', () => ({
    content: [resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  }))
  plain('test_multiple_content_types', () => ({
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      image,
      resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }))
  plain('test_error_handling', () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  plain('test_tool_with_progress', async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken
    for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken: progressToken!, progress, total: 100 },
      })
      await pause(20)
    }
    return text('done')
  })
  plain('test_logging_tool', () => text('Nothing was logged: logs are not sent over the protocol.'))
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Tool with JSON Schema 2020-12 features', inputSchema: schemaOf(SCHEMA_2020) },
    () => text('ok'),
  )
  const region = { type: 'string', 'x-mcp-header': 'Region' }
  const withHeader = { type: 'object', properties: { region }, required: ['region'] }
  server.registerTool('test_custom_header', { description: 'Fixture.', inputSchema: schemaOf(withHeader) }, () =>
    text('ok'),
  )
}

const SCHEMA_2020 = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // oxlint-disable-next-line unicorn/no-thenable
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
}

// of this process: what was given to a client before a restart is not taken again
const SECRET = crypto.randomUUID()
const signed = (state: string) => `${state}.${createHmac('sha256', SECRET).update(state).digest('base64url')}`

function unsigned(given: string): string {
  const state = given.slice(0, given.indexOf('.'))
  if (signed(state) === given) return state
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The requestState was changed on its way.')
}

type Requests = Parameters<typeof inputRequired>[0]['inputRequests']

function addQuestions(server: McpServer): void {
  /** Asks until all is answered, then says so. */
  const asking = (name: string, requests: (state: string) => Requests | undefined, hasState = true) =>
    server.registerTool(name, { description: `Fixture ${name}.`, inputSchema: NOTHING }, (_, context) => {
      const given = context.mcpReq.requestState<string>()
      const answers = answersIn(context)
      const round = given === undefined ? 0 : Number(unsigned(given))
      const wanted = requests(String(round))
      const isAnswered = wanted !== undefined && Object.keys(wanted).every((key) => key in answers)
      const next = isAnswered ? requests(String(round + 1)) : wanted
      if (next === undefined || (isAnswered && !hasState)) return text(`Answered: ${JSON.stringify(answers)}`)
      const state = hasState && { requestState: signed(String(isAnswered ? round + 1 : round)) }
      return inputRequired({ inputRequests: next, ...state })
    })
  const once = (requests: Requests) => (state: string) => (state === '0' ? requests : undefined)
  const name = { user_name: question('What is your name?', 'name') }
  const capital = { capital_question: sampling('What is the capital of France?') }
  const roots = { client_roots: inputRequired.listRoots() }
  asking('test_input_required_result_elicitation', once(name), false)
  asking('test_input_required_result_sampling', once(capital), false)
  asking('test_input_required_result_list_roots', once(roots), false)
  asking('test_input_required_result_request_state', once({ confirm: question('Is it so?', 'ok') }))
  asking('test_input_required_result_tampered_state', once({ confirm: question('Is it so?', 'ok') }))
  asking('test_input_required_result_multiple_inputs', once({ ...name, ...capital, ...roots }))
  asking('test_input_required_result_multi_round', (state) => {
    if (state === '0') return { step1: question('What is your name?', 'name') }
    return state === '1' ? { step2: question('Which colour?', 'color') } : undefined
  })
  asking('test_streaming_elicitation', once(name), false)
  const capabilitiesIn = ({ mcpReq }: ServerContext) => {
    const envelope = (mcpReq.envelope ?? {}) as Readonly<Record<string, object | undefined>>
    return envelope['io.modelcontextprotocol/clientCapabilities'] ?? {}
  }
  server.registerTool(
    'test_input_required_result_capabilities',
    { description: 'Fixture.', inputSchema: NOTHING },
    (_, context) => {
      const declared = capabilitiesIn(context)
      const inputRequests = {
        ...('elicitation' in declared && name),
        ...('sampling' in declared && capital),
        ...('roots' in declared && roots),
      }
      return Object.keys(inputRequests).length === 0 ? text('Nobody can be asked.') : inputRequired({ inputRequests })
    },
  )
  // in the older protocol a server asks in the middle of a call
  const ask = { description: 'Fixture.', inputSchema: z.object({ message: z.string().optional() }) }
  for (const each of ['test_elicitation', 'test_elicitation_sep1034_defaults', 'test_elicitation_sep1330_enums'])
    server.registerTool(each, ask, async ({ message = 'What is your name?' }, { mcpReq }) =>
      text(JSON.stringify(await mcpReq.elicitInput({ mode: 'form', message, requestedSchema: form('name') }))),
    )
  const sample = { description: 'Fixture.', inputSchema: z.object({ prompt: z.string() }) }
  server.registerTool('test_sampling', sample, async ({ prompt }, { mcpReq }) => {
    const messages = [{ role: 'user' as const, content: { type: 'text' as const, text: prompt } }]
    return text(JSON.stringify(await mcpReq.requestSampling({ messages, maxTokens: 100 })))
  })
  // the package refuses what the client did not say it can do
  asking('test_missing_capability', once(capital), false)
}

function addShelf(server: McpServer): void {
  server.registerResource('static text', 'test://static-text', { mimeType: 'text/plain' }, ({ href }) => ({
    contents: [{ uri: href, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }],
  }))
  server.registerResource('static binary', 'test://static-binary', { mimeType: 'image/png' }, ({ href }) => ({
    contents: [{ uri: href, mimeType: 'image/png', blob: PNG }],
  }))
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined })
  server.registerResource('template', template, { mimeType: 'application/json' }, ({ href }, { id }) => ({
    contents: [
      {
        uri: href,
        mimeType: 'application/json',
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
      },
    ],
  }))
  const says = (content: object) => ({ messages: [{ role: 'user' as const, content: content as never }] })
  const words = (given: string) => ({ type: 'text', text: given })
  server.registerPrompt('test_simple_prompt', { description: 'Fixture.' }, () =>
    says(words('This is a simple prompt for testing.')),
  )
  const begins = (given: string | undefined) =>
    ['paris', 'park', 'party'].filter((each) => each.startsWith(given ?? ''))
  const args = z.object({ arg1: completable(z.string(), begins), arg2: z.string() })
  server.registerPrompt('test_prompt_with_arguments', { description: 'Fixture.', argsSchema: args }, ({ arg1, arg2 }) =>
    says(words(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  )
  const uri = z.object({ resourceUri: z.string() })
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'Fixture.', argsSchema: uri },
    ({ resourceUri }) => ({
      messages: [
        ...says({ type: 'resource', resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded.' } })
          .messages,
        ...says(words('Please process the embedded resource above.')).messages,
      ],
    }),
  )
  server.registerPrompt('test_prompt_with_image', { description: 'Fixture.' }, () => ({
    messages: [...says(image).messages, ...says(words('Please analyze the image above.')).messages],
  }))
  server.registerPrompt('test_input_required_result_prompt', { description: 'Fixture.' }, (context: ServerContext) => {
    const { user_context: given } = answersIn(context)
    if (given !== undefined) return says(words(`With ${JSON.stringify(given)}.`))
    return inputRequired({ inputRequests: { user_context: question('What is it about?', 'context') } })
  })
}
