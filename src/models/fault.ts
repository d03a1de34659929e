/** What went wrong between us and a provider, in the few words that decide what to do about it. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault'
  /** another try may go better */
  readonly passing: boolean
  readonly status: number | undefined
  /** how long the provider asks to be left alone */
  readonly retryAfterMs: number | undefined

  constructor(
    message: string,
    { passing, status, retryAfterMs }: { passing: boolean; status?: number; retryAfterMs?: number | undefined },
  ) {
    super(message)
    this.passing = passing
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** Reads Retry-After: seconds or a date, and the finer `retry-after-ms` some providers send. */
export function readRetryAfter(headers: Readonly<Record<string, string>>, now = Date.now()): number | undefined {
  const fine = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] !== undefined && fine >= 0) return fine
  const given = headers['retry-after']
  if (given === undefined || given.trim() === '') return undefined
  const seconds = Number(given)
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(given)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

// of the protocol: time-out, conflict, too early, too many, and everything that is the server's own fault
const PASSING_STATUSES = new Set([408, 409, 425, 429])

export function isPassingStatus(status: number): boolean {
  return status >= 500 || PASSING_STATUSES.has(status)
}
