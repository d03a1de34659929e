/** Server-sent events out of values, one each. */

export interface EventOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** sent after the last one */
  readonly last?: string
}

export function eventResponse(values: AsyncGenerator, { headers = {}, last }: EventOptions = {}): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await values.next()
      if (done !== true) return controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`))
      if (last !== undefined) controller.enqueue(encoder.encode(`data: ${last}\n\n`))
      controller.close()
    },
    // whoever hangs up does not stop the run
    cancel: async () => void (await values.return(undefined)),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      ...headers,
    },
  })
}
