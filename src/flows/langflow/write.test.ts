/** Export to Langflow: flows in its own format, which pass the check and read again as the same graph. */
import { describe, expect, it } from 'vitest'
import { hasRealFlows, realFlows } from '../../../test/small-langflow.ts'
import type { ComponentGraph, GraphNode } from '../graph.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { LangflowField } from './format.ts'
import { newNode, ownNode } from './new-node.ts'
import { readLangflow } from './read.ts'
import { writeLangflow } from './write.ts'

const graphWith = (nodes: readonly GraphNode[], wires: ComponentGraph['wires'] = []): ComponentGraph => ({
  id: 'g-1',
  name: 'Written',
  description: '',
  nodes,
  wires,
  notes: [],
})

describe('a graph written for Langflow', () => {
  it.each([...catalogue.keys()])('has nodes of %s that pass the check and read again as they were', (component) => {
    const graph = graphWith([newNode({ id: `${component}-1`, component, title: `A ${component}` })])
    const { flow, problems, report } = writeLangflow(graph)
    expect(problems).toEqual([])
    expect(report.items).toEqual([expect.objectContaining({ id: `${component}-1`, fate: 'kept' })])
    const [again] = readLangflow(flow).flows[0]!.graph.nodes
    const { code, ...settings } = again!.settings
    expect(code?.value).toBe('')
    expect(settings).toEqual(graph.nodes[0]!.settings)
    expect(again?.outputs).toEqual(graph.nodes[0]!.outputs)
  })

  it('escapes nothing of what its prompts say, and gives each variable a field', () => {
    const template = 'Say {word}, as {{"json": 1}}, to {name}.'
    const { flow } = writeLangflow(
      graphWith([newNode({ id: 'p', component: 'Prompt', title: 'P', values: { template } })]),
    )
    const node = flow.data.nodes[0]?.data.node
    expect(node?.custom_fields).toEqual({ template: ['word', 'name'] })
    expect(node?.template['template']).toMatchObject({ value: template, type: 'prompt' })
    expect(node?.template['word']).toMatchObject({ input_types: ['Message'], type: 'str' })
  })

  it('has custom components with a marker, whose Python says where they run', () => {
    const own = ownNode(
      { id: 'o', component: 'OwnThing', title: 'Mine' },
      { text: { takes: ['Message'] } },
      { data: 'Data' },
    )
    const { flow, problems, report } = writeLangflow(graphWith([own]))
    expect(problems).toEqual([])
    expect(report.items[0]).toMatchObject({ id: 'o', fate: 'changed', reason: expect.stringContaining('placeholder') })
    const { code } = flow.data.nodes[0]!.data.node!.template as Record<string, LangflowField>
    expect(code?.value).toContain('class OwnThing(Component)')
    expect(readLangflow(flow).flows[0]?.graph.nodes[0]?.component).toBe('OwnThing')
  })

  it('leaves secrets out unless asked, and keeps the names of variables', () => {
    const model = newNode({
      id: 'm',
      component: 'LanguageModelComponent',
      title: 'M',
      values: { api_key: 'hunter2' },
    })
    const named = newNode({ id: 'n', component: 'Agent', title: 'N', variables: { api_key: 'MY_KEY' } })
    const { flow, report } = writeLangflow(graphWith([model, named]))
    expect(JSON.stringify(flow)).not.toContain('hunter2')
    expect(report.items.filter(({ fate }) => fate === 'secret')).toEqual([expect.objectContaining({ id: 'm' })])
    expect(flow.data.nodes[1]?.data.node?.template['api_key']).toMatchObject({ value: 'MY_KEY', load_from_db: true })
    expect(JSON.stringify(writeLangflow(graphWith([model]), { keepSecrets: true }).flow)).toContain('hunter2')
  })

  it('says which wires could not be written', () => {
    const nodes = [
      newNode({ id: 'a', component: 'ChatInput', title: 'A' }),
      newNode({ id: 'b', component: 'Prompt', title: 'B' }),
    ]
    const wire = { from: { node: 'a', output: 'message' }, to: { node: 'b', setting: 'gone' } }
    const { flow, report } = writeLangflow(graphWith(nodes, [wire]))
    expect(flow.data.edges).toEqual([])
    expect(report.items.at(-1)).toMatchObject({ kind: 'edge', id: 'a.message → b.gone', fate: 'unsupported' })
  })

  it('is laid out in columns where nobody has drawn it', () => {
    const nodes = ['a', 'b', 'c'].map((id) => newNode({ id, component: 'TextInput', title: id }))
    const wires = [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
    ].map(([from, to]) => ({
      from: { node: from!, output: 'text' },
      to: { node: to!, setting: 'input_value' },
    }))
    const columns = writeLangflow(graphWith(nodes, wires)).flow.data.nodes.map(({ position }) => position!.x)
    expect(columns).toEqual([0, 440, 880])
  })
})

describe.skipIf(!hasRealFlows)('the catalogue', () => {
  it('says of fields and outputs what the exports of Langflow 1.6 say', () => {
    const compared = new Set<string>()
    for (const { name, json } of realFlows().filter(({ name: file }) => file.startsWith('v1.6'))) {
      for (const node of readLangflow(json).flows.flatMap(({ flow }) => flow.data.nodes)) {
        const facts = catalogue.get(node.data.type ?? '')
        if (facts === undefined || node.data.node?.tool_mode === true) continue
        compared.add(facts.type)
        for (const output of facts.outputs) {
          const real = node.data.node?.outputs?.find((each) => each.name === output.name)
          expect(real, `${name}: ${node.id} ${output.name}`).toMatchObject({
            method: output.method,
            types: output.types,
          })
        }
        for (const field of facts.fields) {
          const real = node.data.node?.template[field.name] as LangflowField | undefined
          const written = writeLangflow(graphWith([newNode({ id: 'x', component: facts.type, title: '' })])).flow
          const ours = written.data.nodes[0]?.data.node?.template[field.name] as LangflowField
          // newer than some of these files
          if (real === undefined && field.name === 'clean_data') continue
          if (real?._input_type !== field.kind && field.name === 'input_value') continue
          expect(ours.type, `${name}: ${node.id} ${field.name}`).toBe(real?.type)
          expect(new Set(ours.input_types ?? []), `${name}: ${node.id} ${field.name}`).toEqual(
            new Set(real?.input_types ?? []),
          )
        }
      }
    }
    expect(compared.size).toBeGreaterThanOrEqual(11)
  })

  it('is not needed to write a flow that was read: every real graph is written, and its wires are the same', () => {
    for (const { name, json } of realFlows()) {
      for (const { graph, report } of readLangflow(json).flows) {
        if (report.items.some(({ reason }) => reason.includes('before version 1'))) continue
        const { flow, problems } = writeLangflow(graph)
        expect(problems, name).toEqual([])
        expect(readLangflow(flow).flows[0]?.graph.wires, name).toEqual(graph.wires)
      }
    }
  })
})
