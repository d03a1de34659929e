/**
 * Nodes as tools of a model: one that is wired to an agent by a tool output is called with an input that the model
 * fills in. Each call runs as a society inside the agent's thought, so it is journaled and resumed with it.
 */
import { isRecord } from '../../base/json-kinds.ts'
import { schemaFromJson } from '../../base/json-schema.ts'
import { value } from '../../board/scalar-fields.ts'
import type { Context } from '../../define/agent.ts'
import { board } from '../../define/board.ts'
import { compile } from '../../define/compile.ts'
import { end } from '../../define/route.ts'
import type { Society } from '../../define/society.ts'
import { tool, type GivenTools, type Tool, type ToolSource } from '../../tools/tool.ts'
import type { GraphNode, Json } from '../graph.ts'
import { NodeStop, type Component } from './component.ts'
import type { Machine } from './machine.ts'
import { stateReader } from './plan.ts'
import { arrivedAt } from './arrived.ts'
import type { BoardView, Calling } from './calling.ts'
import { shownText, type Value } from './values.ts'

type Give = (calling: Calling) => Promise<Value>

export function toolsOf(machine: Machine, id: string, view: BoardView, give: Give): GivenTools {
  const taken = new Set<string>()
  return (machine.wiring.tools.get(id) ?? []).flatMap(({ node }): GivenTools => {
    const given = machine.wiring.nodes.get(node)!
    const source = sourceOf(machine, given)
    if (source) return [source]
    return wordsOf(given, machine.components.get(node)!).map((words) => {
      const name = freeName(words.name, taken)
      taken.add(name)
      return toolOf({ machine, id: node, view, words: { ...words, name }, give })
    })
  })
}

/** An MCP server that may be used brings its own tools. */
function sourceOf({ surroundings }: Machine, { component, settings }: GraphNode): ToolSource | undefined {
  if (!component.startsWith('MCP') || !surroundings.mcp) return undefined
  const server = settings['mcp_server']?.value
  const name = isRecord(server) ? server['name'] : undefined
  const config = isRecord(server) ? (server['config'] ?? null) : null
  return surroundings.mcp({ name: typeof name === 'string' ? name : '', config })
}

interface ToolWords {
  readonly name: string
  readonly description: string
  readonly args: Readonly<Record<string, unknown>>
  readonly required: readonly string[]
}

/** As the file describes the tools of a node; or as its component does. */
function wordsOf(node: GraphNode, component: Component | { readonly fault: string }): ToolWords[] {
  const told = node.settings['tools_metadata']?.value
  const rows = (Array.isArray(told) ? told : []).filter(isRecord).filter(({ status }) => status !== false)
  const described = rows.map((row) => {
    const args = isRecord(row['args']) ? row['args'] : {}
    return {
      name: plainName(said(row['name']) ?? node.component),
      description: said(row['description']) ?? said(row['display_description']) ?? node.title,
      args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, argSchema(arg)])),
      required: Object.entries(args).flatMap(([name, arg]) => (isRecord(arg) && 'default' in arg ? [] : [name])),
    }
  })
  if (described.length > 0) return described
  const inputs = ('run' in component && component.toolInputs) || usualInputs(node)
  const args = Object.fromEntries(inputs.map((name) => [name, { type: 'string' }]))
  const description = 'run' in component ? `${node.title}: ${component.says}` : node.title
  return [{ name: plainName(node.title), description, args, required: inputs }]
}

function said(given: unknown): string | undefined {
  return typeof given === 'string' && given !== '' ? given : undefined
}

const TYPES: ReadonlySet<unknown> = new Set(['string', 'integer', 'number', 'boolean', 'array', 'object'])

/** What providers understand of an argument's schema; anything else is a text. */
function argSchema(given: unknown): Record<string, unknown> {
  if (!isRecord(given)) return { type: 'string' }
  const { type, description, items, enum: choices } = given
  return {
    ...(TYPES.has(type) ? { type } : given['anyOf'] === undefined ? { type: 'string' } : {}),
    ...(typeof description === 'string' && description !== '' && { description }),
    ...(type === 'array' && { items: isRecord(items) ? argSchema(items) : {} }),
    ...(Array.isArray(choices) && { enum: choices }),
  }
}

// what a component of no known kind is most likely asked by
const USUAL = [
  'input_value',
  'query',
  'search_query',
  'url',
  'urls',
  'input',
  'text',
  'expression',
  'run_input',
] as const

function usualInputs({ settings }: GraphNode): readonly string[] {
  const found = USUAL.find((name) => settings[name] !== undefined)
  return found === undefined ? [] : [found]
}

function plainName(given: string): string {
  return given.replaceAll(/[^\w-]+/g, '_').slice(0, 60) || 'tool'
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let place = 2, free = name; ; place++) {
    if (!taken.has(free)) return free
    free = `${name.slice(0, 56)}_${place}`
  }
}

interface Making {
  readonly machine: Machine
  readonly id: string
  readonly view: BoardView
  readonly words: ToolWords
  readonly give: Give
}

type Filled = Readonly<Record<string, Json>>

function toolOf({ machine, id, view, words, give }: Making): Tool {
  const { name, description, args, required } = words
  const component = machine.components.get(id)!
  const input = schemaFromJson<Filled>({ type: 'object', properties: args, required, additionalProperties: false })
  const states = stateReader(view, (each) => (machine.wiring.needs.has(each) ? machine.names.get(each) : undefined))
  const calling = (filled: Filled, context: Context): Calling => ({
    machine,
    id,
    view,
    context,
    arrived: arrivedAt(machine, states, id),
    filled,
    wanted: [name],
  })
  const told = { name, description: description.slice(0, 4_000), input }
  if ('run' in component && component.hasEffect) {
    return tool({
      ...told,
      approve: 'always',
      does: async (filled, context) => shownText(await give(calling(filled, context as unknown as Context))),
    })
  }
  return tool({
    ...told,
    reads: true,
    does: async (filled, { society }) => {
      const { board: result } = await society(oneNode(machine.names.get(id)!, calling, give), { filled })
      const { text, fault } = result.answer
      if (fault !== undefined) throw new Error(fault)
      return text
    },
  })
}

const oneBoard = board({
  filled: value<Filled>({}),
  answer: value<{ readonly text: string; readonly fault?: string }>({ text: '' }),
})

/** A society of the one node, so that it can ask models, people and the network as any node can. */
function oneNode(
  name: string,
  calling: (filled: Filled, context: Context) => Calling,
  give: Give,
): Society<typeof oneBoard.fields> {
  const agent = oneBoard.agent({
    reads: ['filled'],
    writes: ['answer'],
    think: async ({ filled }, context) => {
      try {
        return { answer: { text: shownText(await give(calling(filled, context))) } }
      } catch (error) {
        if (!(error instanceof NodeStop)) throw error
        return { answer: { text: '', fault: `This cannot be done here. ${error.message}` } }
      }
    },
  })
  const routes = { [name]: end('done') }
  return {
    board: oneBoard,
    compiled: compile(oneBoard, { name: 'tool', start: name, agents: { [name]: agent }, routes }),
  }
}
