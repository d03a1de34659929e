/** A loop over the rows of a table: an item at a time goes out, and what the body made of it comes back. */
import type { Machine } from './machine.ts'
import type { LoopState, NodeState, NodeStates } from './node-state.ts'
import { arrivalOf } from './plan.ts'
import { data, rowOf, rowsOf, table, type Row } from './values.ts'

/** The next turn of a loop, or its first. */
export function turnLoop({ wiring, graph }: Machine, id: string, states: NodeStates, turn: string): NodeState {
  const node = wiring.nodes.get(id)!
  const item = node.outputs.find(({ allowsLoop }) => allowsLoop)?.name ?? 'item'
  const done = node.outputs.find(({ name }) => name !== item)?.name ?? 'done'
  const give = (loop: LoopState): NodeState => ({
    status: 'done',
    turn,
    outputs: loop.isOver ? { [done]: table(loop.results) } : { [item]: data(loop.items[loop.at]!) },
    loop,
  })
  const state = states(id)
  const known = state.status === 'done' && state.turn === turn ? state.loop : undefined
  if (known === undefined) {
    const items = graph.wires
      .filter(({ to, from }) => to.node === id && 'setting' in to && arrivalOf(wiring, states, from) === 'arrived')
      .flatMap(({ from }) => rowsOf(states(from.node).outputs[from.output]!))
    return give({ items, at: 0, results: [], isOver: items.length === 0 })
  }
  const results = [...known.results, ...cameBack(wiring.bodies.get(id)!.back, states)]
  const isOver = known.at + 1 >= known.items.length
  // the number stays that of the last turn: what the body gave in it is still its result
  return give({ ...known, at: isOver ? known.at : known.at + 1, results, isOver })
}

function cameBack(
  back: readonly { readonly node: string; readonly output: string }[],
  states: NodeStates,
): readonly Row[] {
  return back.flatMap(({ node, output }) => {
    const value = states(node).outputs[output]
    return value === undefined ? [] : [rowOf(value)]
  })
}
