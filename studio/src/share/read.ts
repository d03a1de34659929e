/** Reads the run out of a shared file: base64 of deflated lines, the first its detail, each other one an entry. */
import type { RunDetail } from '../../../src/server/api.ts'
import type { Entry } from '../../../src/store/record.ts'

export interface SharedRun {
  readonly detail: RunDetail
  readonly entries: readonly Entry[]
}

export async function readShared(base64: string): Promise<SharedRun> {
  const text = await inflated(bytesOf(base64.trim()))
  const [detail, ...entries] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  return { detail: asLooked(detail as RunDetail), entries: entries as Entry[] }
}

/** In a file nothing runs any more, and nobody can be answered. */
function asLooked(detail: RunDetail): RunDetail {
  return { ...detail, isLive: false, isElsewhere: false, questions: [], canGoOn: false, canSay: false }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  for (let place = 0; place < letters.length; place++) bytes[place] = letters.charCodeAt(place)
  return bytes
}

function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
}
