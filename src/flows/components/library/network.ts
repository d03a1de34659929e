/** Services elsewhere: search, transcripts, mail, databases. Whoever runs a graph answers for them, or they stop. */
import { isRecord } from '../../../base/json-kinds.ts'
import type { GraphOutput, Json } from '../../graph.ts'
import type { Call, Component } from '../component.ts'
import { shownText, valueFrom, type Row, type Value } from '../values.ts'

/** Any component that needs a service: `surroundings.network` is asked for each output that is wanted. */
export const networkComponent: Component = {
  says: 'Asks `network` of the surroundings; without it the run says that this node stops it.',
  isNetwork: true,
  run: (call) => askNetwork(call),
}

export async function askNetwork(call: Call): Promise<{ readonly outputs: Record<string, Value> }> {
  const { network } = call.surroundings
  if (!network) return call.stop(switchedOff('It needs a service outside'))
  const outputs: Record<string, Value> = {}
  for (const { name, types } of outputsWanted(call)) {
    const { node, title, component } = { node: call.node.id, ...call.node }
    const settings = settingsOf(call)
    const { signal } = call.context
    const given = await call.once(`network ${name}`, () =>
      network({ node, title, component, output: name, types, settings, signal }),
    )
    outputs[name] = valueFrom(given, types)
  }
  return { outputs }
}

export function switchedOff(what: string): string {
  return `${what}, and the network is switched off here.`
}

/** Of a node that is called as a tool, what the model is told of is the one result. */
function outputsWanted({ node, wanted }: Call): readonly Pick<GraphOutput, 'name' | 'types'>[] {
  return wanted.map((name) => node.outputs.find((output) => output.name === name) ?? { name, types: [] })
}

/** Everything the node says of what it wants, in words, with what the wires brought. */
function settingsOf(call: Call): Row {
  const settings: Record<string, Json> = {}
  for (const [name, { isSecret, type }] of Object.entries(call.node.settings)) {
    if (isSecret || type === 'code' || name === 'tools_metadata' || name.startsWith('_')) continue
    const wired = call.wired(name)
    const value = wired.length > 0 ? wired.map(shownText).join('\n') : call.value(name)
    if (value !== '' && value !== null && !(isRecord(value) && Object.keys(value).length === 0)) settings[name] = value
  }
  return settings
}
