/**
 * A connection to an MCP server: made when it is first needed, made again when the server has ended, with growing
 * pauses when it does not come up. Nothing that was asked of it is asked twice unless it may be.
 */
import type { Client, Transport } from '@modelcontextprotocol/client'
import { messageOf, TroupeError } from '../../base/errors.ts'
import { faultAgainst } from '../../base/fits-json-schema.ts'
import { createFaults, readFailure, UNKNOWN, type Faults } from './faults.ts'
import { nameOf, USUAL, type McpOptions, type McpPlace } from './options.ts'
import { openTransport, type OpenTransport } from './transport.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000
// a server that says nothing to the newer protocol for so long speaks the older one
const PROBE_MS = 20_000
// a person is sent for more permission so often; who still refuses will not stop
const MOST_PERMISSIONS = 2
// what may come unasked between two questions; a server that sends more is cut off
const MOST_UNASKED = 10_000

export interface Using {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** nothing changes by it, so it is asked again when the server has ended meanwhile */
  readonly mayRepeat: boolean
}

/** What a server asks in the middle of a call, where its protocol has it so. */
export type OnQuestion = (params: unknown) => Promise<{ action: 'accept' | 'decline'; content?: Answers }>
export type Answers = Record<string, string | number | boolean | string[]>

export interface Connection {
  readonly name: string
  readonly faults: Faults
  /** counts connections: what was learned over one is not true of the next */
  readonly generation: number
  /** a server is there, as far as is known */
  isOpen(): boolean
  use<T>(work: (client: Client) => Promise<T>, using: Using): Promise<T>
  /** who answers a question that comes by itself */
  onQuestion: OnQuestion | undefined
  close(): Promise<void>
}

interface Held extends OpenTransport {
  readonly client: Client
  isClosed: boolean
  unasked: number
  /** why it was cut off */
  fault?: string
  /** what was last wrong with what it sent */
  trouble?: string
}

