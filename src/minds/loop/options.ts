/** What a mind is told of tools: which it has, how much it may use them, and who is asked before they are. */
import type { Awaitable } from '../../base/awaitable.ts'
import type { Context } from '../../define/agent.ts'
import type { ChatMessage } from '../../models/message.ts'
import type { GivenTools } from '../../tools/tool.ts'
import type { InputGuard } from '../guards.ts'
import type { LoopLimits, StopCondition } from './limits.ts'

export interface ToolOptions<V, P> {
  /** what the mind may call: tools, and sources of tools such as MCP servers */
  readonly tools?: GivenTools | ((view: V, context: Context<P>) => GivenTools)
  /** the chat so far, from a field of the board; `act` is given what was said since, to append it there */
  readonly messages?: (view: V) => readonly ChatMessage[]
  /** ends the thought before the model does: `stepCountIs(5)`, `hasToolCall('book')`, or a function */
  readonly stopWhen?: StopCondition
  readonly limits?: LoopLimits
  /** true where a person has to say yes first, for tools that say nothing of it themselves */
  readonly approve?: 'always' | ((call: ApprovedCall) => Awaitable<boolean>)
}

export interface ApprovedCall {
  readonly tool: string
  readonly input: unknown
}

/** The same for one thought. */
export interface ToolUse {
  readonly tools: GivenTools
  readonly messages: readonly ChatMessage[]
  readonly stopWhen: StopCondition | undefined
  readonly limits: LoopLimits
  readonly approve: ToolOptions<never, never>['approve']
  /** see what tools give back */
  readonly guards: readonly InputGuard[]
}

/** Nothing where the mind has no tools and no chat: it is asked once, without a society inside. */
export function toolUseOf<V, P>(
  options: ToolOptions<V, P> & { readonly guards?: readonly InputGuard[] },
  view: V,
  context: Context<P>,
): ToolUse | undefined {
  const { tools, messages, stopWhen, limits = {}, approve, guards = [] } = options
  if (tools === undefined && messages === undefined) return undefined
  const given = typeof tools === 'function' ? tools(view, context) : (tools ?? [])
  if (given.length === 0 && messages === undefined) return undefined
  return { tools: given, messages: messages?.(view) ?? [], stopWhen, limits, approve, guards }
}
