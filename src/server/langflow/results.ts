/** What came of a call, in the shapes of Langflow's API and of OpenAI's Responses. */
import type { GraphOutputValue } from '../../flows/components/graph-run.ts'
import type { CallResult } from './calls.ts'
import { failed } from './detail.ts'
import type { ServedFlow } from './served-flow.ts'

export interface Wanted {
  readonly outputType: string
  readonly outputComponent: string | undefined
}

const KINDS: Readonly<Record<string, ReadonlySet<string>>> = {
  chat: new Set(['ChatOutput']),
  text: new Set(['TextOutput', 'Text Output']),
}

/** Those that were asked for; a flow that stopped before any of them says where and why. */
function chosenOutputs({ outputs, question }: CallResult, flow: ServedFlow, wanted: Wanted): GraphOutputValue[] {
  const { outputType, outputComponent } = wanted
  const fitting = outputs.filter(({ node, title, component }) => {
    if (outputComponent !== undefined && outputComponent !== '')
      return [node, title, component].includes(outputComponent)
    return KINDS[outputType]?.has(component) ?? true
  })
  const came = fitting.filter(({ value }) => value !== undefined)
  if (came.length > 0 || question !== undefined) return came
  // a flow without an output of that kind still says what it came to
  const stopped = [...fitting, ...outputs].find(({ reason }) => reason !== undefined)
  if (stopped !== undefined) throw failed(`Error building Component ${stopped.title}: ${stopped.reason}`, flow.name)
  return fitting.length > 0 ? [] : outputs.filter(({ value }) => value !== undefined)
}

/** The last thing said, for those who want one text. */
export function textIn(result: CallResult, flow: ServedFlow, wanted: Wanted): string {
  if (result.question !== undefined) return result.question
  return chosenOutputs(result, flow, wanted)
    .map(({ text }) => text)
    .join('\n')
}

export interface Said {
  readonly session: string
  readonly input: string
  readonly at: string
}

export function runResponse(result: CallResult, flow: ServedFlow, wanted: Wanted, said: Said) {
  const outputs = chosenOutputs(result, flow, wanted).map((output) => outputOf(output, flow, said))
  const asked = result.question === undefined ? [] : [outputOf(questionOf(result.question), flow, said)]
  return {
    session_id: said.session,
    outputs: [{ inputs: { input_value: said.input }, outputs: [...outputs, ...asked] }],
  }
}

/** A node that asks a person speaks like an output: the next call of the session answers it. */
const questionOf = (text: string): GraphOutputValue => ({
  node: 'HumanInput',
  title: 'Human Input',
  component: 'HumanInput',
  output: 'message',
  value: undefined,
  text,
})

function outputOf({ node, title, component, text }: GraphOutputValue, flow: ServedFlow, said: Said) {
  const message = messageOf({ text, node, title, component }, flow, said)
  return {
    results: { message },
    artifacts: { message: text, sender: 'Machine', sender_name: 'AI', files: [], type: 'object' },
    outputs: { message: { message: text, type: 'text' } },
    logs: { message: [] },
    messages: [
      {
        message: text,
        sender: 'Machine',
        sender_name: 'AI',
        session_id: said.session,
        stream_url: null,
        component_id: node,
        files: [],
        type: 'text',
      },
    ],
    timedelta: null,
    duration: null,
    component_display_name: title,
    component_id: node,
    used_frozen_result: false,
  }
}

interface Speaker {
  readonly text: string
  readonly node: string
  readonly title: string
  readonly component: string
}

export function messageOf({ text, node, title, component }: Speaker, flow: ServedFlow, { session, at }: Said) {
  const isPerson = component === 'ChatInput'
  return {
    text_key: 'text',
    data: {},
    default_value: '',
    text,
    sender: isPerson ? 'User' : 'Machine',
    sender_name: isPerson ? 'User' : 'AI',
    session_id: session,
    timestamp: at,
    files: [],
    error: false,
    edit: false,
    category: 'message',
    content_blocks: [],
    flow_id: flow.id,
    properties: {
      text_color: '',
      background_color: '',
      edited: false,
      source: { id: node, display_name: title, source: component },
      icon: '',
      allow_markdown: true,
      state: 'complete',
      targets: [],
    },
  }
}

/** An object of OpenAI's Responses: its id is the session. */
export function responseObject(text: string, model: string, session: string, previous: string | null, at: number) {
  const message = {
    type: 'message',
    id: `msg_${session}_${at}`,
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text, annotations: [] }],
  }
  return {
    id: session,
    object: 'response',
    created_at: Math.floor(at / 1000),
    status: 'completed',
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    model,
    output: [message],
    parallel_tool_calls: true,
    previous_response_id: previous,
    reasoning: { effort: null, summary: null },
    store: true,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    truncation: 'disabled',
    usage: null,
    user: null,
    metadata: {},
  }
}