export function createConnection(place: McpPlace, options: McpOptions, onChange: () => void): Connection {
  const { limits = {}, now = () => performance.now() } = options
  const { connectMs = USUAL.connectMs } = limits
  const name = nameOf(place)
  const faults = createFaults(name, place)
  let opening: Promise<Held> | undefined
  let latest: Held | undefined
  let generation = 0
  let isDone = false
  let failure: { error: TroupeError; until: number; count: number } | undefined
  // once it is known which protocol the server speaks, it is not asked again
  let mode: 'auto' | 'legacy' = 'auto'

  const connect = async (how: 'auto' | 'legacy', tries = 0): Promise<Held> => {
    const { Client, UnauthorizedError } = await loadClient()
    const opened = await openTransport(place)
    const client = new Client(
      { name: 'troupe', version: '1' },
      {
        versionNegotiation: { mode: how, probe: { timeoutMs: Math.min(PROBE_MS, connectMs) } },
        // a question comes back as data: no connection waits for a person
        inputRequired: { autoFulfill: false },
        capabilities: { elicitation: { form: {} } },
        jsonSchemaValidator: { getValidator: validatorOf },
        // over HTTP a stream would have to stay open for it, which keeps a program from ending
        ...('command' in place && { listChanged: { tools: { autoRefresh: false, onChanged: onChange } } }),
      },
    )
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      return (await connection.onQuestion?.(params)) ?? { action: 'decline' as const }
    })
    const held: Held = { ...opened, client, isClosed: false, unasked: 0 }
    Object.assign(client, {
      onclose: () => void (held.isClosed = true),
      onerror: (error: Error) => void (held.trouble = error.message),
    })
    try {
      await client.connect(opened.transport, { timeout: connectMs })
    } catch (error) {
      const isAuthorized =
        tries < MOST_PERMISSIONS && isUnauthorized(error, UnauthorizedError) && (await opened.authorize?.())
      await client.close().catch(() => {})
      await opened.transport.close().catch(() => {})
      if (isAuthorized) return connect(how, tries + 1)
      const last = opened.said()
      throw faults.failed(`cannot be used: ${messageOf(error)}.${last === '' ? '' : ` It said: ${last}`}`, error)
    }
    guard(held)
    return held
  }
  const open = async (): Promise<Held> => {
    if (isDone) throw faults.failed('was closed by this program.')
    if (failure !== undefined && now() < failure.until) throw failure.error
    try {
      const held = await connectAnyHow()
      generation++
      latest = held
      mode = held.client.getProtocolEra() === 'legacy' ? 'legacy' : 'auto'
      return held
    } catch (error) {
      if (!(error instanceof TroupeError) || error.code !== 'TOOL_SERVER_FAILED') throw error
      failed(error)
      throw error
    }
  }
  /** A server may end at the first word it does not know: then it is started once more, and asked in the older way. */
  const connectAnyHow = async (): Promise<Held> => {
    try {
      return await connect(mode)
    } catch (error) {
      const isOld = mode === 'auto' && 'command' in place && finalCode(error) !== 'ENOENT'
      if (!isOld) throw error
      return connect('legacy').catch(() => {
        throw error
      })
    }
  }
  const failed = (error: TroupeError) => {
    const count = (failure?.count ?? 0) + 1
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (count - 1))
    failure = { error, until: now() + pause, count }
  }
  const held = async (): Promise<Held> => {
    const known = opening
    const current = await known?.catch(() => undefined)
    if (current !== undefined && !current.isClosed) return current
    // whoever comes first connects, for all
    if (opening === known) opening = open()
    return opening!
  }
  const attempt = async <T>(work: (client: Client) => Promise<T>, { timeoutMs, mayRepeat }: Using) => {
    const current = await held()
    current.unasked = 0
    try {
      const result = await permitted(work, current)
      failure = undefined
      return { result }
    } catch (error) {
      if (error instanceof TroupeError) throw error
      const { words, isLost, isRefused } = readFailure(error, timeoutMs ?? USUAL.timeoutMs)
      const isGone = isLost || current.isClosed
      // its last words come with its end
      if (isGone) await new Promise((resolve) => setTimeout(resolve, 50))
      const said = isGone ? current.said() : ''
      const unknown = mayRepeat || isRefused ? '' : ` ${UNKNOWN}`
      const why = current.fault ?? (isGone ? current.trouble : undefined)
      const more = `${why === undefined ? '' : ` ${why}`}${said === '' ? '' : ` It said: ${said}`}`
      return { fault: faults.failed(`${words}${unknown}${more}`, error), isGone: isGone && !current.fault }
    }
  }
  /** What was refused for lack of permission was not done: with it, it is asked again. */
  const permitted = async <T>(work: (client: Client) => Promise<T>, current: Held, tries = 0): Promise<T> => {
    try {
      return await work(current.client)
    } catch (error) {
      const { UnauthorizedError } = await loadClient()
      if (tries >= MOST_PERMISSIONS || !isUnauthorized(error, UnauthorizedError)) throw error
      if (!(await current.authorize?.())) throw error
      return permitted(work, current, tries + 1)
    }
  }
  const connection: Connection = {
    name,
    faults,
    get generation() {
      return generation
    },
    onQuestion: undefined,
    isOpen: () => latest?.isClosed === false,
    async use(work, using) {
      using.signal?.throwIfAborted()
      const first = await attempt(work, using)
      if ('result' in first) return first.result
      using.signal?.throwIfAborted()
      if (first.isGone && using.mayRepeat) {
        const second = await attempt(work, using)
        if ('result' in second) return second.result
        failed(second.fault)
        throw second.fault
      }
      if (first.isGone) failed(first.fault)
      throw first.fault
    },
    async close() {
      isDone = true
      const current = await opening?.catch(() => undefined)
      opening = undefined
      await current?.client.close()
    },
  }
  return connection
}

/** Of the package, also where it stands behind another error. */
function isUnauthorized(error: unknown, kind: new (...words: never[]) => Error): boolean {
  for (let each = error; each instanceof Error; each = (each as Error).cause) if (each instanceof kind) return true
  return false
}

/** Counts what comes unasked, and cuts off who sends without end. */
function guard(held: Held): void {
  const transport: Transport = held.transport
  const deliver = transport.onmessage?.bind(transport)
  const onmessage: NonNullable<Transport['onmessage']> = (message, extra) => {
    if ('method' in message && ++held.unasked > MOST_UNASKED) {
      if (held.isClosed) return
      held.isClosed = true
      held.fault = `It sent more than ${MOST_UNASKED} messages that nobody asked for.`
      void held.client.close().catch(() => {})
      return
    }
    deliver?.(message, extra)
  }
  Object.assign(transport, { onmessage })
}

function validatorOf<T>(schema: unknown) {
  return (value: unknown) => {
    const fault = faultAgainst(schema, value)
    return fault === undefined
      ? { valid: true as const, data: value as T, errorMessage: undefined }
      : { valid: false as const, data: undefined, errorMessage: fault }
  }
}

function finalCode(error: unknown): unknown {
  return ((error as Error).cause as { code?: unknown } | undefined)?.code
}

async function loadClient() {
  try {
    return await import('@modelcontextprotocol/client')
  } catch (error) {
    throw new TroupeError('TOOL_NO_PACKAGE', 'MCP servers need a package: npm install @modelcontextprotocol/client', {
      cause: error,
    })
  }
}
