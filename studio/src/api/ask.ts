/** Asking the server: JSON in, JSON out, and an `ApiFailure` for whatever goes wrong. */
import type { ApiError } from '../../../src/server/api.ts'
import { BASE_PATH } from '../base-path.ts'
import { ApiFailure } from './failure.ts'

export interface Ask {
  readonly send: (path: string, init?: RequestInit) => Promise<Response>
  readonly get: <T>(path: string) => Promise<T>
  readonly post: <T>(path: string, body?: unknown) => Promise<T>
  /** where a browser finds a path */
  readonly address: (path: string) => string
}

export function createAsk(fetcher: typeof fetch = (...args) => fetch(...args), root = `${BASE_PATH}/api`): Ask {
  const send = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetcher(`${root}${path}`, init).catch((fault: unknown) => {
      if (init?.signal?.aborted) throw fault
      throw new ApiFailure('STUDIO_UNREACHABLE', 'The server does not answer.', 0)
    })
    if (!response.ok) throw await failureOf(response)
    return response
  }
  return {
    send,
    get: async <T>(path: string) => (await (await send(path)).json()) as T,
    post: async <T>(path: string, body: unknown = {}) =>
      (await (
        await send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as T,
    address: (path) => `${root}${path}`,
  }
}

/** What the server said, or what its silence means. */
async function failureOf(response: Response): Promise<ApiFailure> {
  const said = (await response.json().catch(() => undefined)) as Partial<ApiError> | undefined
  const { code, message } = said?.error ?? {}
  return new ApiFailure(
    code ?? 'STUDIO_BAD_ANSWER',
    message ?? `The server answered ${response.status}.`,
    response.status,
  )
}
