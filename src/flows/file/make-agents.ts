/** The agents of a flow file, made by kind: prompts, expressions, parsers, questions, code, and flows inside. */
import { TroupeError } from '../../base/errors.ts'
import { schemaFromJson } from '../../base/json-schema.ts'
import { parse, type Schema } from '../../base/schema.ts'
import type { Fields } from '../../board/field.ts'
import type { Board } from '../../define/board.ts'
import type { Agent, Care, CompiledAgent, CompiledFlow } from '../../define/society.ts'
import type { Answer } from '../../minds/answer.ts'
import { fill } from '../../minds/fill.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { readReply } from '../../minds/read-reply.ts'
import type { ChatMessage } from '../../models/message.ts'
import { readExpression } from '../expression/expression.ts'
import { readsOf, writesOf } from './agent-texts.ts'
import type { Gathered } from './gather.ts'
import { innerFlow, innerSociety, runInner, type Inner, type MakeFlow } from './make-inner.ts'
import { expressionsOf, scopeMaker, thoughtMaker, valuesOf, type AnyContext, type AnyView } from './make-scope.ts'
import { makeTools } from './make-tools.ts'
import type { FileAgent, FileAgentOf } from './schema/flow-file.ts'

export interface Making {
  readonly gathered: Gathered
  readonly minds: MakeMind
  readonly board: Board<Fields>
  readonly codeOf: (society: string) => CompiledFlow
  readonly makeFlow: MakeFlow
}

type Think = (view: AnyView, context: AnyContext) => unknown

export function makeAgent(agent: FileAgent, making: Making): Agent {
  const { board, codeOf } = making
  if (agent.kind === 'member') {
    const { agent: code } = memberOf(codeOf(agent.of), agent.agent)!
    return { ...code, ...careOf(agent), board }
  }
  const fields = new Set(Object.keys(board.fields))
  const reads = readsOf(agent, fields)
  const shared = { ...careOf(agent), reads, writes: writesOf(agent) }
  if (agent.kind === 'flow' || agent.kind === 'society') {
    const inner = innerOf(agent, making)
    return { ...board.agent({ ...shared, think: nestThink(agent, reads, inner) as never }), inner: inner.flow }
  }
  return board.agent({ ...shared, think: thinkOf(agent, reads, making) as never })
}

/** An agent of code by its name; `name (fallback)` is the one that thinks in its place. */
export function memberOf(code: CompiledFlow, name: string): CompiledAgent | undefined {
  const [, of] = /^(.*) \(fallback\)$/.exec(name) ?? []
  if (of === undefined) return code.agents.get(name)
  const failure = code.agents.get(of)?.failure
  return typeof failure === 'object' ? failure : undefined
}

