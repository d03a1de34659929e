/** Streams of a call: pieces as they come, then how it ended. Whoever goes away does not stop the run. */
import { whenRead } from '../when-read.ts'

export interface Stream {
  readonly send: (text: string) => void
}

const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' }
// a long answer told in pieces and once more as a whole; what nobody reads is not kept beyond it
const MOST_UNREAD_BYTES = 16 * 1024 * 1024

/** `leave` is called when it has been read to its end, or nobody reads it any more. */
export function streamed(leave: () => void, work: (stream: Stream) => Promise<void>): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          if (!isOpen) return
          controller.enqueue(encoder.encode(text))
          if (-(controller.desiredSize ?? 0) <= MOST_UNREAD_BYTES) return
          isOpen = false
          controller.error(new Error('Nobody reads this.'))
        }
        void work({ send }).finally(() => {
          if (isOpen) controller.close()
          isOpen = false
        })
      },
      cancel() {
        isOpen = false
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
  return whenRead(new Response(body, { headers: HEADERS }), leave)
}
