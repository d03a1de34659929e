/** Downloads a file whose size and SHA-256 are known beforehand. Whatever else arrives is refused, and why is said. */
import { messageOf, TroupeError } from '../../base/errors.ts'
import type { RemoteFile } from '../../societies/adventurers/story-catalogue.ts'
import { hashOf } from '../../societies/adventurers/story-shelf.ts'

// a story has a few hundred kilobytes at most, so silence for this long means that nothing will come
const PATIENCE_MS = 30_000

export interface DownloadOptions {
  readonly signal?: AbortSignal
  readonly patienceMs?: number
  readonly onProgress?: (bytes: number) => void
}

export async function download(
  address: URL,
  { bytes, sha256 }: Pick<RemoteFile, 'bytes' | 'sha256'>,
  { signal, patienceMs = PATIENCE_MS, onProgress }: DownloadOptions = {},
): Promise<Uint8Array> {
  const fail = (what: string, cause?: unknown) =>
    new TroupeError('STORY_DOWNLOAD_FAILED', `${address.href}: ${what}`, { cause })
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), patienceMs)
  const either = AbortSignal.any([impatience.signal, ...(signal ? [signal] : [])])
  let received = 0
  try {
    const response = await fetch(address, { signal: either })
    if (!response.ok) throw fail(explainStatus(response.status))
    const parts: Uint8Array[] = []
    for await (const part of response.body ?? []) {
      timer.refresh()
      received += part.length
      if (received > bytes) throw fail(`it is larger than the ${bytes} bytes it should have, so it is another file.`)
      parts.push(part)
      onProgress?.(received)
    }
    if (received < bytes) throw fail(explainCut(received, bytes))
    const data = Buffer.concat(parts)
    const found = hashOf(data)
    if (found !== sha256) throw fail(`its SHA-256 is ${found} instead of ${sha256}, so it is another file.`)
    return data
  } catch (error) {
    if (error instanceof TroupeError || signal?.aborted) throw error
    if (impatience.signal.aborted) throw fail(`nothing came for ${patienceMs / 1000} seconds. Try again later.`, error)
    if (received > 0) throw fail(explainCut(received, bytes), error)
    throw fail(`it cannot be reached (${reasonOf(error)}). Is this machine online, or behind a proxy?`, error)
  } finally {
    clearTimeout(timer)
  }
}

function explainStatus(status: number): string {
  if (status === 404) return 'the server has no such file any more (404).'
  return `the server answered ${status}. Try again later.`
}

function explainCut(received: number, bytes: number): string {
  return `the connection ended after ${received} of ${bytes} bytes. Try again.`
}

/** `fetch` says only that it failed; why is in the cause, and of several causes the first will do. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof AggregateError && cause.errors.length > 0) return messageOf(cause.errors[0])
  return messageOf(cause ?? error)
}
