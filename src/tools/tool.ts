/** A tool: something a mind can call, with the schema of its input. It has an effect unless it says it only reads. */
import type { Awaitable } from '../base/awaitable.ts'
import { TroupeError } from '../base/errors.ts'
import { objectSchemaOf } from '../base/json-schema.ts'
import type { Random } from '../base/random.ts'
import type { Schema } from '../base/schema.ts'
import type { Context } from '../define/agent.ts'
import type { ToolOffer } from '../models/model.ts'
import type { ToolAnswers } from './ask-first.ts'

/** What is known of a call before it is done. */
export interface CallContext {
  /** the same for the same call of the same run, however often it is tried: a key for whoever can tell repeats apart */
  readonly id: string
  readonly run: string
  readonly agent: string
  readonly step: number
  /** says stop: its time is up, or the run is stopped */
  readonly signal: AbortSignal
  /** the run's time in milliseconds */
  readonly now: number
  /** what was answered to `askFirst`, where the same call with an effect asked before it did anything */
  readonly answered?: ToolAnswers
}

/** What a tool knows of the call. */
export interface ToolContext extends CallContext {
  /**
   * Tells whoever watches how far it is, or what it has found so far: anything JSON knows. Only what the tool gives
   * back in the end is journaled and told to the model.
   */
  readonly report: (part: unknown) => void
}

/** What a tool that only reads knows besides: it runs inside a thought, so it can do what a thought can. */
export interface ReadingContext extends ToolContext, Pick<Context, 'ask' | 'society'> {
  readonly random: Random
}

/** Whether somebody has to say yes before a call is done: `always`, `never`, or as the function says of its input. */
export type Approval<I> = 'always' | 'never' | Decides<I>['decide']

// as a method, so that a tool of any input is a `Tool`
interface Decides<I> {
  decide(input: I, context: CallContext): Awaitable<boolean>
}

export interface ToolLimits {
  /** calls in one thought */
  readonly calls?: number
  /** after this long a call counts as failed, and its signal is aborted */
  readonly timeoutMs?: number
  /** bytes of a result that the model is shown and the journal keeps */
  readonly bytes?: number
}

interface ToolWords<I> {
  /** letters, digits, _ and -, at most 64 of them: what providers take */
  readonly name: string
  /** what it does and when to call it, for the model */
  readonly description: string
  /** the schema of an object */
  readonly input: Schema<I>
  readonly approve?: Approval<I>
  readonly limits?: ToolLimits
}

/** A tool that changes nothing outside: it runs inside a thought, and again where a crash came in between. */
export interface ReadingTool<I = unknown, O = unknown> extends ToolWords<I> {
  readonly reads: true
  readonly output?: Schema<O>
  does(input: I, context: ReadingContext): Awaitable<O>
}

/** A tool that changes something outside: announced before it is done, and never done twice. */
export interface EffectfulTool<I = unknown, O = unknown> extends ToolWords<I> {
  readonly reads?: false
  readonly output?: Schema<O>
  does(input: I, context: ToolContext): Awaitable<O>
  /**
   * In a fork, when the run it was forked from did the same: ask a person (the default), take the result from there,
   * or do it again.
   */
  readonly inFork?: 'ask' | 'reuse' | 'again'
}

/** A tool that does nothing: calling it is the answer, and its input is the reply. */
export interface AnswerTool<I = unknown> extends ToolWords<I> {
  readonly does?: undefined
  /** what the mind replies, where that is not the input itself */
  reply?(input: I): unknown
}

export type Tool<I = unknown, O = unknown> = ReadingTool<I, O> | EffectfulTool<I, O> | AnswerTool<I>

/** Where tools come from that are only known once somebody is asked, such as an MCP server. */
export interface ToolSource {
  readonly name: string
  /** asked before each model call; a source that is away says so by an error, which the model is told */
  readonly tools: (signal: AbortSignal) => Promise<readonly Tool[]>
}

export type GivenTools = readonly (Tool | ToolSource)[]

/** Makes a tool, typed from its schemas to what it does; what providers would refuse is refused here. */
export function tool<I, O>(definition: ReadingTool<I, O>): ReadingTool<I, O>
export function tool<I, O>(definition: EffectfulTool<I, O>): EffectfulTool<I, O>
export function tool<I>(definition: AnswerTool<I>): AnswerTool<I>
export function tool(definition: Tool): Tool {
  offerOf(definition)
  return Object.freeze({ ...definition })
}

const NAME = /^[\w-]{1,64}$/

/** A tool as a model is told of it. */
export function offerOf({ name, description, input }: Tool): ToolOffer {
  if (!NAME.test(name)) {
    throw new TroupeError(
      'TOOL_INVALID',
      `A tool cannot be called ${JSON.stringify(name)}: a name has 1 to 64 letters, digits, underscores and dashes.`,
    )
  }
  return { name, description, inputSchema: objectSchemaOf(input, `Tool "${name}"`) }
}

export function isSource(given: Tool | ToolSource): given is ToolSource {
  return 'tools' in given
}
