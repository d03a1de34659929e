/** Listing what an MCP server has, page by page, and not without end. */
import type { Client, Prompt, Resource, Tool as SdkTool } from '@modelcontextprotocol/client'
import type { TroupeError } from '../../base/errors.ts'

const MOST_PAGES = 100
const MOST_CHARACTERS = 8 * 1024 * 1024

interface Kinds {
  readonly tools: SdkTool
  readonly resources: Resource
  readonly prompts: Prompt
}

export interface Listing {
  /** as many as are taken */
  readonly most: number
  /** no more are needed */
  readonly isEnough?: (names: readonly string[]) => boolean
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  readonly fail: (what: string) => TroupeError
}

/** What a server does not offer at all is an empty list. */
export async function listAll<K extends keyof Kinds>(
  client: Client,
  kind: K,
  { most, isEnough = () => false, timeoutMs, signal, fail }: Listing,
): Promise<Kinds[K][]> {
  if (client.getServerCapabilities()?.[kind] === undefined) return []
  const found: Kinds[K][] = []
  let length = 0
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const request = { method: `${kind}/list` as const, params: cursor === undefined ? {} : { cursor } }
    const answer = await client.request(request, { timeout: timeoutMs, ...(signal && { signal }) })
    const items = (answer as unknown as Record<K, Kinds[K][]>)[kind]
    length += JSON.stringify(items).length
    found.push(...items)
    if (isEnough(found.map(({ name }) => name))) return found
    if (found.length > most) throw fail(`offers more than ${most} ${kind}.`)
    if (length > MOST_CHARACTERS) throw fail(`needs more than ${MOST_CHARACTERS / 1024 / 1024} MB to list its ${kind}.`)
    cursor = (answer as { nextCursor?: string }).nextCursor
    if (cursor === undefined) return found
  }
  throw fail(`lists its ${kind} on more than ${MOST_PAGES} pages.`)
}
