/**
 * The society of adventurers as a flow for Langflow: an observation comes in, three specialists think side by side,
 * Strategy decides, the state of the session is kept, and `{"reasoning", "action"}` goes out.
 */
import type { ComponentGraph, GraphNode, Json, Wire } from '../../graph.ts'
import { newNode, ownNode } from '../new-node.ts'
import { specialists, type Member } from '../../../societies/adventurers/protocol.ts'
import { thinkingIn, type Preset } from '../../../societies/adventurers/presets.ts'
import { templateOf } from './prompts.ts'

/** Components of this flow that Langflow does not have; their implementations are found by these names. */
export const ownComponents = ['StateParser', 'ParseJson', 'UpdateState', 'FormatOutput'] as const

/** What StateParser gives, each as a text for a prompt; `state` is all of it. */
const stateOutputs = {
  observation: 'Message',
  map_state: 'Message',
  // the last ten, for whoever looks at the map
  last_actions: 'Message',
  // the last twenty, for whoever looks for repetitions
  action_history: 'Message',
  inventory: 'Message',
  known_objects: 'Message',
  interaction_history: 'Message',
  current_step: 'Message',
  progress: 'Message',
  score: 'Message',
  current_goal: 'Message',
  steps_since_progress: 'Message',
  state: 'Data',
}

/** Which output of StateParser fills which variable of a prompt. */
const told: Readonly<Record<Member, Readonly<Record<string, keyof typeof stateOutputs>>>> = {
  navigator: { observation: 'observation', map_state: 'map_state', action_history: 'last_actions' },
  puzzle: {
    observation: 'observation',
    inventory: 'inventory',
    known_objects: 'known_objects',
    interaction_history: 'interaction_history',
  },
  memory: {
    action_history: 'action_history',
    current_step: 'current_step',
    progress: 'progress',
    score: 'score',
    steps_since_progress: 'steps_since_progress',
  },
  strategy: {
    observation: 'observation',
    current_step: 'current_step',
    progress: 'progress',
    score: 'score',
    current_goal: 'current_goal',
    steps_since_progress: 'steps_since_progress',
  },
}

const COLUMN = 440
const ROW = 420
const at = (column: number, row: number) => ({ x: column * COLUMN, y: row * ROW })
const nameOf = (member: Member): string => member.slice(0, 1).toUpperCase() + member.slice(1)
const ids = {
  input: 'ChatInput-observation',
  memory: 'Memory-session',
  state: 'StateParser-state',
  update: 'UpdateState-session',
  format: 'FormatOutput-action',
  output: 'ChatOutput-action',
  prompt: (member: Member) => `Prompt-${member}`,
  model: (member: Member) => `LanguageModelComponent-${member}`,
  parse: (member: Member) => `ParseJson-${member}`,
}

export function adventurersGraph(preset: Preset = 'recommended'): ComponentGraph {
  return {
    id: '7a3c1c8e-5d0f-4b7e-9a51-0d5e0c1e7a01',
    name: 'Adventurers',
    description:
      'A society of four that plays text adventures: Navigator, Puzzle Solver and Memory Tracker advise, Strategy ' +
      'decides. Say what the game says; the answer is {"reasoning", "action"}.',
    endpoint: 'adventurers',
    nodes: [
      ...begin(),
      ...specialists.flatMap((member, row) => think(member, preset, { column: 2, row })),
      ...end(preset),
    ],
    wires: wires(),
    notes: [
      {
        id: 'note-adventurers',
        text:
          '# Adventurers\nEach specialist is a prompt, a model and a parser. StateParser, ParseJson, UpdateState and ' +
          'FormatOutput are components of Troupe: they run there by their names, and keep the state of a session ' +
          'from one observation to the next. To run them in Langflow, write their logic in their code.',
        position: at(0, 2.2),
      },
    ],
  }
}

