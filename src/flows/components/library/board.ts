/**
 * Agents and routes over a shared board, as components: a flow file that is exported to Langflow is made of these. The
 * board goes over the wires; Langflow shows them as custom components.
 */
import { isRecord } from '../../../base/json-kinds.ts'
import { schemaFromJson, type JsonSchema } from '../../../base/json-schema.ts'
import { fill } from '../../../minds/fill.ts'
import { readReply } from '../../../minds/read-reply.ts'
import { readExpression, type Scope } from '../../expression/expression.ts'
import type { FlowFile } from '../../file/schema/flow-file.ts'
import { carriedOver } from '../../file/session.ts'
import type { Json } from '../../graph.ts'
import type { Call, Component } from '../component.ts'
import { message, sayJson, type Row, type Value } from '../values.ts'
import { boardOf, joined, tokensIn, tokenValue, withWritten, type BoardToken } from './board-token.ts'

/** What of a session's state the board of a flow file is. */
export const BOARD = 'board'

const start: Component = {
  says: 'The board at the start of a flow file: its fields, what a session knows, and what a person says.',
  reads: ['state'],
  run(call) {
    const field = call.text('input_field')
    const said = call.text('said')
    const { [BOARD]: before } = call.shared.state
    const token: BoardToken = {
      fields: rowIn(call, 'fields'),
      parameters: rowIn(call, 'parameters'),
      start: {
        ...rowIn(call, 'values'),
        ...(isRecord(before) && before),
        ...(field !== '' && said !== '' && { [field]: said }),
      },
      log: [],
    }
    return { outputs: { board: tokenValue(token) } }
  },
}

/** Its own value: an object; nothing where it is none. */
export function rowIn(call: Call, setting: string): Row {
  const given = call.value(setting)
  return isRecord(given) ? given : {}
}

function boardIn(call: Call): BoardToken {
  const token = joined(tokensIn(call.wired('board')))
  return token ?? call.stop('No board came over its wires.')
}

/** The names an agent's texts may use: fields, and what it computes of them. */
function scopeOf(call: Call, token: BoardToken, more: Scope = {}): Record<string, unknown> {
  const scope: Record<string, unknown> = { ...boardOf(token), item: null, ...more }
  for (const [name, text] of Object.entries(rowIn(call, 'with')))
    scope[name] = readExpression(sayJson(text)).evaluate(scope)
  return scope
}

const read: Component = {
  says: 'What a prompt is told of the board: each of its names as a text.',
  run(call) {
    const scope = scopeOf(call, boardIn(call))
    const outputs = call.node.outputs.map(({ name }): [string, Value] => [
      name,
      message(fill(name === 'prompt' ? call.text('text') : `{${name}}`, scope)),
    ])
    return { outputs: Object.fromEntries(outputs) }
  },
}

const write: Component = {
  says: 'What an agent writes to the board: an expression for each field, of its reply and what it reads.',
  async run(call) {
    const token = boardIn(call)
    const agent = call.text('agent')
    const scope = scopeOf(call, token, await saidTo(call, token))
    const update = Object.entries(rowIn(call, 'writes')).map(([field, text]) => [
      field,
      readExpression(sayJson(text)).evaluate(scope),
    ])
    const chosen = call.text('next')
    const next = chosen === '' ? undefined : (readExpression(chosen).evaluate(scope) as Json)
    return {
      outputs: { board: tokenValue(withWritten(token, { agent, update: Object.fromEntries(update) as Row }, next)) },
    }
  },
}

/** `reply` of a model, or `value` of a parser: JSON of the shape that was wanted, where one was. */
async function saidTo(call: Call, token: BoardToken): Promise<Scope> {
  const name = call.text('name_of_reply')
  if (name === '') return {}
  const from = call.text('from')
  const given = from === '' ? call.text('reply') : readExpression(from).evaluate(boardOf(token))
  const schema = rowIn(call, 'schema')
  if (Object.keys(schema).length === 0) return { [name]: given }
  const found = await readReply(sayJson(given as Json), schemaFromJson(schema as JsonSchema))
  if (found.ok) return { [name]: found.value }
  const otherwise = call.text('otherwise')
  if (otherwise === '') return call.stop(`The reply does not fit: ${found.fault}`)
  return { [name]: readExpression(otherwise).evaluate(boardOf(token)) }
}

/** Outputs are `to_` and the name of an agent, or `end`. */
const route: Component = {
  says: 'Who is next: by conditions on the board, by what the agent chose, or the end with its reason.',
  run(call) {
    const token = boardIn(call)
    const given = rowIn(call, 'route')
    const target = Array.isArray(given['when'])
      ? byConditions(given, boardOf(token))
      : 'choose' in given
        ? token.next
        : given
    return { outputs: outputsFor(token, target ?? null) }
  },
}

function byConditions(given: Row, board: Scope): Json {
  const met = (given['when'] as readonly Row[]).find((each) => readExpression(sayJson(each['if']!)).holds(board))
  return (met === undefined ? given['otherwise'] : met['to']) ?? null
}

/** The board goes to each that is meant; one that ends carries the reason. */
export function outputsFor(token: BoardToken, target: Json): Record<string, Value> {
  const { next: _next, ...rest } = token
  if (isRecord(target)) return { end: tokenValue({ ...rest, reason: sayJson(target['end'] ?? '') }) }
  const names = Array.isArray(target) ? target : [target]
  return Object.fromEntries(names.map((name) => [`to_${sayJson(name)}`, tokenValue(rest)]))
}

const finish: Component = {
  says: 'What a flow file answers, of its board at the end, which is where the next call of the session begins.',
  writes: ['state'],
  run(call) {
    const token = boardIn(call)
    const output = call.text('output')
    const board = boardOf(token)
    const said = output === '' ? board : readExpression(output).evaluate({ ...board, reason: token.reason ?? '' })
    const state = { [BOARD]: carriedOver(token as Pick<FlowFile, 'fields'>, board) as Row }
    return { outputs: { message: message(sayJson(said as Json)) }, state }
  },
}

export const boardComponents = {
  BoardStart: start,
  BoardRead: read,
  BoardWrite: write,
  BoardRoute: route,
  BoardEnd: finish,
}
