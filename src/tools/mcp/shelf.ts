/** Resources and prompts of an MCP server: for programs, and as tools that a model may read them with. */
import type { GetPromptResult, Prompt, Resource } from '@modelcontextprotocol/client'
import { schemaFromJson } from '../../base/json-schema.ts'
import { tool, type Tool } from '../tool.ts'
import type { Connection } from './connection.ts'
import { listAll } from './list.ts'
import { contentsOf, cut, textOf } from './results.ts'

const MOST_LISTED = 1_000

export interface Shelf {
  resources(signal?: AbortSignal): Promise<readonly Resource[]>
  /** its text; bytes are named and left out */
  readResource(uri: string, signal?: AbortSignal): Promise<string>
  prompts(signal?: AbortSignal): Promise<readonly Prompt[]>
  /** the prompt filled in: who says what */
  prompt(name: string, values?: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<readonly PromptLine[]>
}

export interface PromptLine {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

export function createShelf(connection: Connection, timeoutMs: number, mostBytes: number): Shelf {
  const using = (signal?: AbortSignal) => ({ mayRepeat: true, timeoutMs, ...(signal && { signal }) })
  const list = <K extends 'resources' | 'prompts'>(kind: K, signal?: AbortSignal) =>
    connection.use(
      (client) => listAll(client, kind, { most: MOST_LISTED, fail: connection.faults.failed, ...using(signal) }),
      using(signal),
    )
  const options = (signal?: AbortSignal) => ({ timeout: timeoutMs, ...(signal && { signal }) })
  return {
    resources: (signal) => list('resources', signal),
    prompts: (signal) => list('prompts', signal),
    async readResource(uri, signal) {
      const read = () => connection.use((client) => client.readResource({ uri }, options(signal)), using(signal))
      const { contents } = await read()
      return cut(contents.map(contentsOf).join('\n'), mostBytes)
    },
    async prompt(name, values = {}, signal) {
      const filled: GetPromptResult = await connection.use(
        (client) => client.getPrompt({ name, arguments: { ...values } }, options(signal)),
        using(signal),
      )
      return filled.messages.map(({ role, content }) => ({ role, text: textOf({ content: [content] }, mostBytes) }))
    },
  }
}

const NOTHING = schemaFromJson<object>({ type: 'object', properties: {} })
const URI = schemaFromJson<{ uri: string }>({
  type: 'object',
  properties: { uri: { type: 'string', description: 'as it was listed' } },
  required: ['uri'],
})
const PROMPT = schemaFromJson<{ name: string; values?: Record<string, string> }>({
  type: 'object',
  properties: {
    name: { type: 'string', description: 'as it was listed' },
    values: { type: 'object', additionalProperties: { type: 'string' }, description: 'what it is filled in with' },
  },
  required: ['name'],
})

export function resourceTools(shelf: Shelf, server: string, nameFor: (name: string) => string): Tool[] {
  return [
    tool({
      name: nameFor('list_resources'),
      description: `Lists what can be read at ${server}: addresses and what they hold.`,
      input: NOTHING,
      reads: true,
      does: async (_, { signal }) =>
        (await shelf.resources(signal)).map(({ uri, name, description = '' }) => ({ uri, name, description })),
    }),
    tool({
      name: nameFor('read_resource'),
      description: `Reads one of the resources of ${server} by its address.`,
      input: URI,
      reads: true,
      does: ({ uri }, { signal }) => shelf.readResource(uri, signal),
    }),
  ]
}

export function promptTools(shelf: Shelf, server: string, nameFor: (name: string) => string): Tool[] {
  return [
    tool({
      name: nameFor('list_prompts'),
      description: `Lists the prompts of ${server}, and what each is filled in with.`,
      input: NOTHING,
      reads: true,
      does: async (_, { signal }) =>
        (await shelf.prompts(signal)).map((each) => ({
          name: each.name,
          description: each.description ?? '',
          values: (each.arguments ?? []).map(({ name }) => name),
        })),
    }),
    tool({
      name: nameFor('get_prompt'),
      description: `Gives one of the prompts of ${server}, filled in.`,
      input: PROMPT,
      reads: true,
      does: ({ name, values }, { signal }) => shelf.prompt(name, values ?? {}, signal),
    }),
  ]
}
