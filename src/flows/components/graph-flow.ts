/**
 * A graph of components as a flow: each node is an agent, each value is on the board, and a node thinks when all that
 * is wired to it has arrived. So a graph is journaled, resumed, forked and replayed as every other flow is.
 */
import { TroupeError } from '../../base/errors.ts'
import type { Field, Fields } from '../../board/field.ts'
import { append } from '../../board/list-fields.ts'
import { merge } from '../../board/merge-field.ts'
import { value } from '../../board/scalar-fields.ts'
import type { Context } from '../../define/agent.ts'
import { board } from '../../define/board.ts'
import { end } from '../../define/route.ts'
import type { Agent } from '../../define/society.ts'
import { flow, type Flow } from '../../engine/flow.ts'
import type { ComponentGraph, Json } from '../graph.ts'
import type { Surroundings } from './component.ts'
import { fileHandlers } from './file-effects.ts'
import { createInsideCount, type InsideCount } from './inside-count.ts'
import { machineOf, type SHARED_FIELDS, type Machine } from './machine.ts'
import { NOT_YET, type NodeState } from './node-state.ts'
import type { Carried, GraphFlow, NodeFault } from './graph-run.ts'
import { outputsOf } from './outputs.ts'
import type { StoredDocument, StoredMessage } from './shared.ts'
import { readyNodes, stateReader, stuckNodes } from './plan.ts'
import { runNode } from './run-node.ts'
import { checkTweaks, type Tweaks } from './tweaks.ts'

// a loop over a long table takes a step for each node of its body and item
const STEP_LIMIT = 1_000_000

/** `insides`: how many flows may run inside a run of it. */
export function flowOfGraph(
  graph: ComponentGraph,
  surroundings: Surroundings = {},
  insides: InsideCount = createInsideCount(),
): GraphFlow {
  return graphFlow(graph, surroundings, { depth: 0, insides })
}

interface Around {
  readonly depth: number
  readonly insides: InsideCount
}

function graphFlow(graph: ComponentGraph, surroundings: Surroundings, { depth, insides }: Around): GraphFlow {
  const flowOf = (inner: ComponentGraph) => {
    if (depth >= DEEPEST) throw tooDeep(inner.name)
    return graphFlow(inner, surroundings, { depth: depth + 1, insides })
  }
  const machine = machineOf(graph, surroundings, { flowOf, insides })
  const { wiring, names } = machine
  const fields: Record<string, Field<never, never>> = sharedFields() as never
  for (const id of wiring.running) fields[names.get(id)!] = value<NodeState>(NOT_YET) as never
  const ground = board(fields as Fields)
  const nodeFields = wiring.running.map((id) => names.get(id)!)
  const fieldOf = (id: string) => (wiring.needs.has(id) ? names.get(id) : undefined)

  const routeFrom = (to: readonly string[]) =>
    ground.route({
      reads: nodeFields,
      to: to.map((id) => names.get(id)!),
      choose: (view) => {
        const states = stateReader(view, fieldOf)
        const ready = readyNodes(wiring, states)
        if (ready.length > 0) return ready.map((id) => names.get(id)!)
        const stopped = outputsOf(machine, view).find(({ reason }) => reason !== undefined)
        return end(stopped?.reason === undefined ? 'done' : `stopped: ${stopped.reason}`)
      },
    })

  const first = wiring.running.filter((id) => wiring.needs.get(id)!.length === 0)
  const agents: Record<string, Agent> = {
    begin: ground.agent({ reads: ['input'], writes: [], think: () => undefined }),
  }
  const routes: Record<string, unknown> = { begin: routeFrom(first) }
  for (const id of wiring.running) {
    const name = names.get(id)!
    agents[name] = agentOf(machine, ground, id)
    routes[name] = routeFrom(wiring.after.get(id)!)
  }
  const made = flow(ground, {
    name: graph.name || 'flow',
    start: 'begin',
    agents,
    routes: routes as never,
    handlers: fileHandlers(surroundings),
    stepLimit: STEP_LIMIT,
  })
  return {
    flow: made as Flow,
    input: ({ input = '', session = '', call = '', tweaks = {}, variables = {}, before = {} }) => {
      checkTweaks(machine.graph, tweaks)
      return { input, session, call, tweaks, variables, ...before }
    },
    outputs: (view) => outputsOf(machine, view),
    carried: (view) => carriedFrom(machine, view),
    stops: stopsOf(machine),
  }
}

