/**
 * The simpler dialect of Langflow's format that scripts write: the type of a node is the name of its component, every
 * edge goes from `output` to `input`, and fields have nothing but a value. What an edge carries, and where to, is found
 * by what fits.
 */
import type { GraphNode, GraphOutput, Setting, Wire } from '../graph.ts'
import type { LangflowEdge, LangflowNode } from './format.ts'
import { decodeHandle } from './handles.ts'
import { canonicalName } from './names.ts'
import { promptVariables } from './prompt-variables.ts'
import { listAt, rawAt, recordAt, textAt, type Raw } from './raw.ts'
import type { ReadEdge } from './read-edge.ts'
import { readNode } from './read-node.ts'
import { isSecretField } from './secrets.ts'

/** Where all values go that find no field of their own: a prompt takes its variables out of them by name. */
const simpleInput = 'input'

const ownTypes = new Set(['genericNode', 'noteNode'])

/** A file whose nodes are no nodes of Langflow's editor, or whose edges have plain words as handles. */
export function isSimple(flow: unknown): boolean {
  const data = recordAt(flow, 'data')
  const nodes = listAt(data, 'nodes').filter((node) => textAt(node, 'type') !== 'noteNode')
  if (nodes.length === 0) return false
  const isOwn = (node: unknown): boolean => ownTypes.has(textAt(node, 'type') ?? 'genericNode')
  if (nodes.some(isOwn)) return false
  return listAt(data, 'edges').every((edge) => decodeHandle(rawAt(edge, 'sourceHandle')) === undefined)
}

/** What the only output of a component is called in Langflow, and the field that its input goes to. */
const known: Readonly<Record<string, { output: string; types: readonly string[]; input?: string }>> = {
  ChatInput: { output: 'message', types: ['Message'] },
  ChatOutput: { output: 'message', types: ['Message'], input: 'input_value' },
  TextInput: { output: 'text', types: ['Message'], input: 'input_value' },
  TextOutput: { output: 'text', types: ['Message'], input: 'input_value' },
  Prompt: { output: 'prompt', types: ['Message'] },
  AnthropicModel: { output: 'text_output', types: ['Message'], input: 'input_value' },
  OpenAIModel: { output: 'text_output', types: ['Message'], input: 'input_value' },
  LanguageModelComponent: { output: 'text_output', types: ['Message'], input: 'input_value' },
  Agent: { output: 'response', types: ['Message'], input: 'input_value' },
  Memory: { output: 'messages', types: ['Data'] },
}

const anyType = ['Message', 'Data', 'DataFrame', 'Text']

export function readSimpleNode(node: Raw, id: string): GraphNode {
  const component = canonicalName(textAt(node, 'type') ?? textAt(recordAt(node, 'data'), 'type') ?? 'unknown')
  const read = readNode(node, id)
  const names = settingNames(read, component)
  const fields = Object.entries(fieldsOf(node))
  const settings = new Map<string, Setting>(fields.map(([name, value]) => [name, settingOf(name, value, names)]))
  for (const name of names) if (!settings.has(name)) settings.set(name, settingOf(name, '', names))
  const template = settings.get('template')?.value
  if (component === 'Prompt' && typeof template === 'string') {
    for (const name of promptVariables(template)) {
      settings.set(name, { ...settingOf(name, settings.get(name)?.value ?? '', names), takes: anyType })
    }
  }
  settings.set(simpleInput, { ...settingOf(simpleInput, null, names), takes: anyType, isList: true, label: 'Input' })
  const facts = known[component]
  const output: GraphOutput = {
    name: facts?.output ?? 'output',
    label: 'Output',
    types: facts?.types ?? anyType,
    allowsLoop: false,
  }
  const plainTitle = textAt(recordAt(node, 'data'), 'label') ?? textAt(recordAt(node, 'data'), 'name')
  return {
    ...read,
    component,
    title: read.title === id && plainTitle !== undefined ? plainTitle : read.title,
    settings: Object.fromEntries(settings),
    order: [...settings.keys()],
    outputs: read.outputs.length > 0 ? read.outputs : [output],
  }
}

/** The fields in the template; or, of still simpler nodes, whatever their data holds. */
function fieldsOf(node: Raw): Raw {
  const data = recordAt(node, 'data') ?? {}
  const template = recordAt(recordAt(data, 'node'), 'template') ?? recordAt(data, 'template')
  if (template !== undefined) return template
  const about = new Set(['id', 'type', 'node', 'label', 'name', 'display_name', 'description'])
  return Object.fromEntries(Object.entries(data).filter(([name]) => !about.has(name)))
}