function careOf({ retry, timeoutMs, concurrency }: FileAgent): Care {
  return {
    ...(retry && { retry }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(concurrency !== undefined && { concurrency }),
  }
}

type Thinking = Exclude<FileAgent, { kind: 'member' | 'flow' | 'society' }>

function thinkOf(agent: Thinking, reads: readonly string[], making: Making): Think {
  switch (agent.kind) {
    case 'prompt':
      return promptThink(agent, reads, making)
    case 'compute': {
      const scopeOf = scopeMaker(reads, agent.with)
      const thoughtOf = thoughtMaker(agent.writes, agent.next)
      return (view, context) => thoughtOf(scopeOf(view, context))
    }
    case 'parse':
      return parseThink(agent, reads)
    case 'ask':
      return askThink(agent, reads)
  }
}

function promptThink(agent: FileAgentOf<'prompt'>, reads: readonly string[], making: Making): Think {
  const { prompt, system, model, temperature, maxOutputTokens, reply, format, tools, approve, limits, messages } = agent
  const scopeOf = scopeMaker(reads, agent.with)
  const thoughtOf = thoughtMaker(agent.writes, agent.next)
  const rules = agent.rules === undefined ? undefined : readExpression(agent.rules)
  const { gathered, minds, makeFlow } = making
  return minds({
    prompt: (view: AnyView, context: AnyContext) => {
      const scope = scopeOf(view, context)
      return {
        prompt: fill(prompt, scope),
        ...(system !== undefined && { system: fill(system, scope) }),
        ...(temperature !== undefined && { temperature }),
        ...(maxOutputTokens !== undefined && { maxOutputTokens }),
      }
    },
    ...(reply && { reply: schemaFromJson(reply) }),
    ...(format && { format }),
    ...(model !== undefined && { by: model }),
    ...(tools && { tools: makeTools(tools, gathered, minds, makeFlow) }),
    ...(approve && { approve }),
    ...(limits && { limits }),
    ...(messages !== undefined && { messages: (view: AnyView) => view[messages] as readonly ChatMessage[] }),
    ...(rules && { rules: (view: AnyView, context: AnyContext) => rules.evaluate(scopeOf(view, context)) }),
    act: (said: unknown, view: AnyView, answer: Answer<unknown>, context: AnyContext) => {
      const thought = thoughtOf({ ...scopeOf(view, context), reply: said })
      if (messages === undefined || messages in thought.update) return thought
      return { ...thought, update: { ...thought.update, [messages]: answer.messages ?? [] } }
    },
  })
}

function parseThink(agent: FileAgentOf<'parse'>, reads: readonly string[]): Think {
  const scopeOf = scopeMaker(reads, undefined)
  const thoughtOf = thoughtMaker(agent.writes, agent.next)
  const from = readExpression(agent.from)
  const otherwise = agent.otherwise === undefined ? undefined : readExpression(agent.otherwise)
  const schema = schemaFromJson(agent.type ?? { type: 'object' })
  return async (view, context) => {
    const scope = scopeOf(view, context)
    const given = from.evaluate(scope)
    const read = typeof given === 'string' ? await readReply(given, schema) : readValue(given, schema)
    if (read.ok) return thoughtOf({ ...scope, value: read.value })
    if (otherwise !== undefined) return thoughtOf({ ...scope, value: otherwise.evaluate(scope) })
    throw new TroupeError(
      'MODEL_BAD_REPLY',
      `Agent "${context.agent}" found nothing in the text that fits: ${read.fault} ` +
        'Give it an "otherwise" for texts like this one.',
    )
  }
}

function readValue(value: unknown, schema: Schema) {
  try {
    return { ok: true, value: parse(schema, value, 'It') } as const
  } catch (error) {
    return { ok: false, fault: (error as Error).message } as const
  }
}

function askThink(agent: FileAgentOf<'ask'>, reads: readonly string[]): Think {
  const scopeOf = scopeMaker(reads, agent.with)
  const thoughtOf = thoughtMaker(agent.writes, agent.next)
  const schema = agent.reply && schemaFromJson(agent.reply)
  return async (view, context) => {
    const scope = scopeOf(view, context)
    const answer = await context.ask(fill(agent.question, scope), schema && { schema })
    return thoughtOf({ ...scope, answer })
  }
}

function innerOf(agent: FileAgentOf<'flow' | 'society'>, { gathered, minds, makeFlow }: Making): Inner {
  return agent.kind === 'society'
    ? innerSociety(gathered.societies.get(agent.society)!, minds)
    : innerFlow(gathered.flows.get(agent.flow)!, minds, makeFlow)
}

function nestThink(agent: FileAgentOf<'flow' | 'society'>, reads: readonly string[], inner: Inner): Think {
  const scopeOf = scopeMaker(reads, undefined)
  const thoughtOf = thoughtMaker(agent.writes, agent.next)
  const input = expressionsOf(agent.input)
  return async (view, context) => {
    const scope = scopeOf(view, context)
    const { board, reason } = await runInner(inner, valuesOf(input, scope), context)
    return thoughtOf({ ...scope, inner: board, reason })
  }
}
