/** Approval of tool calls: what a person is asked before a call is done, and what they may answer. */
import type { Schema } from '../base/schema.ts'
import { isRecord } from '../base/json-kinds.ts'

/** The question of a run that waits for a yes. It is an ordinary question: every face of Troupe can answer it. */
export interface ApprovalQuestion {
  readonly approve: {
    readonly tool: string
    readonly description: string
    readonly input: unknown
    /** the id of the call */
    readonly call: string
    /** the agent whose mind wants it */
    readonly agent: string
    /** what came of the same call in the run that this one was forked from */
    readonly doneBefore?: unknown
  }
}

/** The answer: do it, do it with another input, take the result from before the fork, or leave it. */
export type ApprovalAnswer =
  | { readonly do: 'approve' }
  | { readonly do: 'edit'; readonly input: unknown }
  | { readonly do: 'reuse' }
  | { readonly do: 'deny'; readonly reason: string }

export function isApprovalQuestion(question: unknown): question is ApprovalQuestion {
  return isRecord(question) && isRecord(question['approve']) && typeof question['approve']['tool'] === 'string'
}

const HELP =
  'Answer "approve", "deny", {"deny": "why"} or {"input": {…}} to change what it is called with' +
  ' ("reuse" takes the result from before a fork).'

/**
 * Reads what people answer, kindly: yes and no in a few words, `{ "deny": "why" }`, `{ "input": … }`.
 * `canReuse`: the call was done before a fork.
 */
export function approvalAnswer(canReuse: boolean): Schema<ApprovalAnswer> {
  return {
    '~standard': {
      version: 1,
      vendor: 'troupe',
      validate: (value) => {
        const answer = readAnswer(value)
        if (answer?.do === 'reuse' && !canReuse)
          return { issues: [{ message: `there is no result to reuse. ${HELP}` }] }
        return answer ? { value: answer } : { issues: [{ message: HELP }] }
      },
    },
  }
}

function readAnswer(value: unknown): ApprovalAnswer | undefined {
  if (value === true) return { do: 'approve' }
  if (value === false) return { do: 'deny', reason: '' }
  if (typeof value === 'string') return readWords(value)
  if (!isRecord(value)) return undefined
  if ('deny' in value) return { do: 'deny', reason: typeof value['deny'] === 'string' ? value['deny'] : '' }
  if ('input' in value) return { do: 'edit', input: value['input'] }
  if (value['reuse'] === true) return { do: 'reuse' }
  if (value['approve'] === true) return { do: 'approve' }
  if (value['approve'] === false) return { do: 'deny', reason: '' }
  return readWords(value['do'])
}

const YES: ReadonlySet<string> = new Set(['approve', 'approved', 'yes', 'y', 'ok', 'do it'])
const NO: ReadonlySet<string> = new Set(['deny', 'denied', 'no', 'n', 'reject'])

// "deny: too expensive"
const LONGEST_WORD = 20

function readWords(given: unknown): ApprovalAnswer | undefined {
  if (typeof given !== 'string') return undefined
  const said = given.trim()
  const [first = ''] = said.split(/[:,]/, 1)
  const word = first.slice(0, LONGEST_WORD).trim().toLowerCase()
  if (word === 'reuse') return { do: 'reuse' }
  if (NO.has(word)) return { do: 'deny', reason: said.slice(first.length + 1).trim() }
  return YES.has(said.toLowerCase()) ? { do: 'approve' } : undefined
}
