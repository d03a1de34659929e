/** Agents: a model with tools, the chat of the session, and an answer in words or by a schema. */
import type { ChatMessage } from '../../../models/message.ts'
import { calculator } from '../../../tools/built-in/calculator.ts'
import { schemaFromJson } from '../../../base/json-schema.ts'
import { tool, type GivenTools } from '../../../tools/tool.ts'
import { isRecord } from '../../../base/json-kinds.ts'
import type { Call, Component } from '../component.ts'
import { chatMessage } from '../shared.ts'
import { data, jsonIn, message, rowsOf, sayJson, type Value } from '../values.ts'
import { dateIn } from './dates.ts'
import { filesOf } from './models.ts'
import { fieldsSchema } from './output-schema.ts'

export const agent: Component = {
  says: 'Our tool loop: the model calls the tools that are wired to it, and those that change something are approved.',
  reads: ['messages', 'session'],
  toolInputs: ['input_value'],
  async run(call) {
    const prompt = call.text('input_value', 'input')
    const asking = {
      prompt: personal(call, prompt),
      system: call.text('system_prompt', 'system_message', 'agent_description'),
      history: historyOf(call, prompt),
      tools: [...call.tools, ...ownTools(call)],
      files: filesOf(call, 'input_value'),
      turns: Math.max(2, call.number('max_iterations', 15) + 1),
    }
    const isStructured = (name: string) => /structured/.test(name)
    const outputs: Record<string, Value> = {}
    const texts = call.wanted.filter((name) => !isStructured(name))
    if (texts.length > 0 || call.wanted.length === 0) {
      const answer = message(await call.ask(asking))
      for (const name of texts.length > 0 ? texts : ['response']) outputs[name] = answer
    }
    for (const name of call.wanted.filter(isStructured)) outputs[name] = await structured(call, asking)
    return { outputs }
  },
}

type AgentAsking = Parameters<Call['ask']>[0]

async function structured(call: Call, asking: AgentAsking): Promise<Value> {
  const fields = call.value('output_schema')
  const instructions = call.text('format_instructions')
  const system = [asking.system ?? '', instructions].filter(Boolean).join('\n\n')
  const rows = Array.isArray(fields) ? fields : []
  if (rows.length === 0) {
    const reply = await call.ask({ ...asking, system })
    const found = jsonIn(reply)
    return data(isRecord(found) ? found : { content: reply })
  }
  const found = jsonIn(await call.ask({ ...asking, system, schema: fieldsSchema(fields) }))
  return data(isRecord(found) ? found : {})
}

/** Old agents have a template for what the person says. */
function personal(call: Call, prompt: string): string {
  const template = call.text('user_prompt')
  return template.includes('{input}') ? template.replaceAll('{input}', () => prompt) : prompt
}

/** What was said in this session before; a history that is wired to it goes before that. */
function historyOf(call: Call, prompt: string): readonly ChatMessage[] {
  const wired = call.wired('chat_history').flatMap(rowsOf)
  if (wired.length > 0) {
    return wired.map((row) =>
      chatMessage({
        text: sayJson(row['text'] ?? ''),
        sender: sayJson(row['sender'] ?? 'User'),
        senderName: '',
        session: '',
      }),
    )
  }
  const most = call.number('n_messages', 100)
  if (most <= 0 || call.node.settings['n_messages'] === undefined) return []
  const { messages, session } = call.shared
  const said = messages.filter((each) => each.session === session && each.text !== '')
  // what the person says now is the prompt
  const last = said.at(-1)
  const before = last?.sender === 'User' && last.text === prompt ? said.slice(0, -1) : said
  return before.slice(-most).map(chatMessage)
}

function ownTools(call: Call): GivenTools {
  const { surroundings } = call
  const date = tool({
    name: 'current_date',
    description: 'The current date and time in a time zone, such as UTC or Europe/Berlin.',
    input: schemaFromJson<{ timezone?: string }>({ type: 'object', properties: { timezone: { type: 'string' } } }),
    reads: true,
    does: ({ timezone = 'UTC' }, { now }) => dateIn(surroundings.now?.() ?? now, timezone),
  })
  return [
    ...(call.flag('add_current_date_tool') ? [date] : []),
    ...(call.flag('add_calculator_tool') ? [calculator] : []),
  ]
}

export const agentComponents = { Agent: agent }
