/**
 * The custom components of a society of adventurers as a graph: it reads its state from the session, parses what each
 * specialist says, keeps what follows from it, and answers `{"reasoning", "action"}`.
 */
import { isRecord } from '../../../base/json-kinds.ts'
import type { GraphNode } from '../../graph.ts'
import type { Call, Component, Result } from '../component.ts'
import { readJson } from '../read-json.ts'
import { data, message, rowsOf, sayJson, textOf, type Row, type Value } from '../values.ts'
import { byOutput } from './parsers.ts'
import { afterTurn, readState, situationOf } from './society-state.ts'

/** An output that is named as a part of what was found gives that part; any other gives all of it. */
function parts({ node }: Call, all: Row): Record<string, Value> {
  const outputs = node.outputs.length > 0 ? node.outputs : [{ name: 'output' }]
  return Object.fromEntries(
    outputs.map(({ name }) => [name, Object.hasOwn(all, name) ? message(sayJson(all[name]!)) : data(all)]),
  )
}

const stateParser: Component = {
  says: 'The state of the session with the new observation, for the specialists.',
  reads: ['input', 'state'],
  run(call) {
    const wired = wiredTo(call).filter((value) => value.kind === 'message')
    const observation = call.text('observation') || wired.map(textOf).find(Boolean) || call.shared.input
    return { outputs: parts(call, situationOf(readState(call.shared.state), observation)) }
  },
}

/** Whatever is wired to it, whichever the setting. */
function wiredTo(call: Call): readonly Value[] {
  return Object.keys(call.node.settings).flatMap((name) => call.wired(name))
}

/** JSON of a member. One whose reply is none is answered for as its node says, or as its name does. */
const parseJson: Component = {
  says: 'The JSON that a member replied; where it is none, the fallback of the seed for a specialist or for Strategy.',
  async run(call) {
    const texts = wiredTo(call).map(textOf).join('\n')
    const found = await readJson(texts)
    const row = isRecord(found) ? (found as Row) : fallbackOf(call)
    return {
      outputs: byOutput(call, (_, types) => (types.includes('Message') ? message(JSON.stringify(row)) : data(row))),
    }
  },
}

function fallbackOf(call: Call): Row {
  const told = call.value('fallback')
  if (isRecord(told)) return told
  const agent = agentOf(call.node)
  if (agent === 'strategy') return { action: 'look', reasoning: 'parse error' }
  return { agent, confidence: 0, error: 'parse_failed' }
}

function agentOf({ title, id }: GraphNode): string {
  return /navigator|puzzle|memory|strategy/i.exec(`${title} ${id}`)?.[0].toLowerCase() ?? 'agent'
}

/** What was decided, whichever of its names the reply has for the command. */
function decisionIn(rows: readonly Row[]): { action: string; reasoning: string; full: Row } {
  const found = rows.find((row) => 'action' in row || 'final_action' in row) ?? {}
  const full = isRecord(found['full_response']) ? (found['full_response'] as Row) : found
  const action = sayJson(found['final_action'] ?? found['action'] ?? '').trim()
  return { action: action || 'look', reasoning: sayJson(found['reasoning'] ?? ''), full }
}

/** Data that is wired to a setting of that name, or to any where the file does not tell them apart. */
function dataFor(call: Call, name: string): readonly Row[] {
  const named = call.wired(name)
  const all = named.length > 0 ? named : wiredTo(call)
  return all.flatMap((value) => (value.kind === 'data' ? [value.data] : value.kind === 'message' ? rowsOf(value) : []))
}

const updateState: Component = {
  says: 'Keeps the turn in the session: map, inventory, the last 50 actions, score, goal, the log of decisions.',
  reads: ['input', 'state'],
  writes: ['state'],
  run(call): Result {
    const { action, reasoning, full } = decisionIn(dataFor(call, 'decision'))
    const rest = dataFor(call, 'navigator')
    const navigator = rest.find((row) => 'map_update' in row || row['agent'] === 'navigator') ?? {}
    const seen = dataFor(call, 'state').find((row) => typeof row['observation'] === 'string' && 'action_history' in row)
    const observation = sayJson(seen?.['observation'] ?? call.shared.input)
    const turn = { action, reasoning, full, navigator }
    const state = afterTurn(readState(call.shared.state), observation, turn)
    return { outputs: parts(call, { updated: true, action, reasoning }), state }
  },
}

const formatOutput: Component = {
  says: '`{"reasoning", "action"}`, as TextQuests expects it.',
  run(call) {
    const { action, reasoning } = decisionIn(dataFor(call, 'decision'))
    return { outputs: byOutput(call, () => message(JSON.stringify({ reasoning, action }))) }
  },
}

export const societyComponents = {
  StateParser: stateParser,
  ParseJson: parseJson,
  UpdateState: updateState,
  FormatOutput: formatOutput,
}

/** In the simpler dialect they are nodes with Python in them, known by what they are called. */
export function societyComponentFor({ title, id }: GraphNode): Component | undefined {
  const words = `${title} ${id}`.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (words.includes('stateparser') || words.includes('parsestate')) return stateParser
  if (words.includes('updatestate') || words.includes('stateupdate')) return updateState
  if (words.includes('formatoutput') || words.includes('outputformat')) return formatOutput
  return /pars/.test(words) && /navigator|puzzle|memory|strategy|decision|json/.test(words) ? parseJson : undefined
}
