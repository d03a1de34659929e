/** Export of a flow file to Langflow, whichever its style: as a graph, checked, with a report of what became of it. */
import type { FlowFile } from '../../file/schema/flow-file.ts'
import { writeLangflow, type WriteOptions, type WrittenFlow } from '../write.ts'
import { graphOfFile } from './graph-of-file.ts'

export interface WriteFileOptions extends WriteOptions {
  /** all of it runs inside one component, as the society it is: nothing is drawn, and nothing is lost */
  readonly isWhole?: boolean
}

export function writeFlowFile(file: FlowFile, options: WriteFileOptions = {}): WrittenFlow {
  if (file.graph !== undefined) return writeLangflow(file.graph, options)
  const { graph, items } = graphOfFile(file, options)
  const { flow, report, problems } = writeLangflow(graph, options)
  return { flow, report: { ...report, items: [...items, ...report.items] }, problems }
}
