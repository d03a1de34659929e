/** Transports to MCP servers, with bounds on what a server may send and nothing that keeps this process from ending. */
import type { AuthProvider, Transport } from '@modelcontextprotocol/client'
import type { McpAddress, McpAuth, McpCommand, McpOAuth, McpPlace } from './options.ts'

/** A message, or all of an answer over HTTP. */
const MOST_BYTES = 8 * 1024 * 1024
const KEPT_LINES = 20
const KEPT_CHARACTERS = 4_000

export interface OpenTransport {
  readonly transport: Transport
  /** the last lines that it wrote for people */
  said(): string
  /** sends a person for permission, and waits for it; false where nobody can be sent */
  authorize?(): Promise<boolean>
}

export async function openTransport(place: McpPlace): Promise<OpenTransport> {
  return 'command' in place ? startChild(place) : reach(place)
}

async function startChild({ command, args = [], env = {}, cwd }: McpCommand): Promise<OpenTransport> {
  const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio')
  // with PATH, HOME and the like, and nothing else of this process: keys of ours are not the server's business
  class ChildTransport extends StdioClientTransport {
    override async start(): Promise<void> {
      await super.start()
      letEnd(this)
    }
  }
  const transport = new ChildTransport({
    command,
    args: [...args],
    env: { ...env },
    stderr: 'pipe',
    maxBufferSize: MOST_BYTES,
    ...(cwd !== undefined && { cwd }),
  })
  let tail = ''
  transport.stderr?.on('data', (part: Buffer) => {
    tail = (tail + part.toString('utf8')).slice(-KEPT_CHARACTERS)
  })
  return { transport, said: () => tail.trim().split('\n').slice(-KEPT_LINES).join('\n') }
}

interface Unrefable {
  unref?(): void
}

interface Child extends Unrefable {
  readonly pid?: number
  readonly stdin?: Unrefable
  readonly stdout?: Unrefable
  readonly stderr?: Unrefable
  once(event: 'exit', listener: () => void): void
}

const children = new Set<number>()
let isListening = false

/** The child keeps nobody waiting, and ends with this process: its input closes, and it is told so as well. */
function letEnd(transport: object): void {
  const { _process: child } = transport as { readonly _process?: Child }
  if (child === undefined) return
  for (const each of [child, child.stdin, child.stdout, child.stderr]) each?.unref?.()
  const { pid } = child
  if (pid === undefined) return
  children.add(pid)
  child.once('exit', () => children.delete(pid))
  if (isListening) return
  isListening = true
  process.once('exit', () => {
    for (const each of children) endChild(each)
  })
}

function endChild(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM')
  } catch {
    // it has ended by itself
  }
}

async function reach({ url, headers = {}, fetch: given = fetch, auth, listens = false }: McpAddress) {
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
  const authProvider = auth === undefined ? undefined : providerOf(auth)
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { ...headers } },
    ...(authProvider && { authProvider }),
    fetch: async (address, init) => {
      // a stream that stays open for whatever may come would keep this process from ending; one that takes up an
      // answer where it broke off ends with the answer
      const isUnasked =
        init?.method === 'GET' && isOurs(address, url) && !new Headers(init.headers).has('last-event-id')
      if (isUnasked && !listens) return new Response(null, { status: 405 })
      const isThere = new URL(address).origin === new URL(url).origin
      return bounded(await given(address, isThere ? init : without(headers, init)))
    },
  })
  const opened: OpenTransport = {
    transport,
    said: () => '',
    async authorize() {
      if (authProvider === undefined || !('authorizationResponse' in authProvider)) return false
      const answer = await authProvider.authorizationResponse?.()
      if (answer === undefined) return false
      await transport.finishAuth(answer)
      return true
    },
  }
  return opened
}

/** Pages of an authorization server are read as well. */
const isOurs = (address: string | URL, url: string | URL) => new URL(address).href === new URL(url).href

/** Headers are for the server. It says itself where its authorization server is, where the package sends them, too. */
function without(headers: Readonly<Record<string, string>>, init: RequestInit = {}): RequestInit {
  const left = new Headers(init.headers)
  for (const [name, value] of Object.entries(headers)) if (left.get(name) === value) left.delete(name)
  return { ...init, headers: left }
}

function providerOf(auth: McpAuth): AuthProvider | McpOAuth {
  if (typeof auth === 'string') return { token: async () => auth }
  return typeof auth === 'function' ? { token: async () => auth() } : auth
}

function bounded(response: Response): Response {
  if (response.body === null) return response
  let size = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.length
      if (size > MOST_BYTES) controller.error(new Error(`more than ${MOST_BYTES / 1024 / 1024} MB came back`))
      else controller.enqueue(part)
    },
  })
  return new Response(response.body.pipeThrough(limit), response)
}
