/**
 * A node of a graph as a node of a Langflow file: from the facts of the catalogue where the component is in it, and
 * otherwise as a custom component, with a marker by which it is run here and a placeholder for its Python.
 */
import type { GraphNode, GraphNote, GraphOutput, Setting } from '../graph.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { ComponentFacts } from './catalogue/facts.ts'
import type { LangflowField, LangflowNode, LangflowOutput } from './format.ts'
import { placeholderCode } from './placeholder-code.ts'
import { toolOutput } from './read-node.ts'
import { promptVariables } from './prompt-variables.ts'
import { sortedKeys } from './sorted-keys.ts'
import { codeField, fieldOfSetting, variableField, writeField } from './write-field.ts'

/** The version whose format is written: every later one opens it and offers to update its nodes. */
export const WRITTEN_VERSION = '1.6.0'

// what the editor gives a node until it has measured it
const NODE_WIDTH = 320
const NODE_HEIGHT = 240

export function writeNode(node: GraphNode): LangflowNode {
  const facts = catalogue.get(node.component)
  const fields = facts === undefined ? fieldsOfGraph(node) : fieldsOfFacts(node, facts)
  const outputs = outputsOf(node, facts)
  const variables = node.component === 'Prompt' ? variablesOf(node) : undefined
  const isOwn = isOurs(node)
  const component = {
    base_classes: [...new Set(outputs.flatMap((output) => output.types ?? []))],
    beta: false,
    conditional_paths: [],
    custom_fields: variables === undefined ? {} : { template: variables },
    description: facts?.description ?? (isOwn ? `Runs in Troupe as ${node.component}.` : ''),
    display_name: node.title,
    documentation: '',
    edited: isOwn,
    field_order: facts === undefined ? Object.keys(fields) : node.order.filter((name) => Object.hasOwn(fields, name)),
    frozen: node.isFrozen,
    icon: facts?.icon ?? 'code',
    legacy: false,
    lf_version: WRITTEN_VERSION,
    metadata: isOwn ? { troupe: { component: node.component } } : {},
    minimized: false,
    output_types: [],
    outputs,
    pinned: false,
    template: { _type: 'Component', code: codeOf(node), ...fields },
    tool_mode: node.isTool,
  }
  const selected = node.selected ?? (outputs.length > 1 ? outputs[0]?.name : undefined)
  return sortedKeys({
    data: {
      id: node.id,
      node: component,
      ...(selected !== undefined && { selected_output: selected }),
      showNode: true,
      type: node.component,
    },
    dragging: false,
    id: node.id,
    measured: { height: NODE_HEIGHT, width: NODE_WIDTH },
    position: node.position,
    selected: false,
    type: 'genericNode',
  })
}

/** Settings that Langflow's component does not have stay in the file, so that nothing is lost on the way back. */
function fieldsOfFacts(node: GraphNode, facts: ComponentFacts): Record<string, LangflowField> {
  const own = facts.fields.map((field): [string, LangflowField] => {
    const setting = Object.hasOwn(node.settings, field.name) ? node.settings[field.name] : undefined
    // the graph knows better where the component has changed since: what was read with other types is written with them
    const isOther = setting !== undefined && !isOfFacts(setting, writeField(field))
    return [field.name, isOther ? fieldOfSetting(field.name, setting) : writeField(field, setting)]
  })
  const variables = new Set(node.component === 'Prompt' ? variablesOf(node) : [])
  const known = new Set(own.map(([name]) => name))
  const others = Object.entries(node.settings).filter(([name]) => !known.has(name) && name !== 'code')
  const added = others.map(([name, setting]): [string, LangflowField] => [
    name,
    variables.has(name) ? variableField(name, setting.value) : fieldOfSetting(name, setting),
  ])
  const missing = [...variables].filter((name) => !Object.hasOwn(node.settings, name))
  return Object.fromEntries([...own, ...added, ...missing.map((name) => [name, variableField(name)] as const)])
}

function isOfFacts(setting: Setting, field: LangflowField): boolean {
  return setting.type === field.type && JSON.stringify(setting.takes) === JSON.stringify(field.input_types ?? [])
}

function fieldsOfGraph(node: GraphNode): Record<string, LangflowField> {
  const settings = Object.entries(node.settings).filter(([name]) => name !== 'code')
  return Object.fromEntries(settings.map(([name, setting]) => [name, fieldOfSetting(name, setting)]))
}

/** Whether Langflow has nothing that runs it: a component that is not in the catalogue and brings no Python. */
export const isOurs = (node: GraphNode): boolean => !catalogue.has(node.component) && pythonOf(node) === undefined

function pythonOf(node: GraphNode): string | undefined {
  const own = node.settings['code']?.value
  return typeof own === 'string' && own !== '' ? own : undefined
}

const codeOf = (node: GraphNode): LangflowField =>
  codeField(pythonOf(node) ?? (isOurs(node) ? placeholderCode(node) : ''))

/** The variables that a prompt's template names. */
export function variablesOf(node: GraphNode): readonly string[] {
  const template = node.settings['template']?.value
  if (typeof template !== 'string') return []
  return promptVariables(template, node.settings['use_double_brackets']?.value === true)
}

/** A graph may leave out the outputs of a component that is known. */
function outputsOf(node: GraphNode, facts: ComponentFacts | undefined): readonly LangflowOutput[] {
  const wanted: readonly GraphOutput[] = node.outputs.length > 0 ? node.outputs : (facts?.outputs ?? []).map(asGraph)
  return wanted.map((output) => writeOutput(output, facts))
}

export function writeOutput(output: GraphOutput, facts?: ComponentFacts): LangflowOutput {
  const known = facts?.outputs.find(({ name }) => name === output.name)
  const { standsFor } = output
  return sortedKeys({
    allows_loop: output.allowsLoop,
    cache: true,
    display_name: output.label,
    // of components that the catalogue does not have, every output is shown
    group_outputs: facts === undefined || known?.isGrouped === true,
    method: known?.method ?? (output.name === toolOutput ? 'to_toolkit' : `give_${output.name}`),
    name: output.name,
    ...(standsFor !== undefined && { proxy: { id: standsFor.node, name: standsFor.output } }),
    selected: output.types[0] ?? null,
    tool_mode: true,
    types: output.types,
    value: '__UNDEFINED__',
  })
}

const asGraph = (output: ComponentFacts['outputs'][number]): GraphOutput => ({
  name: output.name,
  label: output.label,
  types: output.types,
  allowsLoop: output.allowsLoop === true,
})

export function writeNote({ id, text, position }: GraphNote): LangflowNode {
  const node = { description: text, display_name: '', documentation: '', template: { backgroundColor: 'neutral' } }
  const size = { height: NODE_HEIGHT, width: NODE_WIDTH }
  return sortedKeys({
    data: { id, node, type: 'note' },
    dragging: false,
    ...size,
    id,
    measured: size,
    position,
    resizing: false,
    selected: false,
    style: size,
    type: 'noteNode',
  })
}
