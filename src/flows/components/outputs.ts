/** What came out of a graph: the values of its outputs, as text and as they are, and why one did not come. */
import type { GraphOutputValue } from './graph-run.ts'
import type { Machine } from './machine.ts'
import type { NodeState } from './node-state.ts'
import { stuckNodes } from './plan.ts'
import { shownText } from './values.ts'

const OUTPUTS: ReadonlySet<string> = new Set(['ChatOutput', 'TextOutput'])

export function outputsOf(
  { wiring, names }: Pick<Machine, 'wiring' | 'names'>,
  view: Readonly<Record<string, unknown>>,
): GraphOutputValue[] {
  const ids = wiring.running.filter((id) => OUTPUTS.has(wiring.nodes.get(id)!.component) || wiring.last.includes(id))
  const stuck = new Set(stuckNodes(wiring))
  return ids.flatMap((id): GraphOutputValue[] => {
    const { title, component, outputs, selected } = wiring.nodes.get(id)!
    const { status, outputs: values, reason } = view[names.get(id)!] as NodeState
    const told = { node: id, title, component }
    const came = Object.entries(values)
    if (came.length > 0) {
      return came.map(([output, value]) => ({ ...told, output, value, text: shownText(value) }))
    }
    const circle = status === 'none' && stuck.has(id) ? `"${title}" waits for itself in a circle of wires.` : undefined
    const why = reason ?? circle
    const output = selected ?? outputs[0]?.name ?? ''
    return [{ ...told, output, value: undefined, text: '', ...(why !== undefined && { reason: why }) }]
  })
}
