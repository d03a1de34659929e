/** `troupe flow show`: who follows whom in a flow file, who reads and writes what, and a Mermaid diagram. */
import { readCodePath } from '../../code-path.ts'
import type { Command } from '../../command.ts'
import { openFlowFile } from '../../flow-file.ts'
import { showContract } from '../contract.ts'
import { allowedBy, flowRunOptions } from './run.ts'

export const flowShow: Command = {
  takes: ['show', 'FILE'],
  options: { 'allow-code': flowRunOptions['allow-code']!, mcp: flowRunOptions['mcp']! },
  examples: ['flow show draft-and-critique.json'],
  async run(given, screen) {
    const { society, file } = await openFlowFile(readCodePath(given.argument(1)), { ...allowedBy(given), http: true })
    const { description } = file
    if (description !== undefined) screen.say(description, '')
    return showContract(society, screen)
  },
}
