/** The official MCP client, as tests use it: beside a server in this process, without a socket. */
import { Client, StreamableHTTPClientTransport, type CallToolResult } from '@modelcontextprotocol/client'

export interface TestClient {
  readonly client: Client
  /** the value of a tool's answer; a fault is thrown with its words */
  call<T = Record<string, unknown>>(name: string, given?: Record<string, unknown>, options?: CallOptions): Promise<T>
  read(uri: string): Promise<unknown>
}

type CallOptions = Parameters<Client['callTool']>[1]

export async function connectTo(
  fetch: (request: Request) => Response | Promise<Response>,
  { headers = {}, mode = 'auto' }: { headers?: Record<string, string>; mode?: 'auto' | 'legacy' } = {},
): Promise<TestClient> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL('http://127.0.0.1/mcp'), {
    requestInit: { headers },
    fetch: async (url, init) => {
      const request = new Request(url, init)
      request.headers.set('host', '127.0.0.1')
      return fetch(request)
    },
  })
  await client.connect(transport)
  return {
    client,
    async call<T>(name: string, given: Record<string, unknown> = {}, options?: CallOptions) {
      const result = await client.callTool({ name, arguments: given }, options)
      if (result.isError) throw new Error(textIn(result))
      return result.structuredContent as T
    },
    async read(uri) {
      const { contents } = await client.readResource({ uri })
      const [first] = contents
      return first && 'text' in first && first.mimeType === 'application/json' ? JSON.parse(first.text) : first
    },
  }
}

export function textIn({ content }: CallToolResult): string {
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}
