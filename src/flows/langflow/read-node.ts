/** A node of a Langflow file as a node of a graph: settings, outputs, and what its fields stand for in a group. */
import type { GraphNode, GraphNote, GraphOutput, Setting } from '../graph.ts'
import { canonicalName, takenTypes } from './names.ts'
import { componentAt, isTrueAt, jsonAt, listAt, positionOf, rawAt, recordAt, textAt, textsAt, type Raw } from './raw.ts'
import { isSecretField } from './secrets.ts'

export function isNote(node: Raw): boolean {
  return textAt(node, 'type') === 'noteNode' || textAt(recordAt(node, 'data'), 'type') === 'note'
}

export function readNote(node: Raw, id: string): GraphNote {
  const component = componentAt(node)
  return { id, text: textAt(component, 'description') ?? '', position: positionOf(node) }
}

/** Everything but the graph within, which the caller reads. */
export function readNode(node: Raw, id: string): GraphNode {
  const data = recordAt(node, 'data')
  const component = recordAt(data, 'node')
  const template = recordAt(component, 'template') ?? {}
  const settings = Object.entries(template).flatMap(([name, field]): [string, Setting][] => {
    const setting = readSetting(name, field)
    return setting === undefined ? [] : [[name, setting]]
  })
  const selected = textAt(data, 'selected_output')
  return {
    id,
    component: componentOf(node),
    title: titleOf(node, id),
    settings: Object.fromEntries(settings),
    order: orderOf(component, settings),
    outputs: readOutputs(component),
    ...(selected !== undefined && { selected }),
    isTool: isTool(component),
    isFrozen: isTrueAt(component, 'frozen'),
    position: positionOf(node),
  }
}

/** A custom component of ours says by a marker what runs it; any other is known by its type. */
function componentOf(node: Raw): string {
  const data = recordAt(node, 'data')
  const marked = textAt(recordAt(recordAt(recordAt(data, 'node'), 'metadata'), 'troupe'), 'component')
  return marked ?? canonicalName(textAt(data, 'type') ?? textAt(node, 'type') ?? 'unknown')
}

function titleOf(node: Raw, id: string): string {
  const data = recordAt(node, 'data')
  const titles = [textAt(recordAt(data, 'node'), 'display_name'), textAt(data, 'display_name'), textAt(data, 'type')]
  return titles.find((title) => title !== undefined && title !== '') ?? id
}

function isTool(component: Raw | undefined): boolean {
  return isTrueAt(component, 'tool_mode') || listAt(component, 'outputs').some((o) => textAt(o, 'name') === toolOutput)
}

/** The one output of a component in tool mode. */
export const toolOutput = 'component_as_tool'

/** `_type` and the like are no fields: they hold a text, or an object with nothing but a value. */
export function readSetting(name: string, field: unknown): Setting | undefined {
  const isField = rawAt(field, 'value') !== undefined || rawAt(field, 'type') !== undefined
  if (!isField || name.startsWith('_frontend_')) return undefined
  const type = textAt(field, 'type') ?? 'str'
  const value = jsonAt(field, 'value')
  const options = rawAt(field, 'options')
  const proxy = recordAt(field, 'proxy')
  const [node, setting] = [textAt(proxy, 'id'), textAt(proxy, 'field')]
  return {
    value,
    label: textAt(field, 'display_name') ?? name,
    type,
    takes: takenTypes(type, textsAt(field, 'input_types')),
    ...(Array.isArray(options) && { options }),
    isList: isTrueAt(field, 'list') || isTrueAt(field, 'is_list'),
    isRequired: isTrueAt(field, 'required'),
    isAdvanced: isTrueAt(field, 'advanced'),
    isSecret: isSecretField(name, field),
    isVariable: isTrueAt(field, 'load_from_db') && typeof value === 'string' && value !== '',
    ...(node !== undefined && setting !== undefined && { standsFor: { node, setting } }),
  }
}

/** As the file says, then what it does not name. */
function orderOf(component: Raw | undefined, settings: readonly [string, Setting][]): readonly string[] {
  const known = new Set(settings.map(([name]) => name))
  const ordered = new Set(textsAt(component, 'field_order').filter((name) => known.has(name)))
  return [...ordered.union(known)]
}

/** Before version 1 there was one output, of all the types that the component has. */
function readOutputs(component: Raw | undefined): readonly GraphOutput[] {
  const outputs = listAt(component, 'outputs').flatMap((output) => readOutput(output) ?? [])
  const types = textsAt(component, 'base_classes')
  if (outputs.length > 0 || types.length === 0 || rawAt(component, 'outputs') !== undefined) return outputs
  return [{ name: oldOutput, label: types[0] ?? oldOutput, types, allowsLoop: false }]
}

/** The name that the only output of a node has where the file does not name it. */
export const oldOutput = 'output'

function readOutput(output: unknown): GraphOutput | undefined {
  const name = textAt(output, 'name')
  if (name === undefined) return undefined
  const proxy = recordAt(output, 'proxy')
  const [node, inner] = [textAt(proxy, 'id'), textAt(proxy, 'name')]
  return {
    name,
    label: textAt(output, 'display_name') ?? name,
    types: textsAt(output, 'types'),
    allowsLoop: isTrueAt(output, 'allows_loop'),
    ...(node !== undefined && inner !== undefined && { standsFor: { node, output: inner } }),
  }
}