function sharedFields(): Fields {
  return {
    input: value(''),
    session: value(''),
    call: value(''),
    messages: append<StoredMessage>(),
    state: merge<Json>(),
    memories: append<StoredDocument>(),
    tweaks: value<Tweaks>({}),
    variables: value<Readonly<Record<string, string>>>({}),
    frozen: merge<NodeState>(),
  } satisfies Record<(typeof SHARED_FIELDS)[number], unknown>
}

type Ground = ReturnType<typeof board<Fields>>

function agentOf(machine: Machine, ground: Ground, id: string): Agent {
  const { wiring, names, components } = machine
  const component = components.get(id)!
  const { reads: shared = [], writes = [] } = 'run' in component ? component : {}
  const { isFrozen } = wiring.nodes.get(id)!
  // tools read what their components read
  const ofTools = toolNodes(machine, id).flatMap((each) => {
    const known = components.get(each)!
    return 'run' in known ? (known.reads ?? []) : []
  })
  const sources = nodesRead(machine, id).map((each) => names.get(each)!)
  const frozen = isFrozen ? (['frozen'] as const) : []
  return ground.agent({
    reads: [...new Set([...sources, 'session', 'tweaks', 'variables', ...shared, ...ofTools, ...frozen])],
    writes: [...new Set([names.get(id)!, ...writes, ...frozen])],
    think: (view, context) => runNode(machine, id, view, context as Context) as never,
  })
}

/** Everything whose state says what a node may do: its sources, the loops around them, and its own body. */
function nodesRead({ wiring }: Machine, id: string): string[] {
  const body = wiring.bodies.get(id)
  const near = [
    ...wiring.needs.get(id)!.map(({ node }) => node),
    ...(body?.nodes ?? []),
    ...(body?.back.map(({ node }) => node) ?? []),
    ...(body || wiring.loops.get(id)!.length > 0 ? [id] : []),
  ].filter((each) => wiring.needs.has(each))
  return [...new Set([...near, ...near.flatMap((each) => wiring.loops.get(each)!), ...wiring.loops.get(id)!])]
}

/** The nodes whose tools a node has, and those that they have. */
function toolNodes({ wiring }: Machine, id: string, seen: Set<string> = new Set()): string[] {
  for (const { node } of wiring.tools.get(id) ?? []) {
    if (seen.has(node)) continue
    seen.add(node)
    toolNodes({ wiring } as Machine, node, seen)
  }
  return [...seen]
}

function carriedFrom({ wiring }: Machine, view: Readonly<Record<string, unknown>>): Carried {
  const { messages, state, memories, frozen } = view as unknown as Carried
  // a node that is not frozen any more is forgotten
  const kept = Object.entries(frozen).filter(([id]) => wiring.nodes.get(id)?.isFrozen)
  return { messages, state, memories, frozen: Object.fromEntries(kept) }
}

function stopsOf(machine: Machine): NodeFault[] {
  const { wiring, components } = machine
  const tools = new Set([...wiring.tools.values()].flat().map(({ node }) => node))
  const used = [...wiring.nodes.keys()].filter((id) => wiring.needs.has(id) || tools.has(id))
  const stuck = new Set(stuckNodes(wiring))
  return used.flatMap((id) => {
    const { title, component } = wiring.nodes.get(id)!
    const found = components.get(id)!
    if ('fault' in found) return [{ node: id, title, component, reason: found.fault }]
    const reason = 'It waits for itself: its wires form a circle that is no loop.'
    return stuck.has(id) ? [{ node: id, title, component, reason }] : []
  })
}

// no honest flow has as many in each other
const DEEPEST = 12

function tooDeep(name: string): TroupeError {
  return new TroupeError(
    'FLOW_INVALID',
    `The flow "${name}" runs itself, or more than ${DEEPEST} flows are in each other. Take one of them out.`,
  )
}
