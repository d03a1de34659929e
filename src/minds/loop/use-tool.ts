/** Tools for minds that are no models: rules call the same tools, journaled and approved in the same way. */
import type { Context } from '../../define/agent.ts'
import { TroupeError } from '../../base/errors.ts'
import type { ToolResult } from '../../models/message.ts'
import { isSource, type GivenTools, type Tool } from '../../tools/tool.ts'
import { workshopOf } from './answer-with-tools.ts'
import { oneCall } from './loop.ts'
import type { ToolUse } from './options.ts'

type Result<O> = Omit<ToolResult, 'output'> & { readonly output: O }

/** Calls a tool: one of the mind's, by name, or any other that is given. What goes wrong is a value, as for a model. */
export interface UseTool {
  <I, O>(tool: Tool<I, O>, input: I): Promise<Result<O | string>>
  (name: string, input: unknown): Promise<ToolResult>
}

export function toolUser(context: Context<never>, use: ToolUse | undefined): UseTool {
  const own: GivenTools = use?.tools ?? []
  const nothing = { messages: [], stopWhen: undefined, limits: {}, approve: undefined, guards: [] }
  let count = 0
  return async (given: Tool | string, input: unknown) => {
    const name = typeof given === 'string' ? given : given.name
    const isOwn = own.some((each) => isSource(each) || each.name === name)
    const tools = typeof given === 'string' || isOwn ? own : [given]
    const shop = workshopOf(context, { ...nothing, ...use, tools })
    const call = { id: `rules-${count++}`, name, input }
    const { board } = await context.society(oneCall(shop, { call }), {})
    const result = board.messages.flatMap((message) => (message.role === 'tool' ? message.results : [])).at(-1)
    if (result) return result as never
    throw new TroupeError('RUN_STUCK', `The call of ${name} came to no result.`)
  }
}
