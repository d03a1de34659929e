/** The adventurers as a graph: exported, read again and played over a session, with the state of its design. */
import { describe, expect, it } from 'vitest'
import { startModelServer } from '../../../testing/model-server.ts'
import { createMinds } from '../../../minds/mind.ts'
import { adventurersGraph } from '../../langflow/adventurers/adventurers-graph.ts'
import { readLangflow } from '../../langflow/read.ts'
import { writeLangflow } from '../../langflow/write.ts'
import { flowOfGraph } from '../graph-flow.ts'
import type { Carried, GraphFlow } from '../graph-run.ts'
import type { ComponentGraph } from '../../graph.ts'

const { graph } = readLangflow(writeLangflow(adventurersGraph()).flow).flows[0]!

/** Who is asked is told by what they are told to be. */
const roles = ['Navigator', 'Puzzle Solver', 'Memory', 'Strategy'] as const
const roleIn = (text: string) =>
  roles.find((role) => text.includes(`You are ${role}`) || text.includes(`You are the ${role}`))

async function playing(
  replies: (role: string | undefined, text: string) => string | object,
  of: ComponentGraph = graph,
) {
  const asked: { role: string | undefined; text: string }[] = []
  const server = await startModelServer({
    reply: ({ text }) => {
      const role = roleIn(text)
      asked.push({ role, text })
      return replies(role, text)
    },
  })
  const made = flowOfGraph(of, { model: `${server.url}#any`, minds: createMinds({ modelServers: [server.url] }) })
  return { made, asked, close: () => server.close() }
}

async function turn(made: GraphFlow, input: string, before: Partial<Carried> = {}) {
  const { board } = await made.flow.run(made.input({ input, session: 's', before })).finished
  const chat = made.outputs(board).find(({ component }) => component === 'ChatOutput')
  return { text: chat?.text ?? '', before: made.carried(board) }
}

describe('the adventurers as a graph', () => {
  it('ask three specialists and Strategy, answer in the format, and keep the state from turn to turn', async () => {
    const { made, asked, close } = await playing((role, text) => {
      if (role === 'Navigator') {
        const current_location = text.includes('kitchen') ? 'kitchen' : 'hall'
        return {
          agent: 'navigator',
          answer: 'north',
          confidence: 0.8,
          metadata: { current_location, exits: ['north'] },
        }
      }
      if (role === 'Strategy')
        return { reasoning: 'Unknown way.', action: 'go north', confidence: 0.7, current_goal: 'find food' }
      return { agent: role!.toLowerCase(), answer: '', confidence: 0.5, metadata: {} }
    })
    const first = await turn(made, 'You are in a hall.')
    expect(JSON.parse(first.text)).toEqual({ reasoning: 'Unknown way.', action: 'go north' })
    expect(asked.map(({ role }) => role ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Memory',
      'Navigator',
      'Puzzle Solver',
      'Strategy',
    ])
    expect(asked.find(({ role }) => role === 'Strategy')?.text).toMatch(/navigator says: \{"agent":"navigator"/)
    const second = await turn(made, 'You are in a kitchen. Score: 5', first.before)
    const { state } = second.before
    expect(state).toMatchObject({
      step: 2,
      score: 5,
      current_goal: 'find food',
      map_state: {
        current_location: 'kitchen',
        locations: { hall: { visit_count: 1, exits: ['north'] }, kitchen: { visit_count: 1 } },
        connections: { hall: { north: 'kitchen' } },
      },
      action_history: [
        {
          step: 0,
          action: 'go north',
          observation: 'You are in a hall.',
          score_change: 5,
          result: 'You are in a kitchen. Score: 5',
        },
        { step: 1, action: 'go north', result: 'pending' },
      ],
      decision_log: [{ step: 0, action: 'go north', confidence: 0.7 }, { step: 1 }],
    })
    expect(asked.at(-1)?.text).toContain('Step 1, score 0')
    await close()
  })

  it('look around where nothing can be read, and count a specialist without JSON for nothing', async () => {
    const { made, asked, close } = await playing((role) => (role === 'Strategy' ? 'Hm.' : 'North, I think.'))
    const { text, before } = await turn(made, 'A dark room.')
    expect(JSON.parse(text)).toEqual({ reasoning: 'parse error', action: 'look' })
    expect(asked.at(-1)?.text).toContain('navigator says: {"agent":"navigator","confidence":0,"error":"parse_failed"}')
    expect(before.state['step']).toBe(1)
    await close()
  })

  it('remember the last 50 actions, and what they carry', async () => {
    let step = 0
    const { made, close } = await playing((role) =>
      role === 'Strategy'
        ? { reasoning: '', action: step === 50 ? 'take lamp' : `wait ${step}` }
        : { agent: role!.toLowerCase() },
    )
    let before: Partial<Carried> = {}
    for (step = 0; step < 52; step++) ({ before } = await turn(made, step === 51 ? 'Taken.' : `Turn ${step}.`, before))
    expect(before.state?.['action_history']).toHaveLength(50)
    expect(before.state?.['inventory']).toEqual(['lamp'])
    await close()
  }, 180_000)

  it('run in the simpler dialect as well, where they are Python that is known by its name', async () => {
    const node = (id: string, type: string, title: string, values: Record<string, unknown>) => ({
      id,
      type,
      data: {
        node: {
          display_name: title,
          template: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
        },
      },
    })
    const edge = (source: string, target: string) => ({ source, target, sourceHandle: 'output', targetHandle: 'input' })
    const template = 'You are Strategy.\n{observation} at {step}. Answer {"final_action": "…", "reasoning": "…"}'
    const simple = {
      name: 'Society',
      data: {
        nodes: [
          node('in', 'ChatInput', 'Observation', { input_value: '' }),
          node('state', 'Code', 'State Parser', { code: 'x', observation: '' }),
          node('prompt', 'Prompt', 'Strategy Prompt', { template }),
          node('llm', 'ChatAnthropic', 'Strategy LLM', { model_name: 'claude-3-5-sonnet', temperature: 0.3 }),
          node('parse', 'Code', 'Parse Strategy', { code: 'x', llm_output: '' }),
          node('format', 'Code', 'Format Output', { code: 'x', decision: '' }),
          node('out', 'ChatOutput', 'Action', { input_value: '' }),
        ],
        edges: [
          edge('in', 'state'),
          edge('state', 'prompt'),
          edge('prompt', 'llm'),
          edge('llm', 'parse'),
          edge('parse', 'format'),
          edge('format', 'out'),
        ],
      },
    }
    const { made, asked, close } = await playing(
      () => 'Well: {"final_action": "open door", "reasoning": "It is there."}',
      readLangflow(simple).flows[0]!.graph,
    )
    const { text } = await turn(made, 'A door.')
    expect(asked[0]?.text).toBe('You are Strategy.\nA door. at 0. Answer {"final_action": "…", "reasoning": "…"}')
    expect(JSON.parse(text)).toEqual({ reasoning: 'It is there.', action: 'open door' })
    await close()
  })
})
