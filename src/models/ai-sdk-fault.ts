/** Errors of the AI SDK as faults of a model. They hold the whole request: only their few words go on from here. */
import { APICallError } from 'ai'
import { messageOf, TroupeError } from '../base/errors.ts'
import { isPassingStatus, ModelFault, readRetryAfter } from './fault.ts'
import { trimEnd } from './trim-end.ts'

export function asFault(error: unknown): unknown {
  if (!APICallError.isInstance(error)) {
    if (error instanceof TroupeError || error instanceof ModelFault) return error
    return new ModelFault(briefly(messageOf(error)), { passing: isBroken(error) })
  }
  const { statusCode: status, responseHeaders = {}, isRetryable } = error
  const message = briefly(status === undefined ? error.message : `${status} ${error.message}`)
  if (status === undefined) return new ModelFault(message, { passing: isRetryable })
  // a good status with a body that cannot be read was broken on its way
  const passing = isPassingStatus(status) || (status >= 200 && status < 300)
  return new ModelFault(message, { passing, status, retryAfterMs: readRetryAfter(responseHeaders) })
}

/** A stream or body that broke off in the middle. */
function isBroken(error: unknown): boolean {
  return error instanceof TypeError || /terminated|socket|ECONN|EPIPE|network|JSON/i.test(messageOf(error))
}

// what a server says can be of any length
const LOOKED_AT = 2_000
const LONGEST_BRIEF = 300

export function briefly(message: string): string {
  const start = message.trim().slice(0, LOOKED_AT)
  const line = trimEnd(start.replaceAll(/\s+/g, ' '), '. ')
  const isWhole = line.length <= LONGEST_BRIEF && message.length <= LOOKED_AT
  return isWhole ? line : `${line.slice(0, LONGEST_BRIEF - 1)}…`
}
