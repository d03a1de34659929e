/** Our MCP client as the official conformance runner drives it: lists the tools of a server, and calls each once. */
import { isRecord } from '../src/base/json-kinds.ts'
import { jsonSchemaOf } from '../src/base/json-schema.ts'
import { mcp } from '../src/tools/mcp/index.ts'
import { authOf, type ConformanceContext } from './mcp-conformance-auth.ts'
import type { ReadingContext, Tool } from '../src/tools/tool.ts'

const url = process.argv.at(-1)!
const signal = new AbortController().signal

/** What fits the schema of an input or of a question: its defaults, or the first thing that comes to mind. */
function sample(schema: unknown): unknown {
  const rule = isRecord(schema) ? schema : {}
  if ('default' in rule) return rule['default']
  if (Array.isArray(rule['enum'])) return rule['enum'][0]
  switch (rule['type']) {
    case 'number':
    case 'integer':
      return 5
    case 'boolean':
      return true
    case 'array':
      return []
    case 'object': {
      const properties = isRecord(rule['properties']) ? rule['properties'] : {}
      return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sample(each)]))
    }
    default:
      return 'hello'
  }
}

const context: ReadingContext = {
  id: 'conformance',
  run: 'conformance',
  agent: 'client',
  step: 1,
  now: 0,
  report: () => {},
  signal,
  random: undefined as never,
  society: undefined as never,
  ask: async (question) => sample((question as { answer: unknown }).answer) as never,
}

interface Wanted extends ConformanceContext {
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: unknown }[]
}

const wanted = JSON.parse(process.env['MCP_CONFORMANCE_CONTEXT'] ?? '{}') as Wanted
const auth = authOf(process.env['MCP_CONFORMANCE_SCENARIO'] ?? '', wanted)
const place = { url, listens: true, ...(auth && { auth }) }

/** What the runner wants called, or everything there is. */
function callsOf(tools: readonly Tool[]) {
  const { toolCalls } = wanted
  const [first] = tools
  if (toolCalls !== undefined) return toolCalls.map((each) => ({ name: each.name, input: each.arguments }))
  return tools.map(({ name, input }) => {
    const schema = jsonSchemaOf(input)
    // one of its tools is told the schema of the other, as it reached us
    const isEcho = name === 'json_schema_echo' && first !== undefined
    return { name, input: isEcho ? { schema: jsonSchemaOf(first.input) } : sample(schema) }
  })
}

async function callEach(tools: readonly Tool[]): Promise<void> {
  for (const { name, input } of callsOf(tools)) {
    try {
      const does = tools.find((each) => each.name === name)?.does
      console.log(name, JSON.stringify(await does?.(input, context)))
    } catch (error) {
      console.log(name, String(error))
    }
  }
}

// whoever runs this knows the server: everything it has may be asked in the middle of a call
const listing = mcp(place)
const names = (await listing.tools(signal)).map(({ name }) => name)
await listing.close()
const source = mcp(place, { reads: names })
await callEach(await source.tools(signal))
await source.close()
