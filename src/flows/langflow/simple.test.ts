/** The simpler dialect: nodes named by their type, edges from `output` to `input`, values without fields. */
import { describe, expect, it } from 'vitest'
import { promptVariables } from './prompt-variables.ts'
import { readLangflow } from './read.ts'

const node = (id: string, type: string, title: string, values: Record<string, unknown>) => ({
  id,
  type,
  position: { x: 0, y: 0 },
  data: {
    node: {
      template: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
      display_name: title,
    },
  },
})
const edge = (source: string, target: string) => ({
  source,
  target,
  sourceHandle: 'output',
  targetHandle: 'input',
  id: `${source}-${target}`,
})

const template = 'See {observation}. Asked: {navigator_response}. Answer {"action": "…", "why": {"a": 1}}.'
const flow = {
  name: 'Society',
  data: {
    nodes: [
      node('input-1', 'ChatInput', 'Observation', { input_value: '' }),
      node('code-1', 'Code', 'State Parser', { code: 'return {}', observation: '', session: '' }),
      node('code-2', 'Code', 'Parse Navigator', { code: 'return {}', llm_output: '' }),
      node('prompt-1', 'Prompt', 'Strategy Prompt', { template, observation: '' }),
      node('llm-1', 'ChatAnthropic', 'Strategy LLM', {
        model_name: 'claude-x',
        temperature: 0.3,
        anthropic_api_key: '',
      }),
      node('output-1', 'ChatOutput', 'Action', { input_value: '' }),
    ],
    edges: [
      edge('input-1', 'code-1'),
      edge('code-1', 'prompt-1'),
      edge('code-2', 'prompt-1'),
      edge('prompt-1', 'llm-1'),
      edge('llm-1', 'output-1'),
      edge('llm-1', 'nowhere'),
    ],
  },
}

describe('the simpler dialect', () => {
  const read = readLangflow(flow).flows[0]!

  it('is told from an export of Langflow, and is written again as it was', () => {
    expect(read.report.format).toBe('langflow-simple')
    expect(JSON.stringify(readLangflow(flow).write())).toBe(JSON.stringify(flow))
  })

  it('is wired by what fits: by the name of a variable, by the only field, or by whatever is taken by name', () => {
    const wires = read.graph.wires.map(({ from, to }) => `${from.node}.${from.output} → ${JSON.stringify(to)}`)
    expect(wires).toEqual([
      'input-1.message → {"node":"code-1","setting":"observation"}',
      'code-1.output → {"node":"prompt-1","setting":"input"}',
      'code-2.output → {"node":"prompt-1","setting":"navigator_response"}',
      'prompt-1.prompt → {"node":"llm-1","setting":"input_value"}',
      'llm-1.text_output → {"node":"output-1","setting":"input_value"}',
    ])
  })

  it('has prompts whose variables stand beside JSON', () => {
    expect(promptVariables(template)).toEqual(['observation', 'navigator_response'])
    expect(Object.keys(read.graph.nodes[3]!.settings)).toEqual([
      'template',
      'observation',
      'navigator_response',
      'input',
    ])
  })

  it('reports every node and edge', () => {
    const ids = read.report.items.map(({ id }) => id)
    const all = [...flow.data.nodes, ...flow.data.edges].map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(all))
    expect(read.report.items.find(({ id }) => id === 'llm-1-nowhere')?.fate).toBe('unsupported')
  })

  it('may hold nothing but nodes and edges, with values straight in the data', () => {
    const bare = {
      nodes: [
        { id: 'a', type: 'ChatInput', data: { label: 'In' } },
        { id: 'b', type: 'Prompt', data: { template: 'Say {word}' } },
      ],
      edges: [{ source: 'a', target: 'b' }],
    }
    const { flows, write } = readLangflow(bare)
    expect(flows[0]?.graph.nodes.map(({ title }) => title)).toEqual(['In', 'b'])
    expect(flows[0]?.graph.wires[0]?.to).toEqual({ node: 'b', setting: 'word' })
    expect(write()).toEqual(bare)
  })
})

describe('variables of a prompt', () => {
  it.each([
    ['{a} and {b} and {a}', false, ['a', 'b']],
    ['{{a}} is literal, {b} is not', false, ['b']],
    ['{"json": {"deep": 1}} {x_1}', false, ['x_1']],
    ['{{ a }} and {b}', true, ['a']],
    ['{1} { a } {}', false, []],
  ])('of %s (double brackets: %s) are %j', (text, isDouble, names) => {
    expect(promptVariables(text, isDouble)).toEqual(names)
  })
})
