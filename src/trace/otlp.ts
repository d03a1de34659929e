/** OTLP: a trace in the JSON encoding that OpenTelemetry collectors receive. */
import type { Attribute, Attributes } from './attributes.ts'
import type { Trace, TraceSpan } from './trace.ts'

const KINDS = { internal: 1, client: 3 } as const
const STATUS_ERROR = 2
// always written as such: a receiver that has seen 0 and then 0.5 may refuse the second
const FRACTIONS: ReadonlySet<string> = new Set(['troupe.cost.usd'])

export interface OtlpOptions {
  /** the version of Troupe that writes it */
  readonly version?: string
  /** what the run is listed under; `troupe` when left out */
  readonly service?: string
}

/** Only spans that are over: a receiver takes no others. */
export function otlpOf({ traceId, spans }: Trace, { version = '', service = 'troupe' }: OtlpOptions = {}) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesIn({ 'service.name': service }) },
        scopeSpans: [
          {
            scope: { name: 'troupe', version },
            spans: spans.flatMap((span) => (span.end === undefined ? [] : [spanIn(traceId, span, span.end)])),
          },
        ],
      },
    ],
  }
}

export type OtlpTrace = ReturnType<typeof otlpOf>

function spanIn(traceId: string, span: TraceSpan, end: number) {
  const { spanId, parentSpanId, name, kind, start, attributes, events, links, error } = span
  return {
    traceId,
    spanId,
    ...(parentSpanId !== undefined && { parentSpanId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributesIn(attributes),
    events: events.map((event) => ({
      timeUnixNano: nanoseconds(event.at),
      name: event.name,
      attributes: attributesIn(event.attributes),
    })),
    links: links.map((link) => ({ ...link, attributes: attributesIn(link.attributes) })),
    // without an error nothing is said: `ok` is for people who have looked
    status: error ? { code: STATUS_ERROR, ...(error.message !== undefined && { message: error.message }) } : {},
  }
}

/** As a text: JSON has no whole numbers of 64 bits. */
function nanoseconds(ms: number): string {
  const whole = Math.floor(ms)
  return String(BigInt(whole) * 1_000_000n + BigInt(Math.floor((ms - whole) * 1e6)))
}

function attributesIn(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: valueIn(value, FRACTIONS.has(key)) }))
}

function valueIn(value: Attribute, isFraction: boolean) {
  if (typeof value === 'string') return { stringValue: value.toWellFormed() }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isSafeInteger(value) && !isFraction ? { intValue: String(value) } : { doubleValue: value }
}
