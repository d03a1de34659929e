/** The validator of Langflow flows: every planted fault is found, and real exports have none. */
import { describe, expect, it } from 'vitest'
import {
  chatInput,
  chatOutput,
  hasRealFlows,
  prompt,
  realFlows,
  smallEdge,
  smallFlow,
  smallNode,
  textField,
} from '../../../test/small-langflow.ts'
import { checkLangflow } from './check.ts'
import type { LangflowEdge, LangflowFlow, LangflowNode } from './format.ts'
import { encodeHandle } from './handles.ts'
import type { Fault } from './problem.ts'
import { readLangflow } from './read.ts'

const withData = (nodes: readonly unknown[], edges: readonly unknown[] = []): LangflowFlow =>
  ({ ...smallFlow, data: { nodes, edges } }) as unknown as LangflowFlow
const [first, second] = smallFlow.data.edges as [LangflowEdge, LangflowEdge]
const { nodes } = smallFlow.data
const edges = (...changed: readonly unknown[]): LangflowFlow => withData(nodes, changed)
const component = (node: LangflowNode, change: Record<string, unknown>): LangflowNode =>
  ({ ...node, data: { ...node.data, node: { ...node.data.node, ...change } } }) as LangflowNode
const toSource = (change: object): LangflowEdge => {
  const source = { ...first.data!.sourceHandle!, ...change }
  return { ...first, sourceHandle: encodeHandle(source), data: { ...first.data, sourceHandle: source } }
}
const toTarget = (change: object): LangflowEdge => {
  const target = { ...first.data!.targetHandle!, ...change }
  return { ...first, targetHandle: encodeHandle(target), data: { ...first.data, targetHandle: target } }
}
const back = smallEdge(chatOutput, 'message', prompt, 'user')
const template = prompt.data.node!.template
const tool = { name: 'component_as_tool', types: ['Tool'] }
const loop = smallNode({
  id: 'Loop-1',
  type: 'LoopComponent',
  fields: { data: textField('') },
  outputs: { item: ['Data'] },
})
const backInto = (allows: boolean): LangflowFlow => {
  const outputs = [{ name: 'item', types: ['Data'], allows_loop: allows }]
  const target = { dataType: 'LoopComponent', id: 'Loop-1', name: 'item', output_types: ['Data'] }
  const edge = {
    ...first,
    target: 'Loop-1',
    targetHandle: encodeHandle(target),
    data: { sourceHandle: first.data!.sourceHandle, targetHandle: target },
  }
  return withData([chatInput, component(loop, { outputs })], [edge])
}
const group = (field: string, output: string): LangflowNode =>
  smallNode({
    id: 'Group-1',
    type: 'ChatInput',
    fields: { x: textField('', { proxy: { id: 'ChatInput-a', field } }) },
    more: { flow: smallFlow, outputs: [{ name: 'o', types: ['Message'], proxy: { id: 'ChatInput-a', name: output } }] },
  })

