/**
 * A flow file with agents and routes as a graph of components, for Langflow: a prompt agent is a prompt, a model and
 * what it writes; a route is a router; what wires cannot express runs inside one labelled component. The report says
 * what became of each agent.
 */
import { namesIn } from '../../../minds/fill.ts'
import { LEAVES } from '../../components/library/flow-part.ts'
import { inputField } from '../../file/make-inner.ts'
import type { FileAgent, FileRoute, FlowFile } from '../../file/schema/flow-file.ts'
import type { ComponentGraph, GraphNode, GraphNote, Json, ReportItem, Wire } from '../../graph.ts'
import { newNode, ownNode } from '../new-node.ts'
import { nextOf, partsOf, type Part } from './parts.ts'

export interface GraphOfFile {
  readonly graph: ComponentGraph
  readonly items: readonly ReportItem[]
}

interface Making {
  readonly file: FlowFile
  readonly nodes: GraphNode[]
  readonly wires: Wire[]
  readonly items: ReportItem[]
}

type End = { readonly node: string; readonly output: string }
const at = { x: 0, y: 0 }
const DATA = { takes: ['Data'], isList: true }
const json = (value: unknown): Json => (value ?? {}) as Json

export function graphOfFile(file: FlowFile, { isWhole = false }: { readonly isWhole?: boolean } = {}): GraphOfFile {
  const { whole, parts } = isWhole ? { whole: 'it was asked for so', parts: new Map() } : partsOf(file)
  const making: Making = { file, nodes: [], wires: [], items: [] }
  const { nodes, wires, items } = making
  nodes.push(newNode({ id: 'ChatInput-said', component: 'ChatInput', title: 'Chat Input', position: at }))
  const answer = whole === undefined ? drawAgents(making, parts) : drawWhole(making, whole)
  nodes.push(newNode({ id: 'ChatOutput-answer', component: 'ChatOutput', title: 'Chat Output', position: at }))
  wires.push(wire(answer, 'ChatOutput-answer', 'input_value'))
  const notes: GraphNote[] = [{ id: 'note-flow', text: noteOf(file, items), position: { x: 0, y: -320 } }]
  const { name, title = name, description = '' } = file
  return { graph: { id: `flow-${name}`, name: title, description, nodes, wires, notes }, items }
}

const wire = (from: End, node: string, setting: string): Wire => ({ from, to: { node, setting } })

function tell({ items }: Making, agent: string, fate: ReportItem['fate'], reason: string): void {
  items.push({ kind: 'node', id: agent, place: `agents.${agent}`, fate, reason })
}

function noteOf({ name, title = name, agents = {} }: FlowFile, items: readonly ReportItem[]): string {
  const told = items.filter(({ fate }) => fate !== 'kept').map(({ id, reason }) => `- ${id}: ${reason}`)
  const about = [`# ${title}`, `${Object.keys(agents).length} agents over a shared board, which goes over the wires.`]
  const own = 'Board… and Flow Part are components of Troupe: they run there by their names.'
  return [...about, own, ...told].join('\n')
}

function drawWhole(making: Making, reason: string): End {
  const { file, nodes, wires } = making
  const id = 'FlowPart-flow'
  nodes.push(
    ownNode(
      { id, component: 'FlowPart', title: file.title ?? file.name, position: at },
      { said: { takes: ['Message'] }, flow: { takes: [], value: json(file) } },
      { message: 'Message' },
    ),
  )
  wires.push(wire({ node: 'ChatInput-said', output: 'message' }, id, 'said'))
  const why = `${reason}, so the whole flow is one custom component`
  for (const agent of Object.keys(file.agents ?? {})) tell(making, agent, 'changed', why)
  return { node: id, output: 'message' }
}

/** Where the board comes in, by agent. */
const entryOf = (agent: string, agents: Readonly<Record<string, FileAgent>>, parts: ReadonlyMap<string, Part>) => {
  const part = parts.get(agent)
  if (part !== undefined) return [`FlowPart-${part.agents[0]}`]
  const write = `BoardWrite-${agent}`
  return agents[agent]!.kind === 'prompt' ? [`BoardRead-${agent}`, write] : [write]
}

