/** Faults the server answers with: a status, a stable code, and a message that says what is known and what to try. */
import { messageOf, TroupeError, type ErrorCode } from '../base/errors.ts'

export const faultCodes = {
  SERVER_BAD_REQUEST: 400,
  SERVER_NO_TOKEN: 401,
  SERVER_FOREIGN_ORIGIN: 403,
  SERVER_NOT_FOUND: 404,
  SERVER_WRONG_METHOD: 405,
  SERVER_WRONG_STATE: 409,
  SERVER_NO_CODE: 409,
  SERVER_TOO_LARGE: 413,
  SERVER_WRONG_TYPE: 415,
  SERVER_TOO_MANY: 429,
  SERVER_FAILED: 500,
  SERVER_CLOSING: 503,
  SERVER_NOT_BUILT: 503,
} as const

export type FaultCode = keyof typeof faultCodes

export class ServerFault extends Error {
  override readonly name = 'ServerFault'
  readonly code: FaultCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: FaultCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }
}

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

// a fault of the engine that is not the asker's is the server's
const statusOf: Partial<Record<ErrorCode, number>> = {
  STORE_UNKNOWN_RUN: 404,
  RUN_NO_STEP: 404,
  STORE_RUN_EXISTS: 409,
  STORE_CONFLICT: 409,
  RUN_SHAPE_CHANGED: 409,
  RUN_NO_QUESTION: 409,
  RUN_ENDED: 409,
  RUN_BUSY: 409,
  RUN_LIMIT_REACHED: 409,
  RUN_BUDGET_SPENT: 409,
  RUN_BAD_ID: 400,
  // it is not the server that is at fault, nor whoever asks: the journal itself cannot be understood
  RUN_UNREADABLE: 422,
  // an optional package that this installation lacks
  A2A_NO_PACKAGE: 501,
}
const ASKERS =
  /^(BOARD|WORLD|STORY|MODEL|MIND|MEMBER|CLI|EMBEDDER|MEMORY|DIRECTOR|HOUSEHOLD|EYE)_|^STORE_BAD_EXPORT$|^STORE_TOO_NEW$/

/** Never a stack, and nothing of an error that is not ours: that one is for whoever runs the server. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ServerFault) {
    const { code, message, headers } = error
    return { status: faultCodes[code], code, message, headers }
  }
  // by its name, not by its class: a society may have brought its own copy of troupe
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  if (error instanceof TroupeError || (name === 'TroupeError' && typeof code === 'string')) {
    const known = code as ErrorCode
    return { status: statusOf[known] ?? (ASKERS.test(known) ? 400 : 500), code: known, message: messageOf(error) }
  }
  return { status: 500, code: 'SERVER_FAILED', message: 'The server failed at this. Its terminal says more.' }
}

export function badRequest(message: string): ServerFault {
  return new ServerFault('SERVER_BAD_REQUEST', message)
}
