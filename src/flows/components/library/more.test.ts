import { describe, expect, it, vi } from 'vitest'
import { startModelServer } from '../../../testing/index.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { catalogue } from '../../langflow/catalogue/catalogue.ts'
import { componentGroups } from '../../langflow/catalogue/groups.ts'
import { newNode } from '../../langflow/new-node.ts'
import { checkLangflow } from '../../langflow/check.ts'
import { writeLangflow } from '../../langflow/write.ts'
import type { ComponentGraph, Json } from '../../graph.ts'
import type { Surroundings } from '../component.ts'
import { flowOfGraph } from '../graph-flow.ts'
import { components, componentFor } from '../registry.ts'

/** One node alone, with these settings; what it gives. */
async function run(component: string, values: Record<string, Json>, outside: Surroundings = {}) {
  const node = newNode({ id: 'one', component, title: component, values })
  const graph: ComponentGraph = { id: 'g', name: 'g', description: '', nodes: [node], wires: [], notes: [] }
  const made = flowOfGraph(graph, outside)
  const { board } = await made.flow.run(made.input({ input: '' }), { store: memoryStore() }).finished
  return made.outputs(board)
}

describe('the catalogue', () => {
  it('has every component that runs, but those of our own societies, in one group each', () => {
    const own = /^(?:StateParser|ParseJson|UpdateState|FormatOutput|Board\w+|FlowPart)$/
    // another face of ones that are there
    const folded = new Set(['SmartRouter', 'CreateTable', 'MemoryBase', 'Message'])
    const offered = componentGroups.flatMap((group) => group.components.map(({ type }) => type))
    expect(new Set(offered).size).toBe(offered.length)
    expect(new Set(offered)).toEqual(new Set(catalogue.keys()))
    const missing = Object.keys(components).filter(
      (name) => !own.test(name) && !folded.has(name) && !catalogue.has(name),
    )
    expect(missing).toEqual([])
  })

  it('has nothing that cannot run, and every node of it passes the check', () => {
    for (const { type } of catalogue.values()) {
      const node = newNode({ id: `${type}-1`, component: type, title: type })
      expect(componentFor(node), type).not.toHaveProperty('fault')
      const { flow } = writeLangflow({ id: 'g', name: 'g', description: '', nodes: [node], wires: [], notes: [] })
      expect(checkLangflow(flow), type).toEqual([])
      expect(node.outputs.length, type).toBeGreaterThan(0)
    }
  })
})

describe('smaller components', () => {
  it('merge objects within objects, and join lists', async () => {
    const inputs = [
      { a: { x: 1, l: [1] }, b: 1 },
      { a: { y: 2, l: [2] }, b: 2 },
    ]
    const [out] = await run('NestedMerge', { data_inputs: inputs })
    expect(out!.value).toMatchObject({ kind: 'data', data: { a: { x: 1, y: 2, l: [1, 2] }, b: 2 } })
  })

  it('find the links of a page', async () => {
    const [out] = await run('HtmlLinkExtractor', {
      data_input: '<p><a class="x" href="https://a.example/b">B side</a></p>',
    })
    expect(out!.value).toMatchObject({ rows: [{ url: 'https://a.example/b', text: 'B side', kind: 'hyperlink' }] })
  })

  it('tell variables that were given, and of the environment those that somebody named', async () => {
    const variables = { CITY: 'Oslo', MY_KEY: 'shown on purpose' }
    expect((await run('GetEnvVar', { env_var_name: 'CITY' }, { variables }))[0]!.text).toBe('Oslo')
    expect((await run('GetEnvVar', { env_var_name: 'MY_KEY' }, { variables }))[0]!.text).toBe('shown on purpose')
    vi.stubEnv('TROUPE_TEST_URL', 'postgres://me:do-not-tell@db')
    const tell = async () => (await run('GetEnvVar', { env_var_name: 'TROUPE_TEST_URL' }))[0]!
    const out = await tell()
    expect([out.value, out.reason]).toEqual([undefined, expect.stringContaining('put TROUPE_TEST_URL there')])
    vi.stubEnv('TROUPE_FLOW_VARIABLES', 'CITY, TROUPE_TEST_URL')
    expect((await tell()).text).toBe('postgres://me:do-not-tell@db')
    vi.unstubAllEnvs()
  })

  it('have a model transform data itself, where Langflow runs Python that a model wrote', async () => {
    const model = await startModelServer({
      reply: ({ text }) => (text.includes('only the old') ? '```json\n[{"name":"Ada","age":36}]\n```' : 'no'),
    })
    const outside = { model: `${model.url}#tiny` }
    const data = [
      { name: 'Ada', age: 36 },
      { name: 'Bo', age: 7 },
    ]
    const [out] = await run('SmartFunction', { data, filter_instruction: 'Keep only the old.' }, outside)
    expect(out!.value).toMatchObject({ kind: 'data', data: { name: 'Ada', age: 36 } })
    expect(model.requests[0]!.text).toContain('Bo')
    expect((await run('LLMChain', { input_value: 'hm', template: 'Say {input}' }, outside))[0]!.text).toBe('no')
    expect(model.requests[1]!.text).toContain('Say hm')
    await model.close()
  })
})
