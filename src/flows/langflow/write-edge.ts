/** A wire of a graph as an edge of a Langflow file, with handles that say what the nodes of the file say. */
import type { Wire } from '../graph.ts'
import type { LangflowEdge, LangflowNode, SourceHandle, TargetHandle } from './format.ts'
import { edgeId, encodeHandle } from './handles.ts'
import { componentAt, listAt, rawAt, recordAt, textAt, textsAt } from './raw.ts'
import { sortedKeys } from './sorted-keys.ts'

/** Nothing where a node, an output or a field of the wire is not in the file. */
export function writeEdge(wire: Wire, nodes: ReadonlyMap<string, LangflowNode>): LangflowEdge | undefined {
  const [from, to] = [nodes.get(wire.from.node), nodes.get(wire.to.node)]
  if (from === undefined || to === undefined) return undefined
  const source = sourceHandle(from, wire.from.output)
  const target = 'setting' in wire.to ? fieldHandle(to, wire.to.setting) : sourceHandle(to, wire.to.output)
  if (source === undefined || target === undefined) return undefined
  const [begin, end] = [encodeHandle(source), encodeHandle(target)]
  return {
    animated: false,
    className: '',
    data: { sourceHandle: sortedKeys(source), targetHandle: sortedKeys(target) },
    id: edgeId(from.id, begin, to.id, end),
    selected: false,
    source: from.id,
    sourceHandle: begin,
    target: to.id,
    targetHandle: end,
  } as LangflowEdge
}

/** Files from before version 1 name no outputs: their handles list the classes of the component instead. */
function sourceHandle(node: LangflowNode, name: string): SourceHandle | undefined {
  const component = componentAt(node)
  const dataType = textAt(node.data, 'type') ?? ''
  if (rawAt(component, 'outputs') === undefined) {
    const classes = { baseClasses: textsAt(component, 'base_classes'), dataType, id: node.id }
    return classes as unknown as SourceHandle
  }
  const output = listAt(component, 'outputs').find((each) => textAt(each, 'name') === name)
  if (output === undefined) return undefined
  return { dataType, id: node.id, name, output_types: textsAt(output, 'types') }
}

function fieldHandle(node: LangflowNode, fieldName: string): TargetHandle | undefined {
  const field = recordAt(recordAt(componentAt(node), 'template'), fieldName)
  if (field === undefined) return undefined
  const proxy = recordAt(field, 'proxy')
  return {
    fieldName,
    id: node.id,
    inputTypes: Array.isArray(rawAt(field, 'input_types')) ? textsAt(field, 'input_types') : null,
    type: textAt(field, 'type') ?? 'str',
    ...(proxy !== undefined && { proxy }),
  }
}
