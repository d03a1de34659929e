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
  const given = Object.values(('command' in place ? place.env : place.headers) ?? {})
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

/** How an error of the SDK reads after the name of the server. */
export function wordsOf(error: unknown, timeoutMs: number): { readonly words: string; readonly isLost: boolean } {
  const { code } = (error ?? {}) as { code?: unknown }
  if (code === 'REQUEST_TIMEOUT')
    return { words: `did not answer within ${Math.round(timeoutMs / 100) / 10} s.`, isLost: false }
  if (code === 'CONNECTION_CLOSED' || code === 'NOT_CONNECTED' || code === 'SEND_FAILED')
    return { words: 'ended before it answered.', isLost: true }
  return { words: `answered with a fault: ${messageOf(error)}`, isLost: false }
}
