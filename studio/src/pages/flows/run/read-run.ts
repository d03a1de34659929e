/** A run of a flow, read for the canvas: how each node stands, what went over each wire, and what came out. */
import type { ComponentGraph, GraphNode, Wire } from '../../../../../src/flows/graph.ts'
import type { NodeState } from '../../../../../src/flows/components/node-state.ts'
import { isValue, shownText, type Value } from '../../../../../src/flows/components/values.ts'
import { isRecord } from '../../../../../src/base/json-kinds.ts'
import type { Timeline } from '../../../journal/timeline.ts'
import { atWork } from '../../../run/panels/read/traffic.ts'

export type Standing = 'waiting' | 'running' | 'done' | 'skipped' | 'stopped' | 'failed'

export interface NodeStanding {
  readonly standing: Standing
  readonly reason?: string
}

/** Which agent a node is in a run; those within groups are named `group.node`. */
export type NodeNames = Readonly<Record<string, string>>

export interface WatchedRun {
  readonly timeline: Timeline
  readonly names: NodeNames
  /** it has not come to rest */
  readonly isGoing: boolean
}

/** How every node stands now; of a group, what its nodes come to. */
export function standingsOf(graph: ComponentGraph, run: WatchedRun): ReadonlyMap<string, NodeStanding> {
  const { timeline, isGoing } = run
  const next = atWork(timeline, timeline.lastStep).next
  const failed = failedIn(timeline)
  const standingOf = (name: string): NodeStanding => {
    const { status, reason } = stateOf(timeline, name, timeline.lastStep) ?? {}
    const fault = failed.get(name)
    if (fault !== undefined) return { standing: 'failed', reason: fault }
    if (isGoing && next.has(name)) return { standing: 'running' }
    if (status === undefined || status === 'none') return { standing: 'waiting' }
    return { standing: status, ...(reason !== undefined && { reason }) }
  }
  return new Map(graph.nodes.map(({ id }) => [id, together(namesOf(id, run.names).map(standingOf))]))
}

/** The name of a node, or those of all within a group. */
function namesOf(id: string, names: NodeNames): readonly string[] {
  if (Object.hasOwn(names, id)) return [names[id]!]
  return Object.entries(names).flatMap(([inner, name]) => (inner.startsWith(`${id}.`) ? [name] : []))
}

const STRONGEST: readonly Standing[] = ['failed', 'stopped', 'running', 'done', 'skipped']

function together(standings: readonly NodeStanding[]): NodeStanding {
  for (const wanted of STRONGEST) {
    const found = standings.find(({ standing }) => standing === wanted)
    if (found) return found
  }
  return { standing: 'waiting' }
}

/** Journals may be sent by anybody: what is no state of a node is none. */
function stateOf(timeline: Timeline, name: string, step: number): NodeState | undefined {
  const state = timeline.field(name, step)
  return isRecord(state) && typeof state['status'] === 'string' && isRecord(state['outputs'])
    ? (state as unknown as NodeState)
    : undefined
}

function failedIn(timeline: Timeline): ReadonlyMap<string, string> {
  const record = timeline.entries.at(-1)?.record
  if (record?.kind !== 'fail') return new Map()
  const next = timeline.step(record.step - 1)?.next ?? timeline.start?.next ?? []
  return new Map(
    record.slots.flatMap((slot) => {
      const given = next[slot]
      return given === undefined ? [] : [[typeof given === 'string' ? given : given.agent, record.message]]
    }),
  )
}

export interface Sent {
  readonly step: number
  readonly value: Value
}

/** Everything that went over a wire, in its order: in a loop there is more than one. */
export function sentOver(graph: ComponentGraph, { from }: Wire, { timeline, names }: WatchedRun): readonly Sent[] {
  const source = graph.nodes.find(({ id }) => id === from.node)
  const inner = source && innerEnd(source, from.output, names)
  if (inner === undefined) return []
  return timeline.changesOf(inner.name).flatMap((step): Sent[] => {
    const value = stateOf(timeline, inner.name, step)?.outputs[inner.output]
    return isValue(value) ? [{ step, value }] : []
  })
}

/** What an output is on the board: of a group, the output of the node within that it stands for. */
function innerEnd(node: GraphNode, output: string, names: NodeNames): { name: string; output: string } | undefined {
  if (Object.hasOwn(names, node.id)) return { name: names[node.id]!, output }
  const within = node.outputs.find(({ name }) => name === output)?.standsFor
  if (within === undefined) return undefined
  const path = Object.keys(names).find((id) => id.startsWith(`${node.id}.`) && id.endsWith(`.${within.node}`))
  return path === undefined ? undefined : { name: names[path]!, output: within.output }
}

export interface CameOut {
  readonly node: string
  readonly title: string
  readonly text: string
}

const OUTPUTS: ReadonlySet<string> = new Set(['ChatOutput', 'TextOutput'])

/** What the flow answers: of its outputs, and of nodes that lead nowhere. */
export function cameOut(graph: ComponentGraph, { timeline, names }: WatchedRun): readonly CameOut[] {
  const sources = new Set(graph.wires.map(({ from }) => from.node))
  return graph.nodes.flatMap(({ id, title, component }): CameOut[] => {
    const name = Object.hasOwn(names, id) ? names[id] : undefined
    if (name === undefined || (sources.has(id) && !OUTPUTS.has(component))) return []
    const values = Object.values(stateOf(timeline, name, timeline.lastStep)?.outputs ?? {}).filter(isValue)
    return values.map((value) => ({ node: id, title, text: shownText(value) }))
  })
}