function drawAgents(making: Making, parts: ReadonlyMap<string, Part>): End {
  const { file, nodes, wires } = making
  const { agents = {}, routes = {} } = file
  drawStart(making)
  const enter = (from: End, agent: string) => {
    for (const node of entryOf(agent, agents, parts)) wires.push(wire(from, node, 'board'))
  }
  const ends: End[] = []
  const leave = (from: End, route: FileRoute | undefined, agent: string) => {
    const fixed = typeof route === 'string' ? [route] : Array.isArray(route) ? route : undefined
    if (fixed !== undefined) {
      for (const to of fixed) enter(from, to)
      return
    }
    const id = `BoardRoute-${agent}`
    const targets = nextOf(route)
    const outputs = Object.fromEntries([...targets.map((to) => [`to_${to}`, 'Data']), ['end', 'Data']]) as Record<
      string,
      string
    >
    nodes.push(
      ownNode(
        { id, component: 'BoardRoute', title: `After ${agent}`, position: at },
        { board: DATA, route: { takes: [], value: json(route ?? { end: 'done' }) } },
        outputs,
      ),
    )
    wires.push(wire(from, id, 'board'))
    for (const to of targets) enter({ node: id, output: `to_${to}` }, to)
    ends.push({ node: id, output: 'end' })
  }
  for (const to of [file.start!].flat()) enter({ node: 'BoardStart-board', output: 'board' }, to)
  for (const [name, agent] of Object.entries(agents)) {
    if (parts.has(name)) continue
    leave({ node: drawAgent(making, name, agent), output: 'board' }, routes[name], name)
  }
  for (const part of new Set(parts.values())) {
    const { id, exits } = drawPart(making, part)
    for (const to of exits) enter({ node: id, output: `to_${to}` }, to)
    ends.push({ node: id, output: 'end' })
  }
  nodes.push(
    ownNode(
      { id: 'BoardEnd-answer', component: 'BoardEnd', title: 'Answer', position: at },
      { board: DATA, output: { takes: [], value: file.output ?? '' } },
      { message: 'Message' },
    ),
  )
  for (const from of ends) wires.push(wire(from, 'BoardEnd-answer', 'board'))
  return { node: 'BoardEnd-answer', output: 'message' }
}

function drawStart({ file, nodes, wires }: Making): void {
  const inputs = {
    said: { takes: ['Message'] },
    input_field: { takes: [], value: inputField(file) ?? '' },
    fields: { takes: [], value: json(file.fields) },
    parameters: { takes: [], value: json(file.parameters) },
  }
  nodes.push(
    ownNode({ id: 'BoardStart-board', component: 'BoardStart', title: 'Board', position: at }, inputs, {
      board: 'Data',
    }),
  )
  wires.push(wire({ node: 'ChatInput-said', output: 'message' }, 'BoardStart-board', 'said'))
}

type Chain = Extract<FileAgent, { kind: 'prompt' | 'compute' | 'parse' }>

/** The nodes of an agent; gives the one its board comes out of. */
function drawAgent(making: Making, name: string, given: FileAgent): string {
  const agent = given as Chain
  const { nodes, wires } = making
  const isModel = agent.kind === 'prompt'
  if (isModel)
    wires.push(wire({ node: drawModel(making, name, agent), output: 'text_output' }, `BoardWrite-${name}`, 'reply'))
  const schema =
    agent.kind === 'prompt' ? agent.reply : agent.kind === 'parse' ? (agent.type ?? { type: 'object' }) : undefined
  const text = (value: string | undefined) => ({ takes: [], value: value ?? '' })
  nodes.push(
    ownNode(
      {
        id: `BoardWrite-${name}`,
        component: 'BoardWrite',
        title: isModel ? `What ${name} writes` : name,
        position: at,
      },
      {
        board: DATA,
        ...(isModel && { reply: { takes: ['Message'] } }),
        agent: text(name),
        writes: { takes: [], value: json(agent.writes) },
        with: { takes: [], value: json('with' in agent ? agent.with : {}) },
        schema: { takes: [], value: json(schema) },
        name_of_reply: text(isModel ? 'reply' : agent.kind === 'parse' ? 'value' : ''),
        from: text(agent.kind === 'parse' ? agent.from : ''),
        otherwise: text(agent.kind === 'parse' ? agent.otherwise : ''),
        next: text(agent.next),
      },
      { board: 'Data' },
    ),
  )
  tell(
    making,
    name,
    isModel ? 'kept' : 'changed',
    isModel ? 'a prompt, a model and what it writes' : 'a custom component',
  )
  for (const lost of ['rules', 'retry', 'timeoutMs', 'limits', 'format'] as const)
    if (lost in agent)
      tell(making, name, 'changed', `its ${lost} has no counterpart in Langflow, and stays in the flow file`)
  return `BoardWrite-${name}`
}

