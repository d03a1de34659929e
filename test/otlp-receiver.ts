/** A small OpenTelemetry collector: takes OTLP over HTTP in JSON, and refuses whatever the protocol does not allow. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const hex = (bytes: number) => z.string().regex(new RegExp(`^(?!0+$)[0-9a-f]{${bytes * 2}}$`))
/** 64 bits as a text of digits. */
const uint64 = z
  .string()
  .regex(/^\d{1,20}$/)
  .refine((text) => BigInt(text) < 2n ** 64n)
const int64 = z.string().regex(/^-?\d{1,19}$/)
const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: int64 }),
  z.strictObject({ doubleValue: z.number() }),
])
const attributes = z
  .array(z.strictObject({ key: z.string().min(1), value }))
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'an attribute is there twice')

const span = z
  .strictObject({
    traceId: hex(16),
    spanId: hex(8),
    parentSpanId: hex(8).optional(),
    name: z.string().min(1),
    kind: z.literal([1, 2, 3, 4, 5]),
    startTimeUnixNano: uint64,
    endTimeUnixNano: uint64,
    attributes,
    events: z.array(z.strictObject({ timeUnixNano: uint64, name: z.string().min(1), attributes })),
    links: z.array(z.strictObject({ traceId: hex(16), spanId: hex(8), attributes })),
    status: z.strictObject({ code: z.literal([1, 2]).optional(), message: z.string().optional() }),
  })
  .refine((each) => BigInt(each.startTimeUnixNano) <= BigInt(each.endTimeUnixNano), 'it ends before it begins')

const request = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string(), version: z.string() }), spans: z.array(span) }),
      ),
    }),
  ),
})

export type ReceivedSpan = z.infer<typeof span>

/** The spans of a request; throws at the first thing that is not as the protocol has it. */
export function readOtlp(body: unknown): ReceivedSpan[] {
  return request.parse(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

export const attributesIn = ({ attributes: all }: ReceivedSpan): Record<string, unknown> =>
  Object.fromEntries(all.map(({ key, value: held }) => [key, Object.values(held)[0]]))

export interface OtlpReceiver {
  readonly url: string
  /** everything that was taken, in the order it came */
  readonly spans: ReceivedSpan[]
  readonly headers: IncomingMessage['headers'][]
  /** what was refused, and why: the protocol was not kept, or a span came twice */
  readonly faults: string[]
  /** answers to give before anything is taken */
  readonly answers: { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> }[]
  [Symbol.asyncDispose](): Promise<void>
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  const faults: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const answers: OtlpReceiver['answers'][number][] = []
  const known = new Set<string>()
  const take = (asked: IncomingMessage, body: string): string | undefined => {
    if (asked.method !== 'POST' || asked.url !== '/v1/traces') return `${asked.method} ${asked.url} is not served`
    if (asked.headers['content-type'] !== 'application/json') return `${asked.headers['content-type']} is not taken`
    try {
      const told = readOtlp(JSON.parse(body))
      const twice = told.filter(({ traceId, spanId }) => known.has(`${traceId} ${spanId}`))
      if (twice.length > 0) return `came twice: ${twice.map(({ name }) => name).join(', ')}`
      for (const each of told) known.add(`${each.traceId} ${each.spanId}`)
      spans.push(...told)
    } catch (error) {
      return String(error)
    }
    return undefined
  }
  const server = createServer((asked, answer) => {
    let body = ''
    asked.setEncoding('utf8').on('data', (text: string) => (body += text))
    asked.on('end', () => {
      headers.push(asked.headers)
      const given = answers.shift()
      if (given) return void answer.writeHead(given.status, given.headers).end(given.body ?? '')
      const fault = take(asked, body)
      if (fault !== undefined) faults.push(fault)
      answer.writeHead(fault === undefined ? 200 : 400, { 'content-type': 'application/json' })
      answer.end(fault === undefined ? '{"partialSuccess":{}}' : JSON.stringify({ message: fault }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    faults,
    headers,
    answers,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
