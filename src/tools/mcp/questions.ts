/** Questions of an MCP server (elicitation) as questions of ours: what is asked, and what an answer has to be. */
import { isRecord } from '../../base/json-kinds.ts'
import type { Answers } from './connection.ts'

const LONGEST_FORM = 16 * 1024

/** As a person is asked. The words are the server's: nobody here vouches for them. */
export interface ServerQuestion {
  readonly server: string
  readonly tool: string
  readonly asks: string
  /** JSON Schema of the answer: an object of texts, numbers and choices. `null` declines */
  readonly answer: Readonly<Record<string, unknown>>
}

export interface Reply {
  readonly action: 'accept' | 'decline'
  readonly content?: Answers
}

/** Reads what came from the server; nothing when it is no form that a person could fill in. */
export function readQuestion(params: unknown, server: string, tool: string): ServerQuestion | undefined {
  if (!isRecord(params) || typeof params['message'] !== 'string') return undefined
  const form = params['requestedSchema']
  if (!isRecord(form) || JSON.stringify(form).length > LONGEST_FORM) return undefined
  return { server, tool, asks: params['message'], answer: { ...form, type: 'object' } }
}

export function replyOf(answer: Answers | null): Reply {
  return answer === null ? { action: 'decline' } : { action: 'accept', content: answer }
}

/** For a model, when nobody can be asked: what the server wants to know. */
export function toldAs({ asks, answer }: ServerQuestion): string {
  const properties = isRecord(answer['properties']) ? Object.keys(answer['properties']) : []
  return `${JSON.stringify(asks)}${properties.length === 0 ? '' : ` (${properties.join(', ')})`}`
}
