/** The expressions and templates of an agent in a flow file, with the names that each may use besides the fields. */
import { readExpression } from '../expression/expression.ts'
import { namesIn } from '../../minds/fill.ts'
import type { FileAgent } from './schema/flow-file.ts'

export interface AgentText {
  readonly path: readonly string[]
  readonly text: string
  readonly kind: 'expression' | 'template'
  /** these go before fields of the same name */
  readonly locals: readonly string[]
}

type Kind = AgentText['kind']

/** What a fan-out sent to this branch; null elsewhere. */
export const ITEM = 'item'

export function textsOf(agent: FileAgent): readonly AgentText[] {
  const locals = 'with' in agent ? Object.keys(agent.with ?? {}) : []
  const found: AgentText[] = []
  const add = (
    path: readonly string[],
    text: string | undefined,
    own: readonly string[],
    kind: Kind = 'expression',
  ) => {
    if (text !== undefined) found.push({ path, text, kind, locals: [ITEM, ...own] })
  }
  const addAll = (key: string, texts: Readonly<Record<string, string>> | undefined, own: readonly string[]) => {
    for (const [name, text] of Object.entries(texts ?? {})) add([key, name], text, own)
  }
  // each may use those before it
  if ('with' in agent)
    for (const [place, [name, text]] of Object.entries(agent.with ?? {}).entries())
      add(['with', name], text, locals.slice(0, place))
  switch (agent.kind) {
    case 'prompt':
      add(['prompt'], agent.prompt, locals, 'template')
      add(['system'], agent.system, locals, 'template')
      add(['rules'], agent.rules, locals)
      addAll('writes', agent.writes, [...locals, 'reply'])
      add(['next'], agent.next, [...locals, 'reply'])
      break
    case 'compute':
      addAll('writes', agent.writes, locals)
      add(['next'], agent.next, locals)
      break
    case 'parse':
      add(['from'], agent.from, [])
      add(['otherwise'], agent.otherwise, [])
      addAll('writes', agent.writes, ['value'])
      add(['next'], agent.next, ['value'])
      break
    case 'ask':
      add(['question'], agent.question, locals, 'template')
      addAll('writes', agent.writes, [...locals, 'answer'])
      add(['next'], agent.next, [...locals, 'answer'])
      break
    case 'flow':
    case 'society':
      addAll('input', agent.input, [])
      addAll('writes', agent.writes, ['inner', 'reason'])
      add(['next'], agent.next, ['inner', 'reason'])
      break
    case 'member':
      break
  }
  return found
}

/** What a text asks for besides its own names. An expression that cannot be read throws. */
export function namesUsed({ text, kind, locals }: Omit<AgentText, 'path'>): readonly string[] {
  const names = kind === 'template' ? namesIn(text) : [...readExpression(text).names]
  return names.filter((name) => !locals.includes(name))
}

/** The fields it reads: those it says, or those its texts name. */
export function readsOf(agent: FileAgent, fields: ReadonlySet<string>): readonly string[] {
  if (agent.reads !== undefined) return agent.reads
  const chat = agent.kind === 'prompt' && agent.messages !== undefined ? [agent.messages] : []
  return [...new Set([...textsOf(agent).flatMap(namesUsed), ...chat])].filter((name) => fields.has(name))
}

export function writesOf(agent: FileAgent): readonly string[] {
  if (agent.kind === 'member') return agent.writes
  const chat = agent.kind === 'prompt' && agent.messages !== undefined ? [agent.messages] : []
  return [...new Set([...Object.keys(agent.writes), ...chat])]
}
