/**
 * The plan of a graph that runs: which nodes are ready, and what becomes of those whose inputs never come. Pure: the
 * same board gives the same plan, so a run that is resumed goes on as it would have.
 */
import { NOT_YET, type NodeState, type NodeStates } from './node-state.ts'
import type { Need, Wiring } from './wiring.ts'

/** What a wire has brought so far. */
type Arrival = 'waiting' | 'arrived' | 'dead'

/** Ready nodes, in the order of the file. */
export function readyNodes(wiring: Wiring, states: NodeStates): string[] {
  return wiring.running.filter((id) => isReady(wiring, states, id))
}

function isReady(wiring: Wiring, states: NodeStates, id: string): boolean {
  const turn = turnOf(wiring, states, id)
  if (turn === undefined) return false
  if (isSettled(states(id), turn)) return wiring.bodies.has(id) && isBodyDone(wiring, states, id)
  return wiring.needs.get(id)!.every((need) => arrivalOf(wiring, states, need) !== 'waiting')
}

/** The turn of the loops around a node; nothing while one of them has not begun. */
export function turnOf(wiring: Wiring, states: NodeStates, id: string): string | undefined {
  const turns: number[] = []
  for (const loop of wiring.loops.get(id) ?? []) {
    const state = states(loop)
    if (!isSettled(state, turns.join('.'))) return undefined
    turns.push(state.loop?.at ?? 0)
  }
  return turns.join('.')
}

function isSettled({ status, turn }: NodeState, now: string): boolean {
  return status !== 'none' && turn === now
}

/** Whether everything in the body has had its part of this turn, so that the next one can begin. */
function isBodyDone(wiring: Wiring, states: NodeStates, loop: string): boolean {
  const state = states(loop)
  if (state.loop === undefined || state.loop.isOver) return false
  return wiring.bodies.get(loop)!.nodes.every((id) => {
    const turn = turnOf(wiring, states, id)
    return turn !== undefined && isSettled(states(id), turn) && (states(id).loop?.isOver ?? true)
  })
}

export function arrivalOf(wiring: Wiring, states: NodeStates, { node, output }: Need): Arrival {
  if (!wiring.needs.has(node)) return 'dead'
  const state = states(node)
  const turn = turnOf(wiring, states, node)
  if (turn === undefined || !isSettled(state, turn)) return 'waiting'
  // what comes when a loop is done does not come before
  const isDone = state.loop?.isOver ?? true
  if (Object.hasOwn(state.outputs, output)) return 'arrived'
  return isDone || wiring.nodes.get(node)!.outputs.find(({ name }) => name === output)?.allowsLoop ? 'dead' : 'waiting'
}

/** Why a node cannot run although nothing more will come; nothing where it can. */
export function whySkipped(wiring: Wiring, states: NodeStates, id: string): { readonly reason?: string } | undefined {
  const bySetting = Map.groupBy(
    wiring.needs.get(id)!.filter(({ setting }) => setting !== undefined),
    ({ setting }) => setting,
  )
  for (const needs of bySetting.values()) {
    if (needs.some((need) => arrivalOf(wiring, states, need) === 'arrived')) continue
    const reason = needs.map(({ node }) => states(node).reason).find((each) => each !== undefined)
    return reason === undefined ? {} : { reason }
  }
  return undefined
}

/** Nodes that wait for each other in a circle, and so for ever. */
export function stuckNodes(wiring: Wiring): string[] {
  const settled = new Set<string>()
  const isOpen = (id: string) =>
    wiring.needs.get(id)!.every(({ node }) => settled.has(node) || !wiring.needs.has(node)) && !settled.has(id)
  for (let next = wiring.running.filter(isOpen); next.length > 0; next = wiring.running.filter(isOpen))
    for (const id of next) settled.add(id)
  return wiring.running.filter((id) => !settled.has(id))
}

export const stateReader =
  (view: Readonly<Record<string, unknown>>, fieldOf: (node: string) => string | undefined): NodeStates =>
  (node) => {
    const field = fieldOf(node)
    return field === undefined ? NOT_YET : ((view[field] as NodeState | undefined) ?? NOT_YET)
  }
