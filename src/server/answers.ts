/** HTTP answers: JSON that no browser caches, compressed where that helps. */
import { pause } from '../base/pause.ts'
import type { Context } from 'hono'
import { visible } from '../base/visible.ts'
import { encoded, encodingFor } from './compress.ts'
import type { FilePart } from '../societies/society.ts'
import { refusalOf } from './faults.ts'
import { refusalPage } from './refusal-page.ts'
import { encode } from './without-folders.ts'

export function answerJson(c: Context, value: unknown, status = 200): Promise<Response> {
  return answerText(c, encode(value), 'application/json; charset=utf-8', status)
}

export async function answerText(c: Context, text: string, type: string, status = 200): Promise<Response> {
  const { bytes, encoding } = await encoded(
    new TextEncoder().encode(text),
    encodingFor(c.req.header('accept-encoding')),
  )
  const headers = {
    'content-type': type,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  }
  return new Response(bytes, { status, headers })
}

// most files of runs are smaller, and a larger one has been read through before its first part is made
const AHEAD_LENGTH = 1024 * 1024
const PARTS_AT_ONCE = 16

/**
 * The parts of a file, sent as they are made, saved under a name and never shown in place. The first of them are made
 * before anything is answered: what cannot be made at all is then refused, and not a file that breaks off.
 */
export async function answerFile(parts: AsyncIterable<FilePart>, type: string, name: string): Promise<Response> {
  const iterator = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const bytesOf = (part: FilePart) => (typeof part === 'string' ? encoder.encode(part) : part)
  const ahead = await readAhead(iterator)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const early = ahead.shift()
      if (early !== undefined) return controller.enqueue(bytesOf(early))
      const { done, value } = await iterator.next()
      if (done === true) controller.close()
      else controller.enqueue(bytesOf(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${fileName(name)}"`,
      // somebody else wrote what is in it: even opened in place it can do nothing
      'content-security-policy': `default-src 'none'; sandbox`,
    },
  })
}

async function readAhead(parts: AsyncIterator<FilePart>): Promise<FilePart[]> {
  const ahead: FilePart[] = []
  for (let length = 0; length < AHEAD_LENGTH;) {
    const { done, value } = await parts.next()
    if (done === true) break
    ahead.push(value)
    length += value.length
    // many small parts are made at once otherwise
    if (ahead.length % PARTS_AT_ONCE === 0) await pause()
  }
  return ahead
}

// file systems take no more than 255
const LONGEST_NAME = 200

/** Names of runs are anybody's: letters of every system, and nothing that hides a file or passes for an option. */
export function fileName(name: string): string {
  const plain = name.replaceAll(/[^\w.-]+/g, '-')
  return plain.slice(-LONGEST_NAME).replace(/^[.-]+/, '') || 'file'
}

/** JSON under `/api`; a page for somebody who opened one. */
export function answerRefusal(c: Context, error: unknown, base = ''): Response {
  const refusal = refusalOf(error)
  const { status, code, headers = {} } = refusal
  // what was refused is quoted in it, and it is read in terminals, too
  const message = visible(refusal.message)
  const isPage = !c.req.path.startsWith('/api') && (c.req.header('accept') ?? '').includes('text/html')
  return new Response(isPage ? refusalPage({ ...refusal, message }, base) : encode({ error: { code, message } }), {
    status,
    headers: {
      'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
