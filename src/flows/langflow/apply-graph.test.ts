/** Edits of a graph, written back into the Langflow flow it was read from. */
import { describe, expect, it } from 'vitest'
import { hasRealFlows, prompt, realFlows, smallFlow, smallNode, textField } from '../../../test/small-langflow.ts'
import type { ComponentGraph, GraphNode, Wire } from '../graph.ts'
import { applyGraph } from './apply-graph.ts'
import { checkLangflow } from './check.ts'
import type { LangflowField, LangflowFlow } from './format.ts'
import { graphOf } from './graph-of.ts'
import { readLangflow } from './read.ts'

const { graph } = graphOf(smallFlow)
const [input, greet, output] = graph.nodes as [GraphNode, GraphNode, GraphNode]

const withNode = (id: string, change: (node: GraphNode) => GraphNode): ComponentGraph => ({
  ...graph,
  nodes: graph.nodes.map((node) => (node.id === id ? change(node) : node)),
})
const setting = (node: GraphNode, name: string, value: string): GraphNode => ({
  ...node,
  settings: { ...node.settings, [name]: { ...node.settings[name]!, value } },
})
const fieldOf = (flow: LangflowFlow, id: string, name: string): LangflowField =>
  flow.data.nodes.find((node) => node.id === id)?.data.node?.template[name] as LangflowField

