/**
 * The HTTP API as a program asks it: in this process, or of a studio at an address. MCP tools and resources stand on
 * this alone, so that whatever the API checks, limits and leaves out holds for them as well.
 */
import { isRecord } from '../../base/json-kinds.ts'

/** Sends what is asked for below `/api`, such as `/runs`. */
export type AskApi = (path: string, init?: RequestInit) => Response | Promise<Response>

export interface ApiPort {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: unknown): Promise<T>
  /** a file, when it is not longer than that */
  file(path: string, mostBytes: number): Promise<ApiFile>
}

export interface ApiFile {
  readonly type: string
  readonly bytes: Uint8Array
}

/** What the API refused, in its own words. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

// a board that is longer is looked at in the studio
const MOST_JSON_BYTES = 32 * 1024 * 1024

export function createApiPort(ask: AskApi): ApiPort {
  const json = async <T>(response: Response): Promise<T> => {
    const text = new TextDecoder().decode(await bytesOf(response, MOST_JSON_BYTES))
    const value = parsed(text)
    if (response.ok && value !== undefined) return value as T
    throw refusalIn(value, response)
  }
  return {
    get: async (path) => json(await ask(path)),
    post: async (path, body = {}) =>
      json(
        await ask(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    async file(path, mostBytes) {
      const response = await ask(path)
      if (!response.ok) return json(response)
      const type = response.headers.get('content-type') ?? 'application/octet-stream'
      return { type, bytes: await bytesOf(response, mostBytes) }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusalIn(value: unknown, { status }: Response): ApiRefusal {
  const error = isRecord(value) ? value['error'] : undefined
  if (isRecord(error) && typeof error['code'] === 'string' && typeof error['message'] === 'string')
    return new ApiRefusal(error['code'], error['message'])
  return new ApiRefusal('SERVER_FAILED', `The studio answered with status ${status}, and not as a studio does.`)
}

async function bytesOf({ body }: Response, most: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > most)
      throw new ApiRefusal(
        'SERVER_TOO_LARGE',
        `It is larger than ${Math.round(most / 1024)} kB. Ask for less of it, or open the run in the studio.`,
      )
    parts.push(part)
  }
  return Buffer.concat(parts)
}
