/** Export of a flow file to Langflow, whichever its style: as a graph, checked, with a report of what became of it. */
import type { FlowFile } from '../../file/schema/flow-file.ts'
import { writeLangflow, type WriteOptions, type WrittenFlow } from '../write.ts'
import { graphOfFile } from './graph-of-file.ts'

export function writeFlowFile(file: FlowFile, options: WriteOptions = {}): WrittenFlow {
  if (file.graph !== undefined) return writeLangflow(file.graph, options)
  const { graph, items } = graphOfFile(file)
  const { flow, report, problems } = writeLangflow(graph, options)
  return { flow, report: { ...report, items: [...items, ...report.items] }, problems }
}
