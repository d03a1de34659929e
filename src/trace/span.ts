/**
 * A span: something that took time in a run, read from its journal. What is told of it is kept as the journal has it;
 * names by the conventions of OpenTelemetry are given where it is written out (`attributes.ts`).
 */
import type { ToolOutcome } from '../models/message.ts'
import type { ModelCall } from '../minds/model-call.ts'

interface SpanBase {
  /** names it in its trace, the same whenever the journal is read; ids are made from it */
  readonly key: string
  /** the key of the span around it */
  readonly parent?: string
  /** the run whose journal it was read from */
  readonly run: string
  /** the step of that run it belongs to; of a run itself, the last one that is committed */
  readonly step: number
  /** milliseconds of wall time, as entries were written */
  readonly start: number
  /** left out while it is open */
  readonly end?: number
  /** nothing that is written to the journals later changes it */
  readonly isSettled: boolean
  readonly error?: SpanError
  readonly events?: readonly SpanEvent[]
}

export interface SpanError {
  /** an error code, or one word for what went wrong */
  readonly type: string
  readonly message?: string
}

/** Something that happened within a span. */
export interface SpanEvent {
  readonly name: 'thought' | 'failed' | 'limit'
  readonly at: number
  readonly error?: SpanError
}

/** A run, or a society inside one. */
export interface WorkflowSpan extends SpanBase {
  readonly kind: 'workflow'
  readonly flow: string
  readonly seed: number | string
  readonly society?: string
  /** the run and the step it was forked at */
  readonly fork?: { readonly run: string; readonly step: number }
  readonly reason?: string
}

/** One agent's thought in one step, with all its tries and with what it did at the end of it. */
export interface AgentSpan extends SpanBase {
  readonly kind: 'agent'
  readonly agent: string
  /** its number among the slots of its agent, where a fan-out gives it several */
  readonly branch: number
  readonly slot: number
  /** what a fan-out sent it */
  readonly payload?: unknown
  /** more than 1 where it was tried again */
  readonly tries: number
  readonly mind?: string
  /** the agent that answered in its place */
  readonly by?: string
  /** why it contributes nothing */
  readonly skipped?: string
  /** the run went on or ended without it */
  readonly isAbandoned?: true
}

/** A model call that was paid. */
export interface ModelSpan extends SpanBase {
  readonly kind: 'model'
  readonly agent: string
  readonly call: ModelCall
  readonly attempt: number
}

/** Another call that the journal keeps: `once`. */
export interface CallSpan extends SpanBase {
  readonly kind: 'call'
  readonly agent: string
  readonly name: string
  readonly attempt: number
  readonly value: unknown
}

export interface ToolSpan extends SpanBase {
  readonly kind: 'tool'
  readonly agent: string
  readonly tool: string
  /** the provider's id of the call */
  readonly call: string
  readonly input: unknown
  /** left out while it is not known */
  readonly outcome?: ToolOutcome
  readonly output?: unknown
}

/** From being asked to being answered. */
export interface QuestionSpan extends SpanBase {
  readonly kind: 'question'
  readonly agent: string
  readonly question: unknown
  readonly answer?: unknown
}

/** From being announced to being done. */
export interface EffectSpan extends SpanBase {
  readonly kind: 'effect'
  readonly agent: string
  readonly type: string
  /** what a receiver may know it by; only of effects that were announced */
  readonly id?: string
  readonly effect?: unknown
  readonly result?: unknown
}

export type Span = WorkflowSpan | AgentSpan | ModelSpan | CallSpan | ToolSpan | QuestionSpan | EffectSpan

/** Keys begin with one of our words, so that no id of a run can make two alike. */
export const keyOf = (run: string, place: string): string => `${place}@${run}`

export const keyOfRun = (run: string): string => keyOf(run, 'run')

/** `invoke_agent writer`, as the GenAI conventions name it; what they have no name for is named after its kind. */
export function nameOf(span: Span): string {
  switch (span.kind) {
    case 'workflow':
      return `invoke_workflow ${span.flow}`
    case 'agent':
      return `invoke_agent ${span.agent}`
    case 'model':
      return `chat ${modelOf(span.call.mind).model}`
    case 'tool':
      return `execute_tool ${span.tool}`
    case 'question':
      return `ask ${span.agent}`
    case 'effect':
      return `effect ${span.type}`
    case 'call':
      return `once ${span.name}`
  }
}

/** A mind's name taken apart: `anthropic/claude`, or the address of a server with `#model`. */
export function modelOf(mind: string): { readonly provider: string; readonly model: string; readonly host?: string } {
  if (/^https?:/i.test(mind) && URL.canParse(mind)) {
    const { host, hash } = new URL(mind)
    return { provider: host, model: hash.slice(1), host }
  }
  const slash = mind.indexOf('/')
  return slash < 1 ? { provider: mind, model: mind } : { provider: mind.slice(0, slash), model: mind.slice(slash + 1) }
}
