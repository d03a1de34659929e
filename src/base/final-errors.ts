/**
 * Which errors are final: no second try, other mind or other agent makes them good. Every layer that retries asks here.
 */
import { TroupeError, type ErrorCode } from './errors.ts'

/**
 * - `program`: the code has to change
 * - `setup`: a key, a package, a price or a name is missing
 * - `limit`: somebody wanted it to stop here
 * - `store`: what happens can no longer be written down
 */
export type FinalKind = 'program' | 'setup' | 'limit' | 'store'

const FINAL: { readonly [Code in ErrorCode]?: FinalKind } = {
  FLOW_INVALID: 'program',
  AGENT_UNDECLARED_READ: 'program',
  AGENT_UNDECLARED_WRITE: 'program',
  AGENT_BAD_OUTCOME: 'program',
  RUN_UNKNOWN_EFFECT: 'program',
  RUN_LIMIT_REACHED: 'limit',
  RUN_BUDGET_SPENT: 'limit',
  TOOL_INVALID: 'program',
  TOOL_DRIFT: 'setup',
  A2A_NO_PACKAGE: 'setup',
  TOOL_NO_PACKAGE: 'setup',
  MODEL_UNKNOWN: 'setup',
  MODEL_NO_PACKAGE: 'setup',
  MODEL_NO_KEY: 'setup',
  MODEL_NO_PRICE: 'setup',
  MODEL_SERVER_NOT_ALLOWED: 'setup',
  MIND_MISSING: 'setup',
  EMBEDDER_UNKNOWN: 'setup',
  MEMORY_NO_PACKAGE: 'setup',
  MEMORY_OTHER_EMBEDDER: 'setup',
}

/** Why an error is final, or nothing where another try may go better. */
export function finalKind(error: unknown): FinalKind | undefined {
  if (!(error instanceof TroupeError)) return undefined
  if (error.code.startsWith('STORE_')) return 'store'
  // an agent of a society inside has failed: what counts is why
  if (error.code === 'RUN_AGENT_FAILED') return finalKind(error.cause)
  return FINAL[error.code]
}

export function isFinal(error: unknown): boolean {
  return finalKind(error) !== undefined
}
