/** Reading Langflow's exports: what is kept, what is told, what is refused. */
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
import type { LangflowFlow } from './format.ts'
import { readLangflow } from './read.ts'

const withData = (nodes: readonly unknown[], edges: readonly unknown[] = []): unknown => ({
  ...smallFlow,
  data: { nodes, edges },
})

describe('a Langflow file', () => {
  it('becomes a graph with settings, outputs and wires', () => {
    const { flows, refused } = readLangflow(smallFlow)
    const graph = flows[0]?.graph
    expect(refused).toEqual([])
    expect(graph).toMatchObject({ name: 'Greeting', endpoint: 'greet' })
    expect(graph?.nodes.map((node) => [node.id, node.component, node.title])).toEqual([
      ['ChatInput-a', 'ChatInput', 'My ChatInput'],
      ['Prompt-b', 'Prompt', 'My Prompt'],
      ['ChatOutput-c', 'ChatOutput', 'My ChatOutput'],
    ])
    expect(graph?.nodes[1]?.settings['template']).toMatchObject({ value: 'Greet {user}.', takes: [], type: 'prompt' })
    expect(graph?.nodes[1]?.settings['user']?.takes).toEqual(['Message', 'Text'])
    expect(graph?.wires).toEqual([
      { from: { node: 'ChatInput-a', output: 'message' }, to: { node: 'Prompt-b', setting: 'user' } },
      { from: { node: 'Prompt-b', output: 'prompt' }, to: { node: 'ChatOutput-c', setting: 'input_value' } },
    ])
  })

  it('is written again as it was, with what nobody knows and in its order', () => {
    const odd = { zebra: { 2: 'b', a: null }, flows: [smallFlow, { ...smallFlow, apple: [1, { q: 'Ω' }] }, 'no flow'] }
    expect(JSON.stringify(readLangflow(odd).write())).toBe(JSON.stringify(odd))
  })

  it('may hold several flows, of which one that is none does not keep the others out', () => {
    const { flows, refused } = readLangflow({ flows: [smallFlow, 7, { name: 'Empty' }, smallFlow] })
    expect(flows).toHaveLength(2)
    expect(refused.map(({ place, name, reason }) => [place, name, reason])).toEqual([
      ['flows[1]', '', 'a flow is an object, and this is a number'],
      ['flows[2]', 'Empty', 'it has no `data` with nodes and edges, so it is no flow'],
    ])
  })

  it('has edges whose handles are spaced in any way, or have no data beside them', () => {
    const [first, second] = smallFlow.data.edges
    const { data, ...bare } = first!
    const spaced = {
      ...bare,
      sourceHandle: first!.sourceHandle!.replaceAll(':', ' : '),
      targetHandle: first!.targetHandle!.replaceAll(',', ',\n '),
    }
    expect(data).toBeDefined()
    const graph = readLangflow(withData(smallFlow.data.nodes, [spaced, second])).flows[0]?.graph
    expect(graph?.wires).toEqual(readLangflow(smallFlow).flows[0]?.graph.wires)
  })

  it('from before version 1 is refused with the reason and what to do', () => {
    const edge = {
      source: 'LLM-1',
      target: 'Chain-2',
      sourceHandle: 'LLM|LLM-1|BaseLLM',
      targetHandle: 'BaseLLM|llm|Chain-2',
    }
    const { flows, refused } = readLangflow(withData([chatInput], [edge]))
    expect(flows).toEqual([])
    expect(refused[0]?.reason).toContain('before version 1: its edges are written as LLM|LLM-1|BaseLLM')
    expect(refused[0]?.advice).toContain('Langflow 1.0 or later')
  })

  it.each([[null], [undefined], [3], ['text'], [[]], [{}], [{ data: [] }], [{ data: { nodes: {} } }]])(
    'that is no flow is refused or empty, and never a crash: %j',
    (json) => {
      const { flows, refused, write } = readLangflow(json)
      expect(flows).toEqual([])
      expect(refused.length).toBe(Array.isArray(json) ? 0 : 1)
      expect(write()).toEqual(json)
    },
  )

  it('nested deeper than any flow is refused before it is walked through', () => {
    let deep: unknown = 1
    for (let depth = 0; depth < 20_000; depth += 1) deep = [deep]
    expect(readLangflow({ data: { nodes: [], edges: [], deep } }).refused[0]?.reason).toContain('nested deeper')
  })
})