describe('an edited graph', () => {
  it('that was not edited gives the same flow', () => {
    expect(applyGraph(smallFlow, graph)).toBe(smallFlow)
    expect(applyGraph(smallFlow, graphOf(smallFlow).graph)).toBe(smallFlow)
  })

  it('changes the value of a setting and nothing else', () => {
    const edited = applyGraph(
      smallFlow,
      withNode('ChatInput-a', (node) => setting(node, 'input_value', 'Good day')),
    )
    expect(JSON.stringify(edited)).toBe(JSON.stringify(smallFlow).replace('"Hello"', '"Good day"'))
  })

  it('changes titles, places, names and what is frozen', () => {
    const edited = applyGraph(smallFlow, {
      ...withNode('Prompt-b', (node) => ({ ...node, title: 'Greet', position: { x: 1, y: 2 }, isFrozen: true })),
      name: 'Other',
      endpoint: 'other',
    })
    expect(edited.data.nodes[1]).toMatchObject({
      position: { x: 1, y: 2 },
      data: { node: { display_name: 'Greet', frozen: true } },
    })
    expect(edited).toMatchObject({ name: 'Other', endpoint_name: 'other' })
    expect(graphOf(edited).graph.nodes[1]).toMatchObject({ title: 'Greet', isFrozen: true })
  })

  it('gives a prompt the variables of its new template', () => {
    const edited = applyGraph(
      smallFlow,
      withNode('Prompt-b', (node) => setting(node, 'template', 'Hi {name}, {"a": 1}')),
    )
    const node = edited.data.nodes[1]?.data.node
    expect(node?.custom_fields).toEqual({ template: ['name'] })
    expect(Object.keys(node?.template ?? {})).toEqual(['_type', 'template', 'name'])
    expect(node?.field_order).toEqual(['template', 'name'])
    expect(edited.data.edges).toEqual([smallFlow.data.edges[1]])
    expect(checkLangflow(edited)).toEqual([])
  })

  it('names a variable of the environment in place of a value', () => {
    const edited = applyGraph(
      smallFlow,
      withNode('ChatInput-a', (node) => ({
        ...node,
        settings: { input_value: { ...node.settings['input_value']!, value: 'GREETING', isVariable: true } },
      })),
    )
    expect(fieldOf(edited, 'ChatInput-a', 'input_value')).toMatchObject({ value: 'GREETING', load_from_db: true })
  })

  it('adds wires with handles that pass the check, and removes others', () => {
    const wire: Wire = { from: { node: input.id, output: 'message' }, to: { node: output.id, setting: 'input_value' } }
    const edited = applyGraph(smallFlow, { ...graph, wires: [graph.wires[0]!, wire] })
    expect(edited.data.edges).toHaveLength(2)
    expect(edited.data.edges[0]).toBe(smallFlow.data.edges[0])
    expect(edited.data.edges[1]).toMatchObject({
      source: 'ChatInput-a',
      sourceHandle: '{œdataTypeœ:œChatInputœ,œidœ:œChatInput-aœ,œnameœ:œmessageœ,œoutput_typesœ:[œMessageœ]}',
      data: { targetHandle: { fieldName: 'input_value', inputTypes: ['Data', 'DataFrame', 'Message'], type: 'str' } },
    })
    expect(checkLangflow(edited)).toEqual([])
    expect(graphOf(edited).graph.wires).toEqual([graph.wires[0], wire])
  })

  it('removes a node with its edges, also those that could not be read', () => {
    const strange = { ...smallFlow.data.edges[0]!, id: 'strange', data: undefined, targetHandle: 'nonsense' }
    const flow = {
      ...smallFlow,
      data: { ...smallFlow.data, edges: [...smallFlow.data.edges, strange] },
    } as LangflowFlow
    const without = { ...graph, nodes: [input, output], wires: [] }
    expect(applyGraph(flow, graph)).toBe(flow)
    const edited = applyGraph(flow, without)
    expect(edited.data.nodes.map(({ id }) => id)).toEqual(['ChatInput-a', 'ChatOutput-c'])
    expect(edited.data.edges).toEqual([])
  })

  it('adds a copy of a node with all that the file says of it', () => {
    const copy = { ...greet, id: 'Prompt-z', position: { x: 9, y: 9 } }
    const edited = applyGraph(smallFlow, { ...graph, nodes: [...graph.nodes, copy] })
    const { id: _id, ...data } = prompt.data
    expect(edited.data.nodes[3]).toEqual({
      ...prompt,
      id: 'Prompt-z',
      position: { x: 9, y: 9 },
      data: { id: 'Prompt-z', ...data },
    })
  })

  it('adds a node that is new to the file from the catalogue, and one nobody knows as a custom component', () => {
    const bare = { settings: {}, order: [], outputs: [], isTool: false, isFrozen: false, position: { x: 0, y: 0 } }
    const nodes = [
      ...graph.nodes,
      { ...bare, id: 'Calc-1', component: 'CalculatorComponent', title: 'Sum' },
      {
        ...bare,
        id: 'Own-1',
        component: 'OwnThing',
        title: 'Mine',
        outputs: [{ name: 'out', label: 'Out', types: ['Data'], allowsLoop: false }],
      },
    ]
    const edited = applyGraph(smallFlow, { ...graph, nodes })
    expect(edited.data.nodes[3]?.data.node?.outputs?.[0]).toMatchObject({
      name: 'result',
      method: 'evaluate_expression',
    })
    expect(edited.data.nodes[4]?.data.node).toMatchObject({ metadata: { troupe: { component: 'OwnThing' } } })
    expect(
      graphOf(edited)
        .graph.nodes.map(({ component }) => component)
        .slice(3),
    ).toEqual(['CalculatorComponent', 'OwnThing'])
    expect(checkLangflow(edited)).toEqual([])
  })

  it('adds, edits and removes notes', () => {
    const note = { id: 'note-1', text: 'Look here', position: { x: 1, y: 1 } }
    const noted = applyGraph(smallFlow, { ...graph, notes: [note] })
    expect(graphOf(noted).graph.notes).toEqual([note])
    const edited = applyGraph(noted, { ...graph, notes: [{ ...note, text: 'No, here' }] })
    expect(graphOf(edited).graph.notes[0]?.text).toBe('No, here')
    expect(applyGraph(edited, graph).data.nodes).toHaveLength(3)
  })

  it('turns a node into a tool', () => {
    const tool = [{ name: 'component_as_tool', label: 'Toolset', types: ['Tool'], allowsLoop: false }]
    const edited = applyGraph(smallFlow, {
      ...withNode('Prompt-b', (node) => ({ ...node, isTool: true, outputs: tool })),
      wires: [graph.wires[0]!],
    })
    expect(edited.data.nodes[1]?.data.node).toMatchObject({
      tool_mode: true,
      outputs: [{ method: 'to_toolkit', types: ['Tool'] }],
    })
    expect(checkLangflow(edited)).toEqual([])
  })

  it('reaches into groups', () => {
    const group = smallNode({
      id: 'Group-1',
      type: 'TextInput',
      fields: { 'input_value_ChatInput-a': textField('', { proxy: { id: 'ChatInput-a', field: 'input_value' } }) },
      more: { flow: smallFlow },
    })
    const outer: LangflowFlow = { ...smallFlow, data: { nodes: [group], edges: [] } }
    const read = graphOf(outer).graph
    const inside = withNode('ChatInput-a', (node) => setting(node, 'input_value', 'Deep'))
    const edited = applyGraph(outer, { ...read, nodes: [{ ...read.nodes[0]!, inside }] })
    expect(JSON.stringify(edited)).toBe(JSON.stringify(outer).replace('"Hello"', '"Deep"'))
  })

  it('of the simpler dialect is written in that dialect', () => {
    const simple = {
      name: 'Simple',
      data: {
        nodes: [
          {
            id: 'a',
            type: 'ChatInput',
            position: { x: 0, y: 0 },
            data: { node: { template: { input_value: { value: '' } }, display_name: 'X' } },
          },
          {
            id: 'b',
            type: 'ChatOutput',
            position: { x: 0, y: 0 },
            data: { node: { template: { input_value: { value: '' } }, display_name: 'X' } },
          },
        ],
        edges: [],
      },
    }
    const read = readLangflow(simple).flows[0]!
    const wire: Wire = { from: { node: 'a', output: 'message' }, to: { node: 'c', setting: 'input_value' } }
    const edited = applyGraph(read.flow, {
      ...read.graph,
      nodes: [...read.graph.nodes, { ...read.graph.nodes[1]!, id: 'c' }],
      wires: [wire],
    })
    expect(edited.data.nodes[2]).toEqual({ ...simple.data.nodes[1], id: 'c' })
    expect(graphOf(edited).graph.wires).toEqual([wire])
  })
})

describe.skipIf(!hasRealFlows)('flows exported by Langflow itself', () => {
  const flows = hasRealFlows
    ? realFlows().flatMap(({ name, json }) => readLangflow(json).flows.map((read) => ({ name, ...read })))
    : []

  it('are the same when nothing was edited', () => {
    for (const { name, flow, graph: read } of flows) expect(applyGraph(flow, read), name).toBe(flow)
  })

  it('have the same edges when all wires are taken away and drawn anew', () => {
    const handles = (flow: LangflowFlow) => flow.data.edges.map(({ data }) => [data?.sourceHandle, data?.targetHandle])
    for (const { name, flow, graph: read } of flows) {
      const bare = applyGraph(flow, { ...read, wires: [] })
      expect(bare.data.edges, name).toEqual([])
      expect(graphOf(applyGraph(bare, read)).graph.wires, name).toEqual(read.wires)
      expect(handles(applyGraph(bare, read)), name).toHaveLength(handles(flow).length)
    }
  })
})
