/** A flow of Langflow as a flow file of ours, in the data-flow style; and what its import report says, as problems. */
import type { ImportReport } from '../graph.ts'
import type { FlowFile } from '../file/schema/flow-file.ts'
import type { ComponentGraph } from '../graph.ts'

export function fileOfGraph(graph: ComponentGraph): FlowFile {
  const name =
    graph.name
      .trim()
      .replaceAll(/[\s#/\\]+/g, '-')
      .slice(0, 80) || 'flow'
  return {
    format: 'troupe-flow/1',
    name,
    title: graph.name.slice(0, 200) || name,
    ...(graph.description !== '' && { description: graph.description }),
    graph,
  }
}

/** What was not simply kept: nothing of it keeps the flow from loading. */
export function warningsOf({ items }: ImportReport): { readonly path: string; readonly message: string }[] {
  return items
    .filter(({ fate }) => fate !== 'kept')
    .map(({ id, place, fate, reason }) => ({ path: place, message: `${id} (${fate}): ${reason}` }))
}
