/** Sends spans to an OpenTelemetry collector: OTLP over HTTP, in JSON, in batches, tried again when it is busy. */
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf, TroupeError } from '../base/errors.ts'
import { otlpOf, type OtlpOptions } from './otlp.ts'
import type { Trace, TraceSpan } from './trace.ts'

export interface SendOptions extends OtlpOptions {
  /** such as a key the collector asks for */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

const PATH = '/v1/traces'
// well below what collectors take in one request, also with contents
const BATCH = 256
const TIMEOUT_MS = 10_000
const TRIES = 5
const BACKOFF_MS = 500
const MAX_BACKOFF_MS = 8_000
// as the protocol says: these pass
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** The address that takes traces, of a collector: `http://localhost:4318` is enough. */
function tracesAddress(url: string): string {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) {
    throw new TroupeError(
      'TRACE_NOT_SENT',
      `${JSON.stringify(url)} is no address of a collector. Give one such as http://localhost:4318.`,
    )
  }
  const address = new URL(url)
  const path = address.pathname.replace(/\/$/, '')
  address.pathname = path.endsWith(PATH) ? path : `${path}${PATH}`
  return address.href
}

/** Sends the spans that are over, and says how many were sent. */
export async function sendTrace(url: string, trace: Trace, options: SendOptions = {}): Promise<number> {
  const address = tracesAddress(url)
  const closed = trace.spans.filter(({ end }) => end !== undefined)
  for (let from = 0; from < closed.length; from += BATCH) {
    await sendBatch(address, { ...trace, spans: closed.slice(from, from + BATCH) }, options)
  }
  return closed.length
}

async function sendBatch(address: string, trace: Trace, options: SendOptions): Promise<void> {
  const body = JSON.stringify(otlpOf(trace, options))
  for (let tries = 1; ; tries++) {
    const { fault, waitMs } = await post(address, body, options)
    if (fault === undefined) return
    if (waitMs === undefined || tries >= TRIES || options.signal?.aborted) throw notSent(address, fault, trace.spans)
    const backoff = Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** (tries - 1))
    await sleep(Math.max(waitMs, backoff), undefined, { ...(options.signal && { signal: options.signal }) })
  }
}

/** What went wrong, if anything did, and how long to wait where it may pass. */
interface Answer {
  readonly fault?: string
  readonly waitMs?: number
}

async function post(address: string, body: string, { headers, signal }: SendOptions): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      // keys and contents are for the address that was named
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const said = await response.text()
    if (response.ok) {
      const refused = refusedIn(said)
      return refused === undefined ? {} : { fault: refused }
    }
    const fault = `it answered ${response.status}${said === '' ? '' : `: ${said.slice(0, 200)}`}`
    return PASSING.has(response.status) ? { fault, waitMs: retryAfter(response) } : { fault }
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown }
    return { fault: cause instanceof Error ? messageOf(cause) : messageOf(error), waitMs: 0 }
  }
}

function retryAfter({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 0)
  return seconds > 0 ? Math.min(MAX_BACKOFF_MS, seconds * 1000) : 0
}

/** A collector may take some spans and refuse others; it says so in its answer. */
function refusedIn(said: string): string | undefined {
  try {
    const { partialSuccess } = JSON.parse(said) as {
      readonly partialSuccess?: { readonly rejectedSpans?: string | number; readonly errorMessage?: string }
    }
    const refused = Number(partialSuccess?.rejectedSpans ?? 0)
    return refused > 0 ? `it refused ${refused} spans: ${partialSuccess?.errorMessage ?? 'no reason given'}` : undefined
  } catch {
    // an empty answer, or one in the binary encoding: taken
    return undefined
  }
}

function notSent(address: string, fault: string, spans: readonly TraceSpan[]): TroupeError {
  const { origin } = new URL(address)
  return new TroupeError(
    'TRACE_NOT_SENT',
    `${spans.length} spans could not be sent to ${origin}: ${fault.trimEnd().replace(/\.$/, '')}. ` +
      'Is it a collector that takes OTLP over HTTP? The journal has everything: send it again with troupe trace.',
  )
}
