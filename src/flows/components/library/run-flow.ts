/** Run Flow: another flow inside this one, found by its name or id. */
import type { Json } from '../../graph.ts'
import type { Call, Component } from '../component.ts'
import { data, message, table, type Value } from '../values.ts'
import { byOutput } from './parsers.ts'

const runFlow: Component = {
  says: 'The flow of that name or id runs inside, with the same session; at most 2,000 in one run.',
  reads: ['session', 'messages', 'state', 'memories'],
  toolInputs: ['input_value'],
  async run(call) {
    const names = ['flow_id_selected', 'flow_name_selected', 'flow_name', 'flow_id'].map((name) => call.text(name))
    const known = names.filter(Boolean)
    if (known.length === 0) return call.stop('It names no flow.')
    for (const name of known) {
      const graph = await call.surroundings.load?.(name)
      if (!graph) continue
      const { session, messages, state, memories } = call.shared
      const outputs = await call.inside(graph, {
        input: inputOf(call),
        session: call.text('session_id') || session,
        tweaks: tweaksOf(call),
        before: { messages, state, memories },
      })
      const fault = outputs.find(({ reason }) => reason !== undefined)
      const came = outputs.filter(({ value }) => value !== undefined)
      if (came.length === 0) return call.stop(fault?.reason ?? `The flow "${name}" gave nothing.`)
      return { outputs: byOutput(call, (output, types) => giving(output, types, came)) }
    }
    return call.stop(`The flow "${known.join('" or "')}" is not known here.`)
  },
}

type Came = Awaited<ReturnType<Call['inside']>>

/** An output of the flow inside is named by its node; the usual ones give all of it. */
function giving(output: string, types: readonly string[], came: Came): Value {
  const own = came.find(({ node, output: name }) => output === `${node}~${name}` || output.startsWith(node))
  const text = (own?.text ?? came.map((each) => each.text).join('\n')) || ''
  if (own?.value) return own.value
  if (types.some((type) => /Table|DataFrame/.test(type))) return table(came.map((each) => ({ text: each.text })))
  return types.some((type) => /Data|JSON/.test(type)) ? data({ text }) : message(text)
}

/** What is said to it: its own input, or what goes to the chat input within. */
function inputOf(call: Call): string {
  const own = call.text('input_value', 'flow_tweak_data')
  if (own !== '') return own
  const inner = Object.keys(call.node.settings).find((name) => /^ChatInput.*~input_value$/.test(name))
  return inner === undefined ? '' : call.text(inner)
}

/** Settings named `Node-id~setting` are for nodes within. */
function tweaksOf(call: Call): Readonly<Record<string, Json>> {
  const tweaks: Record<string, Record<string, Json>> = {}
  for (const name of Object.keys(call.node.settings)) {
    const [node, setting, more] = name.split('~')
    if (!node || !setting || more !== undefined || node.startsWith('ChatInput')) continue
    const value = call.text(name)
    if (value !== '') (tweaks[node] ??= {})[setting] = value
  }
  return tweaks
}

export const flowComponents = { RunFlow: runFlow }
