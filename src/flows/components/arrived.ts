/** Values that have arrived at a node, by the setting they are wired to. */
import type { Machine } from './machine.ts'
import type { NodeStates } from './node-state.ts'
import { arrivalOf } from './plan.ts'
import type { Value } from './values.ts'

export function arrivedAt({ wiring, graph }: Machine, states: NodeStates, id: string): Map<string, Value[]> {
  const arrived = new Map<string, Value[]>()
  for (const { from, to } of graph.wires) {
    if (to.node !== id || !('setting' in to)) continue
    if (arrivalOf(wiring, states, from) !== 'arrived') continue
    arrived.set(to.setting, [...(arrived.get(to.setting) ?? []), states(from.node).outputs[from.output]!])
  }
  return arrived
}
