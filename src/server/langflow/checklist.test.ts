/** The testing checklist of seed 3, point by point, on the served flow and over HTTP alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/studio-server.ts'
import { rooms as house, startGame } from '../../../test/three-rooms.ts'
import { adventurersGraph } from '../../flows/langflow/adventurers/adventurers-graph.ts'
import { writeLangflow } from '../../flows/langflow/write.ts'
import { createMinds } from '../../minds/mind.ts'
import type { SessionState } from '../../societies/adventurers/outside/session-state.ts'
import { specialists, type Response as Said, type Specialist } from '../../societies/adventurers/protocol.ts'
import { startModelServer, type ModelServer, type ServerRequest } from '../../testing/index.ts'
import { adventurersFile } from './served-flow.ts'

const STEPS = 14

interface Turn {
  readonly room: string
  readonly answered: string
  readonly action: string
  readonly state: SessionState
  /** what each specialist said, as the run's board has it */
  readonly said: Readonly<Record<Specialist, Said>>
}

async function respond(studio: TestServer, input: string, session?: string): Promise<{ id: string; text: string }> {
  const body = { model: 'adventurers', input, ...(session !== undefined && { previous_response_id: session }) }
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const { id, output } = (await (await studio.request('/api/v1/responses', init)).json()) as {
    id: string
    output: { content: { text: string }[] }[]
  }
  return { id, text: output[0]!.content[0]!.text }
}

const stateOf = async (studio: TestServer, session: string): Promise<SessionState> =>
  (await (await studio.request(`/api/v1/sessions/${session}/state?flow=adventurers`)).json()) as SessionState

async function play(studio: TestServer, steps = STEPS): Promise<Turn[]> {
  const game = startGame()
  const turns: Turn[] = []
  let observation = game.first
  let session: string | undefined
  for (let step = 0; step < steps; step++) {
    const room = game.room()
    const { id, text } = await respond(studio, observation, session)
    session = id
    const { action } = JSON.parse(text) as { action: string }
    const state = await stateOf(studio, id)
    const { runs } = await studio.get<{ runs: { id: string }[] }>('/runs')
    const { values: board } = await studio.get<{ values: { responses: Turn['said'] } }>(`/runs/${runs[0]!.id}/board`)
    turns.push({ room, answered: text, action, state, said: board.responses })
    observation = game.type(action)
  }
  return turns
}

describe('the checklist of seed 3 on the served society', () => {
  let studio: TestServer
  let turns: Turn[]
  beforeAll(async () => {
    studio = await startServer({ flows: [adventurersFile()], flowSurroundings: { minds: createMinds({}) } })
    turns = await play(studio)
  })
  afterAll(() => studio.remove())

  it('flow accepts observation text as input', () => {
    expect(turns).toHaveLength(STEPS)
    expect(turns[0]!.state.map_state.locations['cell']!.description).toContain('A bare cell')
  })

  it('all 3 specialist agents return valid JSON', () => {
    for (const { said } of turns)
      for (const member of specialists) {
        const { agent, answer, confidence, metadata, error } = said[member]
        expect([agent, typeof answer, typeof metadata, error]).toEqual([member, 'string', 'object', undefined])
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }
  })

  it('strategy coordinator receives all specialist responses', () => {
    // whoever decides notes what each of the three was for
    const { decision_log: log } = turns.at(-1)!.state
    expect(log).toHaveLength(STEPS)
    for (const { agent_votes: votes } of log) expect(Object.keys(votes)).toEqual([...specialists])
    for (const { said, state } of turns)
      for (const member of specialists)
        expect(state.decision_log.at(-1)!.agent_votes[member]).toContain(`(${said[member].confidence.toFixed(2)})`)
  })

  it('final action is in correct format: {"reasoning": "...", "action": "..."}', () => {
    for (const { answered } of turns) {
      const decided = JSON.parse(answered) as Record<string, unknown>
      expect(Object.keys(decided)).toEqual(['reasoning', 'action'])
      expect(decided).toEqual({
        reasoning: expect.stringMatching(/./),
        action: expect.stringMatching(/^[a-z][^\n]*$/),
      })
    }
  })

  it('session state persists across multiple steps', async () => {
    expect(turns.map(({ state }) => state.step)).toEqual(turns.map((_, step) => step))
    const other = await respond(studio, house['storeroom']!.text)
    const state = await stateOf(studio, other.id)
    expect([state.step, Object.keys(state.map_state.locations)]).toEqual([0, ['storeroom']])
  })

  it('map state accumulates location information', () => {
    const { map_state: map } = turns.at(-1)!.state
    expect(Object.keys(map.locations).toSorted()).toEqual(['cell', 'hall', 'storeroom'])
    expect(map.connections['cell']).toMatchObject({ north: 'hall' })
    expect(map.connections['hall']).toMatchObject({ east: 'storeroom' })
    expect(map.locations['hall']!.exits).toEqual(expect.arrayContaining(['south', 'east']))
    for (const [index, { state }] of turns.entries()) {
      const before = Object.keys(turns[index - 1]?.state.map_state.locations ?? {})
      expect(Object.keys(state.map_state.locations)).toEqual(expect.arrayContaining(before))
    }
  })

  it('action history tracks all previous actions', () => {
    const typed = turns.map(({ action }) => action)
    expect(turns.at(-1)!.state.action_history.map(({ action }) => action)).toEqual(typed.slice(0, -1))
    expect(turns.at(-1)!.state.action_history.map(({ step }) => step)).toEqual(
      typed.slice(0, -1).map((_, at) => at + 1),
    )
  })

  it('navigator suggests sensible directions', () => {
    const firsts = new Map<string, string>()
    for (const { room, said } of turns.slice(1)) {
      const { suggested_action: suggested } = said.navigator.metadata as { suggested_action?: string }
      if (suggested !== undefined && !firsts.has(room)) firsts.set(room, suggested)
    }
    // of a room where ways are left, one of them: never the wall
    expect(firsts.get('cell')).toBe('north')
    expect(firsts.get('hall')).toBe('east')
    const entered = turns.find(({ room }) => room === 'storeroom')
    expect(entered, 'the society went where it was sent').toBeDefined()
  })

  it('puzzle solver identifies objects in observation', () => {
    const inHall = turns.find(({ room }) => room === 'hall')!
    expect(inHall.state.map_state.locations['hall']!.objects).toContain('brass lamp')
    expect(inHall.said.puzzle.answer).toContain('brass lamp')
    const inStore = turns.find(({ room }) => room === 'storeroom')!
    expect(inStore.state.map_state.locations['storeroom']!.objects).toContain('wooden box')
    expect(inStore.said.puzzle.answer).toContain('wooden box')
  })
})

