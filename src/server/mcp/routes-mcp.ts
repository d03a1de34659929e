/** MCP over Streamable HTTP, at `/mcp` of the studio's server: behind the same door, with the same limits. */
import type { Context } from 'hono'
import type { McpHttpHandler } from '@modelcontextprotocol/server'
import { bodyOf, JSON_BYTES, type Places } from '../limits.ts'
import { whenRead } from '../when-read.ts'
import { createMcpServers, type McpServerOptions } from './mcp-server.ts'

export const MCP_PATH = '/mcp'

export interface McpRoute {
  answer(c: Context): Promise<Response>
  close(): Promise<void>
}

/** `places`: what one client may have open at once, calls that wait included. */
export function createMcpRoute(options: McpServerOptions, places: Places): McpRoute {
  const servers = createMcpServers(options)
  let handler: Promise<McpHttpHandler> | undefined
  const open = async () => {
    const { createMcpHandler } = await import('@modelcontextprotocol/server')
    return createMcpHandler(() => servers(), { maxRequestBodySize: JSON_BYTES })
  }
  return {
    async answer(c) {
      const leave = places.take(c)
      try {
        const { fetch } = await (handler ??= open())
        const request = await oneMessage(c)
        return whenRead(request instanceof Response ? request : await fetch(request), leave)
      } catch (error) {
        leave()
        throw error
      }
    },
    async close() {
      await (await handler)?.close()
    },
  }
}

const NO_BATCH = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'This takes one message at a time: the protocol has no batches since 2025-06-18.' },
}

/** Many calls in one request would take as long as all of them together, and count as one. */
async function oneMessage(c: Context): Promise<Request | Response> {
  const { raw } = c.req
  if (raw.method !== 'POST') return raw
  const body = Buffer.concat(await Array.fromAsync(bodyOf(c, JSON_BYTES)))
  if (body.toString('latin1', 0, FIRST_BYTES).trimStart().startsWith('['))
    return Response.json(NO_BATCH, { status: 400 })
  const { method, headers, signal } = raw
  return new Request(raw.url, { method, headers, body, signal })
}

const FIRST_BYTES = 64
