/** Edits of one node of a graph, written back into the node of the Langflow file. */
import type { ComponentGraph, GraphNode, Setting } from '../graph.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { LangflowComponent, LangflowField, LangflowFlow, LangflowNode } from './format.ts'
import { componentAt, idAt, listAt, rawAt, recordAt, textAt, type Raw } from './raw.ts'
import { readNode } from './read-node.ts'
import { isSimple, readSimpleNode, writeSimpleNode } from './simple.ts'
import { fieldOfSetting, variableField } from './write-field.ts'
import { variablesOf, writeNode, writeOutput } from './write-node.ts'

type Position = { readonly x: number; readonly y: number }

export function movedTo(raw: LangflowNode, was: Position, is: Position): LangflowNode {
  if (was.x === is.x && was.y === is.y) return raw
  const absolute = recordAt(raw, 'positionAbsolute') !== undefined
  return { ...raw, position: { ...raw.position, ...is }, ...(absolute && { positionAbsolute: { ...is } }) }
}

export function applyNode(raw: LangflowNode, was: GraphNode, is: GraphNode): LangflowNode {
  if (was === is) return raw
  const moved = movedTo(raw, was.position, is.position)
  const component = componentAt(moved) as LangflowComponent | undefined
  if (component === undefined) return moved
  const edited = applyComponent(component, was, is)
  const selected = is.selected === was.selected ? {} : { selected_output: is.selected }
  if (edited === component && is.selected === was.selected) return moved
  return { ...moved, data: { ...moved.data, node: edited, ...selected } as LangflowNode['data'] }
}

function applyComponent(component: LangflowComponent, was: GraphNode, is: GraphNode): LangflowComponent {
  const before = (recordAt(component, 'template') ?? {}) as Template
  const template = applyTemplate(before, was, is)
  const added = Object.keys(template).filter((name) => !Object.hasOwn(before, name))
  const isRenamed = is.title !== was.title
  const isThawed = is.isFrozen !== was.isFrozen
  const variables = is.component === 'Prompt' && component.custom_fields !== undefined ? variablesOf(is) : undefined
  const hasNewVariables = variables !== undefined && textOf(is) !== textOf(was)
  const outputs = applyOutputs(component.outputs, was, is)
  const isTurned = is.isTool !== was.isTool
  const isSame = template === before && outputs === component.outputs && !isTurned
  if (isSame && !isRenamed && !isThawed && !hasNewVariables) return component
  const order = Array.isArray(component.field_order) ? component.field_order : undefined
  const newOrder = order && [...order.filter((name) => Object.hasOwn(template, name)), ...added]
  const hasNewOrder = newOrder !== undefined && template !== before && String(newOrder) !== String(order)
  return {
    ...component,
    ...(isRenamed && { display_name: is.title }),
    ...(isThawed && { frozen: is.isFrozen }),
    ...(hasNewVariables && { custom_fields: { ...component.custom_fields, template: variables } }),
    ...(hasNewOrder && { field_order: newOrder }),
    ...(outputs !== undefined && outputs !== component.outputs && { outputs }),
    ...(isTurned && { tool_mode: is.isTool }),
    ...(template !== before && { template }),
  }
}

type Outputs = LangflowComponent['outputs']

/** Outputs come and go when a node becomes a tool, or gives another type. */
function applyOutputs(outputs: Outputs, was: GraphNode, is: GraphNode): Outputs {
  const names = (node: GraphNode): string => JSON.stringify(node.outputs.map(({ name, types }) => [name, types]))
  if (names(was) === names(is)) return outputs
  return is.outputs.map((output) => {
    const same = was.outputs.find(({ name }) => name === output.name)
    const isSame = same !== undefined && JSON.stringify(same.types) === JSON.stringify(output.types)
    return (
      (isSame && Array.isArray(outputs) ? outputs.find((each) => textAt(each, 'name') === output.name) : undefined) ??
      writeOutput(output, catalogue.get(is.component))
    )
  })
}

