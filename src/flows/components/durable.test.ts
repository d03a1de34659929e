/** Graphs that are interrupted: killed and resumed, replayed without a model, forked, and waiting for a person. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { smallGraph } from '../../../test/component-graph.ts'
import { chainOfModels } from '../../../test/graph-chain.ts'
import { createMinds } from '../../minds/mind.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { sqliteStore } from '../../store/sqlite-store.ts'
import { startModelServer } from '../../testing/model-server.ts'
import { callTools } from '../../testing/model-reply.ts'
import { scriptedModel } from '../../testing/scripted-model.ts'
import { calculator } from '../../tools/built-in/calculator.ts'
import { flowOfGraph } from './graph-flow.ts'

const folder = mkdtempSync(join(tmpdir(), 'troupe-graph-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const worker = fileURLToPath(new URL('../../../test/graph-worker.ts', import.meta.url))

describe('a graph', () => {
  it('that is killed in the middle goes on with what was answered before, and pays for nothing twice', async () => {
    let reached = () => {}
    const isAsked = new Promise<void>((resolve) => (reached = resolve))
    let isHanging = true
    const server = await startModelServer({
      reply: async (_request, place) => {
        // the second node is asked, and the process is killed while it waits
        if (place === 1 && isHanging) {
          reached()
          await new Promise((resolve) => setTimeout(resolve, 5_000).unref())
        }
        return `answer ${place + 1}`
      },
    })
    const file = join(folder, 'killed.db')
    const child = spawn(process.execPath, ['--conditions=troupe-source', worker, file, 'killed', server.url])
    await isAsked
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('close', resolve))
    isHanging = false
    const asked = server.requests.length
    const minds = createMinds({ modelServers: [server.url] })
    const made = flowOfGraph(chainOfModels, { minds, model: `${server.url}#any` })
    const store = sqliteStore(file)
    const { board } = await made.flow.resume('killed', { store }).finished
    expect(asked).toBe(2)
    expect(server.requests.slice(asked).map(({ text }) => text)).toEqual(['answer 1', 'answer 3'])
    expect(made.outputs(board)[0]?.text).toBe('answer 4')
    await store.close()
    await server.close()
  }, 180_000)

  it('is replayed, looked into and forked from its journal, without a model', async () => {
    const store = memoryStore()
    const model = scriptedModel(['one', 'two', 'three', 'other'])
    const made = flowOfGraph(chainOfModels, { model })
    const { id } = await made.flow.run(made.input({ input: 'Hello' }), { store }).finished
    expect(model.requests).toHaveLength(3)
    // an instance of its own, that has no model at all
    const later = flowOfGraph(chainOfModels)
    const steps: string[] = []
    for await (const { step, board } of later.flow.replay(id, { store })) {
      const shown = (board['second'] as { outputs: { text_output?: { text: string } } }).outputs.text_output?.text
      steps.push(`${step}: ${shown ?? '-'}`)
    }
    expect(steps).toEqual(['0: -', '1: -', '2: -', '3: -', '4: two', '5: two', '6: two'])
    const forked = made.flow.fork(id, { store, at: 4 })
    const { board } = await forked.finished
    expect(model.requests).toHaveLength(4)
    expect(made.outputs(board)[0]?.text).toBe('other')
  })

  it('waits for a person, and goes the way they say', async () => {
    const graph = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        human: {
          component: 'HumanInput',
          settings: { prompt: 'Send it?', input_value: '' },
          outputs: { approved: ['Message'], rejected: ['Message'] },
        },
        yes: { component: 'ChatOutput', settings: { input_value: '' } },
        no: { component: 'TextOutput', settings: { input_value: '' } },
      },
      'a.out -> human.input_value',
      'human.approved -> yes.input_value',
      'human.rejected -> no.input_value',
    )
    const made = flowOfGraph(graph)
    const waiting = await made.flow.run(made.input({ input: 'A letter' })).finished
    expect(waiting.status).toBe('waiting')
    expect(waiting.questions[0]?.question).toMatchObject({ question: 'Send it?', choices: ['approved', 'rejected'] })
    const { board } = await made.flow.resume(waiting.id, { answer: 'approved' }).finished
    const came = made.outputs(board).filter(({ value }) => value !== undefined)
    expect(came).toMatchObject([{ node: 'yes', text: 'A letter' }])
  })
})

const calculatorNamed = (name: string) => ({ ...calculator, name })

describe('an agent with tools', () => {
  const told = (name: string, args: Record<string, unknown>) => ({
    tools_metadata: [{ name, description: name, args }] as never,
  })
  const agent = {
    component: 'Agent',
    settings: { input_value: '', system_prompt: 'Help.', tools: '', n_messages: 10, max_iterations: 5 },
    outputs: { response: ['Message'] },
  } as const
  const end = { component: 'ChatOutput', settings: { input_value: '' } } as const
  const tool = { isTool: true, outputs: { component_as_tool: ['Tool'] } } as const

  it('calls nodes by the inputs that the file describes, each in a journal inside its thought', async () => {
    const graph = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        agent,
        calc: {
          component: 'CalculatorComponent',
          ...tool,
          settings: { expression: '', ...told('evaluate', { expression: { type: 'string' } }) },
        },
        end,
      },
      'a.out -> agent.input_value',
      'calc.component_as_tool -> agent.tools',
      'agent.response -> end.input_value',
    )
    const model = scriptedModel([callTools({ name: 'evaluate', input: { expression: '6 * 7' } }), 'It is 42.'])
    const made = flowOfGraph(graph, { model })
    const store = memoryStore()
    const { board, id } = await made.flow.run(made.input({ input: '6 times 7?' }), { store }).finished
    expect(made.outputs(board)[0]?.text).toBe('It is 42.')
    expect(JSON.stringify(model.requests[1]?.messages)).toContain('42')
    expect((await store.runs(id)).length).toBeGreaterThan(2)
    expect(board['calc']).toBeUndefined()
  })

  it('has the tools of the MCP server that the file names, where that server may be used', async () => {
    const graph = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        agent,
        mcp: { component: 'MCPTools', ...tool, settings: { mcp_server: { name: 'clock', config: { command: 'rm' } } } },
        end,
      },
      'a.out -> agent.input_value',
      'mcp.component_as_tool -> agent.tools',
      'agent.response -> end.input_value',
    )
    const asked: string[] = []
    const clock = calculatorNamed('time')
    const model = scriptedModel([callTools({ name: 'time', input: { expression: '1 + 1' } }), 'Two.'])
    const mcp = ({ name }: { readonly name: string }) => {
      asked.push(name)
      return { name, tools: async () => [clock] }
    }
    const made = flowOfGraph(graph, { model, mcp })
    const { board } = await made.flow.run(made.input({ input: 'Time?' })).finished
    expect(made.outputs(board)[0]?.text).toBe('Two.')
    expect(new Set(asked)).toEqual(new Set(['clock']))
    expect(model.requests[0]?.tools?.map(({ name }) => name)).toEqual(['time'])
  })

  it('is told that a tool cannot be used here, and answers without it', async () => {
    const graph = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        agent,
        search: { component: 'TavilySearchComponent', title: 'Tavily', ...tool, settings: { query: '' } },
        end,
      },
      'a.out -> agent.input_value',
      'search.component_as_tool -> agent.tools',
      'agent.response -> end.input_value',
    )
    const model = scriptedModel([callTools({ name: 'Tavily', input: { query: 'rain' } }), 'I cannot look.'])
    const made = flowOfGraph(graph, { model })
    const { board } = await made.flow.run(made.input({ input: 'Rain?' })).finished
    expect(made.outputs(board)[0]?.text).toBe('I cannot look.')
    expect(JSON.stringify(model.requests[1]?.messages)).toContain('switched off')
  })

  it('has another agent as a tool, and asks a person before a file is written', async () => {
    const graph = smallGraph(
      {
        a: { component: 'ChatInput', settings: { input_value: '' } },
        boss: agent,
        worker: {
          ...agent,
          ...tool,
          title: 'Worker',
          settings: { ...agent.settings, ...told('worker', { input_value: { type: 'string' } }) },
        },
        save: {
          component: 'SaveToFile',
          ...tool,
          settings: {
            file_name: '',
            input: '',
            ...told('save', { file_name: { type: 'string' }, input: { type: 'string' } }),
          },
        },
        end,
      },
      'a.out -> boss.input_value',
      'worker.component_as_tool -> boss.tools',
      'save.component_as_tool -> boss.tools',
      'boss.response -> end.input_value',
    )
    const model = scriptedModel([
      callTools({ name: 'worker', input: { input_value: 'Write a line' } }),
      'A line.',
      callTools({ name: 'save', input: { file_name: 'line', input: 'A line.' } }),
      'Saved.',
    ])
    const made = flowOfGraph(graph, { model, folder, mayWrite: true })
    const waiting = await made.flow.run(made.input({ input: 'A line in a file' })).finished
    expect(waiting.questions[0]?.question).toMatchObject({ approve: { tool: 'save', input: { file_name: 'line' } } })
    const { board } = await made.flow.resume(waiting.id, { answer: 'approve' }).finished
    expect(made.outputs(board)[0]?.text).toBe('Saved.')
    expect(JSON.stringify(model.requests[3]?.messages)).toContain("Saved as 'line.txt'")
  })
})