function settingNames(node: GraphNode, component: string): ReadonlySet<string> {
  const input = known[component]?.input
  const own = Object.keys(node.settings).filter((name) => component === 'Code' && name !== 'code')
  return new Set(input === undefined ? own : [...own, input])
}

/** A field may be an object with a value, or the value itself. */
function settingOf(name: string, field: unknown, wired: ReadonlySet<string>): Setting {
  const plain = rawAt(field, 'value') === undefined ? field : rawAt(field, 'value')
  const value = (plain ?? null) as Setting['value']
  return {
    value,
    label: name,
    type: name === 'code' ? 'code' : name === 'template' ? 'prompt' : typeOf(value),
    takes: wired.has(name) ? anyType : [],
    isList: false,
    isRequired: false,
    isAdvanced: false,
    isSecret: isSecretField(name, { value }),
    isVariable: false,
  }
}

function typeOf(value: Setting['value']): string {
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return typeof value === 'object' && value !== null ? 'dict' : 'str'
}

/** Edges of the dialect say nothing but who is joined: the field is found by its name, or is the only one left. */
export function readSimpleEdge(edge: Raw, nodes: ReadonlyMap<string, GraphNode>, before: readonly Wire[]): ReadEdge {
  const [source, target] = [textAt(edge, 'source') ?? '', textAt(edge, 'target') ?? '']
  const [from, to] = [nodes.get(source), nodes.get(target)]
  if (from === undefined || to === undefined) {
    const missing = from === undefined ? source : target
    return { fate: 'unsupported', reason: `it joins ${missing || 'nothing'}, which is not a component of this flow` }
  }
  const handle = textAt(edge, 'targetHandle') ?? simpleInput
  const isNamed = handle !== simpleInput && Object.hasOwn(to.settings, handle)
  const setting = isNamed ? handle : findSetting(from, to, before)
  const output = from.outputs.find((each) => each.name === textAt(edge, 'sourceHandle')) ?? from.outputs[0]
  if (output === undefined) return { fate: 'unsupported', reason: `${source} has no outputs` }
  const wire: Wire = { from: { node: source, output: output.name }, to: { node: target, setting } }
  if (isNamed) return { wire, fate: 'kept', reason: 'both ends were found' }
  const reason =
    setting === simpleInput
      ? `the edge does not say for which field it is: ${target} takes out of it what it needs, by name`
      : `the edge does not say for which field it is; ${setting} is the one that fits`
  return { wire, fate: 'changed', reason }
}

function findSetting(from: GraphNode, to: GraphNode, before: readonly Wire[]): string {
  const input = known[to.component]?.input
  if (input !== undefined) return input
  const open = Object.entries(to.settings).filter(([name, { takes }]) => name !== simpleInput && takes.length > 0)
  const names = open.map(([name]) => name)
  // `Parse Navigator` gives what `navigator_response` asks for
  const words = new Set(`${from.title} ${from.id}`.toLowerCase().split(/[^a-z0-9]+/))
  const named = names.find((name) => words.has(name.toLowerCase().split('_')[0] ?? ''))
  if (named !== undefined) return named
  if (to.component === 'Prompt') return names.length === 1 ? (names[0] ?? simpleInput) : simpleInput
  const taken = new Set(
    before.flatMap((wire) => ('setting' in wire.to && wire.to.node === to.id ? wire.to.setting : [])),
  )
  return names.find((name) => !taken.has(name)) ?? simpleInput
}

/** A wire as an edge of the dialect: it names the field, unless it goes to where everything goes. */
export function writeSimpleEdge(wire: Wire): LangflowEdge | undefined {
  if (!('setting' in wire.to)) return undefined
  const [source, target] = [wire.from.node, wire.to.node]
  const id = `${source}-${target}`
  return { source, target, sourceHandle: 'output', targetHandle: wire.to.setting, id }
}

export function writeSimpleNode({ id, component, title, settings, position }: GraphNode): LangflowNode {
  const own = Object.entries(settings).filter(([name]) => name !== simpleInput)
  const template = Object.fromEntries(own.map(([name, { value }]) => [name, { value }]))
  return { id, type: component, position, data: { node: { template, display_name: title } } }
}