function drawModel(making: Making, name: string, agent: Extract<FileAgent, { kind: 'prompt' }>): string {
  const { nodes, wires } = making
  const [read, model] = [`BoardRead-${name}`, `LanguageModelComponent-${name}`]
  const told = agent.reply === undefined ? '' : `\n\nAnswer with JSON of this schema: ${JSON.stringify(agent.reply)}`
  const prompt = templateOf(`${agent.prompt}${told}`)
  const system = templateOf(agent.system ?? '')
  const named = [...new Set([prompt, system].flatMap(namesIn))]
  const isPlain = namesIn(prompt).length === 0
  nodes.push(
    ownNode(
      { id: read, component: 'BoardRead', title: `What ${name} reads`, position: at },
      {
        board: DATA,
        with: { takes: [], value: json(agent.with) },
        text: { takes: [], value: isPlain ? `${agent.prompt}${told}` : '' },
      },
      Object.fromEntries([...named, ...(isPlain ? ['prompt'] : [])].map((each) => [each, 'Message'])),
    ),
  )
  const [provider, modelName] = modelIn(agent.model)
  const values: Record<string, Json> = {
    ...(agent.temperature !== undefined && { temperature: agent.temperature }),
    ...(modelName !== '' && { provider, model_name: modelName }),
    ...(agent.system !== undefined && { system_message: agent.system }),
  }
  nodes.push(newNode({ id: model, component: 'LanguageModelComponent', title: name, values, position: at }))
  const draw = (text: string, setting: string) => {
    const id = `Prompt-${name}-${setting}`
    nodes.push(
      newNode({ id, component: 'Prompt', title: `${name}: ${setting}`, values: { template: text }, position: at }),
    )
    for (const each of namesIn(text)) wires.push(wire({ node: read, output: each }, id, each))
    wires.push(wire({ node: id, output: 'prompt' }, model, setting))
  }
  if (isPlain) wires.push(wire({ node: read, output: 'prompt' }, model, 'input_value'))
  else draw(prompt, 'input_value')
  if (namesIn(system).length > 0) draw(system, 'system_message')
  return model
}

/** Braces that are no names are written twice, as Langflow's prompts have them. */
const templateOf = (text: string): string =>
  text.replaceAll(/\{\{\w+\}\}|\{[A-Za-z_]\w*\}|[{}]/g, (found) => (found.length === 1 ? `${found}${found}` : found))

const PROVIDERS: Readonly<Record<string, string>> = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' }

/** `anthropic/claude-…` as Langflow has it: the provider beside the model. */
function modelIn(model = ''): [provider: string, name: string] {
  const [, provider = '', name = ''] = /^([a-z]+)\/(.+)$/.exec(model) ?? []
  return Object.hasOwn(PROVIDERS, provider) ? [PROVIDERS[provider]!, name] : ['', '']
}

/** Those inside keep their routes; whoever they lead to outside is a way out. */
function drawPart(making: Making, { agents: inside, reason }: Part): { id: string; exits: string[] } {
  const { file, nodes } = making
  const {
    agents = {},
    routes = {},
    joins = {},
    failures = {},
    start,
    evaluation: _evaluation,
    output: _output,
    ...rest
  } = file
  const { layout: _layout, notes: _notes, ...kept } = rest
  const exits = [...new Set(inside.flatMap((name) => nextOf(routes[name])))].filter((name) => !inside.includes(name))
  const before = Object.keys(agents).filter((name) => !inside.includes(name))
  const entries = [...before.flatMap((name) => nextOf(routes[name])), ...[start ?? []].flat()]
  const entry = inside.find((name) => entries.includes(name)) ?? inside[0]!
  const pick = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => inside.includes(name)))
  const outside = exits.map((name): [string, FileAgent] => [name, { kind: 'compute', writes: {} }])
  const part: FlowFile = {
    ...kept,
    name: inside.join('-and-').slice(0, 80),
    start: entry,
    agents: { ...pick(agents), ...Object.fromEntries(outside) },
    routes: { ...pick(routes), ...Object.fromEntries(exits.map((name) => [name, { end: `${LEAVES}${name}` }])) },
    ...(Object.keys(pick(joins)).length > 0 && { joins: pick(joins) }),
    ...(Object.keys(pick(failures)).length > 0 && { failures: pick(failures) }),
  }
  const id = `FlowPart-${inside[0]}`
  nodes.push(
    ownNode(
      { id, component: 'FlowPart', title: inside.join(', '), position: at },
      { board: DATA, flow: { takes: [], value: json(part) } },
      Object.fromEntries([...exits.map((name) => `to_${name}`), 'end'].map((name) => [name, 'Data'])),
    ),
  )
  for (const name of inside) tell(making, name, 'changed', `${reason}: it runs inside one custom component`)
  return { id, exits }
}