const textOf = (node: GraphNode): string =>
  JSON.stringify([node.settings['template']?.value, node.settings['use_double_brackets']?.value])

type Template = LangflowComponent['template']

/** Values that were edited, fields that were added or taken away; the variables of a prompt follow its template. */
function applyTemplate(template: Template, was: GraphNode, is: GraphNode): Template {
  const names = new Set([...Object.keys(was.settings), ...Object.keys(is.settings)])
  const isPrompt = is.component === 'Prompt' && textOf(is) !== textOf(was)
  const variables = new Set(isPrompt ? variablesOf(is) : [])
  const vanished = isPrompt ? new Set(variablesOf(was)).difference(variables) : new Set<string>()
  const changes = new Map<string, LangflowField | undefined>()
  for (const name of names) {
    const [old, now] = [own(was.settings, name), own(is.settings, name)]
    const isSame = old !== undefined && now !== undefined && !isEdited(old, now)
    if (now === undefined || (vanished.has(name) && isSame)) changes.set(name, undefined)
    else if (old === undefined) changes.set(name, newField(name, now, is))
    else if (!isSame) changes.set(name, withValue(rawAt(template, name) as LangflowField, old, now))
  }
  for (const name of variables) if (!names.has(name)) changes.set(name, variableField(name))
  if (changes.size === 0) return template
  const kept = Object.entries(template).flatMap(([name, field]): [string, LangflowField | string][] => {
    if (!changes.has(name)) return [[name, field]]
    const changed = changes.get(name)
    changes.delete(name)
    return changed === undefined ? [] : [[name, changed]]
  })
  const added = [...changes].filter((change): change is [string, LangflowField] => change[1] !== undefined)
  return Object.fromEntries([...kept, ...added])
}

const own = (settings: GraphNode['settings'], name: string): Setting | undefined =>
  Object.hasOwn(settings, name) ? settings[name] : undefined

const newField = (name: string, setting: Setting, node: GraphNode): LangflowField =>
  variablesOf(node).includes(name) ? variableField(name, setting.value) : fieldOfSetting(name, setting)

const isEdited = (was: Setting, is: Setting): boolean =>
  was !== is && (JSON.stringify(was.value) !== JSON.stringify(is.value) || was.isVariable !== is.isVariable)

/** In the simpler dialect a field may be the value itself. */
function withValue(field: LangflowField | undefined, was: Setting, is: Setting): LangflowField {
  if (typeof field !== 'object' || field === null || Array.isArray(field)) return is.value as unknown as LangflowField
  return { ...field, value: is.value, ...(was.isVariable !== is.isVariable && { load_from_db: is.isVariable }) }
}

/** A node that is new to the file: like another of its kind where there is one, so that nothing of it is lost. */
export function copyNode(node: GraphNode, { data }: LangflowFlow, graph: ComponentGraph): LangflowNode {
  const simple = isSimple({ data })
  const like = graph.nodes.find((other) => isLike(other, node))
  const raw = like && (listAt(data, 'nodes') as readonly LangflowNode[]).find((each) => idAt(each) === like.id)
  if (raw === undefined) return simple ? writeSimpleNode(node) : writeNode(node)
  const copy = withId(raw, node.id)
  const read = simple ? readSimpleNode(copy as unknown as Raw, node.id) : readNode(copy as unknown as Raw, node.id)
  return applyNode(copy, read, node)
}

const isLike = (one: GraphNode, other: GraphNode): boolean =>
  one.component === other.component &&
  (one.inside === undefined) === (other.inside === undefined) &&
  Object.keys(other.settings).every((name) => Object.hasOwn(one.settings, name)) &&
  other.outputs.every(({ name }) => one.outputs.some((output) => output.name === name))

function withId(raw: LangflowNode, id: string): LangflowNode {
  const data = recordAt(raw, 'data')
  return { ...raw, id, ...(textAt(data, 'id') !== undefined && { data: { ...raw.data, id } }) }
}
