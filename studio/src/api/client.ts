/** The server's API, typed: one function a question. Whatever goes wrong is an `ApiFailure`. */
import type {
  Artefact,
  WindowsStopped,
  AskRequest,
  TellRequest,
  BoardAt,
  EvaluationInfo,
  ForkRequest,
  InsideRun,
  JournalPage,
  MailList,
  MemberAnswer,
  MemberList,
  MemoryList,
  Metrics,
  ResumeRequest,
  RunDetail,
  RunList,
  SocietyInfo,
  StartRequest,
} from '../../../src/server/api.ts'
import { createAsk } from './ask.ts'

export { ApiFailure } from './failure.ts'

export interface RunQuery {
  readonly society?: string | undefined
  readonly status?: string | undefined
  readonly text?: string | undefined
  readonly limit?: number | undefined
  /** only those that began before this run */
  readonly before?: string | undefined
  /** also how many there are by status */
  readonly counts?: 'true' | undefined
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
  /** who can be asked about it, and what */
  members(id: string, step?: number): Promise<MemberList>
  /** asks a member; with a mind, a model answers what rules do not understand */
  ask(id: string, request: AskRequest): Promise<MemberAnswer>
  /** another value of a field that a member writes, as a step of the run */
  tell(id: string, request: TellRequest): Promise<RunDetail>
  artefacts(id: string): Promise<readonly Artefact[]>
  /** where a browser finds a file of a run */
  artefactAddress(id: string, name: string): string
  /** where a browser finds a picture of a window */
  pictureAddress(id: string, sha256: string): string
  /** every key up at once */
  stopWindows(id: string): Promise<WindowsStopped>
  exportAddress(id: string): string
  import(file: Blob): Promise<RunDetail>
}

export function createApi(fetcher?: typeof fetch, root?: string): Api {
  const { send, get, post, address } = createAsk(fetcher, root)
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
    members: (id, step) => get(`${of(id)}/members${search({ step })}`),
    ask: (id, request) => post(`${of(id)}/ask`, request),
    tell: (id, request) => post(`${of(id)}/tell`, request),
    artefacts: (id) => get(`${of(id)}/artefacts`),
    artefactAddress: (id, name) => address(`${of(id)}/artefacts/${encodeURIComponent(name)}`),
    pictureAddress: (id, sha256) => address(`${of(id)}/pictures/${encodeURIComponent(sha256)}`),
    stopWindows: (id) => post(`${of(id)}/windows/stop`, {}),
    exportAddress: (id) => address(`${of(id)}/export`),
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
