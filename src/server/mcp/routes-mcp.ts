/** MCP over Streamable HTTP, at `/mcp` of the studio's server: behind the same door, with the same limits. */
import type { Context } from 'hono'
import type { McpHttpHandler } from '@modelcontextprotocol/server'
import { JSON_BYTES, type Places } from '../limits.ts'
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
        return whenRead(await fetch(c.req.raw), leave)
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

/** The place is given up when the answer has been read, or nobody reads it any more. */
function whenRead(response: Response, leave: () => void): Response {
  if (response.body === null) {
    leave()
    return response
  }
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (!done) return controller.enqueue(value)
      leave()
      controller.close()
    },
    async cancel(reason) {
      leave()
      await reader.cancel(reason)
    },
  })
  return new Response(body, response)
}