describe('the checklist of seed 3, where Strategy is a model that never learns', () => {
  it('memory agent detects repeated actions', async () => {
    const ways = ['north', 'south'] as const
    const model = await startModelServer({
      reply: (_, place) => ({ reasoning: 'To and fro.', final_action: ways[place % 2], confidence: 1 }),
    })
    const minds = createMinds({ choose: { strategy: `${model.url}#tiny` } })
    const studio = await startServer({ flows: [adventurersFile()], flowSurroundings: { minds } })
    try {
      const turns = await play(studio, 10)
      const loops = turns.map(({ said }) => (said.memory.metadata as { loop_detected: boolean }).loop_detected)
      expect(loops[0]).toBe(false)
      const detected = loops.indexOf(true)
      expect(detected).toBeGreaterThan(4)
      expect(turns.slice(0, detected).map(({ action }) => action)).toEqual(
        Array.from({ length: detected }, (_, place) => ways[place % 2]),
      )
      const { answer } = turns[detected]!.said.memory
      expect(answer).toMatch(/north.*south|south.*north/)
      // and Strategy is told so
      expect(model.requests.some(({ text }) => text.includes(answer))).toBe(true)
    } finally {
      await studio.remove()
      await model.close()
    }
  })
})

/** What a model might answer for a member: it reads the observation that it is shown, and nothing else. */
function answerFor({ text }: ServerRequest): object {
  const asked = ['navigator says', 'The map so far', 'We carry'].findIndex((words) => text.includes(words))
  const observation = /<<<\n([^]*?)\n>>>/.exec(text)?.[1] ?? ''
  const room = observation.split('\n')[0]!.toLowerCase()
  const exits = ['north', 'south', 'east', 'west'].filter((way) => observation.includes(way))
  if (asked === 0) return { reasoning: 'As Navigator says.', final_action: `go ${exits.at(-1)}`, confidence: 0.8 }
  if (asked === 1)
    return { agent: 'navigator', answer: 'On.', confidence: 0.7, map_update: { current_location: room, exits } }
  if (asked === 2) return { agent: 'puzzle', answer: `Seen in ${room}.`, confidence: 0.4 }
  return { agent: 'memory', answer: 'Nothing is repeated.', confidence: 0.9 }
}

describe('the checklist of seed 3 on the exported nodes themselves, with a model for each', () => {
  let model: ModelServer
  let studio: TestServer
  beforeAll(async () => {
    model = await startModelServer({ reply: answerFor })
    // one word more in a prompt, and it is a flow like any other: its nodes run
    const graph = adventurersGraph()
    const nodes = graph.nodes.map((node) => {
      const { template } = node.settings
      if (node.id !== 'Prompt-strategy' || template === undefined) return node
      const value = `${template.value as string}\nDecide.`
      return { ...node, settings: { ...node.settings, template: { ...template, value } } }
    })
    studio = await startServer({
      flows: [writeLangflow({ ...graph, nodes }).flow],
      flowSurroundings: { model: `${model.url}#tiny` },
    })
  })
  afterAll(async () => {
    await studio.remove()
    await model.close()
  })

  it('strategy coordinator receives all specialist responses, and state persists, over calls', async () => {
    const game = startGame()
    const first = await respond(studio, game.first)
    expect(JSON.parse(first.text)).toEqual({ reasoning: 'As Navigator says.', action: 'go north' })
    expect(model.requests).toHaveLength(4)
    const asked = model.requests.at(-1)!.text
    for (const member of specialists) expect(asked).toContain(`${member} says: {"agent":"${member}"`)
    const second = await respond(studio, game.type('go north'), first.id)
    expect(JSON.parse(second.text)).toMatchObject({ action: 'go east' })
    await respond(studio, game.type('go east'), first.id)
    const state = await stateOf(studio, first.id)
    expect(Object.keys(state.map_state.locations)).toEqual(['cell', 'hall', 'storeroom'])
    expect(state.map_state.connections).toEqual({ cell: { north: 'hall' }, hall: { east: 'storeroom' } })
    expect(state.action_history.map(({ action }) => action)).toEqual(['go north', 'go east', 'go west'])
    expect(state.step).toBe(3)
    // what was done before is what Memory is shown
    expect(model.requests.at(-1)!.text).toContain('Step 2')
  })
})