describe('the report of an import', () => {
  it('says which components cannot be run here, and how to run them', () => {
    const own = smallNode({ id: 'Own-d', type: 'OwnComponent', fields: { code: { type: 'code', value: 'x' } } })
    const supported = new Set(['ChatInput', 'Prompt', 'ChatOutput'])
    const report = readLangflow(withData([...smallFlow.data.nodes, own]), { supported }).flows[0]?.report
    expect(report?.items.filter((item) => item.fate === 'unsupported')).toEqual([
      expect.objectContaining({ id: 'Own-d', place: 'data.nodes[3]', reason: expect.stringContaining('OwnComponent') }),
    ])
  })

  it('gives a renamed component its one name', () => {
    const read = readLangflow(withData([smallNode({ id: 'p', type: 'parser' })])).flows[0]
    expect(read?.graph.nodes[0]?.component).toBe('ParserComponent')
    expect(read?.report.items).toContainEqual(expect.objectContaining({ id: 'p', fate: 'changed' }))
  })

  it('tells of edges that join nothing, and the file keeps them', () => {
    const lost = { ...smallEdge(chatInput, 'message', chatOutput, 'input_value'), target: 'Gone-x' }
    const read = readLangflow(withData([chatInput], [lost])).flows[0]
    expect(read?.graph.wires).toEqual([])
    expect(read?.report.items).toContainEqual(
      expect.objectContaining({
        kind: 'edge',
        id: lost.id,
        fate: 'unsupported',
        reason: expect.stringContaining('Gone-x'),
      }),
    )
    expect(read?.flow.data.edges).toEqual([lost])
  })

  it('takes the one output that fits where an edge names one that is gone', () => {
    const edge = smallEdge(chatInput, 'text', prompt, 'user')
    const read = readLangflow(withData(smallFlow.data.nodes, [edge])).flows[0]
    expect(read?.graph.wires[0]?.from.output).toBe('message')
    expect(read?.report.items.at(-1)).toMatchObject({
      fate: 'changed',
      reason: expect.stringContaining('no output text'),
    })
  })

  it('tells of two nodes with one id', () => {
    const { graph, report } = readLangflow(withData([chatInput, chatInput])).flows[0]!
    expect(graph.nodes).toHaveLength(1)
    expect(report.items.at(-1)).toMatchObject({ fate: 'unsupported', place: 'data.nodes[1]' })
  })
})

describe('secrets in a file', () => {
  const key = `sk-${'a1B2'.repeat(8)}`
  const fields = {
    api_key: textField('hunter2', { password: true }),
    other_key: textField('OPENAI_API_KEY', { password: true, load_from_db: true }),
    prompt: textField(`Use ${key} for it.`),
  }
  const flow = withData([smallNode({ id: 'Model-x', type: 'OpenAIModel', fields })])
  const template = (read: LangflowFlow | undefined) => read?.data.nodes[0]?.data.node?.template as typeof fields

  it('are removed and reported; names of variables stay', () => {
    const read = readLangflow(flow).flows[0]
    expect(template(read?.flow)).toMatchObject({
      api_key: { value: '' },
      other_key: { value: 'OPENAI_API_KEY' },
      prompt: { value: 'Use [removed] for it.' },
    })
    expect(JSON.stringify(readLangflow(flow).write())).not.toMatch(/hunter2|sk-a1B2/)
    expect(read?.report.items.filter((item) => item.fate === 'secret').map((item) => item.place)).toEqual([
      'data.nodes[0].data.node.template.api_key.value',
      'data.nodes[0].data.node.template.prompt.value',
    ])
    expect(read?.graph.nodes[0]?.settings['other_key']).toMatchObject({ isVariable: true, isSecret: true })
  })

  it('are kept when asked, and still reported', () => {
    const { flows, write } = readLangflow(flow, { keepSecrets: true })
    expect(JSON.stringify(write())).toBe(JSON.stringify(flow))
    expect(flows[0]?.report.items.filter((item) => item.fate === 'secret')).toHaveLength(2)
  })
})

describe('a group', () => {
  const inner = withData([smallNode({ id: 'Inner-1', type: 'TextInput', fields: { input_value: textField('a') } })])
  const group = smallNode({
    id: 'Group-1',
    type: 'TextInput',
    fields: { 'input_value_Inner-1': textField('a', { proxy: { id: 'Inner-1', field: 'input_value' } }) },
    more: {
      flow: inner,
      outputs: [{ name: 'Inner-1_message', types: ['Message'], proxy: { id: 'Inner-1', name: 'message' } }],
    },
  })

  it('has a graph within, whose nodes are in the report, and fields and outputs that stand for those within', () => {
    const { graph, report } = readLangflow(withData([group])).flows[0]!
    const [node] = graph.nodes
    expect(node?.inside?.nodes.map(({ id }) => id)).toEqual(['Inner-1'])
    expect(node?.settings['input_value_Inner-1']?.standsFor).toEqual({ node: 'Inner-1', setting: 'input_value' })
    expect(node?.outputs[0]?.standsFor).toEqual({ node: 'Inner-1', output: 'message' })
    expect(report.items.map((item) => item.place)).toContain('data.nodes[0].data.node.flow.data.nodes[0]')
  })
})

describe.skipIf(!hasRealFlows)('flows exported by Langflow itself', () => {
  it('are read and written as the same JSON, with every node and edge in the report', () => {
    for (const { name, json } of realFlows()) {
      const { flows, refused, write } = readLangflow(json)
      expect(JSON.stringify(write()), name).toBe(JSON.stringify(json))
      const isOld = JSON.stringify(json).includes('|BaseL') || JSON.stringify(json).includes('|VectorStore')
      expect(refused.length > 0, name).toBe(isOld)
      for (const { flow, report } of flows) {
        expect(
          report.items.map(({ id }) => id),
          name,
        ).toEqual(expect.arrayContaining(idsOf(flow)))
        expect(
          report.items.filter(({ fate }) => fate === 'unsupported' || fate === 'secret'),
          name,
        ).toEqual([])
      }
    }
  })
})

function idsOf({ data }: LangflowFlow): (string | undefined)[] {
  const inside = data.nodes.flatMap((node) => (node.data.node?.flow ? idsOf(node.data.node.flow) : []))
  return [...data.nodes.map(({ id }) => id), ...data.edges.map(({ id }) => id), ...inside]
}
