/** Chat inputs and outputs, text inputs and outputs, webhooks: the doors of a graph. */
import type { Json } from '../../graph.ts'
import type { Call, Component, Result } from '../component.ts'
import { stored } from '../shared.ts'
import { dataOf, jsonIn, message, shownText, valueFrom, type MessageValue, type Value } from '../values.ts'

const chatInput: Component = {
  says: 'What the person says in this run, or the text in the file where they say nothing; kept in the session.',
  reads: ['input', 'session'],
  writes: ['messages'],
  run(call) {
    const text = call.shared.input === '' ? call.text('input_value') : call.shared.input
    const files = call.values('files').map(shownText).filter(Boolean)
    return kept(call, message(text, { ...senderOf(call, 'User', 'User'), ...(files.length > 0 && { files }) }))
  },
}

const chatOutput: Component = {
  says: 'The answer of the run, as text: a Data as JSON, a table as markdown; kept in the session.',
  reads: ['session'],
  writes: ['messages'],
  run(call) {
    const text = call.values('input_value').map(shownText).join('\n')
    return kept(call, message(text, senderOf(call, 'Machine', 'AI')))
  },
}

function senderOf(call: Call, sender: string, name: string): Omit<MessageValue, 'kind' | 'text'> {
  return {
    sender: call.text('sender') || sender,
    senderName: call.text('sender_name') || name,
    session: call.text('session_id') || call.shared.session,
  }
}

function kept(call: Call, value: MessageValue): Result {
  const outputs = { [call.node.outputs[0]?.name ?? 'message']: value }
  if (!call.flag('should_store_message', true) || value.text === '') return { outputs }
  return { outputs, messages: [stored(value, value.session ?? '')] }
}

/** As it is, in words. */
const textDoor: Component = {
  says: 'Its text, as it is.',
  run: (call) => message(call.values('input_value').map(shownText).join('\n')),
}

const webhook: Component = {
  says: 'What the run was given, read as JSON where it is JSON.',
  reads: ['input'],
  run(call) {
    const given = call.shared.input === '' ? call.text('data') : call.shared.input
    const found: Json | undefined = jsonIn(given)
    return dataOf(found === undefined ? message(given) : valueFrom(found, ['Data']))
  },
}

/** What comes in goes out; a node that only carries a value, or its name. */
const pass: Component = {
  says: 'What comes in goes out.',
  toolInputs: ['input_message'],
  run: (call): Value => call.values('input_message', 'input_value', 'ignored_message', 'data')[0] ?? message(''),
}

/** A value under a name that others listen to: kept in the session's state. */
const notify: Component = {
  says: 'Keeps a value in the session under a name, for Listen.',
  reads: ['state'],
  writes: ['state'],
  run(call) {
    const name = call.text('context_key', 'name') || 'context'
    const value = call.values('input_value', 'data')[0] ?? message('')
    const before = call.shared.state[`notify:${name}`]
    const isAppended = call.flag('append') && Array.isArray(before)
    const next = isAppended ? [...(before as Json[]), value as unknown as Json] : (value as unknown as Json)
    return { outputs: { [call.wanted[0] ?? 'result']: value }, state: { [`notify:${name}`]: next } }
  },
}

const listen: Component = {
  says: 'The value that Notify kept under the same name, in this run or the one before.',
  reads: ['state'],
  run(call) {
    const known = call.shared.state[`notify:${call.text('context_key', 'name') || 'context'}`]
    return valueFrom(known ?? '', [])
  },
}

export const chatComponents = {
  ChatInput: chatInput,
  ChatOutput: chatOutput,
  TextInput: textDoor,
  TextOutput: textDoor,
  Webhook: webhook,
  Pass: pass,
  Notify: notify,
  Listen: listen,
}
