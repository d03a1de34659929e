/** A graph made ready to run: its nodes by name, their components, and how its board is called. */
import { NOT_IN_NAMES } from '../../base/inside-ids.ts'
import { RESERVED_NAMES } from '../../define/agent.ts'
import { hashedEmbedder } from '../../models/embedders/hashed.ts'
import { createRecall, type Recall } from '../../memory/recall.ts'
import type { ComponentGraph } from '../graph.ts'
import type { Component, Surroundings } from './component.ts'
import type { GraphFlow } from './graph-run.ts'
import { withoutGroups } from './flatten.ts'
import type { InsideCount } from './inside-count.ts'
import { componentFor } from './registry.ts'
import { wiringOf, type Wiring } from './wiring.ts'

/** Fields of the board that are no node's. */
export const SHARED_FIELDS = [
  'input',
  'session',
  'call',
  'messages',
  'state',
  'memories',
  'tweaks',
  'variables',
  'frozen',
] as const

export interface Machine {
  readonly graph: ComponentGraph
  readonly wiring: Wiring
  readonly surroundings: Surroundings
  /** a node's name as an agent and as a field of the board: its id, where that can be one */
  readonly names: ReadonlyMap<string, string>
  /** what each node does, or why it cannot */
  readonly components: ReadonlyMap<string, Component | { readonly fault: string }>
  /** compares texts of vector stores */
  readonly recall: Recall
  /** another graph in the same surroundings, to be run inside */
  readonly flowOf: (graph: ComponentGraph) => GraphFlow
  /** of all that run inside a run, whichever graph they are of */
  readonly insides: InsideCount
}

/** What every node of a graph is called in its runs, those within groups included. */
export const nodeNames = (graph: ComponentGraph): ReadonlyMap<string, string> =>
  namesOf(withoutGroups(graph).nodes.map(({ id }) => id))

export function machineOf(
  given: ComponentGraph,
  surroundings: Surroundings,
  { flowOf, insides }: Pick<Machine, 'flowOf' | 'insides'>,
): Machine {
  const graph = withoutGroups(given)
  const wiring = wiringOf(graph)
  return {
    graph,
    wiring,
    surroundings,
    names: namesOf(graph.nodes.map(({ id }) => id)),
    components: new Map(graph.nodes.map((node) => [node.id, componentFor(node, surroundings.components)])),
    recall: createRecall({ embedder: surroundings.embedder ?? hashedEmbedder() }),
    flowOf,
    insides,
  }
}

const TAKEN: readonly string[] = ['begin', ...SHARED_FIELDS, ...RESERVED_NAMES]

/** Ids come from files, and may be anything. */
function namesOf(ids: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set(TAKEN)
  for (const id of ids) {
    let name = NOT_IN_NAMES.reduce((rest, mark) => rest.replaceAll(mark, '_'), id) || 'node'
    while (taken.has(name) || name in Object.prototype) name = `${name}_`
    taken.add(name)
    names.set(id, name)
  }
  return names
}
