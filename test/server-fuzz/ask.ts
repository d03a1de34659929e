/** Asks a server as an attack does: what it answers is held to a second, to no 500 and to no stack. */
import type { TestServer } from '../studio-server.ts'
import { routesOf } from './routes.ts'

export interface Answered {
  readonly asked: string
  /** as the server knows it, such as `GET /api/runs/:id` */
  readonly route: string
  readonly status: number
  /**
   * of the processor, because a machine that does other things must not make an answer late; by the clock where that is
   * less, because compiling and collecting on other threads keep nobody waiting
   */
  readonly ms: number
}

// by the clock, an answer that waits for something instead of working is late as well
const CLOCK_PER_PROCESSOR = 15

export interface AttackResult {
  readonly answers: readonly Answered[]
  /** the import was taken: what came was harmless enough to be kept */
  readonly isTaken: boolean
}

export class Broken extends Error {
  override readonly name = 'Broken'
}

export interface Attacked {
  readonly studio: TestServer
  readonly corpus: readonly (readonly string[])[]
  /** whose front end is at the root of the server */
  readonly face: { run?: string }
  /** another server, which lets in only who has its token */
  readonly guarded: TestServer
  /** no answer may take longer */
  readonly patienceMs: number
}

export type Ask = (path: string, init?: RequestInit) => Promise<{ readonly status: number; readonly body: string }>

/** Streams never end, and calls may wait as long as they are told to: who asked hangs up then. */
const STREAM_MS = 50
const CALL_MS = 300
const isStream = /\/events(\/stream)?(\?|$)/
// tools that wait for a run unless they are told not to; everything else is waited for
const waits = /"(watch|answer|fork|step|resume)_run"|"run_\w+"/

function patienceFor(path: string, { body }: RequestInit): number | undefined {
  if (isStream.test(path)) return STREAM_MS
  const isWaiting = typeof body === 'string' && waits.test(body) && !body.includes('"waitSeconds":0')
  // a task is waited for until it rests
  return (path.startsWith('/mcp') && isWaiting) || path.startsWith('/a2a/') ? CALL_MS : undefined
}

/** Langflow tells with 500 that a node of a flow stopped it, and says which: that is the flow's failure. */
const isFlowsOwn = (path: string, body: string): boolean =>
  path.startsWith('/api/v1/') && body.includes('\\"traceback\\":null')

export function createAsking(studio: TestServer, patienceMs: number, answers: Answered[]): Ask {
  const routes = routesOf(studio.server.routes)
  return async (path, init) => {
    const asked = `${init?.method ?? 'GET'} ${path.slice(0, 120)}`
    const [from, used] = [performance.now(), process.cpuUsage()]
    const { status, body } = await exchange(studio, path, init)
    const { user, system } = process.cpuUsage(used)
    const waited = performance.now() - from
    const ms = Math.min((user + system) / 1000, waited)
    answers.push({ asked, route: routes.of(init?.method ?? 'GET', path), status, ms })
    if (status >= 500 && !isFlowsOwn(path, body)) throw new Broken(`${asked}: ${status} ${body.slice(0, 300)}`)
    if (/\n\s+at .+:\d+:\d+/.test(body.slice(0, 5_000))) throw new Broken(`${asked}: a stack in ${body.slice(0, 300)}`)
    if (ms > patienceMs || waited > patienceMs * CLOCK_PER_PROCESSOR)
      throw new Broken(`${asked}: took ${Math.round(ms)} ms of work, ${Math.round(waited)} ms by the clock`)
    return { status, body }
  }
}

async function exchange(studio: TestServer, path: string, init: RequestInit = {}) {
  const hangUp = new AbortController()
  const patience = patienceFor(path, init)
  const timer = patience === undefined ? undefined : setTimeout(() => hangUp.abort(), patience)
  let [status, body] = [0, '']
  try {
    const response = await studio.request(path, { ...init, signal: hangUp.signal })
    status = response.status
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) body += decoder.decode(chunk, { stream: true })
  } catch (error) {
    if (!hangUp.signal.aborted) throw error
  } finally {
    clearTimeout(timer)
  }
  return { status, body }
}

export const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
})
