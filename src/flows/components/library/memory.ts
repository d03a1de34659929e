/** Message history of a session: read, told as text, and stored. */
import { fillTemplate } from './prompt.ts'
import type { Call, Component } from '../component.ts'
import type { StoredMessage } from '../shared.ts'
import { data, message, sayJson, table, textOf, type Row, type Value } from '../values.ts'

const memory: Component = {
  says: 'The messages of the session, as text or as a table; in the mode Store, keeps one.',
  reads: ['messages', 'session'],
  writes: ['messages'],
  toolInputs: ['message'],
  run(call) {
    if (call.text('mode').toLowerCase() === 'store' && isGiven(call)) return store(call)
    const found = chosenMessages(call)
    const template = call.text('template') || '{sender_name}: {text}'
    const lines = found.map((each) => fillTemplate(template, (name) => wordOf(each, name)))
    const outputs: Record<string, Value> = {}
    for (const { name, types } of call.node.outputs) {
      if (types.includes('Message') || types.length === 0) outputs[name] = message(lines.join('\n'))
      else outputs[name] = types.includes('Data') ? data({ results: found.map(rowOf) }) : table(found.map(rowOf))
    }
    return { outputs: Object.keys(outputs).length > 0 ? outputs : { messages_text: message(lines.join('\n')) } }
  },
}

function isGiven(call: Call): boolean {
  return call.values('message').length > 0
}

const storeMessage: Component = {
  says: 'Keeps a message in the session.',
  reads: ['messages', 'session'],
  writes: ['messages'],
  toolInputs: ['message'],
  run: store,
}

function store(call: Call) {
  const text = call.text('message')
  const [given] = call.values('message')
  const from = given?.kind === 'message' ? given : message(text)
  const kept: StoredMessage = {
    text,
    sender: call.text('sender') || from.sender || 'Machine',
    senderName: call.text('sender_name') || from.senderName || 'AI',
    session: call.text('session_id') || call.shared.session,
  }
  const outputs = call.node.outputs.map(({ name }) => [name, message(text)] as const)
  return { outputs: Object.fromEntries(outputs), messages: text === '' ? [] : [kept] }
}

/** In their order, the newest so many of those that are asked for. */
function chosenMessages(call: Call): readonly StoredMessage[] {
  const session = call.text('session_id') || call.shared.session
  const sender = call.text('sender_type', 'sender')
  const name = call.text('sender_name')
  const isMeant = (each: StoredMessage) =>
    each.session === session &&
    (sender === '' || sender === 'Machine and User' || each.sender === sender) &&
    (name === '' || each.senderName === name)
  const newest = call.shared.messages.filter(isMeant).slice(-Math.max(1, call.number('n_messages', 100)))
  return call.text('order').toLowerCase().startsWith('desc') ? newest.toReversed() : newest
}

function rowOf({ text, sender, senderName, session }: StoredMessage): Row {
  return { text, sender, sender_name: senderName, session_id: session }
}

function wordOf(each: StoredMessage, name: string): string | undefined {
  const row = rowOf(each)
  return Object.hasOwn(row, name) ? sayJson(row[name]!) : name === 'data' ? textOf(message(each.text)) : undefined
}

export const memoryComponents = { Memory: memory, StoreMessage: storeMessage }
