/** Answers to unreadable requests: not HTTP, or too long. The app never sees them. */
import { STATUS_CODES, type Server } from 'node:http'
import type { FaultCode } from './faults.ts'
import { SECURITY_HEADERS } from './security.ts'

const CODE: FaultCode = 'SERVER_BAD_REQUEST'

export function answerUnreadable(http: Server): void {
  http.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
    const [status, message] = saidOf(code)
    const body = JSON.stringify({ error: { code: CODE, message } })
    const headers = {
      ...SECURITY_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  })
}

function saidOf(code: string | undefined): readonly [status: number, message: string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'The address or the headers of this request are too long.']
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request did not come to its end in time.']
  return [400, 'This is no request that can be read.']
}