function begin(): GraphNode[] {
  const session = ['Message', 'Data', 'DataFrame']
  return [
    newNode({ id: ids.input, component: 'ChatInput', title: 'ChatInput', position: at(0, 0.5) }),
    newNode({ id: ids.memory, component: 'Memory', title: 'Memory', position: at(0, 1.4) }),
    ownNode(
      { id: ids.state, component: 'StateParser', title: 'StateParser', position: at(1, 1) },
      { observation: { takes: ['Message'] }, session_state: { takes: session } },
      stateOutputs,
    ),
  ]
}

function think(member: Member, preset: Preset, { column, row }: { column: number; row: number }): GraphNode[] {
  const { model, temperature } = thinkingIn(preset, member)
  // nobody has proposed an action when Memory is asked
  const values: Record<string, Json> = { template: templateOf(member), proposed_action: 'TBD' }
  const fallback: Json =
    member === 'strategy'
      ? { action: 'look', reasoning: 'parse error' }
      : { agent: member, confidence: 0, error: 'parse_failed' }
  return [
    newNode({
      id: ids.prompt(member),
      component: 'Prompt',
      title: `${nameOf(member)}Prompt`,
      values,
      position: at(column, row),
    }),
    newNode({
      id: ids.model(member),
      component: 'LanguageModelComponent',
      title: `${nameOf(member)}LLM`,
      values: { provider: 'Anthropic', model_name: model, temperature },
      variables: { api_key: 'ANTHROPIC_API_KEY' },
      position: at(column + 1, row),
    }),
    ownNode(
      { id: ids.parse(member), component: 'ParseJson', title: `Parse${nameOf(member)}`, position: at(column + 2, row) },
      { text: { takes: ['Message'] }, fallback: { takes: [], value: fallback } },
      { data: 'Data', text: 'Message' },
    ),
  ]
}

function end(preset: Preset): GraphNode[] {
  const data = { takes: ['Data'] }
  return [
    ...think('strategy', preset, { column: 5, row: 1 }),
    ownNode(
      { id: ids.update, component: 'UpdateState', title: 'UpdateState', position: at(8, 0.3) },
      { decision: data, navigator: data, state: data },
      { updated: 'Data' },
    ),
    ownNode(
      { id: ids.format, component: 'FormatOutput', title: 'FormatOutput', position: at(8, 1.3) },
      { decision: data },
      { message: 'Message' },
    ),
    newNode({ id: ids.output, component: 'ChatOutput', title: 'ChatOutput', position: at(9, 1.3) }),
  ]
}

const wire = (node: string, output: string, to: string, setting: string): Wire => ({
  from: { node, output },
  to: { node: to, setting },
})

/** The sixteen connections of the design; a list of values is as many edges. */
function wires(): Wire[] {
  const members: readonly Member[] = [...specialists, 'strategy']
  const prompts = members.flatMap((member) =>
    Object.entries(told[member]).map(([variable, output]) => wire(ids.state, output, ids.prompt(member), variable)),
  )
  const chains = members.flatMap((member) => [
    wire(ids.prompt(member), 'prompt', ids.model(member), 'input_value'),
    wire(ids.model(member), 'text_output', ids.parse(member), 'text'),
  ])
  const advice = specialists.map((member) =>
    wire(ids.parse(member), 'text', ids.prompt('strategy'), `${member}_response`),
  )
  return [
    wire(ids.input, 'message', ids.state, 'observation'),
    wire(ids.memory, 'messages_text', ids.state, 'session_state'),
    ...prompts,
    ...chains,
    ...advice,
    wire(ids.parse('strategy'), 'data', ids.update, 'decision'),
    wire(ids.parse('navigator'), 'data', ids.update, 'navigator'),
    wire(ids.state, 'state', ids.update, 'state'),
    wire(ids.parse('strategy'), 'data', ids.format, 'decision'),
    wire(ids.format, 'message', ids.output, 'input_value'),
  ]
}
