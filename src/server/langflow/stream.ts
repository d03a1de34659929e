/** Streams of a call: pieces as they come, then how it ended. Whoever goes away does not stop the run. */
export interface Stream {
  readonly send: (text: string) => void
  readonly end: () => void
}

const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' }

export function streamed(work: (stream: Stream) => Promise<void>): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const stream: Stream = {
        send: (text) => {
          if (isOpen) controller.enqueue(encoder.encode(text))
        },
        end: () => {
          if (isOpen) controller.close()
          isOpen = false
        },
      }
      void work(stream).finally(stream.end)
    },
    cancel() {
      isOpen = false
    },
  })
  return new Response(body, { headers: HEADERS })
}