const planted: readonly [string, Fault, LangflowFlow][] = [
  ['has no nodes', 'no-flow', withData('none' as never)],
  ['is written in the simpler dialect', 'dialect', withData([{ id: 'a', type: 'ChatInput', data: {} }])],
  ['has a node without an id', 'id-missing', withData([{ ...chatInput, id: undefined }])],
  ['has a node that is no object', 'id-missing', withData(['node', chatInput])],
  ['has two nodes with one id', 'id-twice', withData([chatInput, chatInput])],
  [
    'has a node whose ids differ',
    'id-differs',
    withData([{ ...chatInput, data: { ...chatInput.data, id: 'Other-1' } }]),
  ],
  ['has a node of a type nobody knows', 'bad-node', withData([{ ...chatInput, type: 'oddNode' }, prompt])],
  [
    'has a node without a component',
    'bad-node',
    withData([{ ...chatInput, data: { ...chatInput.data, type: undefined } }]),
  ],
  ['has a node without a template', 'no-template', withData([component(chatInput, { template: undefined })])],
  ['has a field that is a list', 'no-template', withData([component(chatInput, { template: { a: [1] } })])],
  [
    'has a node without outputs',
    'no-outputs',
    withData([component(chatInput, { outputs: undefined, base_classes: undefined })]),
  ],
  ['has an output without a name', 'no-outputs', withData([component(chatInput, { outputs: [{ types: [] }] })])],
  ['has an output without types', 'no-outputs', withData([component(chatInput, { outputs: [{ name: 'a' }] })])],
  [
    'has two outputs of one name',
    'id-twice',
    withData([
      component(chatInput, {
        outputs: [
          { name: 'a', types: [] },
          { name: 'a', types: [] },
        ],
      }),
    ]),
  ],
  ['has an edge that is no object', 'bad-edge', edges('edge')],
  ['has two edges with one id', 'id-twice', edges(first, { ...second, id: first.id })],
  ['has an edge from nowhere', 'edge-to-nowhere', edges({ ...first, source: 'Gone-1' })],
  ['has an edge to nowhere', 'edge-to-nowhere', edges({ ...first, target: 'Gone-1' })],
  ['has a handle that cannot be read', 'handle-unreadable', edges({ ...first, sourceHandle: '{œid' })],
  ['has no target handle', 'handle-unreadable', edges({ ...first, targetHandle: null, data: undefined })],
  [
    'has a handle that disagrees with the data',
    'handle-disagrees',
    edges({ ...first, sourceHandle: second.sourceHandle }),
  ],
  ['has a handle of another component', 'handle-disagrees', edges(toSource({ dataType: 'TextInput' }))],
  ['has a handle of another node', 'id-differs', edges(toTarget({ id: 'ChatOutput-c' }))],
  ['has an edge from an output that is not there', 'no-output', edges(toSource({ name: 'text' }))],
  ['has an edge whose output types are wrong', 'types-differ', edges(toSource({ output_types: ['Embeddings'] }))],
  ['has an edge to a field that is not there', 'no-field', edges(toTarget({ fieldName: 'friend' }))],
  ['has an edge to a field that takes nothing', 'types-differ', edges(toTarget({ fieldName: 'template' }))],
  ['has an edge whose input types are wrong', 'types-differ', edges(toTarget({ inputTypes: ['Embeddings'] }))],
  [
    'has an edge that brings what the field does not take',
    'types-differ',
    withData(
      [component(chatInput, { outputs: [{ name: 'message', types: ['Data'] }] }), prompt],
      [toSource({ output_types: ['Data'] })],
    ),
  ],
  ['has two edges to one field', 'field-taken', edges(first, { ...first, id: 'again' })],
  ['leads back to itself', 'cycle', edges(second, back)],
  ['comes back into what is no loop', 'not-a-loop', backInto(false)],
  ['has a target handle without a name', 'no-field', edges(toTarget({ fieldName: undefined }))],
  [
    'has a prompt that asks for more than it names',
    'prompt-variables',
    withData([component(prompt, { custom_fields: { template: [] } })]),
  ],
  [
    'has a prompt that names more than it asks for',
    'prompt-variables',
    withData([component(prompt, { custom_fields: { template: ['user', 'b'] } })]),
  ],
  [
    'has a prompt variable without a field',
    'prompt-variables',
    withData([component(prompt, { template: { template: template['template'] } })]),
  ],
  ['has a tool without the output of a tool', 'tool-mode', withData([component(chatInput, { tool_mode: true })])],
  ['has the output of a tool without tool mode', 'tool-mode', withData([component(chatInput, { outputs: [tool] })])],
  [
    'has a tool with other outputs',
    'tool-mode',
    withData([component(chatInput, { tool_mode: true, outputs: [tool, { name: 'a', types: [] }] })]),
  ],
  ['has a group whose field stands for nothing', 'proxy', withData([group('gone', 'message')])],
  ['has a group whose output stands for nothing', 'proxy', withData([group('input_value', 'gone')])],
  [
    'has a fault within a group',
    'id-differs',
    withData([
      component(group('input_value', 'message'), {
        flow: withData([{ ...chatInput, data: { ...chatInput.data, id: 'x' } }]),
      }),
    ]),
  ],
]

describe('checking a Langflow flow', () => {
  it('finds nothing wrong with flows that are right', () => {
    expect(checkLangflow(smallFlow)).toEqual([])
    expect(checkLangflow(withData([group('input_value', 'message')]))).toEqual([])
    expect(checkLangflow(backInto(true))).toEqual([])
  })

  it('takes Data for JSON and DataFrame for Table', () => {
    const source = smallNode({ id: 'S', type: 'Any', outputs: { data: ['JSON'], table: ['Table'] } })
    const target = smallNode({
      id: 'T',
      type: 'Any',
      fields: { a: textField('', { input_types: ['Data'] }), b: textField('', { input_types: ['DataFrame'] }) },
    })
    const flow = withData(
      [source, target],
      [smallEdge(source, 'data', target, 'a'), smallEdge(source, 'table', target, 'b')],
    )
    expect(checkLangflow(flow)).toEqual([])
  })

  it.each(planted)('finds that a flow %s', (_, fault, flow) => {
    const problems = checkLangflow(flow)
    expect(problems.map((problem) => problem.fault)).toContain(fault)
    expect(problems.find((problem) => problem.fault === fault)?.message.length).toBeGreaterThan(20)
  })

  it.skipIf(!hasRealFlows)('finds nothing wrong with flows that Langflow itself exported', () => {
    for (const { name, json } of realFlows()) {
      for (const { flow } of readLangflow(json).flows) expect(checkLangflow(flow), name).toEqual([])
    }
  })
})
