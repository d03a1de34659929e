/** Faults of an MCP server, in words for the model and for whoever runs it. */
import { messageOf, TroupeError } from '../../base/errors.ts'
import { visible } from '../../base/visible.ts'
import { redact } from '../../models/keys.ts'
import type { McpPlace } from './options.ts'

const LONGEST = 4_000
const SECRET_MIN_LENGTH = 6
export const UNKNOWN = 'Unknown whether it happened. Look before repeating.'

export interface Faults {
  /** TOOL_SERVER_FAILED, without secrets and characters that nobody sees */
  readonly failed: (what: string, cause?: unknown) => TroupeError
  /** what the server itself says */
  readonly clean: (text: string) => string
}

export function createFaults(name: string, place: McpPlace): Faults {
  const given = [
    ...Object.values(('command' in place ? place.env : place.headers) ?? {}),
    ...('command' in place || typeof place.auth !== 'string' ? [] : [place.auth]),
  ]
  const secrets = given
    .flatMap((value) => [value, ...value.split(' ')])
    .filter(({ length }) => length >= SECRET_MIN_LENGTH)
  const clean = (text: string) => {
    const without = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), redact(text))
    const shown = visible(without)
    return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
  }
  return {
    clean,
    failed: (what, cause) =>
      new TroupeError('TOOL_SERVER_FAILED', clean(`The MCP server "${name}" ${what}`), { cause }),
  }
}

export interface Failing {
  /** after the name of the server */
  readonly words: string
  /** the server has ended */
  readonly isLost: boolean
  /** it said itself that it did not do it */
  readonly isRefused: boolean
}

/** How an error of the SDK reads. */
export function readFailure(error: unknown, timeoutMs: number): Failing {
  const { code } = (error ?? {}) as { code?: unknown }
  if (code === 'REQUEST_TIMEOUT') {
    const seconds = Math.round(timeoutMs / 100) / 10
    return { words: `did not answer within ${seconds} s.`, isLost: false, isRefused: false }
  }
  if (code === 'CONNECTION_CLOSED' || code === 'NOT_CONNECTED' || code === 'SEND_FAILED')
    return { words: 'ended before it answered.', isLost: true, isRefused: false }
  if (error instanceof Error && error.name === 'UnauthorizedError')
    return { words: 'wants to know who we are: give it `auth`, or renew it.', isLost: false, isRefused: true }
  // numbers are those of the protocol
  if (typeof code === 'number')
    return { words: `answered with a fault: ${sentence(error)}`, isLost: false, isRefused: true }
  return { words: `could not be asked, or not be understood: ${sentence(error)}`, isLost: false, isRefused: false }
}

function sentence(error: unknown): string {
  const message = messageOf(error)
  return /[.!?]$/.test(message) ? message : `${message}.`
}
