/** A file that is served as a flow: an export of Langflow as it is, and a flow file of ours as one component of one. */
import { badFile } from '../flows/file/read-flow-file.ts'
import { openFlow } from '../flows/file/society-of-file.ts'
import { writeFlowFile } from '../flows/langflow/agents/write-flow-file.ts'
import { adventurersFile } from '../server/langflow/served-flow.ts'
import { readCodePath } from './code-path.ts'
import { readFlowText } from './flow-file.ts'

export async function readServedFlow(named: string): Promise<unknown> {
  if (named === 'adventurers') return adventurersFile()
  const { file, path } = readCodePath(named)
  const read = readFlowText(file, path)
  if (read.langflow !== undefined) return read.langflow.write()
  if (read.file === undefined || read.problems.some(({ level }) => level === 'error'))
    throw badFile(file, read.problems)
  // what it needs outside of itself is said now, and not to whoever calls it
  await openFlow(read.file)
  return writeFlowFile(read.file, { isWhole: true }).flow
}
