/** The server's API, typed: one function a question. Whatever goes wrong is an `ApiFailure`. */
import type {
  ApiError,
  Artefact,
  BoardAt,
  EvaluationInfo,
  ForkRequest,
  InsideRun,
  JournalPage,
  MailList,
  MemoryList,
  Metrics,
  ResumeRequest,
  RunDetail,
  RunList,
  SocietyInfo,
  StartRequest,
} from '../../../src/server/api.ts'
import { BASE_PATH } from '../base-path.ts'
import { ApiFailure } from './failure.ts'

export { ApiFailure } from './failure.ts'

export interface RunQuery {
  readonly society?: string | undefined
  readonly status?: string | undefined
  readonly text?: string | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

export interface MemoryQuery {
  readonly step?: number | undefined
  readonly query?: string | undefined
  readonly limit?: number | undefined
}

export type RunAction = 'pause' | 'step' | 'resume' | 'cancel'

export interface Api {
  societies(): Promise<readonly SocietyInfo[]>
  /** the latest first */
  runs(query?: RunQuery): Promise<RunList>
  run(id: string): Promise<RunDetail>
  journal(id: string, from: number, limit: number): Promise<JournalPage>
  /** the stream of entries after one of them; it stays open */
  events(id: string, after: number, signal: AbortSignal, hasTokens?: boolean): Promise<Response>
  board(id: string, step?: number): Promise<BoardAt>
  start(request: StartRequest): Promise<RunDetail>
  act(id: string, action: RunAction, request?: ResumeRequest): Promise<RunDetail>
  /** the least milliseconds a step takes */
  setPace(id: string, pace: number): Promise<RunDetail>
  /** gives the new run */
  fork(id: string, request: ForkRequest): Promise<RunDetail>
  answer(id: string, key: string, answer: unknown): Promise<RunDetail>
  /** societies inside it */
  inside(id: string): Promise<readonly InsideRun[]>
  evaluation(id: string): Promise<EvaluationInfo>
  metrics(id: string): Promise<Metrics>
  memories(id: string, agent?: string, query?: MemoryQuery): Promise<MemoryList>
  mail(id: string, agent?: string, step?: number): Promise<MailList>
  artefacts(id: string): Promise<readonly Artefact[]>
  /** where a browser finds a file of a run */
  artefactAddress(id: string, name: string): string
  exportAddress(id: string): string
  import(file: Blob): Promise<RunDetail>
}

export function createApi(fetcher: typeof fetch = (...args) => fetch(...args), root = `${BASE_PATH}/api`): Api {
  const send = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetcher(`${root}${path}`, init).catch((fault: unknown) => {
      if (init?.signal?.aborted) throw fault
      throw new ApiFailure('STUDIO_UNREACHABLE', 'The server does not answer.', 0)
    })
    if (!response.ok) throw await failureOf(response)
    return response
  }
  const get = async <T>(path: string): Promise<T> => (await (await send(path)).json()) as T
  const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
    (await (
      await send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as T
  const of = (id: string) => `/runs/${encodeURIComponent(id)}`
  return {
    societies: () => get('/societies'),
    runs: (query = {}) => get(`/runs${search({ ...query })}`),
    run: (id) => get(of(id)),
    journal: (id, from, limit) => get(`${of(id)}/journal${search({ from, limit })}`),
    events: (id, after, signal, hasTokens = false) =>
      send(`${of(id)}/events${hasTokens ? '?tokens=1' : ''}`, {
        headers: { accept: 'text/event-stream', 'last-event-id': String(after) },
        cache: 'no-store',
        signal,
      }),
    board: (id, step) => get(`${of(id)}/board${search({ step })}`),
    start: (request) => post('/runs', request),
    act: (id, action, request) => post(`${of(id)}/${action}`, request),
    setPace: (id, pace) => post(`${of(id)}/pace`, { pace }),
    fork: (id, request) => post(`${of(id)}/fork`, request),
    answer: (id, key, answer) => post(`${of(id)}/answer`, { key, answer }),
    inside: (id) => get(`${of(id)}/inside`),
    evaluation: (id) => get(`${of(id)}/evaluation`),
    metrics: (id) => get(`${of(id)}/metrics`),
    memories: (id, agent, query) => get(`${of(id)}/memories${search({ agent, ...query })}`),
    mail: (id, agent, step) => get(`${of(id)}/mail${search({ agent, step })}`),
    artefacts: (id) => get(`${of(id)}/artefacts`),
    artefactAddress: (id, name) => `${root}${of(id)}/artefacts/${encodeURIComponent(name)}`,
    exportAddress: (id) => `${root}${of(id)}/export`,
    import: async (file) =>
      (await (
        await send('/import', { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file })
      ).json()) as RunDetail,
  }
}

export const api = createApi()

function search(values: Readonly<Record<string, string | number | undefined>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') params.set(name, String(value))
  const text = params.toString()
  return text && `?${text}`
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
