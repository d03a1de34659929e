/** Attributes of a span by the GenAI conventions of OpenTelemetry; what they have no name for is under `troupe.`. */
import type { Span } from './span.ts'
import { modelOf } from './span.ts'
import { contentsOf } from './contents.ts'

export type Attribute = string | number | boolean
export type Attributes = Readonly<Record<string, Attribute>>

export interface AttributeOptions {
  /** prompts, replies, arguments, results, questions and answers too; without it only what they were about */
  readonly contents?: boolean
  /** the run that everything belongs to */
  readonly conversation: string
  /** the flow of the run a span is in */
  readonly flow: string
}

type Loose = Readonly<Record<string, Attribute | undefined>>

export function attributesOf(span: Span, { contents = false, conversation, flow }: AttributeOptions): Attributes {
  const common: Loose = {
    'gen_ai.conversation.id': conversation,
    'gen_ai.workflow.name': flow,
    'troupe.run': span.run,
    'troupe.step': span.step,
    'error.type': span.error?.type,
  }
  return given({ ...common, ...ownOf(span), ...(contents && contentsOf(span)) })
}

function ownOf(span: Span): Loose {
  switch (span.kind) {
    case 'workflow':
      return {
        'gen_ai.operation.name': 'invoke_workflow',
        'troupe.seed': String(span.seed),
        'troupe.society': span.society,
        'troupe.reason': span.reason,
        'troupe.fork.run': span.fork?.run,
        'troupe.fork.step': span.fork?.step,
      }
    case 'agent':
      return {
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.agent.name': span.agent,
        'troupe.slot': span.slot,
        'troupe.tries': span.tries,
        'troupe.mind': span.mind,
        'troupe.answered_by': span.by,
        'troupe.skipped': span.skipped,
        'troupe.abandoned': span.isAbandoned,
      }
    case 'model':
      return { 'gen_ai.agent.name': span.agent, 'troupe.attempt': span.attempt, ...modelAttributes(span.call) }
    case 'tool':
      return {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.agent.name': span.agent,
        'gen_ai.tool.name': span.tool,
        'gen_ai.tool.type': 'function',
        'gen_ai.tool.call.id': span.call,
        'troupe.tool.outcome': span.outcome,
      }
    case 'question':
      return { 'gen_ai.agent.name': span.agent, 'troupe.answered': span.answer !== undefined }
    case 'effect':
      return { 'gen_ai.agent.name': span.agent, 'troupe.effect.type': span.type, 'troupe.effect.id': span.id }
    case 'call':
      return { 'gen_ai.agent.name': span.agent, 'troupe.call.name': span.name, 'troupe.attempt': span.attempt }
  }
}

// how the conventions call providers that we call differently
const PROVIDER_NAMES: Readonly<Record<string, string>> = { google: 'gcp.gemini' }

function modelAttributes({ mind, usage, cost, tries }: Extract<Span, { kind: 'model' }>['call']): Loose {
  const { provider, model, host } = modelOf(mind)
  const [address, port] = host === undefined ? [] : splitHost(host)
  return {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': Object.hasOwn(PROVIDER_NAMES, provider) ? PROVIDER_NAMES[provider] : provider,
    'gen_ai.request.model': model,
    'gen_ai.usage.input_tokens': usage.inputTokens,
    'gen_ai.usage.output_tokens': usage.outputTokens,
    'gen_ai.usage.cache_read.input_tokens': usage.cacheReadTokens,
    'gen_ai.usage.cache_creation.input_tokens': usage.cacheWriteTokens,
    'server.address': address,
    'server.port': port,
    'troupe.cost.usd': cost,
    'troupe.provider.tries': tries,
  }
}

function splitHost(host: string): [address: string, port: number | undefined] {
  const [, address = host, port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  return [address, port === undefined ? undefined : Number(port)]
}

/** What is unknown is left out, and so is what no attribute can hold: a journal may come from elsewhere. */
function given(attributes: Loose): Attributes {
  const kept: Record<string, Attribute> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) kept[name] = value!
  }
  return kept
}
