/**
 * An answer that stays open: what a viewer is told is written to its socket as it is. The same bytes go to all of them,
 * so nothing is made for each, and the end of the connection is the end of the stream.
 */
import type { Writable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { SECURITY_HEADERS } from './security.ts'
import type { Viewer } from './viewer.ts'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

export function answerEvents(c: Context, viewer: Viewer): Response {
  if (c.req.method === 'HEAD') {
    viewer.close()
    return new Response(null, { headers: HEADERS })
  }
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  return outgoing === undefined ? streamed(viewer) : written(outgoing, viewer)
}

function written(outgoing: HttpBindings['outgoing'], viewer: Viewer): Response {
  const close = () => viewer.close()
  outgoing.on('close', close).on('error', close)
  if (outgoing.destroyed) close()
  // no chunks: their marks would have to be written for each viewer
  outgoing.removeHeader('transfer-encoding')
  outgoing.writeHead(200, { ...SECURITY_HEADERS, ...HEADERS, connection: 'close' })
  outgoing.flushHeaders()
  // past the answer, which would put off the writing until nobody looks at what it costs; there is no socket yet when
  // somebody asked a second thing before the first was answered
  const to: Writable = outgoing.socket ?? outgoing
  to.on('drain', () => viewer.drained())
  viewer.tell({ write: (bytes) => to.write(bytes), end: () => outgoing.end() })
  return RESPONSE_ALREADY_SENT
}

/** For whoever asks without a socket. */
function streamed(viewer: Viewer): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      viewer.tell({
        write(bytes) {
          controller.enqueue(bytes)
          return (controller.desiredSize ?? 0) > 0
        },
        end: () => controller.close(),
      }),
    pull: () => viewer.drained(),
    cancel: () => viewer.close(),
  })
  return new Response(body, { headers: HEADERS })
}
