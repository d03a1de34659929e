/**
 * Flows of the shelf as societies, by the name that their runs remember: `flow:ID@VERSION`. So a run of a flow is
 * driven, paused, resumed and forked as every other, with the version it began with.
 */
import type { Surroundings } from '../../flows/components/component.ts'
import { flowOfGraph } from '../../flows/components/graph-flow.ts'
import type { GraphFlow } from '../../flows/components/graph-run.ts'
import { withoutGroups } from '../../flows/components/flatten.ts'
import { nodeNames } from '../../flows/components/machine.ts'
import { MODEL_SETTINGS } from '../../flows/components/own-model.ts'
import type { ComponentGraph } from '../../flows/graph.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { societyFrom } from '../../societies/from-module.ts'
import type { Board } from '../../societies/paths.ts'
import type { Society } from '../../societies/society.ts'
import type { FlowShelf } from './flow-shelf.ts'
import type { ServedFlow } from './served-flow.ts'

export interface FlowSocieties {
  /** of a run's society, where that is a flow that is still here */
  find(name: string): Society | undefined
  /** the version that a run began with */
  flowOf(name: string): ServedFlow | undefined
  graphOf(flow: ServedFlow): GraphFlow
}

export const societyName = ({ id, version }: Pick<ServedFlow, 'id' | 'version'>): string => `flow:${id}@${version}`

const NAMED = /^flow:([^@]+)@([0-9a-f]{16})$/

export function createFlowSocieties(shelf: FlowShelf, given: Surroundings): FlowSocieties {
  const surroundings: Surroundings = { load: (name) => shelf.find(name)?.graph, ...given }
  const graphs = new WeakMap<ComponentGraph, GraphFlow>()
  const societies = new WeakMap<ServedFlow, Society>()
  const graphOf = ({ graph }: ServedFlow): GraphFlow => {
    let made = graphs.get(graph)
    if (made === undefined) graphs.set(graph, (made = flowOfGraph(graph, surroundings)))
    return made
  }
  const flowOf = (name: string): ServedFlow | undefined => {
    const [, id, version] = NAMED.exec(name) ?? []
    return id === undefined ? undefined : shelf.version(id, version!)
  }
  return {
    graphOf,
    flowOf,
    find(name) {
      const flow = flowOf(name)
      if (flow === undefined) return undefined
      let society = societies.get(flow)
      if (society === undefined) societies.set(flow, (society = societyOf(flow, graphOf(flow), surroundings)))
      return society
    },
  }
}

function societyOf(flow: ServedFlow, made: GraphFlow, surroundings: Surroundings): Society {
  const { graph, name } = flow
  const create = (minds: MakeMind) => flowOfGraph(graph, { ...surroundings, minds }).flow
  return societyFrom(societyName(flow), {
    flow: made.flow,
    // minds that whoever runs the server has given are not chosen anew
    ...(surroundings.minds === undefined && { create }),
    title: name || 'A flow',
    says: graph.description,
    input: { input: '' },
    thinkers: thinkersIn(graph),
    result: (board: Board) => made.outputs(board).map(({ text }) => text),
  })
}

/** The nodes that a model answers for, as agents. */
export function thinkersIn(graph: ComponentGraph): string[] {
  const names = nodeNames(graph)
  const think = withoutGroups(graph).nodes.filter(({ settings }) =>
    MODEL_SETTINGS.some((setting) => Object.hasOwn(settings, setting)),
  )
  return think.map(({ id }) => names.get(id)!)
}
