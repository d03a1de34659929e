/** Flow files with agents and routes, written for Langflow and read again: they answer as before. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { startModelServer, type ModelServer, type ServerRequest } from '../../../testing/index.ts'
import { prepareInput } from '../../../societies/prepare-input.ts'
import { societies } from '../../../societies/registry.ts'
import { flowOfGraph } from '../../components/graph-flow.ts'
import { fileOfSociety } from '../../file/file-of-society.ts'
import { flowFileOf } from '../../file/read-flow-file.ts'
import { openFlow } from '../../file/society-of-file.ts'
import type { FlowFile } from '../../file/schema/flow-file.ts'
import { readLangflow } from '../read.ts'
import { writeFlowFile } from './write-flow-file.ts'

/** Three look at a text side by side, a judge hears all, and a route decides who answers. */
const panel = flowFileOf(
  `{
  "format": "troupe-flow/1", "name": "panel", "input": "text",
  "fields": {
    "text": { "type": { "type": "string" }, "initial": "" },
    "views": { "rule": "append", "type": { "type": "string" } },
    "score": { "rule": "sum" },
    "verdict": { "type": { "type": "object" }, "initial": {} },
    "answer": { "type": { "type": "string" }, "initial": "" }
  },
  "start": ["kind", "strict"],
  "agents": {
    "kind": { "kind": "prompt", "prompt": "Praise {text} like {\\"so\\": 1}",
      "writes": { "views": "['kind: ' + reply]", "score": "2" } },
    "strict": { "kind": "prompt", "system": "You are strict with {text}.", "prompt": "Judge it.", "temperature": 0.1,
      "writes": { "views": "['strict: ' + reply]", "score": "1" } },
    "judge": { "kind": "prompt", "prompt": "Of {views}, about {short}: good?", "with": { "short": "upper(text)" },
      "reply": { "type": "object", "properties": { "good": { "type": "boolean" } }, "required": ["good"] },
      "writes": { "verdict": "reply" } },
    "yes": { "kind": "compute", "writes": { "answer": "'Yes, ' + score + ' points.'" } },
    "no": { "kind": "parse", "from": "answer", "otherwise": "{why: 'nothing'}",
      "writes": { "answer": "'No: ' + value.why" } }
  },
  "routes": {
    "kind": "judge", "strict": "judge",
    "judge": { "when": [{ "if": "verdict.good", "to": "yes" }], "otherwise": "no" },
    "yes": { "end": "yes" }, "no": { "end": "no" }
  },
  "joins": { "judge": ["kind", "strict"] },
  "output": "answer + ' (' + reason + ') ' + join(views, ' | ')"
}`,
  { name: 'panel' },
)

const draft = flowFileOf(
  readFileSync(new URL('../../../../examples/27-draft-and-critique.json', import.meta.url), 'utf8'),
  { name: 'draft' },
)

/** A check before the loop and an end after it, so that the loop is a part among others. */
const around: FlowFile = {
  ...draft,
  name: 'around',
  start: 'tidy',
  fields: { ...draft.fields, topic: { type: { type: 'string' }, initial: '' } },
  agents: {
    tidy: { kind: 'compute', writes: { topic: 'trim(topic)' } },
    ...draft.agents,
    critic: {
      ...(draft.agents!['critic'] as Extract<NonNullable<FlowFile['agents']>[string], { kind: 'prompt' }>),
      next: "reply.good ? 'sign' : 'writer'",
    },
    sign: { kind: 'compute', writes: { draft: "draft + ' (signed)'" } },
  },
  routes: { tidy: 'writer', writer: 'critic', critic: { choose: ['writer', 'sign'] }, sign: { end: 'signed' } },
}

function reply({ text }: ServerRequest): string | object {
  if (text.includes('good?') && text.includes('Of ')) return { good: !text.includes('BAD') }
  if (text.includes('Is this about')) return { good: text.includes('again'), note: 'again' }
  if (text.includes('Write four lines')) return text.includes('again') ? 'lines again' : 'lines'
  return text.includes('strict with') ? 'hm' : 'lovely'
}

let model: ModelServer
beforeAll(async () => void (model = await startModelServer({ reply })))
afterAll(() => model.close())

/** What a flow file answers, and what its written and read graph does. */
async function both(file: FlowFile, said: string): Promise<[string, string]> {
  const minds = createMinds({ model: `${model.url}#tiny`, modelServers: [model.url] })
  const { society, input, answer } = await openFlow(file, { minds })
  const start = await prepareInput(society, { [input!]: said })
  const own = await society.create!(minds).run(start, { store: memoryStore() }).finished
  const { flow, problems } = writeFlowFile(file)
  expect(problems).toEqual([])
  const [read] = readLangflow(JSON.parse(JSON.stringify(flow))).flows
  const graph = flowOfGraph(read!.graph, { minds })
  const run = await graph.flow.run(graph.input({ input: said }), { store: memoryStore() }).finished
  const outputs = graph.outputs(run.board)
  const said2 = answer(own.board, own.reason ?? '')
  return [
    typeof said2 === 'string' ? said2 : JSON.stringify(said2),
    outputs.map(({ text, reason }) => reason ?? text).join('\n'),
  ]
}

describe('a flow file written for Langflow and read again', () => {
  it.each(['GOOD text', 'BAD text'])(
    'answers the same, with a parallel group, a join and a condition: %s',
    async (said) => {
      const [own, exported] = await both(panel, said)
      expect(own).toContain(
        said.startsWith('GOOD') ? 'Yes, 3 points. (yes) kind: lovely | strict: hm' : 'No: nothing (no)',
      )
      expect(exported).toBe(own)
    },
  )

  it('answers the same with a loop, which is one component, alone and between others', async () => {
    const [own, exported] = await both(draft, 'the sea')
    expect(own).toBe('lines again')
    expect(exported).toBe(own)
    const [longer, written] = await both(around, '  the sea ')
    expect(longer).toBe('lines again (signed)')
    expect(written).toBe(longer)
  })

  it('has a prompt and a model for each prompt agent, and tells what has no counterpart', () => {
    const { flow, report } = writeFlowFile(panel)
    const kinds = Map.groupBy(flow.data.nodes, ({ id }) => id.split('-')[0])
    expect(kinds.get('LanguageModelComponent')).toHaveLength(3)
    // one prompt is plain, and its system text is not
    expect(kinds.get('Prompt')).toHaveLength(3)
    expect(kinds.get('BoardRoute')).toHaveLength(3)
    const told = new Map(
      report.items.filter(({ place }) => place.startsWith('agents.')).map(({ id, fate }) => [id, fate]),
    )
    expect(Object.fromEntries(told)).toEqual({
      kind: 'kept',
      strict: 'kept',
      judge: 'kept',
      yes: 'changed',
      no: 'changed',
    })
    const loop = writeFlowFile(around)
    const reasons = loop.report.items.filter(({ id }) => id === 'writer').map(({ reason }) => reason)
    expect(reasons).toEqual(['they go in a circle: it runs inside one custom component'])
    expect(JSON.stringify(loop.flow)).toContain('they go in a circle')
  })

  it.each(Object.keys(societies))('has a counterpart of %s as a whole, which passes the check', async (name) => {
    const { flow, problems, report } = writeFlowFile(fileOfSociety(await societies[name]!()))
    expect(problems).toEqual([])
    expect(flow.data.nodes.filter(({ type }) => type === 'genericNode')).toHaveLength(3)
    expect(report.items.filter(({ fate }) => fate === 'unsupported')).toEqual([])
  })
})
