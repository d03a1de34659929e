/**
 * `mcp()`: an MCP server as a source of tools. Each has an effect unless it is named in `reads`: what the server says
 * of itself is not believed.
 */
import type { Tool as SdkTool } from '@modelcontextprotocol/client'
import { listed, TroupeError } from '../../base/errors.ts'
import { schemaFromJson } from '../../base/json-schema.ts'
import type { Approval, ReadingContext, Tool, ToolContext, ToolSource } from '../tool.ts'
import { callTool, createLine } from './call-tool.ts'
import { createConnection } from './connection.ts'
import { listAll } from './list.ts'
import { plainName } from './names.ts'
import { USUAL, type McpOptions, type McpPlace } from './options.ts'
import { hasFitHeaders } from './param-headers.ts'
import { createShelf, promptTools, resourceTools, type Shelf } from './shelf.ts'

const LONGEST_DESCRIPTION = 4_000
const LONGEST_SCHEMA = 32 * 1024
// a server over HTTP tells nobody that its tools have changed
const LIST_AGE_MS = 10_000

export interface McpSource extends ToolSource, Shelf {
  /** ends the server, or lets go of it; it cannot be used after that */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export function mcp(place: McpPlace, options: McpOptions = {}): McpSource {
  const { prefix = '', limits = {}, now = () => performance.now() } = options
  checkPlace(place)
  const { timeoutMs = USUAL.timeoutMs, bytes = USUAL.bytes } = limits
  let known: { tools: readonly Tool[]; generation: number; at: number } | undefined
  const connection = createConnection(place, options, () => void (known = undefined))
  const line = createLine(connection)
  const shelf = createShelf(connection, timeoutMs, bytes)

  const list = async (signal: AbortSignal): Promise<readonly Tool[]> => {
    const definitions = await connection.use(
      (client) => listAll(client, 'tools', { ...wanted(options), timeoutMs, signal, fail: connection.faults.failed }),
      { signal, timeoutMs, mayRepeat: true },
    )
    return toolsOf(definitions)
  }
  const toolsOf = (definitions: readonly SdkTool[]): Tool[] => {
    const taken = new Set<string>()
    const nameFor = (name: string) => {
      const plain = plainName(prefix, name, (each) => taken.has(each))
      taken.add(plain)
      return plain
    }
    const allowed = chosen(definitions, options, connection.faults.failed)
    return [
      ...allowed.map((definition) => toolOf(definition, nameFor(definition.name))),
      ...(options.resources ? resourceTools(shelf, connection.name, nameFor) : []),
      ...(options.prompts ? promptTools(shelf, connection.name, nameFor) : []),
    ]
  }
  const toolOf = (definition: SdkTool, name: string): Tool => {
    const { inputSchema } = definition
    const { calls } = limits
    const approve = approvalOf(options.approve, definition.name)
    const words = {
      name,
      description: describe(definition),
      input: schemaFromJson({ ...inputSchema, type: 'object' }),
      limits: { timeoutMs, bytes, ...(calls !== undefined && { calls }) },
      ...(approve !== undefined && { approve }),
    }
    const around = { connection, line }
    const asksFirst = options.asksFirst?.includes(definition.name) === true
    const calling = { timeoutMs, mostBytes: bytes, asksFirst }
    if (!options.reads?.includes(definition.name))
      return {
        ...words,
        does: (input: unknown, context: ToolContext) => callTool(around, definition, input, context, calling),
      }
    return {
      ...words,
      reads: true,
      does: (input: unknown, context: ReadingContext) =>
        callTool(around, definition, input, context, { ...calling, ask: context.ask }),
    }
  }
  return {
    name: connection.name,
    async tools(signal) {
      const isOld = !('command' in place) && known !== undefined && now() - known.at > LIST_AGE_MS
      if (known === undefined || isOld || known.generation !== connection.generation || !connection.isOpen()) {
        const tools = await list(signal)
        known = { tools, generation: connection.generation, at: now() }
      }
      return known.tools
    },
    ...shelf,
    close: () => connection.close(),
    [Symbol.asyncDispose]: () => connection.close(),
  }
}

function checkPlace(place: McpPlace): void {
  const isFit =
    'command' in place ? place.command !== '' : /^https?:/.test(String(place.url)) && URL.canParse(String(place.url))
  if (isFit) return
  throw new TroupeError(
    'TOOL_INVALID',
    'An MCP server needs a command ({ command, args }) or an http address ({ url: "https://host/mcp" }).',
  )
}

/** How far a list has to be read. */
function wanted({ allow, reads = [], asksFirst = [], limits = {} }: McpOptions) {
  if (allow === undefined) return { most: limits.tools ?? USUAL.tools }
  const names = new Set([...allow, ...reads, ...asksFirst])
  return { most: Infinity, isEnough: (found: readonly string[]) => new Set(found).isSupersetOf(names) }
}

/** Those that may be used. A name that nobody offers is a mistake, or a server that has changed. */
function chosen(
  definitions: readonly SdkTool[],
  { allow, reads = [], asksFirst = [] }: McpOptions,
  fail: (what: string) => Error,
): SdkTool[] {
  const byName = new Map<string, SdkTool>()
  for (const definition of definitions)
    if (!byName.has(definition.name) && hasFitHeaders(definition.inputSchema)) byName.set(definition.name, definition)
  const missing = [...(allow ?? []), ...reads, ...asksFirst].filter((name) => !byName.has(name))
  if (missing.length > 0)
    throw fail(`has no tool ${listed(missing)}. It has: ${listed([...byName.keys()].slice(0, 50))}.`)
  const isFit = ({ inputSchema }: SdkTool) => JSON.stringify(inputSchema).length <= LONGEST_SCHEMA
  const allowed = allow === undefined ? [...byName.values()] : [...new Set(allow)].map((name) => byName.get(name)!)
  const unfit = allowed.filter((each) => !isFit(each))
  if (unfit.length > 0)
    throw fail(
      `has tools whose input takes more than ${LONGEST_SCHEMA / 1024} kB to describe: ` +
        `${listed(unfit.map(({ name }) => name))}. Name the others in allow.`,
    )
  return allowed
}

/** In the server's own words, and said so where it speaks well of itself: whoever approves a call should know both. */
function describe({ name, title, description, annotations = {} }: SdkTool): string {
  const said = (description ?? title ?? name).slice(0, LONGEST_DESCRIPTION)
  const { readOnlyHint, destructiveHint } = annotations
  const hints = [readOnlyHint === true && 'read-only', destructiveHint === true && 'destructive'].filter(Boolean)
  return hints.length === 0 ? said : `${said} (The server calls it ${hints.join(' and ')}.)`
}

function approvalOf(approve: McpOptions['approve'], name: string): Approval<unknown> | undefined {
  if (typeof approve !== 'object') return approve
  return Object.hasOwn(approve, name) ? approve[name] : undefined
}
